import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speak } from '@shamble/text';
import { afterAll, expect, it } from 'vitest';
import { serverText } from '../src/language.ts';
import { NoServer } from '../src/noServer.ts';
import { startServer } from '../src/start.ts';
import { openDatabase } from '../src/store/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'shamble-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Why a server does not start; in French, too. */
async function whyNot(env: NodeJS.ProcessEnv): Promise<string> {
  const started = startServer(
    { SHAMBLE_LOG: 'silent', SHAMBLE_DATA: folder, ...env },
    { isTerminal: false, port: '1' },
  );
  const cause: unknown = await started.then(
    () => 'it has started',
    (why) => why,
  );
  if (!(cause instanceof NoServer)) throw cause;
  expect(speak(serverText.fr, 'fr')(cause.phrase)).not.toMatch(/[{}]|server\./);
  return cause.message;
}

/** A folder of its own with this in the file of the database. */
function kept(name: string, bytes: Buffer): { readonly data: string; readonly file: string } {
  const data = join(folder, name);
  const file = join(data, 'shamble.db');
  mkdirSync(data);
  writeFileSync(file, bytes);
  return { data, file };
}

async function soundDatabase(): Promise<Buffer> {
  const file = join(folder, 'sound.db');
  const db = await openDatabase({ file });
  await db.destroy();
  return readFileSync(file);
}

it.each<[string, (sound: Buffer) => Buffer]>([
  ['something else', () => Buffer.from('Dear diary, today I ate a brain. '.repeat(99))],
  ['half of it', (sound) => sound.subarray(0, sound.length / 2)],
  ['nonsense in the middle', (sound) => sound.fill('brains', 4096, 16_384)],
])('a database that is damaged is left as it is: %s', async (name, damage) => {
  const { data, file } = kept(name, damage(await soundDatabase()));
  const before = readFileSync(file);
  expect(await whyNot({ SHAMBLE_DATA: data })).toMatch(
    /^The database .* is damaged, or is none \(.*restore a backup.*\.$/,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
});

it.each([
  ['nonsense', /^DATABASE_URL is an address such as postgres:/],
  ['https://db.example/tables', /^DATABASE_URL is an address such as postgres:/],
  ['postgres://[', /^DATABASE_URL is an address such as postgres:/],
  ['postgres://ann:hunter2@127.0.0.1:1/tables', /^The database postgres:\/\/127.0.0.1:1\/tables cannot be used \(.+\)/],
  [
    'postgres://ann:hunter2@nowhere.invalid/tables',
    /^The database postgres:\/\/nowhere.invalid\/tables cannot be used/,
  ],
])('a DATABASE_URL that leads nowhere is said in one sentence: %s', async (url, sentence) => {
  const why = await whyNot({ DATABASE_URL: url });
  expect(why).toMatch(sentence);
  expect(why).not.toContain('hunter2');
});

it('a folder that cannot be kept in, or a secret that is cut short, is said in one sentence', async () => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');
  expect(await whyNot({ SHAMBLE_DATA: file })).toMatch(/^Nothing can be kept at .*SHAMBLE_DATA/);
  expect(await whyNot({ SHAMBLE_DATA: file, SHAMBLE_SECRET: 's'.repeat(32) })).toMatch(
    /^The database .* cannot be used/,
  );
  const { data } = kept('cut short', Buffer.alloc(0));
  writeFileSync(join(data, 'secret'), 'short');
  expect(await whyNot({ SHAMBLE_DATA: data })).toMatch(/^The secret in .* is too short/);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe('short');
  expect(await whyNot({ SHAMBLE_SECRET: 'short' })).toMatch(/^SHAMBLE_SECRET .*32/);
});
