import type { ReactNode } from 'react';
import { drawnGround } from '../../board/drawnGround.tsx';
import type { SpaceId } from '../../board/plan.ts';
import type { LegendEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { FigureDisc } from './grid/Figures.tsx';
import { EdgeSign } from './grid/Ground.tsx';
import { BabyToken, Noise, Search } from './grid/Marks.tsx';
import { OpeningMark } from './grid/Openings.tsx';
import type { Loudness, SearchState } from './grid/scene.ts';
import { Vehicle } from './grid/Vehicle.tsx';
import { heroLook } from './looks.ts';
import { plan } from './map.ts';
import { groundFor, type SkinWord, say, stairsOf, viewOf } from './names.ts';

const HERE = [0, 0] as const;
const NOISES: Readonly<Record<Loudness, readonly string[]>> = {
  faint: ['ZP-HEAR-01', 'ZP-HEAR-04'],
  loud: ['ZP-HEAR-02', 'ZP-HEAR-04'],
  'very-loud': ['ZP-HEAR-03'],
};
const drawnOpening = (window: boolean, barred: boolean, locked = false): ReactNode => (
  <g transform={window || barred || locked ? undefined : 'translate(0 -30)'}>
    <OpeningMark gap={{ id: -1, axis: 'h', at: HERE, window }} barred={barred} locked={locked} />
  </g>
);
const drawnSearch = (state: SearchState): ReactNode => <Search rect={[0, 0, 0, 0]} state={state} label="" />;

type Explained = NameIn<SkinWord, 'p.legend'>;

/** What lies on the board of this table, kind by kind. */
export function legend(seen: Seen, words: GameWords): readonly LegendEntry[] {
  const view = viewOf(seen);
  const ground = groundFor(view);
  const { gaps, doors, vehicle, edge } = plan(view.board, words);
  const entries: LegendEntry[] = [];
  const add = (id: Explained, drawing: ReactNode, rules: readonly string[], where: Partial<LegendEntry>): void => {
    const text = words.say(say(`p.legend.${id}.text`));
    entries.push({ id, drawing, title: words.say(say(`p.legend.${id}`)), text, rules, ...where });
  };
  const some = (spaces: readonly SpaceId[], then: (where: Partial<LegendEntry>) => void): void => {
    if (spaces.length > 0) then({ spaces });
  };

  const isThere = (square: SpaceId): boolean => square < ground.cellar.first || view.cellar >= 0;
  const stairs = stairsOf(view);
  const searches = (done: boolean): SpaceId[] =>
    ground.searches.flatMap(({ square }, id) =>
      (view.searched[id] !== 0) === done && isThere(square) && square !== stairs ? [square] : [],
    );
  some(searches(false), (where) => add('search', drawnSearch('open'), ['ZP-SEARCH-01', 'ZP-WIN-02'], where));
  some(searches(true), (where) => add('searched', drawnSearch('done'), ['ZP-SEARCH-04', 'ZP-SEARCH-05'], where));

  const openings = (fits: (window: boolean, barred: boolean, locked: boolean) => boolean): number[] =>
    gaps.flatMap(({ id, window }) => (fits(window, view.barred[id] === 1, view.locked === id) ? [id] : []));
  const opened = (id: Explained, which: readonly number[], drawing: ReactNode, rules: readonly string[]): void => {
    const spaces = doors.flatMap((door) => (which.includes(door.id) ? [door.a, door.b] : []));
    if (which.length > 0) add(id, drawing, rules, { doors: which, around: spaces });
  };
  const isOpen = (barred: boolean, locked: boolean): boolean => !barred && !locked;
  opened(
    'door',
    openings((window, barred, locked) => !window && isOpen(barred, locked)),
    drawnOpening(false, false),
    ['ZP-HMOVE-05', 'ZP-WIN-03'],
  );
  opened(
    'window',
    openings((window, barred, locked) => window && isOpen(barred, locked)),
    drawnOpening(true, false),
    ['ZP-HMOVE-06', 'ZP-HMOVE-08', 'ZP-WIN-03'],
  );
  opened(
    'barricade',
    openings((_, barred) => barred),
    drawnOpening(false, true),
    ['ZP-BARR-04', 'ZP-BARR-07', 'ZP-ZBARR-01'],
  );
  opened(
    'locked',
    openings((_, barred, locked) => locked && !barred),
    drawnOpening(false, false, true),
    [],
  );
  if (view.cellar >= 0)
    add('cellar', drawnSearch('stairs'), ['ZP-CELLAR-06', 'ZP-CELLAR-08'], { spaces: [stairs, ground.cellar.top] });

  for (const noise of Object.keys(NOISES) as Loudness[])
    some(
      view.heard.filter((one) => one.noise === noise).map(({ square }) => square),
      (where) =>
        add(
          noise,
          <g transform="scale(1.8)">
            <Noise at={[-22, -22]} noise={noise} label="" />
          </g>,
          NOISES[noise],
          where,
        ),
    );

  some(
    view.humans.flatMap(({ status, square }) => (status === 'in' && square >= 0 ? [square] : [])),
    (where) => {
      const hero = heroLook(0);
      const drawing = <FigureDisc kind="human" facing={1} hero={hero} marks={[]} />;
      add('human', drawing, ['ZP-HMOVE-01', 'ZP-HMOVE-11'], where);
    },
  );
  for (const isDog of [false, true])
    some(
      view.zombies.flatMap(({ square, dog }) => (square >= 0 && dog === isDog ? [square] : [])),
      (where) => {
        const kind = isDog ? 'dog' : 'zombie';
        const spot = { ...where, group: kind };
        const drawing = <FigureDisc kind={kind} facing={3} marks={[]} />;
        add(kind, drawing, isDog ? ['ZP-DOG-03', 'ZP-DOG-04'] : ['ZP-ZTURN-05', 'ZP-ZTURN-02'], spot);
      },
    );
  if (view.baby.state === 'lies')
    add('baby', <BabyToken at={HERE} label="" />, ['ZP-BABY-04', 'ZP-BABY-09'], { spaces: [view.baby.square] });

  if (vehicle !== null) {
    const [x0, y0, x1, y1] = vehicle.box;
    const drawing = (
      <g transform={`scale(.3) translate(${-(x0 + x1) / 2} ${-(y0 + y1) / 2})`}>
        <Vehicle {...vehicle} />
      </g>
    );
    add('car', drawing, ['ZP-CAR-01', 'ZP-CAR-02', 'ZP-CAR-04'], { spaces: [ground.car] });
  }
  add('edge', <EdgeSign number={23} side={0} />, ['ZP-ARR-02', 'ZP-ARR-03'], {
    spaces: edge.map(({ space }) => space),
  });

  const floor = (id: Explained, fits: (square: SpaceId) => boolean, fill: string, rules: readonly string[]): void =>
    some(
      ground.names.flatMap((_, square) => (square < ground.car && isThere(square) && fits(square) ? [square] : [])),
      (where) => add(id, drawnGround(fill), rules, { ...where, isGround: true }),
    );
  const stands = (square: SpaceId): boolean => ground.blocked[square] === 1;
  const isIn = (square: SpaceId): boolean => ground.inside[square] === 1;
  const isWet = (square: SpaceId): boolean => ground.water[square] === 1;
  floor('obstacle', stands, 'var(--ink)', ['ZP-HMOVE-03']);
  floor('water', (square) => !stands(square) && isWet(square), 'var(--street)', ['ZP-WATER-01']);
  floor('house', (square) => !stands(square) && !isWet(square) && isIn(square), 'var(--floor)', ['ZP-WIN-04']);
  floor('yard', (square) => !stands(square) && !isWet(square) && !isIn(square), 'var(--lawn)', ['ZP-WIN-04']);
  return entries;
}
