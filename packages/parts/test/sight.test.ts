import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allOpen,
  CLEAR,
  type Floor,
  mightSee,
  NEVER,
  rangeOf,
  sees,
  sightDoor,
  sightsOf,
  spacesBetween,
} from '../src/index.ts';
import { anyFloor, floor } from './floors.ts';

type Point = readonly [x: number, y: number];
interface Bar {
  readonly a: Point;
  readonly b: Point;
  readonly door: number;
  readonly of: readonly number[];
}

/** Corners of squares have even numbers, middles odd ones: everything stays whole. */
const middle = (on: Floor, space: number): Point => [2 * on.columnOf[space]! + 1, 2 * on.rowOf[space]! + 1];

/** Every side of every space that is not open. */
function bars(on: Floor): Bar[] {
  const all: Bar[] = [];
  for (let space = 0; space < on.spaces; space++) {
    const [x, y] = middle(on, space);
    const ends: [Point, Point][] = [
      [
        [x - 1, y - 1],
        [x + 1, y - 1],
      ],
      [
        [x + 1, y - 1],
        [x + 1, y + 1],
      ],
      [
        [x - 1, y + 1],
        [x + 1, y + 1],
      ],
      [
        [x - 1, y - 1],
        [x - 1, y + 1],
      ],
    ];
    for (const [direction, [a, b]] of ends.entries()) {
      const [next, door] = [on.beyond[4 * space + direction]!, on.doorOn[4 * space + direction]!];
      if (next < 0 || door >= 0) all.push({ a, b, door, of: [space, next] });
    }
  }
  return all;
}

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** By the book and slowly: every wall and door of the floor is laid against the line. */
function slowly(
  on: Floor,
  laid: readonly Bar[],
  doors: string,
  counters: Uint8Array,
  from: number,
  to: number,
): boolean {
  const [p, q] = [middle(on, from), middle(on, to)];
  const doorways = new Set<number>();
  for (const { a, b, door, of } of laid) {
    const [one, two] = [turn(p, q, a), turn(p, q, b)];
    const apart = turn(a, b, p) * turn(a, b, q) > 0 || one * two > 0 || from === to;
    if (apart) continue;
    if (door < 0 || one === 0 || two === 0) return false;
    if (!of.includes(from) && !of.includes(to)) return false;
    if (doors[door] === '0' && !on.doors[door]!.glass) return false;
    doorways.add(door);
  }
  if (doorways.size > 1) return false;
  for (let space = 0; space < on.spaces; space++) {
    if (counters[space] === 0 || space === from || space === to) continue;
    const [x, y] = middle(on, space);
    const corners: Point[] = [
      [x - 1, y - 1],
      [x + 1, y - 1],
      [x - 1, y + 1],
      [x + 1, y + 1],
    ];
    const sides = corners.map((corner) => turn(p, q, corner));
    const inLine = sides.some((side) => side > 0) && sides.some((side) => side < 0);
    const within = (i: 0 | 1, at: number): boolean => Math.min(p[i], q[i]) <= at && at <= Math.max(p[i], q[i]);
    if (inLine && within(0, x) && within(1, y)) return false;
  }
  return true;
}

const states = (on: Floor, luck: readonly number[]): string =>
  on.doors.map((_, door) => '0112'[luck[door % luck.length]! % 4]).join('');

describe('sight', () => {
  test('is what walls, doors and counters laid against the line let through, on any floor', () => {
    fc.assert(
      fc.property(anyFloor, fc.array(fc.nat(99), { minLength: 60, maxLength: 60 }), ({ floor: on }, luck) => {
        const sights = sightsOf(on);
        const doors = states(on, luck);
        const counters = Uint8Array.from({ length: on.spaces }, (_, i) => (luck[(i + 7) % 60]! < 15 ? 1 : 0));
        const wrong: string[] = [];
        const laid = bars(on);
        for (let from = 0; from < on.spaces; from++) {
          for (let to = 0; to < on.spaces; to++) {
            const right = slowly(on, laid, doors, counters, from, to);
            if (sees(sights, doors, counters, from, to) !== right) wrong.push(`${from} to ${to}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('works both ways, and lists what might be seen', () => {
    fc.assert(
      fc.property(anyFloor, ({ floor: on }) => {
        const sights = sightsOf(on);
        const wrong: string[] = [];
        for (let from = 0; from < on.spaces; from++) {
          const seen: number[] = [];
          for (let to = 0; to < on.spaces; to++) {
            const [there, back] = [spacesBetween(sights, from, to), spacesBetween(sights, to, from)];
            const alike =
              sightDoor(sights, from, to) === sightDoor(sights, to, from) &&
              there.join() === [...back].reverse().join();
            if (!alike) wrong.push(`${from} to ${to}`);
            if (to !== from && sightDoor(sights, from, to) !== NEVER) seen.push(to);
          }
          if (mightSee(sights, from).join() !== seen.join()) wrong.push(`from ${from}`);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a corner blocks it, a crossing without walls does not', () => {
    const open = floor('. .', '', '. .');
    expect(sightDoor(sightsOf(open), 0, 3)).toBe(CLEAR);
    expect(sightDoor(sightsOf(floor('.|.', '', '. .')), 0, 3)).toBe(NEVER);
    expect(sightDoor(sightsOf(floor('.G.', '', '. .')), 0, 3)).toBe(NEVER);
    expect(sees(sightsOf(open), '', Uint8Array.of(0, 1, 1, 0), 0, 3)).toBe(true);
  });

  test('a doorway is looked through from a space beside it, and never a second one', () => {
    const row = floor('. .D. .G.');
    const sights = sightsOf(row);
    const free = new Uint8Array(5);
    expect(sightDoor(sights, 0, 2)).toBe(0);
    expect(sightDoor(sights, 0, 3)).toBe(NEVER);
    expect(sightDoor(sights, 1, 3)).toBe(0);
    expect(sightDoor(sights, 1, 4)).toBe(NEVER);
    expect(sees(sights, allOpen(row), free, 1, 2)).toBe(true);
    expect(sees(sights, '01', free, 1, 2)).toBe(false);
    expect(sees(sights, '00', free, 3, 4)).toBe(true);
    expect(sees(sights, '22', free, 1, 2)).toBe(true);
  });

  test('a counter blocks behind it, not where the line begins or ends', () => {
    const row = sightsOf(floor('. . .'));
    expect(sees(row, '', Uint8Array.of(1, 0, 1), 0, 2)).toBe(true);
    expect(sees(row, '', Uint8Array.of(0, 1, 0), 0, 2)).toBe(false);
  });

  test('range counts sides, whatever stands between', () => {
    const square = floor('. . .', '-   -', '. . .');
    expect(rangeOf(square, 0, 5)).toBe(3);
    expect(rangeOf(square, 3, 0)).toBe(1);
    expect(rangeOf(square, 4, 4)).toBe(0);
  });
});
