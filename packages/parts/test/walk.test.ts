import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allOpen,
  closed,
  destroyed,
  distancesTo,
  type Floor,
  opened,
  pathsOf,
  stepsTo,
  stepTo,
  UNREACHABLE,
  walksOf,
  withoutGlass,
} from '../src/index.ts';
import { anyFloor, floor } from './floors.ts';

/** The same floor as zones and ways. */
function asZones(on: Floor): Parameters<typeof pathsOf>[0] {
  const ways = [];
  for (let space = 0; space < on.spaces; space++) {
    for (const direction of [1, 2]) {
      const next = on.beyond[4 * space + direction]!;
      const door = on.doorOn[4 * space + direction]!;
      if (next >= 0) ways.push({ a: space, b: next, door: door < 0 ? null : door });
    }
  }
  return { zones: on.spaces, ways };
}

describe('walks', () => {
  test('are as long as the same way over zones', () => {
    fc.assert(
      fc.property(anyFloor, fc.nat(0xffff), ({ floor: on }, luck) => {
        const doors = on.doors.map((_, door) => '012'[(luck >> (door % 13)) % 3]).join('');
        const [walks, paths] = [walksOf(on), pathsOf(asZones(on), doors)];
        const wrong: number[] = [];
        for (let target = 0; target < on.spaces; target++) {
          if (stepsTo(walks, doors, target).join() !== distancesTo(paths, target).join()) wrong.push(target);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a closed door is walked round, a destroyed one is not there', () => {
    const on = floor('. .G.', '  - D', '. . .');
    const walks = walksOf(on);
    expect(on.doors).toEqual([
      { a: 1, b: 2, glass: true },
      { a: 2, b: 5, glass: false },
    ]);
    expect(stepsTo(walks, allOpen(on), 1)[2]).toBe(1);
    expect(stepsTo(walks, closed(allOpen(on), 0), 1)[2]).toBe(5);
    expect(stepsTo(walks, '00', 1)[2]).toBe(UNREACHABLE);
    expect(stepsTo(walks, destroyed('00', 0), 1)[2]).toBe(1);
    expect(stepsTo(walks, withoutGlass(on, '00'), 1)[2]).toBe(1);
    expect(withoutGlass(on, '00')).toBe(opened('00', 0));
    expect(stepTo(on, '01', 1, 1)).toBe(-1);
    expect(stepTo(on, '11', 1, 1)).toBe(2);
    expect(stepTo(on, '11', 1, 2)).toBe(-1);
  });

  test('thousands of states of the doors are not all kept', () => {
    const on = floor('.D.D.D.D.D.D.D.D.D.D.D.D.D.');
    const walks = walksOf(on);
    for (let n = 0; n < 5000; n++) stepsTo(walks, n.toString(2).padStart(13, '0'), 0);
    expect(walks.kept).toBeLessThanOrEqual(4096);
    expect(stepsTo(walks, '1111111111111', 0)[13]).toBe(13);
  });
});
