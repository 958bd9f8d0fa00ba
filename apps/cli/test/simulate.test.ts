import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame, settingOf } from '../src/games.ts';
import { ticks } from '../src/simulate/page/plots.ts';
import { simulate } from '../src/simulate/simulate.ts';
import { quantile, wilson } from '../src/simulate/statistics.ts';
import { addTally, emptyTally } from '../src/simulate/tally.ts';
import { newFolder, shamble } from './cli.ts';

const THREADS = { timeout: 180_000 };
const alley = ['simulate', 'thumbnail', '--mission', 'alley', '--seats', '2'];
const figures = async (...more: string[]) => {
  const { code, out } = await shamble([...alley, '--json', ...more]);
  expect(code).toBe(0);
  const { timing, ...rest } = JSON.parse(out);
  return { timing, rest };
};

test('counts the same for a seed whatever the number of workers', THREADS, async () => {
  const one = await figures('--games', '40', '--seed', '7', '--workers', '1');
  const three = await figures('--games', '40', '--seed', '7', '--workers', '3');
  const other = await figures('--games', '40', '--seed', '8', '--workers', '3');
  expect(three.rest).toEqual(one.rest);
  expect(other.rest.decisions).not.toBe(one.rest.decisions);
  expect(one.rest).toMatchObject({
    game: 'thumbnail',
    mission: 'alley',
    seats: 2,
    bot: 'usual',
    games: 40,
    wanted: 40,
  });
  expect(one.rest.outcomes.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(40);
  for (const { low, share, high } of one.rest.outcomes) {
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
  const { least, lowerQuartile, median, upperQuartile, most } = one.rest.rounds;
  expect([least, lowerQuartile, median, upperQuartile, most]).toEqual(
    [least, lowerQuartile, median, upperQuartile, most].sort((a, b) => a - b),
  );
  expect(one.rest.meanOptions).toBeGreaterThan(2);
  expect(one.rest.wins.won).toBe(one.rest.outcomes.reduce((sum: number, { won }: { won: number }) => sum + won, 0));
  expect(one.rest.wins.low).toBeLessThanOrEqual(one.rest.wins.share);
  expect(one.timing).toMatchObject({ workers: 1, gamesPerSecond: expect.any(Number) });
});

test('tells it in words, in both languages', THREADS, async () => {
  const english = await shamble([...alley, '--games', '5', '--workers', '1', '--bot', 'usual', '--variant', 'fog']);
  expect(english.code).toBe(0);
  expect(english.out).toMatch(/^Thumbnail, the test game: alley, 2 seats, bot usual, seed 1\n5 games in /);
  for (const word of ['95 % interval', 'median', 'games/s', 'decisions/s', 'options each'])
    expect(english.out).toContain(word);
  const french = await shamble([...alley, '--games', '5', '--workers', '1', '--lang', 'fr']);
  expect(french.out).toContain('intervalle à 95 %');
});

test('the careful bot plays Zombicide unless another is named', THREADS, async () => {
  const { code, out } = await shamble(['simulate', 'zombicide', '--games', '3', '--json']);
  expect(code).toBe(0);
  const figures = JSON.parse(out);
  expect(figures).toMatchObject({ bot: 'careful', mission: '00', games: 3 });
  expect(figures.counts['level.1.0']).toBe(3);
  const unknown = await shamble([...alley, '--bot', 'careful']);
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain('There is no bot "careful"');
});

test('writes a page that stands alone, in both languages', THREADS, async () => {
  const cwd = newFolder();
  const made = ['--variant', 'home-made', '--bot', 'random', '--report'];
  const simulate = ['simulate', 'zombicide', '--mission', 'A4', '--games', '2', ...made];
  expect((await shamble([...simulate, 'en.html'], { cwd })).code).toBe(0);
  expect((await shamble([...simulate, 'fr.html', '--lang', 'fr'], { cwd })).code).toBe(0);
  const english = readFileSync(join(cwd, 'en.html'), 'utf8');
  expect(english).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const heading of ['Games won', 'How long games last', 'Danger over time', 'Where survivors die'])
    expect(english).toContain(`<h2>${heading}</h2>`);
  expect(english).toContain('--mission A4 --seats 1 --variant home-made --bot random --games 2 --seed 1');
  expect(english).toContain('2 games, 1 player, 4 survivors, all played');
  expect(english).not.toMatch(/(src|href)="http|url\(http|cli\.report/);
  expect(english.match(/class="disc"/g)!.length).toBeGreaterThan(0);
  expect(readFileSync(join(cwd, 'fr.html'), 'utf8')).toContain('<h2>Où meurent les survivants</h2>');
  const nowhere = await shamble([...simulate, '/dev/null/page.html'], { cwd });
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toContain('/dev/null/page.html');
});

test('makes a table of all missions, or of one', THREADS, async () => {
  const all = await shamble(['simulate', 'zombicide', '--games', '1', '--bot', 'random', '--table']);
  const lines = all.out.trimEnd().split('\n');
  expect(lines[0]).toBe(
    '| mission | survivors | games | won | 95 % interval | median rounds | what survivors die of |',
  );
  expect(lines[2]).toContain('| 00 Tutorial | 4 | 1 |');
  expect(lines.find((line) => line.startsWith('| 08 '))).toContain(' | 6 | 1 |');
  expect(lines.length).toBe(2 + findGame('zombicide').pack.missions.length);
  const one = await shamble(['simulate', 'thumbnail', '--mission', 'alley', '--games', '2', '--table', '--lang', 'fr']);
  expect(one.out).toMatch(/^\| mission \| joueurs .*\n\| --- \| ---: .*\n\| alley .* \| 2 \| .* \| — \|\n$/);
});

test('Ctrl+C tells what was done so far', THREADS, async () => {
  let interrupt = (): void => {};
  const { code, out, err } = await shamble([...alley, '--games', '1000000', '--workers', '1'], {
    onListening: (listener) => {
      interrupt = listener;
    },
    // As soon as the progress bar has moved.
    onDrawn: (text) => void (/[1-9]\d*\/1000000/.test(text) && interrupt()),
  });
  expect(err).toMatch(/░ 0 % {2}\d+\/1000000 {2}[\d.]+\/s {2}\d+:\d\d/);
  expect(code).toBe(130);
  expect(out).toContain('Stopped before all 1,000,000 were played; this is what was done.');
  expect(out).toContain('median');
});

describe('a stretch of games', () => {
  const setting = settingOf(findGame('thumbnail'), { mission: 'alley', seats: 2 }, '.');
  const stretch = { game: 'thumbnail', setting, bot: 'random', seed: 3 };

  test('is the sum of its parts', () => {
    const whole = simulate({ ...stretch, from: 0, to: 12 }).tally;
    const sum = emptyTally();
    for (const [from, to] of [
      [6, 12],
      [0, 6],
    ] as const)
      addTally(sum, simulate({ ...stretch, from, to }).tally);
    expect(sum).toEqual(whole);
  });

  test('names the game in which a rule failed', () => {
    const { mishap } = simulate({
      ...stretch,
      setting: { ...setting, options: { mission: 'nowhere' } },
      from: 4,
      to: 9,
    });
    expect(mishap).toEqual({ number: 4, sentence: expect.any(String) });
  });
});

describe('plots', () => {
  test('scales have round steps and reach the top', () => {
    expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(60)).toEqual([0, 20, 40, 60]);
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(200).at(-1)).toBe(200);
  });
});

describe('statistics', () => {
  test('the Wilson interval agrees with published figures', () => {
    const near = (given: { low: number; high: number }) => [given.low.toFixed(4), given.high.toFixed(4)];
    expect(near(wilson(81, 263))).toEqual(['0.2553', '0.3662']); // Newcombe 1998
    expect(near(wilson(15, 148))).toEqual(['0.0624', '0.1605']);
    expect(near(wilson(0, 20))).toEqual(['0.0000', '0.1611']);
    expect(near(wilson(1, 29))).toEqual(['0.0061', '0.1718']);
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('quantiles of counts', () => {
    const rounds = { 3: 1, 5: 2, 9: 1 };
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(rounds, share))).toEqual([3, 3, 5, 5, 9]);
    expect(quantile({}, 0.5)).toBeNull();
  });
});
