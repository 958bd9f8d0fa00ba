import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compared, type Pair } from '../src/duel/pairs.ts';
import type { Played } from '../src/duel/played.ts';
import { newFolder, shamble } from './cli.ts';

const duel = (cwd: string, ...more: string[]) =>
  shamble(['duel', 'thumbnail', '--bots', 'usual', 'random', '--seed', '7', ...more, '--lang', 'en'], { cwd });

const linesOf = (cwd: string): string[] => readFileSync(join(cwd, 'duel.jsonl'), 'utf8').trimEnd().split('\n');

test('plays pairs, keeps every game, and goes on where it stopped', { timeout: 60_000 }, async () => {
  const cwd = newFolder();
  const first = await duel(cwd, '--pairs', '3', '--file', 'duel.jsonl');
  expect(first.err).toBe('');
  expect(first.code).toBe(0);
  const three = linesOf(cwd);
  expect(three.length % 6).toBe(0);
  await duel(cwd, '--pairs', '5', '--file', 'duel.jsonl');
  const five = linesOf(cwd);
  expect(five.slice(0, three.length)).toEqual(three);
  expect(five).toHaveLength((three.length / 3) * 5);
  // Killed in the middle of a line: that game is played again, and comes out the same.
  writeFileSync(join(cwd, 'duel.jsonl'), `${five.slice(0, -1).join('\n')}\n${five.at(-1)!.slice(0, 20)}`);
  const again = await duel(cwd, '--pairs', '5', '--file', 'duel.jsonl', '--json');
  expect(again.code).toBe(0);
  const timeless = (line: string): object => ({ ...(JSON.parse(line) as Played), median: 0, longest: 0 });
  expect(linesOf(cwd).map(timeless)).toEqual(five.map(timeless));
  const fresh = await duel(newFolder(), '--pairs', '5', '--json');
  const plain = (text: string): unknown =>
    JSON.parse(text, (key, value) => (key === 'median' || key === 'longest' ? 0 : value));
  expect(plain(fresh.out)).toEqual(plain(again.out));
  expect((plain(fresh.out) as { all: { pairs: number } }).all.pairs).toBe(five.length / 2);
});

test('says what is wrong', async () => {
  const cwd = newFolder();
  const three = await shamble(['duel', 'thumbnail', '--bots', 'usual', 'random', 'usual', '--lang', 'en'], { cwd });
  expect(three.err).toContain('name two with --bots');
  const side = await duel(cwd, '--side', '9', '--pairs', '1');
  expect(side.err).toContain('there is no seat 9');
  appendFileSync(join(cwd, 'duel.jsonl'), 'not a game\n');
  const damaged = await duel(cwd, '--pairs', '1', '--file', 'duel.jsonl');
  expect(damaged.err).toContain('Line 1');
  expect([three.code, side.code, damaged.code]).toEqual([1, 1, 1]);
});

test('pairs tell how many times as often, and how likely that is by chance', () => {
  const game = (won: boolean, median: number): Played => ({
    ...{
      game: 'g',
      mission: 'm',
      seats: 1,
      variants: [],
      side: 1,
      seed: 1,
      number: 1,
      bot: 'b',
      rounds: 1,
      choices: 1,
    },
    ...{ won, median, longest: 2 * median },
  });
  const pairs = (count: number, one: boolean, other: boolean): Pair[] =>
    Array.from({ length: count }, (_, at) => [game(one, at + 1), game(other, 0)]);
  const row = compared([...pairs(10, true, true), ...pairs(20, true, false), ...pairs(5, false, true)]);
  expect(row).toMatchObject({
    pairs: 35,
    onlyOne: 20,
    onlyOther: 5,
    one: { won: 30 },
    other: { won: 15 },
    longest: 40,
  });
  // exp(±1.96 √(25 / (30 · 15))) round 2, and 2 P(X ≤ 5) of 25 throws of a coin.
  expect(row.ratio!.value).toBe(2);
  expect(row.ratio!.low).toBeCloseTo(1.26, 2);
  expect(row.ratio!.high).toBeCloseTo(3.174, 2);
  expect(row.chance).toBeCloseTo(0.00408, 4);
  expect(compared(pairs(4, true, false)).ratio).toBeNull();
  expect(compared(pairs(4, true, true))).toMatchObject({ chance: 1, ratio: { value: 1, low: 1, high: 1 } });
});
