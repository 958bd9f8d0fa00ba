import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Child } from './child.ts';
import { Person } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres | null = null;
let child: Child;
const root = mkdtempSync(join(tmpdir(), 'shamble-emptied-'));
const folders: string[] = [];
afterEach(() => child.end('SIGKILL'));
afterAll(async () => {
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** A server that has kept a table and was stopped. */
async function kept(url = ''): Promise<{ readonly data: string; readonly file: string }> {
  const data = join(root, `deep/${folders.push('') - 1}`);
  child = await Child.make({ SHAMBLE_DATA: data, SHAMBLE_LOG: 'error', DATABASE_URL: url });
  await child.start();
  const ann = await Person.called(child.base, 'Ann');
  await ann.table({ seats: 1 });
  expect(await child.end('SIGTERM')).toBe(0);
  return { data, file: join(data, 'shamble.db') };
}

const QUESTION =
  /^The server did not start: There were tables in .*, and now there is nothing: .* To begin anew, take .*kept away\.\n$/;

it.each<[string, (file: string) => void]>([
  ['gone', (file) => rmSync(file)],
  ['empty', (file) => truncateSync(file)],
])('a database file that is %s where tables were is a question', async (_, lose) => {
  const { data, file } = await kept();
  lose(file);
  const before = existsSync(file);
  await expect(child.start()).rejects.toThrow(QUESTION);
  expect(existsSync(file)).toBe(before);
  expect(before && statSync(file).size).toBeFalsy();
  rmSync(join(data, 'kept'));
  await child.start();
});

it('so is a PostgreSQL that is empty', async () => {
  postgres = await startPostgres();
  const { data } = await kept(postgres.url);
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  await owner.query('drop schema public cascade; create schema public');
  await owner.end();
  await expect(child.start()).rejects.toThrow(QUESTION);
  rmSync(join(data, 'kept'));
  await child.start();
});

it('where there never was a table nobody is asked', async () => {
  const data = join(root, 'untouched');
  child = await Child.make({ SHAMBLE_DATA: data, SHAMBLE_LOG: 'error' });
  await child.start();
  await child.end('SIGTERM');
  rmSync(join(data, 'shamble.db'));
  await child.start();
});

it('what is kept is readable by its owner alone', async () => {
  const { data, file } = await kept();
  const modes = (): Record<string, number> =>
    Object.fromEntries(readdirSync(data).map((name) => [name, statSync(join(data, name)).mode & 0o777]));
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(join(root, 'deep')).mode & 0o777).toBe(0o700);
  chmodSync(file, 0o644);
  await child.start();
  const ann = await Person.called(child.base, 'Ann');
  await ann.table({ seats: 1 });
  const found = modes();
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['shamble.db', 'shamble.db-wal', 'shamble.db-shm']));
  expect(new Set(Object.values(found))).toEqual(new Set([0o600]));
  await child.end('SIGKILL');
  for (const name of ['shamble.db-wal', 'shamble.db-shm']) chmodSync(join(data, name), 0o664);
  await child.start();
  expect(new Set(Object.values(modes()))).toEqual(new Set([0o600]));
});
