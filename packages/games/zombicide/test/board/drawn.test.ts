import { isOpen } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { type Board, boardOf } from '../../src/board/board.ts';
import { checkText } from '../../src/board/check.ts';
import type { Drawing } from '../../src/board/drawn.ts';

const draw = (board: string, more: Partial<Drawing> = {}): Board => boardOf(JSON.stringify({ board, ...more }));
const STREET = `
a-b-b
  +
c A-B
|   /
d-e-f
`;
const names = (board: Board, zones: readonly number[]): string =>
  zones.map((zone) => board.zones[zone]!.name).join(' ');

describe('a drawn board', () => {
  test('letters are zones, signs between them are ways', () => {
    const board = draw(STREET);
    expect(board.zones.map(({ name, street }) => `${name}${street ? '' : ' room'}`)).toEqual([
      ...['a', 'b', 'c', 'A room', 'B room', 'd', 'e', 'f'],
    ]);
    const ways = board.map.ways.map(({ a, b, door }) => `${names(board, [a, b])} ${door ?? ''}`.trim());
    expect(ways.sort()).toEqual(['A B', 'B f 1', 'a b', 'b A 0', 'c d', 'd e', 'e f']);
    expect(board.doors.map(({ a, b, open, wall, onOpening }) => [names(board, [a, b]), open, wall, onOpening])).toEqual(
      [
        ['A b', false, 'N', false],
        ['B f', true, 'S', false],
      ],
    );
    expect(board.doorsAtStart).toBe('01');
    expect(isOpen(board.doorsAtStart, 1)).toBe(true);
    expect(board.zones[1]!.rects).toEqual([
      [250, 0, 500, 250],
      [500, 0, 750, 250],
    ]);
    expect(board.buildings.map((rooms) => names(board, rooms))).toEqual(['A B']);
  });

  test('a zone of several squares may be filled in', () => {
    const filled = draw('aaa-b\naaa |\naaa c');
    expect(filled.zones.map(({ name, rects }) => [name, rects.length])).toEqual([
      ['a', 4],
      ['b', 1],
      ['c', 1],
    ]);
    expect(filled.map).toEqual(draw('a a-b\n    |\na a c').map);
  });

  test('tokens', () => {
    const board = draw('a-b-c\n+\nA', {
      start: 'A',
      spawns: ['c', { zone: 'b', colour: 'blue', active: false }],
      exit: 'a',
      objectives: ['A', { zone: 'A', hidden: true }],
      undersides: ['blue'],
      doors: [{ between: ['a', 'A'], colour: 'blue' }],
      cars: [{ kind: 'police', zone: 'b' }],
      tiles: ['ab', 'bcA'],
      manholes: ['c', { zone: 'b', tile: 1 }, { zone: 'b', tile: 2 }],
      rules: { cars: true, objectiveXp: 5 },
      goals: [{ goal: 'reach', zones: ['exit', 'c', 'spawns'], who: 'any' }],
    });
    const zone = (name: string): number => 'abcA'.indexOf(name);
    expect(board).toMatchObject({ start: zone('A'), exit: zone('a'), undersides: ['blue'], inOrder: false });
    expect(board.spawns).toEqual([
      { zone: zone('c'), colour: 'red', active: true },
      { zone: zone('b'), colour: 'blue', active: false },
    ]);
    expect(board.objectives.map(({ hidden }) => hidden)).toEqual([false, true]);
    expect(board.doors[0]!.colour).toBe('blue');
    expect(board.cars).toEqual([{ kind: 'police', zone: zone('b'), drivable: true }]);
    expect(board.zones.map(({ tiles, manholes }) => [tiles, manholes])).toEqual([
      [[0], []],
      [
        [0, 1],
        [0, 1],
      ],
      [[1], [1]],
      [[1], []],
    ]);
    expect(board.rules).toMatchObject({ cars: true, objectiveXp: 5, zombieCards: null });
    expect(board.goals).toEqual([{ goal: 'reach', zones: [0, 2, 2, 1], who: 'any' }]);
  });

  test('whatever is left out', () => {
    const board = draw('a-b');
    expect(board).toMatchObject({ start: 0, exit: -1, spawns: [], cars: [], objectives: [] });
    expect(board.goals).toEqual([{ goal: 'take', count: 1 }]); // there is none: nothing wins
    expect(board.zones.map(({ tiles }) => tiles)).toEqual([[0], [0]]);
    expect(checkText(JSON.stringify({ board: 'a-b' }))).toEqual([]);
  });

  test('doors between rooms part a building only where the rules say so', () => {
    expect(draw('A+B-C').buildings).toEqual([[0, 1, 2]]);
    expect(draw('A+B-C', { rules: { cutOffRooms: true } }).buildings).toEqual([[0], [1, 2]]);
    expect(draw('A/B-C', { rules: { cutOffRooms: true } }).buildings).toEqual([[0, 1, 2]]);
  });

  test.each([
    ['a-A', 'a room meets the street by a door only: use "+" or "/" between a and A'],
    ['a+b', 'a door between a and b stands in the street; use "-"'],
    ['a=b', '"=" between a and b means nothing; use "-", "+", "/" or a blank'],
    ['a|b', '"|" between a and b means nothing'],
    ['a-b-a', 'the squares "a" do not touch'],
    ['a-1', '"1" is no zone; a zone is a letter'],
    ['a b\n +', '"+" stands where four squares meet'],
    ['a-b-', '"-" beside "b" stands between no two zones'],
    ['a\n|', '"|" beside "a" stands between no two zones'],
    ['a-.', '"-" beside "a" stands between no two zones'],
    ['a+.', '"+" beside "a" stands between no two zones'],
    ['a-a\n+ +\nA-A', 'there is more than one way between a and A'],
    ['A-B\n|  \nA+B', 'there is more than one way between A and B'],
    ['   ', 'it has no zone'],
    [`${'a'.repeat(81)}${'\n'.repeat(80)}b`, 'it has 41 times 41 squares; 800 in all are the most'],
    [' '.repeat(20_000), 'letters; 20000 are the most'],
  ])('%j is refused', (board, sentence) => {
    expect(() => draw(board)).toThrow(sentence);
  });

  test('a board has 40 doors at most', () => {
    // A street with a room on each side of each of its zones, and doors to both: 26 times two.
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const rooms = letters.map((letter) => letter.toUpperCase());
    const line = (zones: readonly string[]): string => zones.join(' ');
    const doors = Array(26).fill('+').join(' ');
    expect(draw(`${line(rooms)}\n${doors}\n${line(letters)}`).doors).toHaveLength(26);
    const inRooms = `${rooms.join('+')}\n${doors}\n${line(letters)}`;
    expect(() => draw(inRooms)).toThrow('it has more than 40 doors');
  });

  test.each([
    [{ spawns: Array(41).fill('a') }, 'spawns should have 0 to 40 entries, not 41'],
    [{ tiles: Array(41).fill('ab') }, 'tiles should have 0 to 40 entries, not 41'],
    [{ manholes: 'a' }, 'manholes should be a list, not "a"'],
    [{ manholes: [{ zone: 'a', tile: 'x' }] }, 'manholes, tile, should be a whole number'],
    [{ doors: 7 }, 'doors should be a list, not 7'],
    [{ start: 'z' }, '"z" is no zone of the board'],
    [{ spwans: ['a'] }, '"spwans", which means nothing here'],
    [{ spawns: 'a' }, 'spawns should be a list, not "a"'],
    [{ doors: [{ between: ['a', 'b'], colour: 'blue' }] }, 'no door is drawn between a and b'],
    [{ tiles: ['a'] }, 'tiles does not say where "b" lies'],
    [{ tiles: ['abz'] }, 'tiles has "z", which is no zone'],
    [{ tiles: 'ab' }, 'tiles should be a list'],
    [{ manholes: ['z'] }, 'manholes has "z"'],
    [{ tiles: ['ab', 'b'], manholes: ['b'] }, 'needs its tile: { zone: b, tile: 1 }'],
    [{ tiles: ['ab', 'b'], manholes: [{ zone: 'a', tile: 2 }] }, '"a" does not lie on tile 2'],
    [{ goals: [{ goal: 'win' }] }, 'it should be one of: take, reach'],
  ])('%j is refused', (more, sentence) => {
    expect(() => draw('a-b', more as Partial<Drawing>)).toThrow(sentence);
    expect(checkText(JSON.stringify({ board: 'a-b', ...more })).join()).toContain(sentence);
  });
});
