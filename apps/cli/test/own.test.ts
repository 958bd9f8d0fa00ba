import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

const guide = readFileSync(new URL('../../../docs/guides/add-a-mission.md', import.meta.url), 'utf8');
const example = (kind: string): Record<string, unknown> =>
  JSON.parse(new RegExp(`\`\`\`json ${kind}\\n(.*?)\`\`\``, 's').exec(guide)![1]!);

const mine = example('mission');
const zoe = example('heroes');

function folder(files: Readonly<Record<string, unknown>>): string {
  const cwd = newFolder();
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return cwd;
}

test('a mission of your own is checked and shown, played and simulated', async () => {
  const cwd = folder({ 'mine.json': mine });
  const shown = await shamble(['map', 'zombicide', 'mine.json'], { cwd });
  expect(shown.err).toBe('');
  expect(shown.out).toContain('Zombicide · Over the road');
  expect(shown.out).toContain('a1-bunker');
  expect(shown.out).toContain('The mission is sound; 1 to 6 seats.');

  const played = await shamble(['play', 'zombicide', '--mission', 'mine.json', '--seed', '1'], { cwd, lines: [] });
  expect(played.out).toContain('Zombicide · Over the road');

  const { code, out } = await shamble(
    ['simulate', 'zombicide', '--mission', 'mine.json', '--games', '3', '--table', '--lang', 'fr'],
    { cwd },
  );
  expect(code).toBe(0);
  expect(out).toContain('| mine.json De l’autre côté | 4 | 3 |');
});

test.each([
  ['no JSON', '{ "id": ', /it is not JSON/],
  ['a wrong key', { ...mine, exits: 'a1-E' }, /The mission has "exits", which means nothing here/],
  ['a zone that is not there', { ...mine, start: 'a1-attic' }, /start names "a1-attic", which is no zone of this map/],
  ['a building nobody can open', { ...mine, doors: [] }, /a1-bunker cannot be reached, even with all doors open/],
])('what is wrong with a mission is said in a sentence: %s', async (_what, content, sentence) => {
  const cwd = folder({ 'mine.json': content });
  const { code, err } = await shamble(['map', 'zombicide', 'mine.json'], { cwd });
  expect(code).not.toBe(0);
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('home-made heroes are chosen by name', async () => {
  const cwd = folder({ 'zoe.json': zoe, 'torn.json': '{ "survivors": ' });
  const args = ['play', 'zombicide', '--seed', '1', '--pack', 'zoe.json', '--heroes'];
  const { out } = await shamble([...args, 'zoe', 'amy', 'ned', 'phil'], { cwd, lines: [] });
  expect(out).toContain('Zoe · Blue 0');
  const few = await shamble([...args, 'zoe', 'amy'], { cwd });
  expect(few.err).toContain('This table takes 4 heroes, not 2.');
  const wrong = await shamble([...args, 'zoo', 'amy', 'ned', 'phil'], { cwd });
  expect(wrong.err).toContain('zombicide has no hero "zoo"; did you mean zoe');
  const none = await shamble(['play', 'plague', '--heroes', 'zoe'], { cwd });
  expect(none.err).toContain('In plague nobody chooses heroes.');
  const torn = await shamble(['play', 'zombicide', '--pack', 'torn.json'], { cwd });
  expect(torn.err).toMatch(/^torn\.json is not JSON \(.+\)\.\n$/);
  const missing = await shamble(['play', 'zombicide', '--pack', 'nobody.json'], { cwd });
  expect(missing.err).toMatch(/There is no file .*nobody\.json\./);
});
