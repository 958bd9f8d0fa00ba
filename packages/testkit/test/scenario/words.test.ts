import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadScenarios, scenarioWords } from '../../src/index.ts';
import { shed } from './shed.ts';

it('lists all that a scenario can name', () => {
  const text = scenarioWords(shed);
  expect(text).toContain('Words of "given"\n  seats  How many seats, 1 or 2 (2 if not said).');
  expect(text).toContain('Missions\n  shed  1 to 2 seats');
  expect(text).toContain('Seats\n  p1, p2');
  expect(text).toContain('Streams of chance\n  dice  Dice of fights.\n  deck  The shuffle of the cards.');
  expect(text).toContain('  act: one\n    move to <zone>\n    search\n    shout\n');
  expect(text).toContain('  tidying: arrange\n    left\n    right\n    into: saw | axe | hook\n');
  expect(text).toContain('  shield  before wounded');
  expect(text).toContain('  $reaction: one\n    shield with <card>');
  expect(text).toContain('  drop: one\n    <card>');
  expect(text).toContain('Endings: the "because" of an outcome\n  escaped   Somebody is on the road.');
  expect(text).toContain('Cards\n  plank  stops a wound\n');
  expect(text).toContain('Events, with their facts\n  moved      A seat (seat) has gone to a zone (to).\n');
  expect(text).toContain('State at the start of mission shed, by path\n  zones: { p1: yard, p2: yard }\n');
  expect(text).toContain('The board at the start of mission shed\nyard - shed (3 dead) - road\n');
});

it('shows the mission that is asked for', () => {
  expect(scenarioWords(shed, 'shed')).toBe(scenarioWords(shed));
  expect(() => scenarioWords(shed, 'shde')).toThrow('There is no mission "shde". Did you mean "shed"?');
});

it('loads a file, or all below a folder, and knows the game by the folder', () => {
  const top = mkdtempSync(join(tmpdir(), 'shamble-'));
  const folder = join(top, 'shed', 'test', 'scenarios');
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(join(folder, 'b.yaml'), 'b');
  writeFileSync(join(folder, 'deep', 'a.yaml'), 'a');
  writeFileSync(join(folder, 'readme.md'), 'no');
  const found = loadScenarios(folder);
  expect(found.map(({ text, game }) => [text, game])).toEqual([
    ['b', 'shed'],
    ['a', 'shed'],
  ]);
  expect(loadScenarios(join(folder, 'b.yaml'))).toHaveLength(1);
  expect(() => loadScenarios(join(top, 'barn'))).toThrow('There is no file or folder');
  mkdirSync(join(top, 'empty'));
  expect(() => loadScenarios(join(top, 'empty'))).toThrow('There is no scenario');
  rmSync(top, { recursive: true });
});
