import { faultsOf } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { cliText, localeOf } from '../src/language.ts';
import { nearest } from '../src/nearest.ts';
import { barText, progressBar } from '../src/progress.ts';
import { newFolder, shamble } from './cli.ts';

const COMMANDS = ['play', 'games', 'simulate', 'scenario', 'replay', 'fuzz', 'rules', 'serve'];

test('without a command it shows what there is, and fails', async () => {
  const { code, err } = await shamble([]);
  expect(code).toBe(1);
  for (const command of COMMANDS) expect(err).toContain(command);
});

test.each(COMMANDS)('%s --help has an example', async (command) => {
  const { code, out } = await shamble([command, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`Example: shamble ${command}`));
});

describe('bad input is one sentence on stderr and exit code 1', () => {
  const cases: [string[], string | RegExp][] = [
    [['dance'], /^Unknown command 'dance'\n$/],
    [['game'], /^Unknown command 'game' \(Did you mean games\?\)\n$/],
    [['games', '--jsn'], /^Unknown option '--jsn' \(Did you mean --json\?\)\n$/],
    [['simulate'], /^Missing required argument 'game'\n$/],
    [
      ['simulate', 'thumbnail', '--games', '0'],
      /^Option '--games <number>' argument '0' is invalid\. It must be .*\n$/,
    ],
    [['simulate', 'thumbnale'], 'There is no game "thumbnale"; did you mean thumbnail?\n'],
    [['simulate', 'thumbnail', '--mission', 'blok'], 'thumbnail has no mission "blok"; did you mean block?\n'],
    [['simulate', 'thumbnail', '--variant', 'frog'], 'thumbnail has no variant "frog"; did you mean fog?\n'],
    [['simulate', 'thumbnail', '--bot', 'randm'], 'There is no bot "randm"; did you mean random?\n'],
    [['simulate', 'thumbnail', '--seats', '9'], 'The mission block takes 1 to 6 seats, not 9.\n'],
    [['play', 'chess'], /^There is no game "chess"; did you mean .*thumbnail/],
    [['play', 'thumbnail', '--bot', 'p9'], /^There is no seat "p9" at this table; did you mean p1/],
    [['play', 'thumbnail', '--bot', '1=clever'], 'There is no bot "clever"; did you mean random, usual?\n'],
    [['play', 'thumbnail', '--load', 'nowhere.json'], /^There is no file .*nowhere\.json\.\n$/],
    [
      ['play', 'thumbnail', '--load', 'x', '--seats', '2'],
      /^Option '--load <file>' cannot be used with option '--seats/,
    ],
    [['fuzz', 'thumbnail'], /^Required option '--games <number>' not specified\n$/],
    [['rules', 'thumb'], 'There is no game "thumb"; did you mean thumbnail?\n'],
    [['scenario'], /^Name the files or folders of scenarios/],
    [['scenario', 'nowhere'], /^There is no file or folder ".*nowhere"\.\n$/],
    [['games', '--lang', 'de'], 'There is no language "de"; there are en, fr.\n'],
    [['serve', '--port', '0'], 'A port is a whole number from 1 to 65535, not "0".\n'],
    [['serve', '--port', 'x', '--lang', 'fr'], 'Un port est un nombre entier de 1 à 65535, pas « x ».\n'],
    [['play', 'échecs', '--lang=fr'], /^Le jeu « échecs » n’existe pas ; vouliez-vous dire .*thumbnail/],
  ];

  test.each(cases)('%j', async (args, sentence) => {
    const { code, err, out } = await shamble(args, { cwd: newFolder() });
    expect(err).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(out).toBe('');
  });

  test('SHAMBLE_DEBUG=1 shows where it came from', async () => {
    const { err } = await shamble(['play', 'chess'], { env: { SHAMBLE_DEBUG: '1' } });
    expect(err).toContain('    at ');
  });
});

describe('the language', () => {
  test.each([
    [undefined, {}, 'en'],
    [undefined, { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [undefined, { LC_ALL: 'fr_BE', LANG: 'en_GB' }, 'fr'],
    [undefined, { LANG: 'de_DE' }, 'en'],
    ['FR', { LANG: 'en' }, 'fr'],
    ['en', { LANG: 'fr' }, 'en'],
  ])('--lang %s with %j gives %s', (asked, env, locale) => {
    expect(localeOf(asked, env)).toBe(locale);
  });

  test('all that the command line says is there in both', () => {
    expect(faultsOf(cliText)).toEqual([]);
  });
});

test('the nearest names, or all of them', () => {
  const names = ['thumbnail', 'zombicide', 'plague'];
  expect(nearest('plage', names)).toEqual(['plague']);
  expect(nearest('zom', names)).toEqual(['zombicide']);
  expect(nearest('chess', names)).toEqual(names);
});

describe('progress', () => {
  test('a bar tells the share and the time left', () => {
    expect(barText(0, 100, 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0/100');
    expect(barText(50, 100, 65)).toBe('████████████░░░░░░░░░░░░ 50 %  50/100  0.8/s  1:05');
    expect(barText(100, 100, 9)).toBe('████████████████████████ 100 %  100/100  11/s  0:00');
  });

  test('it is drawn on a terminal only, now and then, and leaves nothing behind', () => {
    const drawn: string[] = [];
    let time = 0;
    const stderr = { isTTY: true, write: (text: string) => drawn.push(text) } as never;
    const bar = progressBar({ stderr }, 10, () => time);
    bar.at(1);
    bar.at(2);
    time = 200;
    bar.at(3);
    bar.at(10);
    bar.end();
    expect(drawn.map((text) => /(\d+)\/10/.exec(text)?.[1])).toEqual(['1', '3', '10', undefined]);
    progressBar({ stderr: { write: () => expect.unreachable() } as never }, 10).at(5);
  });
});
