import { type Board, boardOf, zoneNamed } from '@shamble/zombicide/board/board';
import { SURVIVORS } from '@shamble/zombicide/content/survivors';
import type { Light, Plan, SpaceId } from '../board/plan.ts';
import type { Piece, Token } from '../board/types.ts';
import { type DeadKind, deadFigure } from '../games/zombicide/Dead.tsx';
import { heroLook } from '../games/zombicide/looks.ts';
import { planOf } from '../games/zombicide/plan.ts';
import { carLook, exitLook, noiseLook, objectiveLook, spawnLook } from '../games/zombicide/tokens.tsx';
import { type HeroDiscProps, type HeroLook, heroFigure } from '../pieces/Disc.tsx';
import type { StyleWords } from './words.ts';

/** A moment of mission A4, made up: enough to show every part at work. */
export const BOARD: Board = boardOf('A4');
export const at = (name: string): SpaceId => zoneNamed(BOARD, name);

const plans = new WeakMap<StyleWords, Plan>();
/** Surveyed once for all the boards of the page. */
export function missionPlan(words: StyleWords): Plan {
  const plan = plans.get(words) ?? planOf(BOARD, words.plan);
  plans.set(words, plan);
  return plan;
}

const sheetOf = (id: string) => SURVIVORS.find((sheet) => sheet.id === id)!;
export const look = (id: string): HeroLook => {
  const { colour, name } = sheetOf(id);
  return heroLook({ id, colour, name: name.en });
};

const DEAD: readonly [DeadKind, string, number][] = [
  ['walker', 'a1-NE', 5],
  ['walker', 'a2-SE', 3],
  ['runner', 'a1-E', 1],
  ['fatty', 'a2-E', 1],
  ['walker', 'a2-E', 2],
  ['abomination', 'a1-S', 1],
  ['walker', 'c1-waiting', 4],
  ['runner', 'c1-clinic', 1],
];

export const LIT = ['c1-clinic', 'c1-kitchenette', 'c1-office', 'c1-waiting', 'b1-bath'];
const DUSK = ['a1-bunker', 'b1-living', 'b1-bedroom1', 'b1-bedroom2'];
export const LIGHTS: Readonly<Record<SpaceId, Light>> = {
  ...Object.fromEntries(LIT.map((name) => [at(name), 'lit' as const])),
  ...Object.fromEntries(DUSK.map((name) => [at(name), 'dusk' as const])),
};
export const OPEN_DOORS: ReadonlySet<number> = new Set([0, 1, 2]);

export function figures(words: StyleWords): Piece[] {
  const hero = (id: string, zone: string, state: Partial<HeroDiscProps> = {}): Piece => ({
    id,
    space: at(zone),
    label: sheetOf(id).name.en,
    look: heroFigure({ ...look(id), ...state }),
    isFront: state.active ?? false,
    ink: look(id).inks.ink,
  });
  return [
    hero('amy', 'b1-bedroom1'),
    hero('doug', 'b1-living'),
    hero('wanda', 'a1-E'),
    ...crowd(words, DEAD),
    hero('ned', 'c1-clinic', { active: true, threatened: true }),
  ];
}

export const crowd = (words: StyleWords, groups: readonly (readonly [DeadKind, string, number])[]): Piece[] =>
  groups.flatMap(([kind, zone, count]) =>
    Array.from({ length: count }, (_, i) => ({
      id: `${kind} ${zone} ${i}`,
      space: at(zone),
      label: words.dead[kind],
      look: deadFigure(kind),
      group: kind,
      ink: 'var(--acid)',
    })),
  );

export function tokensOf(words: StyleWords): Token[] {
  return [
    ...BOARD.cars.map(
      ({ kind, zone }, i): Token => ({
        id: `car ${i}`,
        space: zone,
        look: carLook(kind, kind === 'police' ? 'POLICE' : undefined),
        isParked: true,
      }),
    ),
    ...BOARD.spawns.map(
      ({ zone, colour, active }, i): Token => ({
        id: `spawn ${i}`,
        space: zone,
        look: spawnLook({ order: i + 1, ink: colour, awake: active }),
      }),
    ),
    ...BOARD.objectives.map(
      ({ zone, colour }, i): Token => ({
        id: `objective ${i}`,
        space: zone,
        look: objectiveLook({ ink: colour, taken: i === 0 }),
      }),
    ),
    { id: 'exit', space: BOARD.exit, look: exitLook(words.exit), isWide: true },
    { id: 'noise 1', space: at('b1-living'), look: noiseLook(2) },
    { id: 'noise 2', space: at('c1-clinic'), look: noiseLook(1) },
  ];
}
