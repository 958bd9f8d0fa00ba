import { describe, expect, test } from 'vitest';
import { boardOf, zoneNamed } from '../../src/board/board.ts';

const board = boardOf('A4');
const name = (zone: number): string => board.zones[zone]!.name;
const pair = (a: number, b: number): string => [name(a), name(b)].sort().join(' ');

/** Read off the published plan, street by street and room by room. */
const STREETS =
  'a1-E a1-NE, a1-E a1-SE, a1-N a1-NE, a1-N a1-NW, a1-NE b1-N, a1-NW a1-W, a1-S a1-SE, a1-S a1-SW, a1-SE a2-E, ' +
  'a1-SW a1-W, a1-SW a2-W, a2-E a2-SE, a2-SE b2-S, a2-SW a2-W, b1-N b1-NE, b1-NE c1-N, b2-S b2-SE, b2-SE c2-S, ' +
  'c1-N c1-NE, c2-S c2-SE';
const OPENINGS =
  'a2-shop a2-storeroom, b1-bath b1-bedroom1, b1-bath b1-living, b1-bath b2-bedroom, b1-bath c1-clinic, ' +
  'b1-bedroom1 b1-bedroom2, b1-bedroom1 c1-kitchenette, b1-bedroom2 b1-living, b1-living b2-kitchen, ' +
  'b2-bedroom b2-kitchen, b2-bedroom b2-living, b2-bedroom c2-kitchen, b2-kitchen b2-living, ' +
  'b2-living c2-kitchenette, c1-clinic c1-kitchenette, c1-clinic c1-office, c1-clinic c1-waiting, ' +
  'c1-clinic c2-kitchen, c1-kitchenette c1-office, c1-office c1-waiting, c1-waiting c2-dining, ' +
  'c2-dining c2-kitchen, c2-dining c2-office, c2-kitchen c2-kitchenette, c2-kitchen c2-office, c2-kitchenette c2-office';

describe("Doug's Dream on the table", () => {
  test('[ZC-SETUP-02] 38 zones: 20 in the street, 18 rooms', () => {
    expect(board.zones.filter(({ street }) => street)).toHaveLength(20);
    expect(board.zones.filter(({ street }) => !street)).toHaveLength(18);
    expect(board).toMatchObject({ size: [1500, 1000], survivors: 4, players: { min: 1, max: 6 } });
  });

  test('[ZC-ZONE-02] [ZC-ZONE-03] the links are those of the plan', () => {
    const linked = board.map.ways.filter(({ door }) => door === null || board.doors[door]!.onOpening);
    const isStreet = (a: number): boolean => board.zones[a]!.street;
    const list = (street: boolean): string[] =>
      linked
        .filter(({ a }) => isStreet(a) === street)
        .map(({ a, b }) => pair(a, b))
        .sort();
    expect(list(true)).toEqual(STREETS.split(', '));
    expect(list(false)).toEqual(OPENINGS.split(', '));
  });

  test('[ZC-ZONE-04] a zone covers up to four tiles and answers to the name of each part', () => {
    const crossing = zoneNamed(board, 'a1-SE');
    expect(board.zones[crossing]).toMatchObject({
      name: 'a1-SE',
      names: ['a1-SE', 'b1-SW', 'a2-NE', 'b2-NW'],
      tiles: [0, 1, 3, 4],
    });
    for (const part of ['b1-SW', 'a2-NE', 'b2-NW']) expect(zoneNamed(board, part)).toBe(crossing);
    expect(zoneNamed(board, 'd9-N')).toBe(-1);
  });

  test('manholes: one a tile, two of them in one zone', () => {
    const manholes = board.zones.flatMap(({ name: zone, manholes: tiles }) =>
      tiles.length > 0 ? [[zone, tiles]] : [],
    );
    expect(manholes).toEqual([
      ['c1-N', [2]],
      ['a1-E', [0, 1]],
      ['a2-E', [3]],
      ['b2-S', [4]],
      ['c2-S', [5]],
    ]);
  });

  test('[ZC-ZONE-05] rooms cut off by closed doors are buildings of their own', () => {
    expect(board.buildings.map((rooms) => rooms.map(name))).toEqual([
      ['a1-bunker'],
      ['b1-bath', 'b1-bedroom1', 'b1-bedroom2', 'c1-clinic', 'c1-waiting', 'c1-kitchenette', 'c1-office'],
      ['b1-living'],
      ['a2-storeroom', 'a2-shop'],
      [...['b2-living', 'b2-bedroom', 'b2-kitchen'], ...['c2-kitchenette', 'c2-office', 'c2-kitchen', 'c2-dining']],
    ]);
    for (const [building, rooms] of board.buildings.entries())
      for (const room of rooms) expect(board.zones[room]!.building).toBe(building);
  });

  test('[ZC-SETUP-03] [ZC-DOOR-01] tokens', () => {
    expect(name(board.start)).toBe('a1-bunker');
    expect(name(board.exit)).toBe('a2-SW');
    expect(board.spawns.map(({ zone, colour, active }) => [name(zone), colour, active])).toEqual([
      ['a2-SE', 'red', true],
      ['a1-SW', 'red', true],
      ['a1-SW', 'blue', false],
      ['a1-NE', 'red', true],
    ]);
    expect(board.doorsAtStart).toBe('100000000');
    expect(board.doors.map(({ a, b, colour, onOpening, wall }) => [name(a), name(b), colour, onOpening, wall])).toEqual(
      [
        ['a1-bunker', 'a1-S', 'red', false, 'S'],
        ['b1-living', 'a1-SE', 'red', false, 'W'],
        ['b1-living', 'b1-bedroom2', 'red', true, 'N'],
        ['b1-bath', 'b1-living', 'red', true, 'W'],
        ['b1-living', 'b2-kitchen', 'red', true, 'S'],
        ['b1-bath', 'b2-bedroom', 'red', true, 'S'],
        ['c1-clinic', 'c2-kitchen', 'red', true, 'S'],
        ['c1-waiting', 'c2-dining', 'red', true, 'S'],
        ['a2-storeroom', 'a2-SE', 'blue', false, 'E'],
      ],
    );
    expect(board.objectives.filter(({ hidden }) => hidden)).toHaveLength(board.undersides.length);
    expect(board.cars.map(({ kind, zone, drivable }) => [kind, name(zone), drivable])).toEqual([
      ['pimp', 'a1-E', false],
      ['police', 'a2-E', false],
    ]);
    expect(board.goals.at(-1)).toMatchObject({ goal: 'leave', zone: board.exit });
    expect(board.provenance).toBe('published');
  });
});

describe('the tutorial on the table', () => {
  const small = boardOf('00');
  test('[ZC-M00-01] two houses, 14 zones', () => {
    expect(small.zones).toHaveLength(14);
    expect(small.buildings.map((rooms) => rooms.length)).toEqual([3, 4]);
    expect(small.buildings[0]).toContain(small.start);
    expect(small.objectives).toHaveLength(1);
    expect(small.rules.zombieCards).toEqual([1, 2, 3, 4, 41]);
    expect(small.provenance).toBe('reconstructed');
    expect(small.exit).toBe(-1);
  });

  test('the same text gives the same board', () => {
    expect(boardOf('00')).toBe(small);
    expect(() => boardOf('99')).toThrow('"99" is no mission; there are: 00, 01, ');
    expect(() => boardOf('{ nonsense')).toThrow('it is not JSON');
  });
});
