import { readFileSync } from 'node:fs';
import { createEngine, keyFromSeed } from '@shamble/kernel';
import { parseScenarios, runScenario } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { VARIANTS } from '../content/variants.ts';
import { pack } from '../src/index.ts';

const guide = readFileSync(new URL('../../../../docs/guides/write-a-scenario.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n(game: plague\n[\s\S]*?)^```$/gm)].map((found) => found[1]!);

test('the examples of the guide hold', () => {
  const scenarios = blocks.flatMap((text) => parseScenarios(text, 'guide.yaml'));
  expect(scenarios.length).toBeGreaterThan(2);
  expect(scenarios.map((one) => runScenario(pack, one).failure).filter((failure) => failure !== null)).toEqual([]);
});

test('whoever writes a scenario is told of every variant and card what it does', () => {
  const { Variants: variants = {}, Cards: cards = {} } = pack.stage.lists!;
  expect(Object.keys(variants)).toEqual(VARIANTS.map(({ id }) => id));
  expect(Object.keys(cards)).toEqual(CARDS.map(({ id }) => id));
  for (const sentence of [...Object.values(variants), ...Object.values(cards)])
    expect(sentence).not.toContain('undefined');
});

test.each([
  [
    'a card that is none',
    { humans: { ann: { at: 'a1', cards: ['knife'] } } },
    '"knife" is no card; there are: kitchen-knife',
  ],
  ['a pile with such a card', { cards: ['knife'] }, '"knife" is no card'],
  [
    'an arrow between two squares',
    { board: '.>C\n', humans: { ann: { at: 'a1' } } },
    '">" is nothing that stands on a side of a1',
  ],
  [
    'a door that is a square',
    { board: '. D b', humans: { ann: { at: 'a1' } } },
    '"D" is no square of a board, but stands where b1 is',
  ],
  [
    'figures before anybody is there',
    { phase: 'setup', zombies: ['a1 north'] },
    '"zombies" cannot be said with "phase: setup"',
  ],
  [
    'a window in a corner',
    { board: '. .\n W\n. .', humans: { ann: { at: 'a1' } } },
    '"W" stands in a corner, after a1',
  ],
  [
    'a board larger than any table',
    { board: `${'. '.repeat(41)}\n\n`.repeat(40), humans: { ann: { at: 'a1' } } },
    'The board has 41 times 40 squares; 800 in all are the most.',
  ],
  [
    'more doors than any house has',
    { board: `${'a'.repeat(62).split('').join('D')}\n`, humans: { ann: { at: 'a1' } } },
    'The board has 61 doors and windows; 60 are the most.',
  ],
  [
    'a text without an end',
    { board: `.${'\n'.repeat(16_000)}`, humans: { ann: { at: 'a1' } } },
    'The board has 16001 letters; 16000 are the most.',
  ],
  [
    'two on a square',
    { board: '. .', humans: { ann: { at: 'a1' } }, zombies: ['a1 north'] },
    'z1 cannot stand on a1 beside ann',
  ],
  ['one on a search space', { board: '. X', humans: { ann: { at: 'b1' } } }, 'ann cannot stand on b1'],
  ['a seat that is none', { traitor: 'p9', turn: 'ann' }, '"p9" is no seat of a human player'],
])('a slip of the pen is told: %s', (_what, given, says) => {
  expect(() =>
    createEngine(pack.game).open(pack.stage.set(given).options, keyFromSeed(1), pack.stage.set(given)),
  ).toThrow(says);
});

test('a scene that says nothing but who plays starts with the zombies that arrive', () => {
  const { options, ...scene } = pack.stage.set({ players: 2 });
  const { table } = createEngine(pack.game).open(options, keyFromSeed(1), scene);
  expect(table.state.reserve).toBe(8);
  expect(table.pending).toMatchObject({ choice: 'facing', about: { human: 0 } });
});
