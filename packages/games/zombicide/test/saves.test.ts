import { readFileSync } from 'node:fs';
import { createEngine, load, type Match, type Save } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { describe, expect, test } from 'vitest';
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

// In version 1 the partner decided alone, and the action was paid for at once.
describe('a trade that version 1 left in the middle', () => {
  const save: Save = JSON.parse(readFileSync(new URL('saves/trade/v1.json', import.meta.url), 'utf8'));

  test('is one of version 1, with a proposal that waits for the partner', () => {
    expect(save.table).toMatchObject({ version: 1, pending: { who: { decider: 'p2' }, choice: 'inventory' } });
    expect(save.table.pending?.proposals).toHaveLength(1);
  });

  test('is proposed anew by who acts, agreed to, and not paid for twice', () => {
    const match = load(engine, save);
    const proposal = save.table.pending!.proposals![0]!.answer;
    const { actions } = match.table.state.survivors[0]!;
    expect(match.table.pending).toEqual({
      who: 'p1',
      choice: 'inventory',
      about: { survivor: 0, with: 3, because: 'organise' },
    });
    match.do('p1', { answer: proposal });
    match.do('p2', { answer: 'yes' });
    expect(match.table.state.survivors[0]).toMatchObject({ actions, slots: [-1, -1, -1, -1, -1] });
  });

  test('opens, verifies and can be played on', () => {
    expect(playOn(engine, save, 300)).toBeNull();
  });
});
