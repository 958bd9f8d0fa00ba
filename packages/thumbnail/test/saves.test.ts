import { createEngine, type Match } from '@shamble/kernel';
import { answerSomehow, keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { game, type Thumbnail } from '../src/index.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/thumbnail/test/saves.test.ts writes that of the present one.
const engine = createEngine(game);

/** The heroes of two seats are bitten in the middle of a turn: one has proposed how, the other has to decide. */
const isInTheMiddle = ({ table: { pending, stack } }: Match<Thumbnail>): boolean =>
  pending?.choice === 'bites' && typeof pending.who !== 'string' && stack.length > 3;

const kept = keptSaves(engine, {
  folder: new URL('saves/', import.meta.url),
  options: { board: 'alley', seats: 3 },
  holders: { p1: 'ann', p2: 'ben', p3: 'cleo' },
  isInTheMiddle,
  last(match) {
    const { who } = match.table.pending!;
    if (typeof who !== 'string') answerSomehow(engine, match, who.anyOf.find((seat) => seat !== who.decider)!);
  },
});

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(missingSaves(engine, kept)).toEqual([]);
  for (const { save } of kept) {
    expect(save.table.stack.length).toBeGreaterThan(3);
    expect(save.table.pending).toMatchObject({ choice: 'bites', proposals: [{}] });
  }
});

test.each(kept)('$file opens, verifies and can be played to its end', ({ save }) => {
  expect(playOn(engine, save, 10_000)).toBeNull();
});
