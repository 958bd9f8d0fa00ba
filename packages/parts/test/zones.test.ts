import { describe, expect, test } from 'vitest';
import { buildingsOf, exitsOf, isOpen, opened, waysOf, type ZoneMap } from '../src/index.ts';

const map: ZoneMap = {
  zones: 4,
  ways: [
    { a: 2, b: 0, door: null },
    { a: 0, b: 1, door: 0 },
    { a: 1, b: 2, door: 1 },
  ],
};

describe('zones', () => {
  test('a way leads out of both its ends, in map order', () => {
    expect(exitsOf(map)).toEqual([
      [
        { to: 1, door: 0 },
        { to: 2, door: null },
      ],
      [
        { to: 0, door: 0 },
        { to: 2, door: 1 },
      ],
      [
        { to: 0, door: null },
        { to: 1, door: 1 },
      ],
      [],
    ]);
  });

  test('opening a door opens that door alone, and leaves the text it was given', () => {
    const closed = '000';
    expect([0, 1, 2].map((door) => opened(closed, door))).toEqual(['100', '010', '001']);
    expect(opened('010', 1)).toBe('010');
    expect([0, 1, 2].map((door) => isOpen('010', door))).toEqual([false, true, false]);
    expect(closed).toBe('000');
  });
});

describe('rooms', () => {
  const gaps = [
    { a: 3, b: 1 },
    { a: 1, b: 3 },
    { a: 4, b: 5 },
    { a: 0, b: 2 },
  ];

  test('two zones have one way, however many gaps, and a door closes it', () => {
    expect(waysOf(gaps, [{ a: 5, b: 4 }])).toEqual([
      { a: 1, b: 3, door: null },
      { a: 4, b: 5, door: 0 },
      { a: 0, b: 2, door: null },
    ]);
  });

  test('a building is all the rooms that are linked, also over others', () => {
    const zones = [true, false, true, false, false, false, false].map((street) => ({ street }));
    expect(buildingsOf(zones, [{ a: 5, b: 3 }, ...gaps.slice(0, 2)])).toEqual([[1, 3, 5], [4], [6]]);
  });
});
