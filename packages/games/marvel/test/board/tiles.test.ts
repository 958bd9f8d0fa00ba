import { CELLS } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { portOf, SQUARES, TILE_SIDES, TILES_ORIGIN } from '../../content/tiles.ts';
import { contentEn } from '../../text/content.en.ts';

const SIDES = Object.entries(TILE_SIDES);
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test('[MZ-COMP-16] nine tiles with an R side and a V side, all remade', () => {
  expect(SIDES.map(([name]) => name).sort()).toEqual(NUMBERS.flatMap((tile) => [`${tile}R`, `${tile}V`]));
  expect(TILES_ORIGIN.provenance).toBe('reconstructed');
});

describe.each(SIDES)('side %s', (name, { map, rooms, bystander, spawns, passages, doors, ports }) => {
  const letter = (room: string): string => String.fromCharCode(65 + rooms.indexOf(room));
  const at = (x: number, y: number): string | undefined => map[y]?.[x];
  const places = map.flatMap((row, y) => [...row].map((square, x) => ({ x, y, square })));
  const cell = (x: number, y: number): string => CELLS[Math.floor(y / 2) * 3 + Math.floor(x / 2)]!;
  const named = (x: number, y: number): string => (at(x, y) === '.' ? cell(x, y) : (at(x, y) ?? ''));
  /** Whether the two share a side. */
  const meet = (a: string, b: string): boolean =>
    places.some(({ x, y }) =>
      [named(x + 1, y), named(x, y + 1)].some(
        (next) => (named(x, y) === a && next === b) || (named(x, y) === b && next === a),
      ),
    );

  test('is six by six squares; streets are whole cells, rooms hang together', () => {
    expect(map.map((row) => row.length)).toEqual(Array(SQUARES).fill(SQUARES));
    const broken = places.filter(({ x, y, square }) => square === '.' && at(x - (x % 2), y - (y % 2)) !== '.');
    expect(broken).toEqual([]);
    expect([...new Set(places.map(({ square }) => square))].filter((square) => square !== '.').sort()).toEqual(
      rooms.map(letter),
    );
    for (const room of rooms) {
      const own = places.filter(({ square }) => square === letter(room));
      const seen = [own[0]!];
      for (const { x, y } of seen)
        for (const one of own)
          if (Math.abs(one.x - x) + Math.abs(one.y - y) === 1 && !seen.includes(one)) seen.push(one);
      expect([room, seen.length]).toEqual([room, own.length]);
    }
  });

  test('has one Bystander symbol, one to three Spawn symbols, none of both in a room', () => {
    expect(rooms).toContain(bystander);
    expect(spawns.length).toBeGreaterThanOrEqual(1);
    expect(spawns.length).toBeLessThanOrEqual(3);
    for (const room of spawns) expect(rooms).toContain(room);
    expect(spawns).not.toContain(bystander);
  });

  test('passages and doors stand where two Zones meet, and every building has a door of its own', () => {
    for (const passage of passages) {
      const [a, b] = passage.split(' ') as [string, string];
      expect([passage, meet(letter(a), letter(b))]).toEqual([passage, true]);
    }
    for (const door of doors) {
      const [room, street] = door.split(' ') as [string, string];
      expect([door, meet(letter(room), street)]).toEqual([door, true]);
    }
    const reached = new Set(doors.map((door) => door.split(' ')[0]!));
    for (const room of reached)
      for (const passage of passages)
        if (passage.split(' ').includes(room)) for (const to of passage.split(' ')) reached.add(to);
    expect(rooms.filter((room) => !reached.has(room))).toEqual([]);
  });

  test('a port is in the middle of an edge, in its room', () => {
    const middle = { N: [2, 0, 3, 0], S: [2, 5, 3, 5], W: [0, 2, 0, 3], E: [5, 2, 5, 3] } as const;
    for (const { edge, room } of ports.map(portOf)) {
      const [x0, y0, x1, y1] = middle[edge];
      expect([edge, [at(x0, y0), at(x1, y1)].includes(letter(room))]).toEqual([edge, true]);
    }
  });

  test('has names', () => {
    for (const key of [`tile.${name}`, ...rooms.map((room) => `room.${name}-${room}`)])
      expect(Object.keys(contentEn)).toContain(key);
  });
});
