import type { BoardZone } from '@shamble/zombicide/board/board';
import { isLocked } from '@shamble/zombicide/rules/locks';
import { KINDS, NEUTRALISED } from '@shamble/zombicide/types';
import type { ReactNode } from 'react';
import { drawnDoor } from '../../board/DoorMark.tsx';
import { drawnGround } from '../../board/drawnGround.tsx';
import type { Ink } from '../../board/plan.ts';
import type { LegendEntry, Seen } from '../../table/skin.ts';
import type { GameWords, NameIn } from '../../text/words.ts';
import { DeadDisc, type DeadKind } from './Dead.tsx';
import { boardFor, capital, type SkinWord, say, viewOf } from './names.ts';
import { carToken, objectiveToken } from './scene.ts';
import { Car, ExitToken, LureToken, NoiseToken, ObjectiveToken, SpawnToken } from './tokens.tsx';

type Explained = Exclude<NameIn<SkinWord, 'z.legend'>, 'drive'>;

const KIND_RULES: Readonly<Record<DeadKind, readonly string[]>> = {
  walker: ['ZC-ZOMB-01'],
  runner: ['ZC-ZOMB-02', 'ZC-RUN-01'],
  fatty: ['ZC-ZOMB-03', 'ZC-ZOMB-04'],
  abomination: ['ZC-ZOMB-06'],
};

const drawnDead = (kind: DeadKind): ReactNode => (
  <g transform="scale(.85)">
    <DeadDisc kind={kind} />
  </g>
);

/** What lies on the board of this mission, kind by kind. */
export function legend(seen: Seen, words: GameWords): readonly LegendEntry[] {
  const view = viewOf(seen);
  const board = boardFor(view);
  const { spawns, exit, lures, rules, doors } = board;
  const entries: LegendEntry[] = [];
  const add = (id: Explained, drawing: ReactNode, which: Partial<LegendEntry>, clauses: readonly string[]): void => {
    const text = words.say(say(`z.legend.${id}.text`));
    entries.push({ id, drawing, title: words.say(say(`z.legend.${id}`)), text, rules: clauses, ...which });
  };
  const some = (ids: readonly string[], then: (ids: readonly string[]) => void): void => {
    if (ids.length > 0) then(ids);
  };

  const spawnsThat = (fits: (active: number) => boolean): string[] =>
    spawns.flatMap((_, i) => (fits(view.active[i]!) ? [`spawn ${i}`] : []));
  some(
    spawnsThat((active) => active === 1),
    (tokens) => add('spawn', <SpawnToken order={1} ink="red" awake />, { tokens }, ['ZC-SPAWN-01', 'ZC-SPAWN-03']),
  );
  some(
    spawnsThat((active) => active === 0),
    (tokens) => {
      const ink = spawns.find((_, i) => view.active[i] === 0)!.colour;
      const wakes = rules.taking.filter(({ does }) => does === 'activate');
      add('asleep', <SpawnToken order={1} ink={ink} awake={false} />, { tokens }, clausesOf(wakes));
    },
  );
  some(
    spawnsThat((active) => active === NEUTRALISED),
    (tokens) => add('neutral', <SpawnToken order={1} ink="red" awake={false} neutral />, { tokens }, ['ZC-M07-03']),
  );

  const objectives = (fits: (of: (typeof view.objectives)[number]) => boolean): string[] =>
    view.objectives.flatMap((one, i) => (fits(one) ? [objectiveToken(i)] : []));
  const taking = clausesOf(rules.taking);
  some(
    objectives(({ taken, colour }) => !taken && colour !== null),
    (tokens) => {
      const { shown } = view.objectives.find(({ taken, colour }) => !taken && colour !== null)!;
      add('objective', <ObjectiveToken ink={shown as Ink} />, { tokens }, ['ZC-ACT-05', ...taking]);
    },
  );
  some(
    objectives(({ taken, colour }) => !taken && colour === null),
    (tokens) => add('hidden', <ObjectiveToken ink="red" />, { tokens }, ['ZC-ACT-05', ...taking]),
  );
  some(
    objectives(({ taken }) => taken),
    (tokens) => add('taken', <ObjectiveToken ink="red" taken />, { tokens }, []),
  );

  if (exit >= 0) add('exit', <ExitToken word={words.say(say('z.exit'))} />, { tokens: ['exit'] }, ['ZC-ACT-06']);
  for (const kind of ['police', 'pimp'] as const) {
    const tokens = view.cars.flatMap((car, i) => (car.kind === kind && car.zone >= 0 ? [carToken(i)] : []));
    if (tokens.length === 0) continue;
    const told: readonly SkinWord[] = [`z.legend.${kind}.text`, ...(rules.cars ? (['z.legend.drive'] as const) : [])];
    const text = told.map((id) => words.say(say(id)));
    const drawing = (
      <g transform="scale(.56)">
        <Car look={kind} {...(kind === 'police' ? { word: 'POLICE' } : {})} />
      </g>
    );
    const clauses = kind === 'police' ? ['ZC-CAR-05', 'ZC-CAR-06'] : ['ZC-CAR-02', 'ZC-CAR-03'];
    add(kind, drawing, { tokens, text: text.join(' ') }, clauses);
  }

  const closed = doors.flatMap((_, i) => (view.doors[i] === '1' ? [] : [i]));
  const open = closed.filter((door) => isLocked(view, door) === null);
  if (open.length > 0) add('door', drawnDoor('red'), { doors: open }, ['ZC-DOOR-02', 'ZC-DOOR-03']);
  for (const colour of new Set(doors.map((door) => door.colour))) {
    const locked = closed.filter((door) => doors[door]!.colour === colour && isLocked(view, door) !== null);
    if (locked.length === 0) continue;
    const title = capital(words.say(say('z.legend.locked', { colour: say(`colour.${colour}`) })));
    const clauses = isLocked(view, locked[0]!)!;
    add('locked', drawnDoor(colour), { id: `locked ${colour}`, title, doors: locked }, clauses);
  }

  for (const [of, kind] of KINDS.entries())
    if (view.figures.some((count, at) => count > 0 && at % KINDS.length === of))
      add(kind, drawnDead(kind), { group: kind }, KIND_RULES[kind]);

  const isLure = (zone: number): boolean => lures?.zones.includes(zone) === true;
  const noisy = view.noise.flatMap((count, zone) => (count > 0 && !isLure(zone) ? [`noise ${zone}`] : []));
  add('noise', <NoiseToken />, { tokens: noisy }, ['ZC-NOISE-01', 'ZC-NOISE-05']);
  if (lures !== null) {
    const tokens = lures.zones.map((zone) => `noise ${zone}`);
    add('lure', <LureToken count={lures.noise} />, { tokens }, clausesOf([lures]));
  }

  const ground = (
    id: Explained,
    fits: (zone: BoardZone) => boolean,
    fill: string,
    clauses: readonly string[],
  ): void => {
    const spaces = board.zones.flatMap((zone, at) => (fits(zone) ? [at] : []));
    if (spaces.length > 0) add(id, drawnGround(fill), { spaces, isGround: true }, clauses);
  };
  ground('street', ({ street }) => street, 'var(--street)', ['ZC-ZONE-03', 'ZC-LOS-01', 'ZC-LOS-03']);
  ground('room', ({ street }) => !street, 'var(--floor)', ['ZC-ZONE-02', 'ZC-LOS-04', 'ZC-SRCH-01']);
  ground('manhole', ({ manholes }) => manholes.length > 0, 'var(--ink)', ['ZC-SEWR-01', 'ZC-SEWR-02']);
  return entries;
}

const clausesOf = (entries: readonly { readonly rule?: string }[]): string[] => [
  ...new Set(entries.flatMap(({ rule }) => (rule === undefined ? [] : [rule]))),
];
