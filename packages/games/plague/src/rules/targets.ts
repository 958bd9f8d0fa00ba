import type { RuleId } from '@shamble/kernel';
import { type Direction, turnLeft, turnRight } from '@shamble/parts';
import type { Weapon } from '../../content/card.ts';
import { isLineOpen } from '../board/sight.ts';
import { type HumanId, NONE, type Square, type State, type ZombieId } from '../types.ts';
import { across, ground, humanAt, isClosed, openingBefore, zombieAt } from './questions.ts';

/** Who an attack hits, and where. */
export interface Hits {
  readonly zombies: readonly ZombieId[];
  readonly humans: readonly HumanId[];
  readonly squares: readonly Square[];
  /** Without a legal target: why. */
  readonly because: readonly RuleId[];
}

const none = (because: readonly RuleId[]): Hits => ({ zombies: [], humans: [], squares: [], because });
const NOBODY = none(['ZP-ATK-01']);
const NO_TARGET = none(['ZP-GUN-01']);
const SHIELDED = none(['ZP-GUN-04']);
const TOO_FAR = none(['ZP-GUN-02']);
const BARRICADED = none(['ZP-BARR-05']);
const HUMAN_ONLY = none(['ZP-FAQ-06']);
const IN_THE_WAY = none(['ZP-FAQ-05']);
const IN_CAR = none(['ZP-CAR-03']);
const NOT_YET = none(['ZP-V28-05']);

/** No board is longer. */
const FARTHEST = 40;

/** ZP-VTRAIT-08, ZP-V28-06 */
export const mayFight = ({ variants, late, cracked }: State): boolean => (late ? cracked : variants.traitor);

/** From the square where he stands, or from the side of the car. */
export function targetsOf(state: State, weapon: Weapon | null, from: Square, facing: Direction): Hits {
  if (weapon === null || weapon.range === 1) return inFront(state, from, facing);
  return weapon.width > 1 ? inArea(state, weapon, from, facing) : inLine(state, weapon, from, facing);
}

/** ZP-ATK-01 */
function inFront(state: State, from: Square, facing: Direction): Hits {
  const square = across(state, from, facing);
  if (square < 0) return isBarricaded(state, from, facing) ? BARRICADED : NOBODY;
  if (square === ground(state).car) return humanAt(state, square) < 0 ? NOBODY : IN_CAR;
  const zombie = zombieAt(state, square);
  if (zombie >= 0) return { zombies: [zombie], humans: [], squares: [square], because: [] };
  const human = humanAt(state, square);
  if (human < 0) return NOBODY;
  if (mayFight(state)) return { zombies: [], humans: [human], squares: [square], because: [] };
  return state.late ? NOT_YET : IN_THE_WAY;
}

/** Whether a zombie stands right behind a barricade (ZP-BARR-05). */
function isBarricaded(state: State, from: Square, facing: Direction): boolean {
  const beyond = ground(state).to[4 * from + facing]!;
  return openingBefore(state, { square: from, facing }) >= 0 && beyond >= 0 && zombieAt(state, beyond) >= 0;
}

/** The squares straight ahead that a shot reaches, the nearest first. */
function lineAhead(state: State, range: number, from: Square, facing: Direction): Square[] {
  const board = ground(state);
  const line: Square[] = [];
  let [at, way] = [from, facing];
  while (line.length < range) {
    let to = across(state, at, way);
    // The body of the car is shot over like any obstacle.
    if (to === board.car) to = bodyBeyond(state, at, way);
    if (to < 0) break;
    way = board.heading[4 * at + way]!;
    at = to;
    line.push(at);
  }
  return line;
}

const bodyBeyond = (state: State, square: Square, way: Direction): Square => {
  const { columns } = ground(state);
  return square + [-columns, 1, columns, -1][way]!;
};

/** The square of the baby on the ground, which a shot hits as it would a human (ZP-BABY-12). */
const cotOf = ({ baby }: State): Square => (baby.state === 'lies' ? baby.square : NONE);

/** The first figure in line (ZP-GUN-01, ZP-FAQ-05, ZP-FAQ-06), or all of them where the weapon says so. */
function inLine(state: State, weapon: Weapon, from: Square, facing: Direction): Hits {
  const zombies: ZombieId[] = [];
  const humans: HumanId[] = [];
  const squares: Square[] = [];
  const cot = weapon.reach === 'melee' ? NONE : cotOf(state);
  const fights = mayFight(state);
  let reaches = false;
  for (const square of lineAhead(state, weapon.range, from, facing)) {
    const zombie = zombieAt(state, square);
    const human = zombie >= 0 ? NONE : humanAt(state, square);
    if (zombie < 0 && human < 0 && square !== cot) continue;
    if (zombie >= 0 || (fights && human >= 0)) reaches = true;
    if (squares.length > 0 && weapon.through !== true) continue;
    squares.push(square);
    if (zombie >= 0) zombies.push(zombie);
    else if (human >= 0) humans.push(human);
  }
  const isMelee = weapon.reach === 'melee';
  if (squares.length === 0) return isMelee ? NOBODY : missed(state, weapon.range, from, facing);
  // A long handle strikes nobody by mistake, and not past a friend either.
  if (isMelee && humans.length > 0 && !fights) return state.late ? NOT_YET : IN_THE_WAY;
  return judged(state, { zombies, humans, squares, because: [] }, reaches);
}

/** The first row across the line of fire that holds anybody (ZP-FAQ-02, ZP-FAQ-03). */
function inArea(state: State, weapon: Weapon, from: Square, facing: Direction): Hits {
  const board = ground(state);
  const closed = (opening: number): boolean => isClosed(state, opening);
  const cot = cotOf(state);
  const fights = mayFight(state);
  let first: Hits | null = null;
  let reaches = false;
  for (const middle of lineAhead(state, weapon.range, from, facing)) {
    const row = [middle];
    for (const aside of [turnLeft(facing), turnRight(facing)]) {
      const square = besideOf(state, middle, aside);
      if (square >= 0 && isLineOpen(board, from, square, closed)) row.push(square);
    }
    const zombies = row.map((square) => zombieAt(state, square)).filter((id) => id >= 0);
    const humans = row.map((square) => humanAt(state, square)).filter((id) => id >= 0);
    if (zombies.length > 0 || (fights && humans.length > 0)) reaches = true;
    if (first === null && (zombies.length + humans.length > 0 || row.includes(cot)))
      first = { zombies, humans, squares: row, because: [] };
  }
  if (first === null) return missed(state, weapon.range, from, facing);
  return judged(state, first, reaches);
}

/** Why a shot would hit nobody. */
function missed(state: State, range: number, from: Square, facing: Direction): Hits {
  if (isShielded(state, range, from, facing)) return SHIELDED;
  return lineAhead(state, FARTHEST, from, facing).some((square) => zombieAt(state, square) >= 0) ? TOO_FAR : NO_TARGET;
}

/** Whether a zombie stands straight ahead within range, behind a wall or a barricade (ZP-GUN-04). */
function isShielded(state: State, range: number, from: Square, facing: Direction): boolean {
  let square = from;
  for (let steps = 0; steps < range && square >= 0; steps++) {
    square = besideOf(state, square, facing);
    if (square >= 0 && zombieAt(state, square) >= 0) return true;
  }
  return false;
}

function besideOf(state: State, square: Square, way: Direction): Square {
  const { columns, rows, cellar } = ground(state);
  const [base, width] = square < cellar.first ? [0, columns] : [cellar.first, cellar.columns];
  const [x, y] = [(square - base) % width, Math.floor((square - base) / width)];
  const [nx, ny] = [x + [0, 1, 0, -1][way]!, y + [-1, 0, 1, 0][way]!];
  const height = base === 0 ? rows : Math.floor((ground(state).car - cellar.first) / width);
  return nx < 0 || ny < 0 || nx >= width || ny >= height ? NONE : base + ny * width + nx;
}

function judged(state: State, targets: Hits, reaches: boolean): Hits {
  if (reaches) return targets;
  return state.late && targets.humans.length > 0 ? NOT_YET : HUMAN_ONLY;
}

/** Every line out of the car along which there is somebody (ZP-CAR-08). */
export function carLines(state: State, weapon: Weapon | null): { from: Square; facing: Direction }[] {
  const { carSides, columns } = ground(state);
  const lines: { from: Square; facing: Direction }[] = [];
  for (const { square, facing } of carSides) {
    const from = square - [-columns, 1, columns, -1][facing]!;
    if (targetsOf(state, weapon, from, facing).because.length === 0) lines.push({ from, facing });
  }
  return lines;
}
