import { at, NEUTRALISED, WOUND } from '@shamble/zombicide/types';
import type { SpaceId } from '../../board/plan.ts';
import { lightsOf, openDoors } from '../../board/tiles/lights.ts';
import type { Piece, Token } from '../../board/types.ts';
import { heroFigure } from '../../pieces/Disc.tsx';
import type { BoardScene } from '../../table/skin.ts';
import type { Picture } from '../../telling/types.ts';
import type { GameWords } from '../../text/words.ts';
import { heroPiece } from './beats.ts';
import { type DeadKind, deadFigure } from './Dead.tsx';
import { heroLook } from './looks.ts';
import { boardFor, nameOf, say, sheetOf, type View, viewOf, zonePhrase } from './names.ts';
import { carLook, exitLook, lureLook, noiseLook, objectiveLook, spawnLook } from './tokens.tsx';

export function scene({ view: seen, dead }: Picture, words: GameWords): BoardScene {
  const view = viewOf(seen);
  const acting = view.marks.activating;
  const here = acting < 0 ? undefined : view.survivors[acting]!.zone;
  return {
    lights: lightsIn(view),
    openDoors: openDoors(view.doors),
    pieces: [...heroes(view, words), ...dead.map((one): Piece => deadPiece(one, words))],
    tokens: tokensOf(view, words),
    ...(here === undefined ? {} : { selected: { space: here, ink: heroLookOf(view, acting, words).inks.ink } }),
  };
}

const deadPiece = ({ id, kind, space }: Picture['dead'][number], words: GameWords): Piece => ({
  id,
  space,
  label: words.say(say(`kind.${kind as DeadKind}`)),
  group: kind,
  look: deadFigure(kind as DeadKind),
  ink: 'var(--acid)',
});

export const heroLookOf = (view: View, id: number, words: GameWords) => {
  const { id: sheet, colour } = sheetOf(view, id);
  return heroLook({ id: sheet, colour, name: nameOf(view, id, words) });
};

/** Where who acts can go next, or where anybody stands while nobody acts. */
function lightsIn(view: View): BoardScene['lights'] {
  const { zones, exits } = boardFor(view);
  const acting = view.marks.activating;
  const lit = new Set<SpaceId>();
  view.survivors.forEach(({ status, zone }, id) => {
    if (status !== 'in' || (acting >= 0 && id !== acting)) return;
    lit.add(zone);
    if (id !== acting) return;
    for (const { to, door } of exits[zone]!) if (door === null || view.doors[door] === '1') lit.add(to);
  });
  const { mission: board, revealed } = view;
  return lightsOf({ board, buildings: zones.map(({ building }) => building), revealed, lit });
}

function heroes(view: View, words: GameWords): Piece[] {
  const acting = view.marks.activating;
  return view.survivors.flatMap((survivor, id): Piece[] => {
    if (survivor.status !== 'in') return [];
    const active = id === acting;
    const threatened =
      active && view.figures.slice(at(survivor.zone, 0), at(survivor.zone + 1, 0)).some((count) => count > 0);
    const wounds = survivor.slots.filter((held) => held === WOUND).length;
    const hero = heroLookOf(view, id, words);
    return [
      {
        id: heroPiece(id),
        space: survivor.zone,
        label: nameOf(view, id, words),
        look: heroFigure({ ...hero, active, threatened, wounds }),
        isFront: active,
        ink: hero.inks.ink,
      },
    ];
  });
}

export const objectiveToken = (at: number): string => `objective ${at}`;
export const carToken = (at: number): string => `car ${at}`;

function tokensOf(view: View, words: GameWords): Token[] {
  const { spawns, exit, lures } = boardFor(view);
  const place = (zone: number) => zonePhrase(view, zone);
  return [
    ...view.cars.flatMap(({ kind, zone }, i): Token[] =>
      zone < 0
        ? []
        : [
            {
              id: carToken(i),
              space: zone,
              look: carLook(kind, kind === 'police' ? 'POLICE' : undefined),
              label: words.say(say('z.token.car', { car: say(`car.${kind}`), place: place(zone) })),
              isParked: true,
            },
          ],
    ),
    ...spawns.map(
      ({ zone, colour }, i): Token => ({
        id: `spawn ${i}`,
        space: zone,
        look: spawnLook({
          order: i + 1,
          ink: colour,
          awake: view.active[i] === 1,
          neutral: view.active[i] === NEUTRALISED,
        }),
      }),
    ),
    ...view.objectives.map(
      ({ zone, shown, taken, colour }, i): Token => ({
        id: objectiveToken(i),
        space: zone,
        look: objectiveLook({ ink: (taken ? (colour ?? shown) : shown) as 'red', taken }),
        label: words.say(say('z.token.objective', { place: place(zone) })),
      }),
    ),
    ...(exit < 0 ? [] : [{ id: 'exit', space: exit, look: exitLook(words.say(say('z.exit'))), isWide: true }]),
    ...view.noise.flatMap((count, zone): Token[] => {
      if (count === 0) return [];
      const look = lures?.zones.includes(zone) ? lureLook(count) : noiseLook(count);
      return [{ id: `noise ${zone}`, space: zone, look }];
    }),
  ];
}
