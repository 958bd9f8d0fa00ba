import { readdirSync } from 'node:fs';
import type { ShelvedGame } from '@shamble/server/games';
import { expect, test, vi } from 'vitest';
import { newFolder, shamble } from './cli.ts';

// Beside the real game, one whose rules hold a fault.
vi.mock('@shamble/server/games', async (original) => {
  const { games } = await original<{ games: readonly ShelvedGame[] }>();
  const [real] = games;
  const game = { ...real!.pack.game, id: 'faulty', check: () => ['there is a hero too many.'] };
  return { games: [...games, { ...real!, id: 'faulty', pack: { ...real!.pack, game } }] };
});

test('tells how many games kept all the laws', { timeout: 60_000 }, async () => {
  const { code, out } = await shamble(['fuzz', 'thumbnail', '--games', '3', '--seed', '5']);
  expect(out).toMatch(/^thumbnail: 3 games, \d+ answers, no fault\n$/);
  expect(code).toBe(0);
});

test('a fault: law, seed, entry, and a journal that replay opens', { timeout: 60_000 }, async () => {
  const cwd = newFolder();
  const { code, out } = await shamble(['fuzz', 'faulty', '--games', '3', '--seed', '5', '--out', 'found'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('[check] What must hold of a state holds after every answer.');
  expect(out).toMatch(/entry \d+: .*there is a hero too many/);
  expect(out).toContain('shamble fuzz faulty --games 1 --seed 5');
  expect(out).toContain('faulty: 1 game, ');
  const [file] = readdirSync(`${cwd}/found`);
  expect(file).toBe('fuzz-faulty-5.json');
  const replayed = await shamble(['replay', `found/${file}`, '--verify'], { cwd });
  expect(replayed.err).toBe('');
  expect(replayed.code).toBe(0);
});

test('Ctrl+C ends it after the games under way', { timeout: 60_000 }, async () => {
  const { code, out } = await shamble(['fuzz', 'thumbnail', '--games', '100000'], {
    onListening: (interrupt) => setImmediate(interrupt),
  });
  expect(code).toBe(130);
  expect(out).toMatch(/^thumbnail: \d+ games, /);
});
