import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../src/store/index.ts';
import { Child } from './child.ts';
import { Person, playOn, post } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The owner's command line, which is no part of the server, without a process of its own. */
const { shamble } = (await import(new URL('../../cli/test/cli.ts', import.meta.url).href)) as {
  shamble(args: readonly string[], world?: { env?: object; lines?: Iterable<string> }): Promise<Ran>;
};

const SOON = { timeout: 20_000 };
let child: Child | null = null;
let postgres: Postgres | null = null;
afterEach(async () => {
  await child?.end('SIGKILL');
  child = null;
});
const folders: string[] = [];
afterAll(async () => {
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-operator-'));
  folders.push(folder);
  return folder;
};

/** A real server, and its owner's command line beside it. */
async function serve(url = '') {
  const folder = newFolder();
  const env = { SHAMBLE_DATA: folder, DATABASE_URL: url };
  child = await Child.make({ ...env, SHAMBLE_LIMITS: '100' });
  await child.start();
  const run = (args: readonly string[], lines: readonly string[] = []): Promise<Ran> => shamble(args, { env, lines });
  const db = () => openDatabase(url === '' ? { file: join(folder, 'shamble.db') } : { url });
  return { base: child.base, run, db };
}

const idOf = async (one: Person): Promise<string> => (await one.get<{ id: string }>('/api/guest')).id;
const isKnown = async (one: Person): Promise<boolean> =>
  (await post(one.base, '/api/tables', {}, one.cookie)).status !== 401;

test('the owner of a server lists its tables, fit for a terminal', async () => {
  const { base, run, db } = await serve();
  const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
  const table = await ann.table({ title: 'Friday', isPublic: true });
  await ben.join(table);
  await ben.say({ say: 'sit', seat: 'p2' });
  const eve = await Person.called(base, 'Eve');
  await eve.join(table);
  await eve.say({ say: 'chat', text: 'Let me in' });
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  const { code, out } = await run(['tables']);
  expect(code).toBe(0);
  expect(out).toContain(`${table}  zombicide “Friday”  round 1, 1 entry, touched 20`);
  expect(out).toContain(', public\n');
  expect(out).toContain(`  p1  Ann  ${annId}  (host)\n  p2  Ben  ${benId}\n  –  Eve  ${await idOf(eve)}\n`);
  expect(out).toMatch(/\n1 table in .*shamble\.db\.\n$/);
  expect((await run(['tables', '--lang', 'fr'])).out).toMatch(/\n1 table dans .*\.\n$/);
  const { tables } = JSON.parse((await run(['tables', '--json'])).out);
  expect(tables).toMatchObject([{ id: table, game: 'zombicide', isPublic: true, host: annId, n: 1 }]);
  // As if a title had come in some other way.
  const store = await db();
  const { record } = await store.selectFrom('tables').select('record').executeTakeFirstOrThrow();
  const evil = JSON.stringify({ ...JSON.parse(record), title: 'a\u001b[2Jb\u009b1mc\u202ed' });
  await store.updateTable('tables').set({ record: evil }).execute();
  await store.destroy();
  for (const args of [['tables'], ['tables', '--json']])
    expect((await run(args)).out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('a ban, and what is revoked, is noticed by the server that runs', async () => {
  const { base, run } = await serve();
  const [ann, eve] = [await Person.called(base, 'Ann'), await Person.called(base, 'Eve')];
  const table = await ann.table();
  await ann.join(table);
  await eve.join(table);
  const eveId = await idOf(eve);
  const banned = await run(['ban', eveId]);
  expect(banned).toMatchObject({ code: 0, out: expect.stringMatching(/is banned.*\n.*notices within seconds\.\n$/) });
  await expect.poll(() => eve.closed, SOON).toBe(4001);
  expect(await isKnown(eve)).toBe(false);
  expect((await post(base, '/api/guest', { name: 'Eve' }, eve.cookie)).status).toBe(403);
  expect(await eve.get('/api/guest')).toBeNull();
  await expect.poll(() => ann.room!.people.length, SOON).toBe(1);
  expect((await run(['unban', eveId])).code).toBe(0);
  await expect.poll(() => isKnown(eve), SOON).toBe(true);
  expect((await run(['revoke', await idOf(ann)])).code).toBe(0);
  await expect.poll(() => ann.closed, SOON).toBe(4001);
  expect(await isKnown(ann)).toBe(false);
  for (const wrong of ['Eve', 'g0', `${eveId}'`])
    expect(await run(['ban', wrong])).toMatchObject({ code: 1, err: expect.stringContaining('is no guest') });
});

test('a table is deleted once its owner is sure, and those at it are told', async () => {
  const { base, run, db } = await serve();
  const ann = await Person.called(base, 'Ann');
  const [table, other] = [await ann.table(), await ann.table()];
  await ann.join(table);
  await ann.say({ say: 'chat', text: 'Hello' });
  for (const lines of [[], [''], ['n']])
    expect(await run(['delete-table', table], lines)).toMatchObject({ code: 1, err: 'Nothing was deleted.\n' });
  expect(ann.closed).toBe(0);
  expect(await run(['delete-table', table, '--lang', 'fr'], ['o'])).toMatchObject({
    code: 0,
    out: expect.stringContaining(`La table ${table} est supprimée.`),
  });
  // What is said in the meantime is not kept.
  ann.line!.send(JSON.stringify({ say: 'chat', id: 'late', text: 'Anybody?' }));
  await expect.poll(() => ann.closed, SOON).toBe(1000);
  expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'gone' });
  expect((await fetch(`${base}/api/tables/${table}`)).status).toBe(404);
  const store = await db();
  for (const part of ['segments', 'entries', 'snapshots', 'rooms', 'chat', 'members'] as const) {
    const rows = await store.selectFrom(part).select('table_id').where('table_id', '=', table).execute();
    expect([part, ...rows]).toEqual([part]);
  }
  await store.destroy();
  for (const wrong of [table, '%00', 'mine'])
    expect(await run(['delete-table', wrong, '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no table'),
    });
  expect((await fetch(`${base}/api/tables/${other}`)).status).toBe(200);
});

test.each(['the embedded database', 'PostgreSQL'])(
  'of a guest who is deleted nothing is kept but a number: %s',
  async (name) => {
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const { base, run, db } = await serve(postgres?.url);
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Benjamin')];
    const [table, own] = [await ben.table(), await ben.table()];
    for (const one of [ann, ben]) await one.join(table);
    await ann.say({ say: 'sit', seat: 'p2' });
    await playOn([ann, ben], 4);
    await ben.say({ say: 'chat', text: 'It is me' });
    await ann.say({ say: 'chat', text: 'I know' });
    const guest = await idOf(ben);
    expect(await run(['delete-guest', guest], ['no'])).toMatchObject({ code: 1, err: 'Nothing was deleted.\n' });
    const deleted = await run(['delete-guest', guest, '--yes']);
    expect(deleted).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 table where nobody else sat, 1 line of chat'),
    });
    await expect.poll(() => ben.closed, SOON).toBe(4001);
    await expect.poll(() => ann.closed, SOON).toBe(1012);
    expect(await isKnown(ben)).toBe(false);
    expect((await fetch(`${base}/api/tables/${own}`)).status).toBe(404);
    await ann.join(table);
    await expect.poll(() => ann.room!.people.map(({ name: called }) => called), SOON).toEqual(['Ann']);
    expect(ann.room!.host).toBe(await idOf(ann));
    await expect.poll(() => ann.heard.flatMap((told) => (told.tell === 'said' ? [told.text] : []))).toEqual(['I know']);
    expect(ann.latest!.holders.p1).toBe('bot:careful');
    // She can play on with the bot that has his seat, and the room does not write him down again.
    await ann.say({ say: 'lock', locked: true });
    await expect.poll(() => ann.answer(), SOON).toBe(true);
    expect(await child!.end('SIGTERM')).toBe(0);
    const store = await db();
    const kept: Record<string, string> = {};
    for (const part of ['tables', 'rooms', 'chat', 'members', 'snapshots', 'segments', 'entries', 'guests'] as const)
      kept[part] = JSON.stringify(await store.selectFrom(part).selectAll().execute());
    await store.destroy();
    const naming = (what: string): string[] => Object.keys(kept).filter((part) => kept[part]!.includes(what));
    expect(naming('Benjamin')).toEqual([]);
    expect(naming('It is me')).toEqual([]);
    expect(naming(guest)).toEqual(['segments', 'guests']);
    expect(await run(['verify-store'])).toMatchObject({ code: 0, out: expect.stringContaining('all sound') });
  },
);

test('where there is no store nothing is made, and help says what each does', async () => {
  const folder = newFolder();
  for (const args of [['tables'], ['ban', 'g'], ['delete-table', 'x'], ['delete-guest', 'g']]) {
    const env = { SHAMBLE_DATA: folder, DATABASE_URL: '' };
    expect(await shamble(args, { env })).toMatchObject({ code: 1, err: expect.stringMatching(/^There are no tables/) });
    const { code, out } = await shamble([args[0]!, '--help']);
    expect([code, out]).toEqual([0, expect.stringMatching(/Example: shamble /)]);
  }
  expect(existsSync(join(folder, 'shamble.db'))).toBe(false);
});
