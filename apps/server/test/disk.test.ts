import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Child } from './child.ts';
import { Person, playOn, post } from './person.ts';

let folder: string;
let child: Child;
afterEach(async () => {
  await child.end('SIGKILL');
  child.clear();
  rmSync(folder, { recursive: true, force: true });
});

const MOST = 100;
const there = 'await migrate(db, store);';

/** A table with five answers, and a server with this in its way. */
async function playedBefore(pragma: string): Promise<{ sound: Child; cookie: string; table: string }> {
  folder = mkdtempSync(join(tmpdir(), 'shamble-disk-'));
  const env = { SHAMBLE_DATA: folder, SHAMBLE_LOG: 'error' };
  const instead = `${there} await sql.raw("pragma ${pragma}").execute(db);`;
  child = await Child.make(env, { there, instead });
  const sound = await Child.make(env);
  await sound.start();
  const ann = await Person.called(sound.base, 'Ann');
  const table = await ann.table({ seats: 1 });
  await ann.join(table);
  await playOn([ann], 5);
  expect(await sound.end('SIGTERM')).toBe(0);
  await child.start();
  return { sound, cookie: ann.cookie, table };
}

const makeTable = async (cookie: string): Promise<unknown[]> => {
  const made = await post(child.base, '/api/tables', { game: 'zombicide', mission: '00', seats: 1 }, cookie);
  return [made.status, await made.json()];
};
const ready = async (): Promise<unknown[]> => {
  const asked = await fetch(`${child.base}/readyz`, { headers: { connection: 'close' } });
  return [asked.status, await asked.text()];
};

it('on a disk that is full a table stays as it is, and goes on when there is room again', async () => {
  const { sound, cookie, table } = await playedBefore('max_page_count = 1');
  const ann = new Person(child.base, cookie);
  await ann.join(table);
  for (let i = 0; i < MOST; i++) if (!(await ann.answer())) break;
  const { n } = ann.latest!;
  const deed = { ...ann.deed!, id: 'later' };
  const sentence = expect.stringMatching(/^The disk of the server is full/);
  expect(await ann.say(deed)).toMatchObject({ code: 'disk-full', sentence });
  expect(await makeTable(cookie)).toMatchObject([503, { sentence }]);
  expect(await ready()).toEqual([503, 'not ready: the disk is full']);
  expect(await ann.get(`/api/tables/${table}`)).toMatchObject({ n });
  expect(await ann.get('/api/tables/mine')).toMatchObject({ tables: [{ id: table }] });
  expect(ann.latest!.n).toBe(n);
  const told = child.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  const full = { msg: 'the disk is full', table: expect.stringMatching(/^[0-9a-f]{10}$/) };
  expect(told.find(({ msg }) => msg !== 'request')).toMatchObject({
    ...full,
    err: { code: 'SQLITE_FULL', stack: expect.stringContaining('at ') },
  });
  expect(child.log).not.toMatch(/rollback|[0-9a-f]{32}/);
  expect(await child.end('SIGTERM')).toBe(0);

  await sound.start();
  const after = new Person(sound.base, cookie);
  await after.join(table);
  expect(await after.say(deed)).toMatchObject({ tell: 'done', n: n + 1 });
  await sound.end('SIGKILL');
});

it('on a disk that can only be read tables can be looked at, and all are told to try again', async () => {
  const { cookie, table } = await playedBefore('query_only = on');
  const ann = new Person(child.base, cookie);
  await ann.join(table);
  const deed = { ...ann.deed!, id: 'later' };
  expect(await ann.say(deed)).toMatchObject({ code: 'not-stored', sentence: expect.stringMatching(/try again/) });
  expect(ann.latest!.n).toBe(5);
  expect(await makeTable(cookie)).toMatchObject([503, { sentence: expect.stringMatching(/try again/) }]);
  expect(await ready()).toEqual([503, 'not ready: the database does not answer']);
  expect(await ann.get(`/api/tables/${table}`)).toMatchObject({ n: 5 });
});
