import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { groundOf, OPEN } from '../src/board/ground.ts';
import { game } from '../src/index.ts';
import { isClosed, isFree } from '../src/rules/questions.ts';
import { type Act, NONE, type Square, type State } from '../src/types.ts';

// Somebody who only ends his turns: sooner or later automatic zombies have to get him, wherever he sits (ZP-AUTO-10).
const engine = createEngine(game);

/**
 * Where the humans sit: where they have arrived, in the house, behind so many barricades, in a room, the house or
 * the cellar shut off, in the car, some here and some there. */
export const SITTINGS = [
  'edge',
  'house',
  'one barricade',
  'two',
  'three',
  'room',
  'outer',
  'cellar',
  'car',
  'both',
] as const;
export type Sitting = (typeof SITTINGS)[number];

export interface Idle {
  readonly board: string;
  readonly sitting: Sitting;
  readonly variants: readonly string[];
  readonly players: number;
  readonly seed: number;
}

/** As often as needed round what there is to choose from. */
const pick = <Of>(from: readonly Of[], at: number): Of => from[at % from.length]!;
/** Numbers that have nothing to do with one another. */
const mixed = (seed: number, salt: number): number =>
  (Math.imul(seed + 1, 2654435761) ^ Math.imul(salt + 1, 40503)) >>> 3;

/** Puts the humans there, and barricades what they sit behind; nobody holds a barricade, which nothing breaks (ZP-ZBARR-04). */
function sit(state: State, { sitting, seed }: Idle): void {
  if (sitting === 'cellar') state.cellar = cellarDoorOf(state);
  const board = groundOf(state);
  const rooms = board.rooms.flatMap(({ openings, closable, squares }, id) =>
    closable && openings.length > 0 && openings.length <= 3 && squares[0]! < board.cellar.first ? [id] : [],
  );
  const room = pick(rooms, mixed(seed, 1));
  const doors = board.openings.flatMap(({ a }, id) => (a >= 0 ? [id] : []));
  for (let at = 0; at < (BARRICADES[sitting] ?? 0); at++) state.barred[pick(doors, mixed(seed, 2 + at))] = 1;
  if (sitting === 'room') for (const opening of board.rooms[room]!.openings) state.barred[opening] = 1;
  if (sitting === 'outer') for (const opening of board.outer) state.barred[opening] = 1;
  if (sitting === 'cellar') state.barred[board.openings.length - 1] = 1;
  const isWithin = (square: Square): boolean => {
    if (!isFree(state, square) || isAtBarricade(state, square)) return false;
    if (sitting === 'room') return board.room[square] === room;
    return sitting === 'cellar'
      ? square >= board.cellar.first
      : square < board.cellar.first && board.inside[square] === 1;
  };
  const cot = [...board.inside.keys()].filter((square) => square < board.cellar.first && isFree(state, square));
  if (state.variants.baby) state.baby = { state: 'lies', square: pick(cot, mixed(seed, 20)), by: NONE };
  for (const [id, human] of state.humans.entries()) {
    if (human.status !== 'in' || sitting === 'edge') continue;
    if (sitting === 'car' || (sitting === 'both' && id % 2 === 0)) human.square = board.car;
    else human.square = pick([...board.inside.keys()].filter(isWithin), mixed(seed, 10 + id)) ?? human.square;
  }
}

const BARRICADES: Readonly<Partial<Record<Sitting, number>>> = { 'one barricade': 1, two: 2, three: 3 };

const isAtBarricade = (state: State, square: Square): boolean =>
  [0, 1, 2, 3].some((way) => {
    const side = groundOf(state).side[4 * square + way]!;
    return side >= 0 && isClosed(state, side);
  });

/** A square of the house with furniture before it that can be searched, and the way to that. */
function cellarDoorOf(state: State): number {
  const { to, side, searchAt, inside, blocked, cellar } = groundOf(state);
  const places = [...to.subarray(0, 4 * cellar.first).keys()].filter((place) => blocked[place >> 2] === 0);
  return places.find(
    (place) => side[place] === OPEN && inside[place >> 2] === 1 && to[place]! >= 0 && searchAt[to[place]!]! >= 0,
  )!;
}

/** How it ends; null if it has not after so many rounds. */
export function sitOut(idle: Idle, rounds: number): string | null {
  const { board, players, variants } = idle;
  const { table } = engine.open({ board, players, variants }, keyFromSeed(idle.seed));
  let seated = false;
  while (table.outcome === null && table.state.round <= rounds) {
    if (!seated && table.pending!.choice === 'act') {
      sit(table.state, idle);
      seated = true;
    }
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    if (offer.kind !== 'one') throw new Error(`${table.pending!.choice} is no list.`);
    engine.playInPlace(table, seat, offer.from.find((option) => (option as Act).do === 'end') ?? offer.from[0]);
  }
  return table.outcome?.because ?? null;
}
