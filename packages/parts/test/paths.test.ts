import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distancesTo, firstSteps, opened, pathsOf, UNREACHABLE, type ZoneMap } from '../src/index.ts';

/** A square 0-1-3-2-0, a corridor 3-4 behind a door, and 5 on its own. */
const map: ZoneMap = {
  zones: 6,
  ways: [
    { a: 2, b: 3, door: null },
    { a: 0, b: 2, door: null },
    { a: 0, b: 1, door: null },
    { a: 1, b: 3, door: null },
    { a: 3, b: 4, door: 0 },
  ],
};

describe('paths', () => {
  test('distances go over ways that are open', () => {
    expect([...distancesTo(pathsOf(map, '0'), 3)]).toEqual([2, 1, 1, 0, UNREACHABLE, UNREACHABLE]);
    expect([...distancesTo(pathsOf(map, '1'), 4)]).toEqual([3, 2, 2, 1, 0, UNREACHABLE]);
  });

  test('all first steps of shortest paths, in map order', () => {
    expect(firstSteps(pathsOf(map, '1'), 0, 4)).toEqual([1, 2]);
    expect(firstSteps(pathsOf(map, '1'), 1, 4)).toEqual([3]);
    expect(firstSteps(pathsOf(map, '1'), 4, 0)).toEqual([3]);
  });

  test('none where one is there already or cannot get there', () => {
    expect(firstSteps(pathsOf(map, '0'), 3, 3)).toEqual([]);
    expect(firstSteps(pathsOf(map, '0'), 0, 4)).toEqual([]);
    expect(firstSteps(pathsOf(map, '1'), 5, 0)).toEqual([]);
  });

  test('two ways between the same zones are one step', () => {
    const double: ZoneMap = {
      zones: 2,
      ways: [
        { a: 0, b: 1, door: null },
        { a: 1, b: 0, door: 0 },
      ],
    };
    expect(firstSteps(pathsOf(double, '1'), 0, 1)).toEqual([1]);
    expect(firstSteps(pathsOf(double, '0'), 0, 1)).toEqual([1]);
  });

  test('they are worked out once per map and state of the doors', () => {
    const own = { ...map };
    const closed = pathsOf(own, '0');
    const row = distancesTo(closed, 3);
    expect(pathsOf(own, '0')).toBe(closed);
    expect(distancesTo(pathsOf(own, '0'), 3)).toBe(row);
    expect(pathsOf(own, opened('0', 0))).not.toBe(closed);
    expect(pathsOf(map, '0')).not.toBe(closed);
    expect(closed.rows.filter((one) => one !== undefined)).toEqual([row]);
  });

  test('a long session does not keep them all', () => {
    const doors = (n: number) => n.toString(2).padStart(11, '0');
    const first = pathsOf(map, doors(0));
    for (let n = 1; n < 2048; n++) pathsOf(map, doors(n));
    expect(pathsOf(map, doors(0))).not.toBe(first);
    expect(pathsOf(map, doors(0))).toEqual({ steps: first.steps, rows: [] });
  });

  test('in any map a first step is one nearer, and every nearer neighbour is one', () => {
    const zones = 7;
    const way = fc.record({ a: fc.nat(zones - 1), b: fc.nat(zones - 1), door: fc.constant(null) });
    const ways = fc.array(way, { maxLength: 12 }).map((all) => all.filter(({ a, b }) => a !== b));
    fc.assert(
      fc.property(ways, fc.nat(zones - 1), fc.nat(zones - 1), (given, from, target) => {
        const paths = pathsOf({ zones, ways: given }, '');
        const row = distancesTo(paths, target);
        const near = new Set(given.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])));
        const nearer = [...near].filter((zone) => row[from] !== UNREACHABLE && row[zone]! < row[from]!);
        expect(firstSteps(paths, from, target)).toEqual(nearer.sort((a, b) => a - b));
        expect(row[from] === UNREACHABLE).toBe(distancesTo(paths, from)[target] === UNREACHABLE);
      }),
    );
  });
});
