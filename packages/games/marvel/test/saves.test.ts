import { createEngine, type Match } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { game, type Marvel, pack } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/games/marvel/test/saves.test.ts writes that of the present one.
const engine = createEngine(game);

/** A hero attacks and may still play a card or a Skill, after a building has been opened. */
const isInTheMiddle = ({ table: { pending, stack, state } }: Match<Marvel>): boolean =>
  pending?.choice === '$reaction' && stack.some(({ proc }) => proc === 'attack') && state.opened.includes(1);

const kept = keptSaves(engine, {
  folder: new URL('saves/', import.meta.url),
  options: pack.options('MZ4', 3, []),
  holders: { p1: 'ann', p2: 'ben', p3: 'cleo' },
  isInTheMiddle,
});

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(missingSaves(engine, kept)).toEqual([]);
  for (const { save } of kept) {
    const procs = save.table.stack.map(({ proc }) => proc);
    expect(procs).toEqual(expect.arrayContaining(['round', 'turn', 'attack']));
    expect(save.table.pending).toMatchObject({ choice: '$reaction' });
  }
});

test.each(kept)('$file opens, verifies and can be played on', { timeout: 60_000 }, ({ save }) => {
  expect(playOn(engine, save, 300)).toBeNull();
});
