import { createEngine, keyFromSeed } from '@shamble/kernel';
import fc from 'fast-check';
import { OPEN } from '../../src/board/ground.ts';
import { game } from '../../src/index.ts';
import { newZombie } from '../../src/rules/changes.ts';
import { newHuman } from '../../src/rules/places.ts';
import { across, ground, isFree } from '../../src/rules/questions.ts';
import { NONE, type Square, type State, type Zombie } from '../../src/types.ts';
import { stepsTo } from './ways.ts';

/** A board in random disorder, in numbers that are taken as often as needed round what there is to choose from. */
interface Sketch {
  readonly board: string;
  readonly cellar: number | null;
  readonly barred: readonly number[];
  readonly locked: number | null;
  readonly walker: { readonly at: number; readonly facing: number; readonly dog: boolean };
  /** Another is right before it, and before that one a human. */
  readonly met: boolean;
  /** Stand in doorways and at windows. */
  readonly plugs: readonly number[];
  /** All squares that are so many steps from a square are held, but for a gap; one row of them or two. */
  readonly ring: {
    readonly round: number;
    readonly steps: number;
    readonly rows: number;
    readonly gap: number | null;
  } | null;
  readonly humans: readonly number[];
  readonly zombies: readonly number[];
}

export interface Drawn {
  readonly state: State;
  readonly zombie: Zombie;
  /** What lies within the ring, and who stands about. */
  readonly middle: Square;
  readonly figures: readonly Square[];
}

const often = fc.nat();

export const sketches = (board: fc.Arbitrary<string>, crowd: number): fc.Arbitrary<Sketch> =>
  fc.record({
    board,
    cellar: fc.option(often, { freq: 2 }),
    barred: fc.array(often, { maxLength: 8 }),
    locked: fc.option(often, { freq: 2 }),
    walker: fc.record({ at: often, facing: fc.nat(3), dog: fc.boolean() }),
    met: fc.boolean(),
    plugs: fc.array(often, { maxLength: 6 }),
    ring: fc.option(
      fc.record({
        round: often,
        steps: fc.integer({ min: 1, max: 4 }),
        rows: fc.integer({ min: 1, max: 2 }),
        gap: fc.option(often, { freq: 2 }),
      }),
      { freq: 3 },
    ),
    humans: fc.array(often, { maxLength: 5 }),
    zombies: fc.array(often, { maxLength: crowd, size: 'max' }),
  });

/** A few squares with anything on them and between them, dry or wet. */
export const drawings: fc.Arbitrary<string> = fc
  .record({
    columns: fc.integer({ min: 2, max: 8 }),
    rows: fc.integer({ min: 2, max: 6 }),
    letters: fc.constantFrom('.', '.', '......#X', '....~~#X', '~~~~~~.#'),
    marks: fc.constantFrom(' ', '         DW|', '     DW||||'),
  })
  .chain(({ columns, rows, letters, marks }) => {
    const some = (from: string, count: number): fc.Arbitrary<string[]> =>
      fc.array(fc.constantFrom(...from), { minLength: count, maxLength: count });
    const drawn = fc.tuple(some(letters, columns * rows), some(marks, 2 * columns * rows));
    return drawn.map(([cells, sides]) =>
      Array.from({ length: rows }, (_, row) => {
        const line = Array.from({ length: columns }, (__, column) => row * columns + column);
        const squares = line.map((at) => cells[at]! + sides[2 * at]!).join('');
        return [squares.slice(0, -1), line.map((at) => `${sides[2 * at + 1]!.replace('|', '-')} `).join('')];
      })
        .flat()
        .slice(0, -1)
        .join('\n'),
    );
  })
  .filter((drawing) => /[.~]/.test(drawing));

const { state: blank } = createEngine(game).open({ players: 1 }, keyFromSeed(1)).table;

const pick = <Of>(from: readonly Of[], at: number): Of => from[at % from.length]!;

export function sceneOf(sketch: Sketch): Drawn {
  const { board, walker, ring } = sketch;
  const state: State = { ...blank, board, cellar: NONE, humans: [], zombies: [] };
  const { searchAt, to, side, cellar: below } = ground(state);
  const doors = [...to.subarray(0, 4 * below.first).keys()].filter(
    (place) => isFree(state, place >> 2) && side[place] === OPEN && searchAt[to[place]!]! >= 0,
  );
  if (sketch.cellar !== null && doors.length > 0) state.cellar = pick(doors, sketch.cellar);
  const { openings, squares, cellar, car } = ground(state);
  const inPlay = openings.flatMap(({ a }, opening) => (a >= 0 ? [opening] : []));
  state.barred = openings.map((_, opening) => (sketch.barred.some((at) => pick(inPlay, at) === opening) ? 1 : 0));
  state.locked = sketch.locked === null || inPlay.length === 0 ? NONE : pick(inPlay, sketch.locked);
  const open = [...Array(cellar.open ? squares : cellar.first).keys()].filter((square) => isFree(state, square));
  const put = (square: Square, human = false): void => {
    if (!isFree(state, square)) return;
    if (human) state.humans.push({ ...newHuman(0), status: 'in', square });
    else newZombie(state, square, square & 3, false);
  };
  newZombie(state, pick(open, walker.at), walker.facing, walker.dog);
  if (sketch.met) {
    const before = across(state, pick(open, walker.at), walker.facing);
    put(before);
    if (before >= 0) put(across(state, before, walker.facing), true);
  }
  for (const at of inPlay.length === 0 ? [] : sketch.plugs) {
    const { a, b } = openings[pick(inPlay, at)]!;
    put(at % 3 === 0 ? a : b);
  }
  const middle = pick(open, ring?.round ?? 0);
  if (ring !== null) {
    const steps = stepsTo(state, [middle]);
    const wall = open.filter((square) => steps[square]! >= ring.steps && steps[square]! < ring.steps + ring.rows);
    for (const square of wall) if (ring.gap === null || square !== pick(wall, ring.gap)) put(square, square % 9 === 0);
  }
  for (const at of sketch.humans) put(pick(open, at), true);
  if (sketch.humans.length === 5) state.humans.push({ ...newHuman(0), status: 'in', square: car });
  for (const at of sketch.zombies) put(pick(open, at));
  const zombie = state.zombies[0]!;
  const figures = [...state.humans, ...state.zombies].flatMap(({ square }) => (square === car ? [] : [square]));
  return { state, zombie, middle, figures };
}
