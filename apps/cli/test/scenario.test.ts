import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

let cwd: string;
beforeEach(() => {
  cwd = newFolder();
});

const scenario = (title: string, to: string): string => `
- scenario: ${title}
  given: { mission: alley, turn: ann }
  when:
    - p1: move to ${to}
  then:
    TH-MOVE-01:
      - event: { id: moved, hero: ann }
`;
const write = (name: string, text: string): void => {
  mkdirSync(join(cwd, name, '..'), { recursive: true });
  writeFileSync(join(cwd, name), text);
};

test('all that pass: exit 0 and a line', async () => {
  write('good.yaml', scenario('Ann walks', 'b1'));
  const { code, out } = await shamble(['scenario', 'good.yaml', '--game', 'thumbnail'], { cwd });
  expect(out).toMatch(/^1 scenario passed, 0 failed \(1 file, [\d.]+ s\)\n$/);
  expect(code).toBe(0);
});

test('one that fails or cannot be read: exit 1, and what was expected and what came', async () => {
  write('thumbnail/test/scenarios/deep/good.yaml', scenario('Ann walks', 'b1'));
  write('thumbnail/test/scenarios/bad.yaml', scenario('Ann flies', 'd3'));
  write('thumbnail/test/scenarios/ugly.yaml', 'scenario: [');
  const { code, out } = await shamble(['scenario', 'thumbnail'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('✗ thumbnail/test/scenarios/bad.yaml:');
  expect(out).toMatch(/✗ thumbnail\/test\/scenarios\/ugly\.yaml:\d+: this is not good YAML/);
  expect(out).toMatch(/1 scenario passed, 2 failed \(3 files, /);
});

test('--show tells all that happened', async () => {
  write('good.yaml', scenario('Ann walks', 'b1'));
  const { code, out } = await shamble(['scenario', '--show', '--game', 'thumbnail', 'good.yaml'], { cwd });
  expect(code).toBe(0);
  expect(out).toMatch(/^good\.yaml:2 {2}Ann walks\n {4}\* turnBegan \{ hero: ann \}/);
  expect(out).toContain('    ? p1: act { hero: ann }\n      one move to b1 | move to a2 | wait\n');
  expect(out).toContain('  > p1: move to b1\n    * moved { hero: ann, from: a1, to: b1 } [TH-MOVE-01]\n');
});

test('a clause that the game does not have fails', async () => {
  write('odd.yaml', scenario('Ann walks', 'b1').replace('TH-MOVE-01', 'TH-MOVE-99'));
  const { code, out } = await shamble(['scenario', 'odd.yaml', '--game', 'thumbnail', '--lang', 'fr'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('There is no clause "TH-MOVE-99"');
  expect(out).toContain('0 scénario réussi, 1 échoué');
});

test('as JSON', async () => {
  write('good.yaml', scenario('Ann walks', 'b1'));
  const { out } = await shamble(['scenario', '--json', '--game', 'thumbnail', 'good.yaml'], { cwd });
  expect(JSON.parse(out)).toMatchObject({ passed: true, results: [{ title: 'Ann walks', proved: ['TH-MOVE-01'] }] });
});

test('--words lists what can be named', async () => {
  const { code, out } = await shamble(['scenario', '--words', 'thumbnail']);
  expect(code).toBe(0);
  for (const word of ['Words of "given"', 'mission', 'finds', 'Events']) expect(out).toContain(word);
});
