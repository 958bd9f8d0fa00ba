import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Child } from './child.ts';
import { openLine } from './line.ts';
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
  const instead = `${there} await db.executeQuery(CompiledQuery.raw("pragma ${pragma}"));`;
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
const NOTHING = [500, { sentence: 'Something went wrong here. Nothing was changed.' }];

it('on a disk that is full a table stays as it is, and goes on when there is room again', async () => {
  const { sound, cookie, table } = await playedBefore('max_page_count = 1');
  const ann = new Person(child.base, cookie);
  await ann.join(table);
  for (let i = 0; i < MOST; i++) if (!(await ann.answer())) break;
  const { n } = ann.latest!;
  const deed = { ...ann.deed!, id: 'later' };
  const sentence = expect.not.stringMatching(/sql|disk/i);
  expect(await ann.say(deed)).toMatchObject({ code: 'not-stored', sentence });
  expect(await makeTable(cookie)).toMatchObject(NOTHING);
  expect(await ann.get(`/api/tables/${table}`)).toMatchObject({ n });
  expect(await ann.get('/api/tables/mine')).toMatchObject({ tables: [{ id: table }] });
  expect(ann.latest!.n).toBe(n);
  expect(child.log).toContain('an entry could not be stored');
  await child.end('SIGTERM');

  await sound.start();
  const after = new Person(sound.base, cookie);
  await after.join(table);
  expect(await after.say(deed)).toMatchObject({ tell: 'done', n: n + 1 });
  await sound.end('SIGKILL');
});

it('on a disk that can only be read nobody is let in, and all are told to come again', async () => {
  const { cookie, table } = await playedBefore('query_only = on');
  const ann = new Person(child.base, cookie);
  const heard: unknown[] = [];
  const line = await openLine(child.base, table, cookie, (text) => heard.push(JSON.parse(text)));
  const [code] = await once(line, 'close');
  expect(code).toBe(1012);
  expect(heard).toEqual([{ tell: 'farewell', why: 'restart' }]);
  expect(await makeTable(cookie)).toMatchObject(NOTHING);
  expect(await ann.get(`/api/tables/${table}`)).toMatchObject({ n: 5 });
});
