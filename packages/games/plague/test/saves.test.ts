import { createEngine, type Match } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { game, type Plague, pack } from '../src/index.ts';
import { paidCharge } from '../src/migrations.ts';

// One save a released version, in the middle of something, for ever. When the rules get a new version: UPDATE_SAVES=1
// npx vitest run --project core packages/games/plague/test/saves.test.ts writes that of the present one.
const engine = createEngine(game);

/** Somebody asks, in the middle of his turn, to carry another, who has to agree; a zombie has seen one of them. */
const isInTheMiddle = ({ table: { pending, state } }: Match<Plague>): boolean =>
  pending?.choice === 'agree' && state.zombies.some(({ square, seen }) => square >= 0 && seen >= 0);

const kept = keptSaves(engine, {
  folder: new URL('saves/', import.meta.url),
  options: pack.options('main', 3, ['wounds', 'baby', 'dogs', 'carry']),
  holders: { p1: 'ann', p2: 'ben', p3: 'cleo' },
  isInTheMiddle,
});

test('there is a save of every version, taken where somebody was asked in the middle of something', () => {
  expect(missingSaves(engine, kept)).toEqual([]);
  for (const { save } of kept) {
    expect(save.table.stack.map(({ proc }) => proc)).toEqual(['game', 'round', 'turn', 'carry']);
    expect(save.table.pending).toMatchObject({ choice: 'agree' });
  }
});

test.each(kept)('$file opens, verifies and can be played on', { timeout: 60_000 }, ({ save }) => {
  expect(playOn(engine, save, 300)).toBeNull();
});

test('a charge that version 2 left in the middle goes on', () => {
  const frame = { proc: 'charge', step: 'end', locals: { human: 1, square: 40, facing: 2, passed: 1 } };
  const { stack } = paidCharge({ stack: [{ proc: 'turn', locals: { human: 1 } }, frame] });
  const steps: readonly string[] = Object.keys(game.procs.charge);
  expect(stack).toEqual([
    { proc: 'turn', locals: { human: 1 } },
    { proc: 'charge', step: 'bitten', locals: { human: 1, square: 40, facing: 2, paid: 2 } },
  ]);
  expect(steps).toContain('bitten');
});
