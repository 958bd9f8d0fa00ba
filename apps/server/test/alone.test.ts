import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { backUp, openDatabase } from '../src/keeping.ts';
import { Child } from './child.ts';
import { Person, playOn } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
let folder: string;
const children: Child[] = [];
const clients: pg.Client[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.end('SIGKILL');
  for (const client of clients.splice(0)) await client.end();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => postgres.stop());

/** Two servers that were told to use the same database. */
async function two(url = ''): Promise<[Child, Child]> {
  folder = mkdtempSync(join(tmpdir(), 'shamble-alone-'));
  const env = { SHAMBLE_DATA: folder, SHAMBLE_LOG: 'error', DATABASE_URL: url };
  children.push(await Child.make(env), await Child.make(env));
  return [children[0]!, children[1]!];
}

async function client(): Promise<pg.Client> {
  const made = new pg.Client(postgres.url);
  clients.push(made);
  await made.connect();
  return made;
}

const LOCK_LINE = "from pg_stat_activity where application_name like 'shamble %'";

it.each(['file', 'PostgreSQL'])('a second server on one %s says why it does not start', async (kind) => {
  const [first, second] = await two(kind === 'file' ? '' : postgres.url);
  await first.start();
  const ann = await Person.called(first.base, 'Ann');
  const table = await ann.table({ seats: 1 });
  await expect(second.start()).rejects.toThrow(/^The server did not start: Another server uses the database .*\.\n$/);
  // Whoever only reads is welcome.
  const db = await openDatabase(kind === 'file' ? { file: join(folder, 'shamble.db') } : { url: postgres.url });
  expect(await backUp(db, join(folder, 'beside.backup'), { secret: null })).toBeGreaterThan(0);
  await db.destroy();
  await ann.join(table);
  await playOn([ann], 2);
  expect(ann.latest!.n).toBe(2);
  await first.end('SIGKILL');
  await second.start();
  const again = new Person(second.base, ann.cookie);
  await again.join(table);
  expect(again.latest!.n).toBe(2);
  expect(await second.end('SIGTERM')).toBe(0);
});

it('a server that loses its lock takes it again, and stops if somebody else has it', async () => {
  const [first] = await two(postgres.url);
  await first.start();
  const ann = await Person.called(first.base, 'Ann');
  const table = await ann.table({ seats: 1 });
  await ann.join(table);
  const [owner, rival] = [await client(), await client()];
  const { rows: before } = await owner.query(`select pid, pg_terminate_backend(pid) ${LOCK_LINE}`);
  expect(before).toHaveLength(1);
  const holder = async (): Promise<number[]> =>
    (await owner.query<{ pid: number }>(`select pid ${LOCK_LINE}`)).rows.map(({ pid }) => pid);
  await expect.poll(async () => (await holder()).filter((pid) => pid !== before[0].pid)).toHaveLength(1);
  await expect.poll(() => ann.answer()).toBe(true);

  const waiting = rival.query("select pg_advisory_lock(hashtextextended('shamble ' || current_schema(), 0))");
  await owner.query(`select pg_terminate_backend(pid) ${LOCK_LINE}`);
  await waiting;
  expect(await ann.say({ ...ann.deed!, id: 'late' })).toMatchObject({ code: 'not-stored' });
  expect(await first.ended()).toBe(1);
  expect(first.log).toContain('another server has taken the database');
  expect(first.log).toMatch(/Another server has taken the database .*, so this one has stopped\./);
  expect(ann.closed).toBe(1012);
});
