import { Fault } from '@shamble/kernel';
import {
  type Floor,
  floorOf,
  keptBy,
  readGrid,
  type Side,
  type Sights,
  sightsOf,
  squareName,
  type Walks,
  walksOf,
} from '@shamble/parts';
import type { CharacterSheet } from '../../content/character.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { type Area, ENTRANCES, type MallPlan } from '../../content/plan.ts';
import { PLANS } from '../../content/plans/index.ts';
import { type CharacterId, NONE, type Space } from '../types.ts';
import { isBoxed, readBoxed } from './boxed.ts';
import { readDrawing } from './drawing.ts';

/** A plan worked out for play: everything that never changes, space by space. */
export interface Ground {
  readonly plan: MallPlan;
  readonly floor: Floor;
  readonly sights: Sights;
  readonly walks: Walks;
  /** What a space is called: its printed number, or on a drawn plan its column and row. */
  readonly names: readonly string[];
  /** What a door is called: the two spaces it is between. */
  readonly doorNames: readonly string[];
  readonly numbers: readonly number[];
  readonly areas: readonly Area[];
  /** Space -> its area; 1 if it is of the hall. */
  readonly areaOf: Uint8Array;
  readonly hall: Uint8Array;
  readonly zombieSymbols: readonly Space[];
  readonly humanSymbols: readonly Space[];
  readonly rifles: Space;
  /** Entrance -> its space, NONE if this plan has no such door; and back. */
  readonly entrances: readonly Space[];
  readonly entranceAt: Int8Array;
  /** Space -> 1 where at most one may hide in all (DD-SETUP-12). */
  readonly crowded: Uint8Array;
  /** Space -> the rule by which nobody may hide there; empty: one may. */
  readonly exposed: readonly string[];
  readonly cast: readonly CharacterId[];
  /** The characters, by the numbers of the shipped counters or of somebody's box. */
  readonly sheets: readonly CharacterSheet[];
}

const SIDES: Readonly<Record<string, Side>> = {
  ' ': 'open',
  '|': 'wall',
  '-': 'wall',
  '+': 'wall',
  G: 'glass',
  D: 'solid',
};

export function groundFrom(plan: MallPlan, isDrawn: boolean, sheets: readonly CharacterSheet[] = CHARACTERS): Ground {
  const isSpace = (letter: string): boolean => letter !== ' ' && letter !== '#';
  const grid = readGrid(plan.lines);
  const floor = floorOf(grid, isSpace, (mark) => {
    const side = SIDES[mark];
    if (side === undefined) throw new Fault('bad-content', `Between two spaces "${mark}" means nothing.`);
    return side;
  });
  const letters = grid.cells.filter(isSpace);
  const kinds = Object.keys(plan.areas);
  const numbers = plan.numbers ?? letters.map((_, space) => space + 1);
  const names = isDrawn ? squareNames(floor) : numbers.map(String);
  const spaceOf = (number: number): Space => {
    const space = numbers.indexOf(number);
    if (space < 0) throw new Fault('bad-content', `The plan has no space ${number}.`);
    return space;
  };
  const areas = kinds.map((letter) => plan.areas[letter]!);
  const areaOf = Uint8Array.from(letters, (letter) => {
    const area = kinds.indexOf(letter);
    if (area < 0) throw new Fault('bad-content', `"${letter}" is no area of the plan.`);
    return area;
  });
  const hall = Uint8Array.from(areaOf, (area) => (areas[area]!.hall ? 1 : 0));
  const humanSymbols = plan.humans.map(spaceOf);
  const entrances = ENTRANCES.map((name) =>
    plan.entrances[name] === undefined ? NONE : spaceOf(plan.entrances[name]),
  );
  const entranceAt = new Int8Array(floor.spaces).fill(NONE);
  for (const [entrance, space] of entrances.entries()) if (space >= 0) entranceAt[space] = entrance;
  return {
    ...{ plan, floor, sights: sightsOf(floor), walks: walksOf(floor), numbers, names },
    doorNames: floor.doors.map(({ a, b }) => `${names[a]}-${names[b]}`),
    ...{ areas, areaOf, hall, zombieSymbols: plan.zombies.map(spaceOf), humanSymbols },
    rifles: plan.rifles === NONE ? NONE : spaceOf(plan.rifles),
    ...{ entrances, entranceAt },
    crowded: Uint8Array.from(areaOf, (area) => (areas[area]!.id === plan.crowded ? 1 : 0)),
    exposed: letters.map((_, space) => exposure(floor, hall, humanSymbols, space)),
    cast: plan.cast.map((name) => CHARACTERS.findIndex(({ id }) => id === name)),
    sheets,
  };
}

const squareNames = ({ columns, spaces, columnOf, rowOf }: Floor): string[] =>
  Array.from({ length: spaces }, (_, space) => squareName(columns, rowOf[space]! * columns + columnOf[space]!));

function exposure(floor: Floor, hall: Uint8Array, humans: readonly Space[], space: Space): string {
  if (hall[space] === 1) return 'DD-SETUP-07';
  if (humans.includes(space)) return 'DD-SETUP-08';
  for (let side = 4 * space; side < 4 * space + 4; side++)
    if (humans.includes(floor.beyond[side]!)) return 'DD-SETUP-09';
  return '';
}

const shipped = new Map<string, Ground>();
const drawn = keptBy(
  16_000_000,
  (text) => {
    if (!isBoxed(text)) return groundFrom(readDrawing(text), true);
    const { plan, sheets } = readBoxed(text);
    return groundFrom(plan, false, sheets);
  },
  ({ floor }, text) => text.length + floor.spaces * floor.spaces * 4,
);

/** The plan of that id, or the one drawn in that text or laid with somebody's box. */
export function groundOf(id: string): Ground {
  let ground = shipped.get(id);
  if (ground !== undefined) return ground;
  const plan = PLANS.find((one) => one.id === id);
  if (plan === undefined) return drawn(id);
  ground = groundFrom(plan, false);
  shipped.set(id, ground);
  return ground;
}
