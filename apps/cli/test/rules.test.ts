import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { coverageOf } from '../src/rules/coverage.ts';
import { newFolder, shamble } from './cli.ts';

describe('the command', () => {
  test('a line for every game', async () => {
    const { code, out } = await shamble(['rules']);
    expect(code).toBe(0);
    expect(out).toMatch(/^zombicide: \d+ of \d+ clauses done, \d+ scenarios?\n/);
    for (const line of out.trim().split('\n')) expect(line).toMatch(/^\w+: \d+ of \d+ clauses done, /);
  });

  test('one game, clause by clause, with where its code is', async () => {
    const { out } = await shamble(['rules', 'thumbnail', '--lang', 'fr']);
    expect(out).toMatch(/[✓○] TH-MOVE-01 {2}Un déplacement/);
    expect(out).toMatch(/packages\/thumbnail\/src\/\S+:\d+/);
    expect(out).toMatch(/thumbnail : \d+ clauses faites sur \d+, \d+ scénarios?\n$/);
  });

  test('as JSON', async () => {
    const { out } = await shamble(['rules', 'thumbnail', '--json']);
    const [game] = JSON.parse(out);
    expect(game).toMatchObject({ game: 'thumbnail', all: game.clauses.length, faults: expect.any(Array) });
    expect(game.clauses[0]).toMatchObject({
      id: expect.any(String),
      scenarios: expect.any(Array),
      code: expect.any(Array),
    });
  });

  test('a clause or a topic, whole', async () => {
    const { out } = await shamble(['rules', 'zc-skill-25']);
    expect(out).toContain('✓ ZC-SKILL-25  Tough. The first Wound');
    expect(out).toContain('    No Equipment is lost with an ignored Wound.');
    expect(out).toMatch(/packages\/games\/zombicide\/src\/skills\/tough\.ts:\d+/);
    const topic = await shamble(['rules', 'ZP-AUTO', '--json']);
    const ids = (JSON.parse(topic.out) as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain('ZP-AUTO-05');
    expect(ids.every((id) => id.startsWith('ZP-AUTO-'))).toBe(true);
    const none = await shamble(['rules', 'ZC-MOVE-99']);
    expect(none.code).toBe(1);
    expect(none.err).toContain('There is no rule "ZC-MOVE-99"; did you mean ZC-MOVE-09');
  });

  test('--check fails where there are holes, and only there', async () => {
    const { code, out } = await shamble(['rules', '--check']);
    expect(code).toBe(out.includes('✗') ? 1 : 0);
  });
});

describe('holes', () => {
  let root: string;
  const write = (name: string, text: string): void => {
    mkdirSync(join(root, 'game', name, '..'), { recursive: true });
    writeFileSync(join(root, 'game', name), text);
  };
  const clause = (id: string, more: Record<string, string> = {}): string =>
    JSON.stringify({ id, kind: 'rule', en: 'A.', fr: 'B.', source: 'ours', status: 'done', ...more });
  const list = (...clauses: string[]): void => write('rules.yaml', `clauses: [${clauses.join(', ')}]`);
  const scenario = (title: string, ...ids: string[]): string =>
    `scenario: ${title}\nthen:\n${ids.map((id) => `  ${id}: [{ undo: free }]`).join('\n')}\n`;
  const check = () => coverageOf(root, 'game', 'game');

  beforeEach(() => {
    root = newFolder();
  });

  test('none: every done clause is proved', () => {
    list(clause('GA-A-01'), clause('GA-UI-01', { kind: 'ui' }), clause('GA-B-01', { status: 'todo' }));
    write('test/scenarios/a.yaml', scenario('one', 'GA-A-01'));
    write('test/page.test.ts', "test('[GA-UI-01] it is shown', () => {});");
    write('src/move.ts', "const rule = 'GA-A-01';\nconst other = ['GA-A-01', 'S3'];");
    const coverage = check();
    expect(coverage).toMatchObject({ done: 2, scenarios: 1, faults: [] });
    expect(coverage.clauses[0]?.code.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('no clause list', () => {
    expect(check().faults).toEqual(['game has no clause list: game/rules.yaml is missing.']);
  });

  test('done without a proof; a tagged test is one for what is seen, not for a rule', () => {
    list(clause('GA-A-01'), clause('GA-UI-01', { kind: 'component' }));
    write('test/a.test.ts', "test('[GA-A-01] it moves', () => {});");
    expect(check().faults).toEqual([
      'GA-A-01 is marked done, but no scenario proves it.',
      'GA-UI-01 is marked done, but no scenario or tagged test proves it.',
    ]);
  });

  test('unknown ids in a scenario, a test and code', () => {
    list(clause('GA-A-01', { status: 'todo' }));
    write('test/scenarios/a.yaml', scenario('one', 'GA-X-01'));
    write('test/a.test.ts', "\ntest('[GA-X-02] it moves', () => {});");
    write('src/a.ts', "\n\nconst rule = 'GA-X-03-B';");
    expect(check().faults).toEqual([
      'game/test/scenarios/a.yaml:1 cites GA-X-01, which is no clause.',
      'game/test/a.test.ts:2 cites GA-X-02, which is no clause.',
      'game/src/a.ts:3 cites GA-X-03-B, which is no clause.',
    ]);
  });

  test('too many clauses in a scenario, a scenario that cannot be read, a language missing, an id twice', () => {
    const ids = ['GA-A-01', 'GA-A-02', 'GA-A-03', 'GA-A-04'];
    list(...ids.map((id) => clause(id)), clause('GA-A-01'), clause('GA-A-05', { fr: '', status: 'todo' }));
    write('test/scenarios/a.yaml', scenario('all', ...ids));
    write('test/scenarios/b.yaml', 'scenario: [');
    expect(check().faults).toEqual([
      'GA-A-01 is there twice.',
      'GA-A-05 has no sentence in fr.',
      expect.stringMatching(/^game\/test\/scenarios\/b\.yaml:\d+: /),
      'game/test/scenarios/a.yaml:1 cites 4 clauses; a scenario proves at most 3.',
    ]);
  });
});
