import { readFileSync } from 'node:fs';
import { createEngine, keyFromSeed } from '@shamble/kernel';
import { parseScenarios, runScenario, scenarioWords } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { PLAIN_RULES } from '../src/board/mission.ts';
import { pack } from '../src/index.ts';

const guide = readFileSync(new URL('../../../../docs/guides/write-a-scenario.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/^```yaml\n(game: zombicide\n[\s\S]*?)^```$/gm)].map((found) => found[1]!);

test('the examples of the guide hold', () => {
  const scenarios = blocks.flatMap((text) => parseScenarios(text, 'guide.yaml'));
  expect(scenarios.length).toBeGreaterThan(3);
  expect(scenarios.map((one) => runScenario(pack, one).failure).filter((failure) => failure !== null)).toEqual([]);
});

test('whoever writes a scenario is told every card, and every rule a drawn board can have', () => {
  const rowsOf = (start: string): string[] =>
    Object.keys(Object.entries(pack.stage.lists).find(([title]) => title.startsWith(start))![1]);
  expect(rowsOf('Equipment cards')).toEqual(EQUIPMENT_IDS);
  expect(rowsOf('Rules of a drawn board').sort()).toEqual(Object.keys(PLAIN_RULES).sort());
  expect(rowsOf('Zombie cards').flatMap((row) => row.match(/\d+/g)!)).toHaveLength(42);
});

test('the words show the board and the tokens of the mission that is asked for', () => {
  const words = scenarioWords(pack, '08');
  expect(words).toContain('The board at the start of mission 08');
  expect(words).toContain('objectives.0: { zone: a1-bath, shown: blue, colour: blue, taken: false }');
  expect(words).toContain('b1-bunker');
});

const amy = { amy: { zone: 'a' } };
test.each([
  ['one card twice', { horde: [1, 1] }, '"horde": the Zombie deck does not hold card 1, or not so often'],
  [
    'one mask twice',
    { equipment: ['goalie-mask', 'goalie-mask'] },
    'the box does not hold so many cards "goalie-mask"',
  ],
  ['a kind that is none', { supply: { walker: 0 } }, '"supply": "walker" is no kind of Zombie'],
  ['a colour that is none', { keys: ['blu'] }, '"keys": "blu" should be one of: red, blue, green, white'],
  ['too many Invasion Zones', { spawns: [true] }, '"spawns": there are not so many Invasion Zones'],
  ['too many Molotovs', { molotovs: 3 }, '"molotovs": 3 should be a whole number from 0 to 2'],
  ['a street that is revealed', { revealed: ['a'] }, '"revealed": "a" is street'],
  ['a turn in another phase', { turn: 'amy', phase: 'zombies' }, `"turn" is of the Players' Phase`],
  ['two boards', { mission: '00' }, 'it has a mission and a drawn board'],
  ['a car that is not there', { survivors: { amy: { car: 1 } } }, 'there is no car 1 on this board'],
  ['a deed that is none', { survivors: { amy: { used: ['serach'] } } }, '"serach" should be one of: search'],
  [
    'a Wound without a slot',
    { survivors: { amy: { stored: ['pan', 'pan', 'pan'], hands: ['water', 'water'], wounds: 1 } } },
    'no free slot for a Wound',
  ],
  ['the dead alive', { survivors: { amy: { wounds: 2 } } }, 'amy would be dead of two Wounds'],
  ['the turn of the dead', { survivors: { amy: { status: 'dead' } }, turn: 'amy' }, 'cannot be activated'],
])('a slip of the pen is told: %s', (_what, given, says) => {
  const words = { board: 'a-b', survivors: amy, ...given };
  expect(() => {
    const { options, ...scene } = pack.stage.set(words);
    createEngine(pack.game).open(options, keyFromSeed(1), scene);
  }).toThrow(says);
});
