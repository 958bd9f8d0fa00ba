import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOnline } from '@shamble/server';
import { openDatabase } from '@shamble/server/keeping';
import { expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

/** A server's folder with so many tables. */
async function store(tables: number): Promise<string> {
  const folder = newFolder();
  const secret = Buffer.alloc(32, 'secret');
  writeFileSync(join(folder, 'secret'), secret);
  const bots = { decide: () => Promise.reject(new Error('nobody asks')) };
  const online = await openOnline({ place: { file: join(folder, 'shamble.db') }, secret, bots });
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    Promise.resolve(
      online.api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    );
  const cookie = (await post('/guest', { name: 'Ann' })).headers.get('set-cookie')!.split(';')[0]!;
  for (let i = 0; i < tables; i++) {
    const made = await post('/tables', { game: 'thumbnail', mission: 'alley', seats: 1 }, cookie);
    expect(made.status).toBe(201);
  }
  await online.close();
  return folder;
}

const at = (folder: string, more: Record<string, string> = {}) => ({
  cwd: folder,
  env: { SHAMBLE_DATA: folder, DATABASE_URL: '', ...more },
});

test('tables are backed up, restored elsewhere and verified', async () => {
  const [from, to] = [await store(3), newFolder()];
  let drawn = '';
  const made = await shamble(['backup', 'all.backup'], { ...at(from), onDrawn: (text) => (drawn += text) });
  expect(made).toMatchObject({ code: 0, out: `3 tables of ${join(from, 'shamble.db')} written to all.backup.\n` });
  expect(drawn).toContain('100 %');
  expect(await shamble(['backup', 'all.backup'], at(from))).toMatchObject({
    code: 1,
    err: 'There is already a file all.backup: choose another name.\n',
  });
  const file = join(from, 'all.backup');
  expect((await shamble(['restore', file], at(to))).out).toContain('3 tables of');
  expect(readFileSync(join(to, 'secret'))).toEqual(readFileSync(join(from, 'secret')));
  expect(await shamble(['verify-store'], at(to))).toMatchObject({
    code: 0,
    out: `3 tables in ${join(to, 'shamble.db')}, 0 entries: all sound.\n`,
  });
  expect(await shamble(['restore', file], at(to, { LANG: 'fr_FR' }))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Il y a déjà des tables dans .*\.\n$/),
  });
});

test('what is damaged is named, and fails', async () => {
  const folder = await store(2);
  const db = await openDatabase({ file: join(folder, 'shamble.db') });
  await db.updateTable('tables').set({ n: 5 }).execute();
  await db.destroy();
  const { code, out } = await shamble(['verify-store'], at(folder));
  expect(code).toBe(1);
  expect(out).toMatch(/✗ thumbnail [0-9a-f]{32}: This table is damaged/);
  expect(out).toContain('2 of 2 tables in');
});

test('where there is nothing, nothing is made', async () => {
  const folder = newFolder();
  for (const args of [['verify-store'], ['backup', 'x']])
    expect(await shamble(args, at(folder))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There are no tables/),
    });
  expect(existsSync(join(folder, 'shamble.db'))).toBe(false);
  expect(await shamble(['restore', 'gone'], at(folder))).toMatchObject({ err: 'There is no file gone.\n' });
  writeFileSync(join(folder, 'diary'), 'Dear diary');
  expect(await shamble(['restore', 'diary'], at(folder))).toMatchObject({
    code: 1,
    err: 'diary is no backup of Shamble.\n',
  });
  const url = 'postgres://me:hush@127.0.0.1:1/none';
  const { code, err } = await shamble(['verify-store'], at(folder, { DATABASE_URL: url }));
  expect(code).toBe(1);
  expect(err).toMatch(/^The database postgres:\/\/127\.0\.0\.1:1\/none cannot be used \(.*\)\.\n$/);
});

test('what can still be read of a damaged store is saved elsewhere', async () => {
  const folder = await store(4);
  const file = join(folder, 'shamble.db');
  const bytes = readFileSync(file);
  // The page that says where everything else is.
  writeFileSync(file, bytes.fill('brains', 0, 4096));
  expect((await shamble(['verify-store'], at(folder))).err).toMatch(/is damaged.* shamble salvage <folder> /);
  let drawn = '';
  const { code, out } = await shamble(['salvage', 'saved'], { ...at(folder), onDrawn: (text) => (drawn += text) });
  expect(out).toBe(`4 of 4 tables in ${file} saved: start the server with SHAMBLE_DATA=saved.\n`);
  expect(code).toBe(0);
  expect(drawn).toContain('100 %');
  expect(readFileSync(file).equals(bytes)).toBe(true);
  const saved = join(folder, 'saved');
  expect(readFileSync(join(saved, 'secret'))).toEqual(readFileSync(join(folder, 'secret')));
  expect((await shamble(['verify-store'], at(saved))).out).toContain('4 tables in');
  expect((await shamble(['salvage', 'saved'], at(folder, { LANG: 'fr_FR' }))).err).toMatch(/^Il y a déjà un fichier/);
  expect((await shamble(['salvage', 'x'], at(newFolder()))).err).toMatch(/^There are no tables/);
});
