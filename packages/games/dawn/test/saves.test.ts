import { createEngine, type Match } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { type Dawn, game, pack } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/games/dawn/test/saves.test.ts writes that of the present one.
const engine = createEngine(game);

/** Somebody is attacked and may fire first, while others still hide and a door is closed. */
const isInTheMiddle = ({ table: { pending, state } }: Match<Dawn>): boolean =>
  pending?.choice === 'defend' && state.spare.length > 0 && state.doors.includes('0');

const kept = keptSaves(engine, {
  folder: new URL('saves/', import.meta.url),
  options: pack.options('mall', 2, ['siege']),
  holders: { p1: 'ann', p2: 'ben' },
  isInTheMiddle,
});

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(missingSaves(engine, kept)).toEqual([]);
  for (const { save } of kept) {
    expect(save.table.stack.map(({ proc }) => proc).slice(0, 3)).toEqual(['game', 'round', 'dead']);
    expect(save.table.pending).toMatchObject({ choice: 'defend' });
  }
});

test.each(kept)('$file opens, verifies and can be played on', { timeout: 60_000 }, ({ save }) => {
  expect(playOn(engine, save, 300)).toBeNull();
});
