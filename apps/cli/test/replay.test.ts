import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

let cwd: string;
let saved: string;

beforeAll(async () => {
  cwd = newFolder();
  const args = ['play', 'thumbnail', '--mission', 'alley', '--seats', '2', '--seed', '5', '--save', 'save.json'];
  await shamble(args, { lines: ['1', '3', 'u', '1', '', '', ''], cwd });
  saved = readFileSync(join(cwd, 'save.json'), 'utf8');
  writeFileSync(join(cwd, 'journal.json'), JSON.stringify(JSON.parse(saved).journal));
});

const replay = (...args: string[]) => shamble(['replay', ...args], { cwd });

describe.each(['save.json', 'journal.json'])('%s', (file) => {
  test('is told: set-up, entries in words, the table at its end', async () => {
    const { code, out } = await replay(file);
    expect(code).toBe(0);
    expect(out).toMatch(/^Thumbnail, the test game\nrules version \d+, content /);
    expect(out).toContain('"board":"alley"');
    expect(out).toContain('   0  p1: Move to b1');
    expect(out).toContain('   2  p2 goes back to entry 1');
    expect(out).toContain('[a1]');
    expect(out).toMatch(/After \d+ entries, in round 1:\nThe game is open\. p\d is asked: What does/);
    expect(out).not.toContain('Ann goes from');
  });

  test('--log tells the events, --to stops earlier, --verify checks every hash', async () => {
    const { out } = await replay(file, '--log', '--to', '1', '--verify');
    expect(out).toContain('· Ann goes from a1 to b1.  [TH-MOVE-01]');
    expect(out).toContain('After 1 entry, in round 1:');
    expect(out).toContain('Verified: 1 entry, every hash as written.');
  });

  test('in French', async () => {
    const { out } = await replay(file, '--lang', 'fr', '--verify');
    expect(out).toContain('p1: Aller');
    expect(out).toMatch(/Vérifié : \d+ entrées, toutes les empreintes concordent\./);
  });
});

describe('a file that is not right: one sentence, exit 1, the file untouched', () => {
  const journal = () => JSON.parse(readFileSync(join(cwd, 'journal.json'), 'utf8'));
  const spoil = (change: (given: ReturnType<typeof journal>) => void) => () => {
    const given = journal();
    change(given);
    return JSON.stringify(given);
  };
  const first = (given: ReturnType<typeof journal>) => given.segments[0];
  const cases: [string, () => string, RegExp][] = [
    ['empty', () => '', /^spoilt\.json is no journal|is no journal or saved game, or it is damaged/],
    ['cut short', () => saved.slice(0, 500), /is no journal or saved game, or it is damaged/],
    ['binary', () => '\0\x01\xff', /is no journal or saved game, or it is damaged/],
    ['null', () => 'null', /^This file is damaged: it is not a journal of a game/],
    ['another thing', () => '{"a":1}', /^This file is damaged: it is not a journal of a game/],
    ['a save without a journal', () => '{"shamble":"save"}', /^This file is damaged: it is not a journal/],
    [
      'a newer format',
      spoil((given) => Object.assign(given, { format: 99 })),
      /written by a newer Shamble \(format 99/,
    ],
    [
      'newer rules',
      spoil((given) => Object.assign(first(given), { version: 99 })),
      /played with version 99 of the rules/,
    ],
    ['other content', spoil((given) => Object.assign(first(given), { content: 'x' })), /other cards or maps/],
    [
      'another game',
      spoil((given) => Object.assign(given, { game: 'chess' })),
      /is a game of chess, which this Shamble does not have; it has .*thumbnail/,
    ],
    [
      'an entry missing',
      spoil((given) => first(given).entries.splice(1, 1)),
      /^This file is damaged: entry 1 is missing/,
    ],
    [
      'an answer that was not offered',
      spoil((given) => Object.assign(first(given).entries[0], { answer: { do: 'fly' } })),
      /is not allowed as an answer to "act"/,
    ],
    [
      'an undo to nowhere',
      spoil((given) => Object.assign(first(given).entries[2], { undoTo: 77 })),
      /goes back to a table that this journal does not hold/,
    ],
    ['options that are none', spoil((given) => Object.assign(first(given).start, { options: 7 })), /./],
    [
      'a start that is no table',
      spoil((given) => Object.assign(first(given), { start: { table: { n: 0 }, holders: {} } })),
      /^This file is damaged: /,
    ],
  ];

  test.each(cases)('%s', async (_, text, sentence) => {
    const file = join(cwd, 'spoilt.json');
    const before = text();
    writeFileSync(file, before);
    const { code, err } = await replay('spoilt.json');
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('a wrong hash is found by --verify, at its entry', async () => {
    writeFileSync(join(cwd, 'spoilt.json'), spoil((given) => Object.assign(first(given).entries[1], { hash: '0' }))());
    expect((await replay('spoilt.json')).code).toBe(0);
    const { code, err } = await replay('spoilt.json', '--verify');
    expect(code).toBe(1);
    expect(err).toContain('part at entry 1');
  });

  test('no such file, or a folder', async () => {
    expect((await replay('nowhere.json')).err).toMatch(/^There is no file .*nowhere\.json\.\n$/);
    expect((await replay('.')).err).toMatch(/cannot be read \(EISDIR\)\.\n$/);
  });

  test('in French', async () => {
    writeFileSync(join(cwd, 'spoilt.json'), 'null');
    const { err } = await replay('spoilt.json', '--lang', 'fr');
    expect(err).toMatch(/^Ce fichier n’est pas utilisable ; il n’a pas été modifié\. \(.*\)\n$/);
  });
});
