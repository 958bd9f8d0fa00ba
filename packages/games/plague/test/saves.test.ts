import { readFileSync } from 'node:fs';
import { createEngine, load, type Match, type Save } from '@shamble/kernel';
import { keptSaves, missingSaves, playOn } from '@shamble/testkit';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../src/board/ground.ts';
import { game, type Plague, pack } from '../src/index.ts';

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

// Version 2 had two ways of charging. In both saves he is bitten on his way, and asked for his Emergency Case.
describe.each([
  { file: 'v2-early', from: 'b1', to: 'e1', ap: 3, left: 2 },
  { file: 'v2-late', from: 'h2', to: 'h4', ap: 3, left: 3 },
])('a charge that $file left in the middle', ({ file, from, to, ap, left }) => {
  const save: Save = JSON.parse(readFileSync(new URL(`saves/charge/${file}.json`, import.meta.url), 'utf8'));
  const openAndAnswer = (uses: boolean) => {
    const match = load(engine, save);
    const card = match.table.state.humans[0]!.cards[0]!;
    const answer = uses ? { use: 'emergency-case', locals: { human: 0, card } } : { use: 'none' };
    const told = match.do('p1', { answer }).map(({ event }) => event);
    const { state, stack } = match.table;
    const { square, ap: has } = state.humans[0]!;
    return { told, after: { on: groundOf(state).names[square], has, in: stack.at(-1)!.proc } };
  };

  test('is one of version 2', () => {
    expect(save.table.version).toBe(2);
    expect(save.table.stack.map(({ proc }) => proc)).toEqual(['game', 'round', 'turn', 'charge', 'wound', '$before']);
  });

  test('goes on if a card undoes the bite, and tells what all of it has cost', () => {
    const { told, after } = openAndAnswer(true);
    expect(told.map(({ id }) => id)).toEqual(['discarded', 'saved', 'moved', 'noiseMade']);
    expect(told[2]!.data).toMatchObject({ how: 'charge', ap });
    expect(after).toEqual({ on: to, has: left, in: 'turn' });
  });

  test('ends where it began if none does', () => {
    const { told, after } = openAndAnswer(false);
    expect(told.map(({ id }) => id)).toEqual(['wounded', 'infectionRolled']);
    expect(after).toEqual({ on: from, has: left + 1, in: 'turn' });
  });

  test('opens, verifies and can be played on', () => {
    expect(playOn(engine, save, 300)).toBeNull();
  });
});
