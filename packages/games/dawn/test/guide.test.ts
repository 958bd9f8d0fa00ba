import { readFileSync } from 'node:fs';
import { parseScenarios, runScenario } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

const guide = readFileSync(new URL('../../../../docs/guides/write-a-scenario.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n(game: dawn\n[\s\S]*?)^```$/gm)].map((found) => found[1]!);

test('the examples of the guide hold', () => {
  const scenarios = blocks.flatMap((text) => parseScenarios(text, 'guide.yaml'));
  expect(scenarios.length).toBeGreaterThan(2);
  expect(scenarios.map((one) => runScenario(pack, one).failure).filter((failure) => failure !== null)).toEqual([]);
});

test.each([
  ['a space that is none', { characters: { peter: { at: '300' } } }, '"300" is no space of this plan'],
  ['somebody unknown', { characters: { ann: { at: '019' } } }, '"ann" is nobody; there are: peter, roger'],
  ['a character nowhere', { characters: { peter: {} } }, 'peter is nowhere: say `at`'],
  [
    'a value there is none of',
    { zombies: { '024': 10 }, characters: { peter: { at: '019' } } },
    'no counter of value 10',
  ],
  [
    'a door that is none',
    { doors: { '001-002': 'closed' }, characters: { peter: { at: '019' } } },
    'is no door; there are',
  ],
  ['a phase that is none', { phase: 'noon', characters: { peter: { at: '019' } } }, '"noon" is no phase'],
  ['a word that is none', { heroes: {} }, 'There is no word "heroes"'],
])('a slip of the pen is told: %s', (_, given, message) => {
  const text = `game: dawn\n---\nscenario: A slip\ngiven: ${JSON.stringify(given)}\nthen: { DD-GAME-01: { outcome: none } }\n`;
  const [one] = parseScenarios(text, 'slip.yaml');
  expect(runScenario(pack, one!).failure).toContain(message);
});
