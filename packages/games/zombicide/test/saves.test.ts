import { createEngine, type Match } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { game, pack, type Zombicide } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/games/zombicide/test/saves.test.ts writes that of the present one.
const engine = createEngine(game);

/** A building is being revealed: a Zombie card lies open for one of its rooms, and Destiny may put it away. */
const isInTheMiddle = ({ table: { pending, stack } }: Match<Zombicide>): boolean =>
  pending?.choice === '$reaction' && stack.some(({ proc }) => proc === 'reveal');

const kept = keptSaves(engine, {
  folder: new URL('saves/', import.meta.url),
  options: pack.options('A4', 3, ['home-made']),
  holders: { p1: 'ann', p2: 'ben', p3: 'cleo' },
  isInTheMiddle,
});

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(missingSaves(engine, kept)).toEqual([]);
  for (const { save } of kept) {
    const procs = save.table.stack.map(({ proc }) => proc);
    expect(procs).toEqual(expect.arrayContaining(['activation', 'reveal', 'zombieCard']));
    expect(save.table.pending).toMatchObject({ choice: '$reaction' });
  }
});

test.each(kept)('$file opens, verifies and can be played on', { timeout: 60_000 }, ({ save }) => {
  expect(playOn(engine, save, 300)).toBeNull();
});
