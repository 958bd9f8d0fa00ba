import { readFileSync } from 'node:fs';
import { parseScenarios, runScenario } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

const guide = readFileSync(new URL('../../../../docs/guides/write-a-scenario.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n(game: marvel\n[\s\S]*?)^```$/gm)].map((found) => found[1]!);

test('the examples of the guide hold', () => {
  const scenarios = blocks.flatMap((text) => parseScenarios(text, 'guide.yaml'));
  expect(scenarios.length).toBeGreaterThan(4);
  expect(scenarios.map((one) => runScenario(pack, one).failure).filter((failure) => failure !== null)).toEqual([]);
});

const SCENE = { board: 'a-b', heroes: { hulk: { zone: 'a' } } };

test.each([
  ['a Zone that is none', { ...SCENE, heroes: { hulk: { zone: 'c' } } }, '"c" is no Zone; there are: a, b'],
  ['somebody unknown', { ...SCENE, heroes: { ann: { zone: 'a' } } }, '"ann"'],
  ['a turn of nobody', { ...SCENE, turn: 'wasp' }, '"wasp" does not play; there are: hulk'],
  ['too hungry', { ...SCENE, heroes: { hulk: { hunger: 5 } } }, '5 should be a whole number from 0 to 4'],
  ['a word for no hero', { ...SCENE, heroes: { hulk: { wounds: 1 } } }, 'word for a hero; there are: zone, health'],
  ['a door that is none', { ...SCENE, open: ['a/b'] }, '"a/b" is no door; there are'],
  ['a card that is none', { ...SCENE, 'spawn deck': [43] }, 'the spawn deck does not hold "43"'],
  ['a phase that is none', { ...SCENE, phase: 'noon' }, '"noon" is no phase; there are: set-up, players'],
  ['more than the box holds', { ...SCENE, enemies: { a: { guards: 15 } } }, 'the box does not hold so many guards'],
  [
    'a drawing with a word that is none',
    { board: { board: 'a-b', tokens: [] } },
    'it has "tokens", which means nothing here',
  ],
  [
    'a drawing in which somebody comes back to nowhere',
    { board: { board: 'a-b', rules: { returns: { who: 'thor', unless: 'seasoned-slayer' } } } },
    'thor comes back, but is not among its foes',
  ],
  [
    'a drawing with somebody twice',
    { board: { board: 'a-b', foes: ['a', 'b'].map((zone) => ({ who: 'thor', zone })) } },
    'thor stands on it twice',
  ],
  [
    'a drawing with an enemy of the other mode',
    { board: { board: 'a-b', foes: [{ who: 'hulk', zone: 'a' }] } },
    'hulk is no enemy in this mode',
  ],
  ['a word that is none', { zombies: {} }, 'There is no word "zombies"'],
])('a slip of the pen is told: %s', (_, given, message) => {
  const text = `game: marvel\n---\nscenario: A slip\ngiven: ${JSON.stringify(given)}\nthen: { MZ-WIN-01: { outcome: none } }\n`;
  const [one] = parseScenarios(text, 'slip.yaml');
  expect(runScenario(pack, one!).failure).toContain(message);
});
