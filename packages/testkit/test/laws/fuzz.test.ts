import { createEngine, replay } from '@shamble/kernel';
import { describe, expect, test, vi } from 'vitest';
import { checkLaws, faultText, fuzz, keepsLaws } from '../../src/laws/index.ts';
import { setupOf } from '../../src/laws/trial.ts';
import { plants } from './plants.ts';
import { pack } from './tiny.ts';

vi.setConfig({ testTimeout: 60_000 });

const planted = (fault: string) => plants.find((plant) => plant.fault === fault)!.pack;

describe('fuzz', () => {
  test('finds nothing in a sound game', () => {
    expect(fuzz(pack, { games: 100, seed: 1 })).toMatchObject({ games: 100, faults: [] });
  });

  test('stops at the first fault, with a journal that can be replayed as far as it goes', () => {
    const faulty = planted('a card that gets lost');
    const { faults, games } = fuzz(faulty, { games: 500, seed: 1 });
    expect(games).toBeLessThan(500);
    expect(faults).toHaveLength(1);
    const { journal, entry, law, doing } = faults[0]!;
    expect(law).toBe('check');
    expect(doing).toMatchObject({ input: { aside: 'toss' } });
    expect(replay(createEngine(faulty.game), journal!, { verify: true }).n).toBe(entry);
  });

  test('finds the same fault again from its seed', () => {
    const faulty = planted('a card that gets lost');
    const [fault] = fuzz(faulty, { games: 500, seed: 1 }).faults;
    const [again] = fuzz(faulty, { games: 1, seed: fault!.seed }).faults;
    expect(again).toEqual(fault);
    expect(faultText(fault!)).toMatch(`again: shamble fuzz tiny --games 1 --seed ${fault!.seed}`);
  });

  test('tells how far it is, where the clock runs', () => {
    const told: number[] = [];
    fuzz(pack, { games: 3, seed: 1, onProgress: ({ games }) => Date.now() > 0 && told.push(games) });
    expect(told).toEqual([1, 2, 3]);
  });
});

test('a broken law fails a test with a sentence', () => {
  expect(() => keepsLaws(planted('an option twice'), { games: 1, seed: 1 })).toThrow(
    /\[options\] .*\n +tiny, mission .*, entry \d+: "camp" lists "north" twice/,
  );
});

test('clock and dice are there again afterwards, also when the game threw', () => {
  const { now } = Date;
  const { random } = Math;
  checkLaws(planted('a rule that fails'), { games: 3, seed: 1 });
  expect(Date.now).toBe(now);
  expect(Math.random).toBe(random);
  expect('b'.localeCompare('a')).toBe(1);
  expect(crypto.randomUUID()).toHaveLength(36);
});

test('games in a row go through all missions and numbers of seats', () => {
  const tables = Array.from({ length: 4 }, (_, i) => setupOf(pack, 100 + i)).map(
    (one) => `${one.mission} ${one.seats}`,
  );
  expect(tables.toSorted()).toEqual(['long 2', 'long 3', 'short 1', 'short 2']);
  expect(setupOf(pack, 7, { missions: ['long'], seats: [3], variants: [['hard']] })).toMatchObject({
    mission: 'long',
    seats: 3,
    variants: ['hard'],
  });
  expect(() => setupOf(pack, 7, { missions: ['none'] })).toThrow('no such mission');
});

test('a switch that a mission does not allow is left out', () => {
  const report = checkLaws(pack, { games: 1, seed: 1, missions: ['long'], seats: [2], variants: [['hard']] });
  expect(report.faults).toEqual([]);
});
