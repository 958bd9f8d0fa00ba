import { boardOf } from '@shamble/zombicide/board/board';
import { at, NEUTRALISED, WOUND } from '@shamble/zombicide/types';
import type { Plan, SpaceId } from '../../board/plan.ts';
import { keptPlans } from '../../board/plans.ts';
import { lightsOf, openDoors } from '../../board/tiles/lights.ts';
import type { Piece, Token } from '../../board/types.ts';
import { heroFigure } from '../../pieces/Disc.tsx';
import type { BoardScene, MapMark } from '../../table/skin.ts';
import type { Picture } from '../../telling/types.ts';
import type { GameWords } from '../../text/words.ts';
import { heroPiece } from './beats.ts';
import { type DeadKind, deadFigure } from './Dead.tsx';
import { heroLook } from './looks.ts';
import { boardFor, capital, nameOf, roomName, say, sheetOf, type View, viewOf, zonePhrase } from './names.ts';
import { planOf } from './plan.ts';
import { carLook, exitLook, lureLook, noiseLook, objectiveLook, spawnLook } from './tokens.tsx';

const STREETS = [1, 2, 3, 4] as const;

export const plan = keptPlans(newPlan);

function newPlan(mission: string, words: GameWords): Plan {
  const board = boardOf(mission);
  const drawn = planOf(board, {
    room: (_kind, zone) => words.say(roomName({ mission }, zone)),
    zone: (_facts, zone) => capital(words.say(zonePhrase({ mission }, zone))),
    streets: STREETS.map((n) => words.say(say(`z.street.${n}`))),
  });
  const doors = drawn.doors.map((door) => ({
    ...door,
    label: words.say(say('z.door.open', { place: zonePhrase({ mission }, door.a) })),
  }));
  return { ...drawn, doors };
}

export function marks(mission: string): readonly MapMark[] {
  const { start, spawns, objectives, exit } = boardOf(mission);
  return [
    { kind: 'start', space: start },
    ...spawns.map(({ zone }): MapMark => ({ kind: 'spawn', space: zone })),
    ...objectives.map(({ zone }): MapMark => ({ kind: 'goal', space: zone })),
    ...(exit < 0 ? [] : [{ kind: 'exit', space: exit } as const]),
  ];
}

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
