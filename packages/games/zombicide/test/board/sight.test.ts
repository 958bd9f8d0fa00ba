import { describe, expect, test } from 'vitest';
import { boardOf, zoneNamed } from '../../src/board/board.ts';
import { SHIPPED } from '../../src/board/missions.ts';
import { canSee, rangeBetween, sightFrom } from '../../src/rules/sight.ts';

/** What is seen from a zone, with the range: `b2`. */
const lookFrom = (text: string, from: string, open: readonly (readonly [string, string])[] = []): string[] => {
  const board = boardOf(text);
  const zone = (name: string): number => zoneNamed(board, name);
  const doors = board.doors
    .map(({ a, b, open: isOpen }) => {
      const named = open.some(([x, y]) => [zone(x), zone(y)].sort().join() === [a, b].sort().join());
      return isOpen || named ? '1' : '0';
    })
    .join('');
  return sightFrom(board, doors, zone(from)).map(
    (to) => `${board.zones[to]!.name} ${rangeBetween(board, doors, zone(from), to)}`,
  );
};
const drawn = (board: string): string => JSON.stringify({ board });

describe('sight in the street', () => {
  test('[ZC-LOS-01] [ZC-LOS-03] straight along rows and columns, any number of zones', () => {
    expect(lookFrom('A4', 'a1-NW')).toEqual([
      ...['a1-NW 0', 'a1-N 1', 'a1-NE 2', 'b1-N 3', 'b1-NE 4', 'c1-N 5', 'c1-NE 6'],
      ...['a1-W 1', 'a1-SW 2', 'a2-W 3', 'a2-SW 4'],
    ]);
  });

  test('[ZC-LOS-02] nothing is seen diagonally', () => {
    expect(lookFrom('A4', 'c1-NE')).not.toContain('a1-W 7');
    expect(lookFrom(drawn('a-b\n| |\nc-d'), 'a')).toEqual(['a 0', 'b 1', 'c 1']);
  });

  test('[ZC-LOS-01] one line between any two of their squares is enough', () => {
    // The crossing lies on four tiles: both its rows and both its columns count.
    expect(lookFrom('A4', 'a1-SE')).toEqual([
      ...['a1-NE 2', 'a1-E 1', 'a1-SW 2', 'a1-S 1', 'a1-SE 0', 'a2-E 1', 'a2-SE 2'],
    ]);
    expect(lookFrom(drawn('a-b\na  \na d\na  \na-c'), 'a')).toEqual(['a 0', 'b 1', 'c 1']);
  });

  test('[ZC-LOS-03] a wall or the edge of the board stops it', () => {
    expect(lookFrom(drawn('a-b c-d'), 'a')).toEqual(['a 0', 'b 1']);
    expect(lookFrom(drawn('a-b . c-d'), 'c')).toEqual(['c 0', 'd 1']);
    expect(lookFrom('A4', 'a2-W')).toEqual(['a1-NW 3', 'a1-W 2', 'a1-SW 1', 'a2-W 0', 'a2-SW 1']);
  });

  test('[ZC-RANGED-02] the smallest number of zones crossed, wide zones counted once', () => {
    expect(lookFrom(drawn('a-b-b-c'), 'a')).toEqual(['a 0', 'b 1', 'c 2']);
    // Two lines from a to d: through b and c, or through e alone.
    expect(lookFrom(drawn('a-b-c-d\na     d\na-e-e-d'), 'a')).toEqual(['a 0', 'b 1', 'c 2', 'd 2', 'e 1']);
  });
});

describe('sight in buildings', () => {
  test('[ZC-LOS-04] [ZC-LOS-05] [ZC-LOS-06] [ZC-RANGED-06] the rooms that share an opening, no farther', () => {
    expect(lookFrom(drawn('A-B-C\n|\nD'), 'B')).toEqual(['A 1', 'B 0', 'C 1']);
    expect(lookFrom(drawn('A-B-C\n|\nD'), 'D')).toEqual(['A 1', 'D 0']);
    expect(lookFrom(drawn('A B\n|\nC-D'), 'A')).toEqual(['A 0', 'C 1']);
  });

  test('[ZC-LOS-10] a closed door blocks it, an open one does not', () => {
    expect(lookFrom(drawn('A+B-C'), 'A')).toEqual(['A 0']);
    expect(lookFrom(drawn('A/B-C'), 'A')).toEqual(['A 0', 'B 1']);
    expect(lookFrom('A4', 'b1-living')).toEqual(['b1-living 0']);
    expect(lookFrom('A4', 'b1-living', [['b1-living', 'b1-bath']])).toEqual(['b1-bath 1', 'b1-living 0']);
  });

  test('[ZC-LOS-07] out of the door, straight on over any number of street zones', () => {
    expect(lookFrom('A4', 'a1-bunker')).toEqual(['a1-S 1', 'a1-bunker 0']);
    expect(lookFrom('A4', 'b1-living', [['b1-living', 'a1-SE']])).toEqual([
      ...['a1-SW 3', 'a1-S 2', 'a1-SE 1', 'b1-living 0'],
    ]);
    expect(lookFrom('A4', 'a2-storeroom', [['a2-storeroom', 'a2-SE']])).toEqual([
      ...['a2-SE 1', 'b2-S 2', 'b2-SE 3', 'c2-S 4', 'c2-SE 5', 'a2-storeroom 0', 'a2-shop 1'],
    ]);
  });

  test('[ZC-LOS-07] it ends at the far wall and does not go on into a second building', () => {
    expect(lookFrom(drawn('A/b-c/B'), 'A')).toEqual(['A 0', 'b 1', 'c 2']);
    const both = [['a1-living', 'a1-E'] as const, ['b1-bedroom2', 'b1-W'] as const];
    expect(lookFrom('00', 'a1-living', both)).not.toContain('b1-bedroom2 2');
    expect(lookFrom('00', 'a1-living', both)).toContain('a1-E 1');
  });

  test('[ZC-LOS-08] from the street, one room behind a door on the line, from any distance', () => {
    expect(lookFrom(drawn('A-B/c-d-e\n|\nC'), 'e')).toEqual(['B 3', 'c 2', 'd 1', 'e 0']);
    expect(lookFrom(drawn('A/b\n  |\n  c'), 'c')).toEqual(['b 1', 'c 0']); // not on the line through the door
    expect(lookFrom(drawn('A/b\n  b\n  b-c'), 'A')).toEqual(['A 0', 'b 1']);
  });

  test('[ZC-LOS-09] [ZC-LOS-11] sight is mutual, and everyone sees the own zone, whatever the doors', () => {
    for (const { id } of SHIPPED) {
      const board = boardOf(id);
      for (const doors of [board.doorsAtStart, '0'.repeat(board.doors.length), '1'.repeat(board.doors.length)])
        board.zones.forEach((_, from) => {
          const seen = sightFrom(board, doors, from);
          expect(seen).toContain(from);
          for (const to of seen) {
            expect(canSee(board, doors, to, from)).toBe(true);
            expect(rangeBetween(board, doors, to, from)).toBe(rangeBetween(board, doors, from, to));
          }
        });
    }
  });

  test('more states of the doors than are kept', () => {
    const board = boardOf('A4');
    const states = Array.from({ length: 300 }, (_, i) => i.toString(2).padStart(9, '0'));
    const look = (doors: string): string =>
      board.zones.map((_, from) => sightFrom(board, doors, from).join()).join(';');
    const first = states.map(look);
    expect(states.map(look)).toEqual(first);
    expect(rangeBetween(board, states[0]!, board.start, board.exit)).toBe(-1);
  });
});
