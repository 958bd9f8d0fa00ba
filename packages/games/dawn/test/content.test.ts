import { CLEAR, EAST, NEVER, NORTH, rangeOf, SOUTH, sightDoor, spacesBetween, UNREACHABLE, WEST } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../content/characters.ts';
import { SPREAD } from '../content/counters.ts';
import { ENTRANCES } from '../content/plan.ts';
import { PLANS } from '../content/plans/index.ts';
import { mall } from '../content/plans/mall.ts';
import { ORIGINS, SOURCES } from '../content/sources.ts';
import { ATTACK, COLUMNS, ENTRY, HIDDEN } from '../content/tables.ts';
import { read } from './plans.ts';

describe.each(PLANS.map((plan) => [plan.id, read(plan)] as const))('the plan %s', (_, one) => {
  const { plan, floor, numbers, at, areaOf, near, steps, sights } = one;
  const areas = [...new Set(numbers.map(areaOf))];
  const hall = (number: number): boolean => areaOf(number).hall;

  test('is numbered in order, row by row, with known letters only', () => {
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers).toHaveLength(floor.spaces);
    expect(plan.lines.filter((_, line) => line % 2 === 0).join('')).toMatch(/^[a-z.# |GD]*$/);
    expect(plan.lines.filter((_, line) => line % 2 === 1).join('')).toMatch(/^[-GD ]*$/);
  });

  test('has walls or doors between areas, and no door within one', () => {
    const wrong: string[] = [];
    for (const a of numbers)
      for (const way of [EAST, SOUTH]) {
        const b = numbers[floor.beyond[4 * at(a) + way]!];
        if (b === undefined) continue;
        const door = floor.doorOn[4 * at(a) + way]! >= 0;
        if (door === (areaOf(a) === areaOf(b))) wrong.push(`${a}-${b}`);
      }
    expect(wrong).toEqual([]);
  });

  test('every area hangs together without its doors, and every store opens on the hall', () => {
    for (const area of areas) {
      const all = numbers.filter((number) => areaOf(number) === area);
      const reached = new Set([all[0]!]);
      for (const number of reached) for (const next of near(number)) if (areaOf(next) === area) reached.add(next);
      expect([area.id, reached.size]).toEqual([area.id, all.length]);
      const doors = all.some((number) => near(number).some((next) => hall(next) !== area.hall));
      expect([area.id, doors]).toEqual([area.id, true]);
    }
  });

  test('glass stands on the hall side, inner and back doors are solid', () => {
    const inner = floor.doors.filter(({ a, b, glass }) => glass && !hall(numbers[a]!) && !hall(numbers[b]!));
    expect(inner).toEqual([]);
  });

  test('can be walked all over while doors are open', () => {
    const from = Object.values(plan.entrances)[0]!;
    expect(numbers.filter((number) => steps(number, from) === UNREACHABLE)).toEqual([]);
  });

  test('[DD-DOOR-07] its entrances are hall spaces on the outer edge, each on its side', () => {
    const out = { north: NORTH, east: EAST, south: SOUTH, west: WEST };
    for (const side of ENTRANCES) {
      const number = plan.entrances[side];
      if (number === undefined) continue;
      expect([side, hall(number), floor.beyond[4 * at(number) + out[side]]]).toEqual([side, true, -1]);
    }
  });

  test('has symbols enough, the dead not beside the living, and room to hide', () => {
    const symbols = [...plan.zombies, ...plan.humans];
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols.filter((number) => at(number) < 0)).toEqual([]);
    expect(plan.zombies.length).toBeGreaterThan(plan.counters);
    expect(2 * plan.humans.length).toBeGreaterThanOrEqual(plan.cast.length);
    expect(plan.humans.flatMap(near).filter((number) => plan.zombies.includes(number))).toEqual([]);
    expect(plan.humans.filter(hall)).toEqual([]);
    const lairs = numbers.filter(
      (number) =>
        !hall(number) && !plan.humans.includes(number) && !near(number).some((next) => plan.humans.includes(next)),
    );
    expect(lairs.length).toBeGreaterThan(10 * plan.hidden);
    expect(areaOf(plan.rifles).id).toBe('edwins');
  });

  test('sight works both ways, and from area to area through exactly one doorway', () => {
    const wrong: string[] = [];
    for (const a of numbers)
      for (const b of numbers) {
        const door = sightDoor(sights, at(a), at(b));
        if (door !== sightDoor(sights, at(b), at(a))) wrong.push(`${a}-${b}`);
        if (door !== NEVER && (door === CLEAR) !== (areaOf(a) === areaOf(b))) wrong.push(`${a}-${b}`);
      }
    expect(wrong).toEqual([]);
  });

  test('says where everything on it is from', () => {
    expect(ORIGINS[`plan.${plan.id}`]?.provenance).toBe(plan.provenance);
    for (const { id } of areas) expect([id, `area.${id}` in ORIGINS]).toEqual([id, true]);
  });
});

describe('the mall', () => {
  const { floor, numbers, at, areaOf, near, steps, sights } = read(mall);
  const rows = (number: number): number[] => numbers.filter((one) => floor.rowOf[at(one)] === floor.rowOf[at(number)]);

  test('[DD-COMP-01] has 215 spaces, in rows as the examples need them', () => {
    expect(numbers).toHaveLength(215);
    expect([19, 39, 62, 79, 93].map((number) => [rows(number)[0], rows(number).at(-1)])).toEqual([
      [15, 33],
      [34, 52],
      [53, 72],
      [73, 92],
      [93, 117],
    ]);
    expect(rows(93).every((number) => areaOf(number).hall)).toBe(true);
  });

  test('[DD-MOD-02] 167 sees 170, three spaces along a straight row', () => {
    expect(sightDoor(sights, at(167), at(170))).toBe(CLEAR);
    expect([...spacesBetween(sights, at(167), at(170))].map((space) => numbers[space])).toEqual([168, 169]);
    expect(rangeOf(floor, at(167), at(170))).toBe(3);
  });

  test('[DD-MOD-03] 019 sees 039, two sides away', () => {
    expect(sightDoor(sights, at(19), at(39))).toBe(CLEAR);
    expect(rangeOf(floor, at(19), at(39))).toBe(2);
  });

  test('[DD-LOS-02] a corner stands between 098 and 079', () => {
    expect(sightDoor(sights, at(98), at(79))).toBe(NEVER);
    expect(rangeOf(floor, at(98), at(79))).toBe(2);
  });

  test('[DD-LOS-08] 024 sees 062 through the door of 062, and not 082 beyond', () => {
    const door = sightDoor(sights, at(24), at(62));
    expect(floor.doors[door]).toEqual({ a: at(43), b: at(62), glass: true });
    expect(sightDoor(sights, at(62), at(24))).toBe(door);
    expect(sightDoor(sights, at(24), at(82))).toBe(NEVER);
  });

  test('[DD-DOOR-01] has 24 glass doors and 12 solid ones, and four entrances', () => {
    expect([floor.doors.filter(({ glass }) => glass).length, floor.doors.length]).toEqual([24, 36]);
    expect(mall.entrances).toEqual({ north: 4, east: 117, south: 212, west: 93 });
  });

  test("[DD-SETUP-15] the rifles lie on 177, in Edwin's", () => {
    expect([mall.rifles, areaOf(177).id]).toEqual([177, 'edwins']);
  });

  test('[DD-SOLO-06] stores have every last digit at least five times', () => {
    const digits = [...Array(10).keys()].map((digit) =>
      numbers.filter((one) => !areaOf(one).hall && one % 10 === digit),
    );
    expect(digits.filter((all) => all.length < 5)).toEqual([]);
  });

  test('has 45 counters and room for them, two starts, one of them a doctor on the hall', () => {
    expect([mall.counters, mall.hidden, mall.zombies.length >= 50]).toEqual([45, 5, true]);
    expect([...new Set(mall.humans.map((number) => areaOf(number).id))]).toEqual(['security', 'doctor']);
    const office = numbers.filter((number) => areaOf(number).id === 'doctor');
    expect(office.some((number) => near(number).some((next) => areaOf(next).hall))).toBe(true);
  });

  test('is neither too small nor too wide: starts, entrances and rifles are so far apart', () => {
    const doors = Object.values(mall.entrances);
    for (const start of mall.humans) {
      const nearest = Math.min(...doors.map((door) => steps(start, door)));
      expect([start, nearest >= 6 && nearest <= 12]).toEqual([start, true]);
      expect([start, steps(start, 177) >= 10 && steps(start, 177) <= 15]).toEqual([start, true]);
    }
    const apart = doors.flatMap((a, i) => doors.slice(i + 1).map((b) => steps(a, b)));
    expect([Math.min(...apart) >= 12, Math.max(...apart) <= 25]).toEqual([true, true]);
  });
});

describe('the counters', () => {
  const values = Object.entries(SPREAD).flatMap(([value, count]) => Array<number>(count).fill(Number(value)));

  test('[DD-COMP-03] are 50 with values from 1 to 11', () => {
    expect(values).toHaveLength(50);
    expect([Math.min(...values) >= 1, Math.max(...values) <= 11]).toEqual([true, true]);
    expect(values.some((value) => value >= 3)).toBe(true);
  });

  test('[DD-COMP-05] [DD-COMP-09] of the four have numbers within what the rules allow', () => {
    expect(CHARACTERS.map(({ id, dice, carry, weight, rifle }) => [id, dice, carry, weight, rifle])).toEqual([
      ['peter', 2, 2, 1, false],
      ['roger', 2, 2, 1, false],
      ['steve', 1, 3, 1, true],
      ['fran', 1, 4, 2, true],
    ]);
    for (const { id, dice, carry, normal, infected } of CHARACTERS) {
      expect([id, normal.movement > carry]).toEqual([id, true]);
      for (const { fire, panic } of [normal, infected]) {
        const [least, most] = dice === 2 ? [1, 11] : [0, 5];
        expect([id, fire >= 1 && panic >= least && panic <= most]).toEqual([id, true]);
      }
    }
  });
});

describe('the tables', () => {
  /** Of 36 throws of two dice so many come to each sum from 2 on. */
  const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

  const chance = (counts: (row: number) => boolean): number =>
    ways.reduce((all, way, row) => all + (counts(row) ? way : 0), 0);

  test('[DD-TAB-02] the attack table harms more the stronger the attack', () => {
    expect(ATTACK).toHaveLength(11);
    expect(COLUMNS).toEqual([1, 2, 4, 6, 8, 13]);
    const columns = [0, 1, 2, 3, 4, 5];
    expect(columns.map((column) => chance((row) => ATTACK[row]![column] !== '-'))).toEqual([6, 9, 13, 18, 24, 31]);
    expect(columns.map((column) => chance((row) => ATTACK[row]![column] === 'i'))).toEqual([1, 2, 4, 7, 10, 14]);
  });

  test('[DD-TAB-03] the entry table brings 8, 7, 8 and 7 of 36 through the doors, and nobody on 4, 7 and 10', () => {
    expect(ENTRANCES.map((side) => chance((row) => ENTRY[row]!.includes(side)))).toEqual([8, 7, 8, 7]);
    expect(ENTRY.flatMap((sides, row) => (sides.length === 0 ? [row + 2] : []))).toEqual([4, 7, 10]);
  });

  test('[DD-TAB-04] the hidden zombie table has every digit once, and nothing on a second 6', () => {
    expect(HIDDEN).toEqual([
      [1, 2, 3, 4, 5, null],
      [6, 7, 8, 9, 0, null],
    ]);
  });

  test('every origin is a known one', () => {
    for (const [id, { source }] of Object.entries(ORIGINS)) expect([id, source in SOURCES]).toEqual([id, true]);
  });
});
