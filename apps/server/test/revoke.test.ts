import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { GuestBook } from '../src/online/guests.ts';
import { GuestStore } from '../src/store/guestStore.ts';
import { openDatabase, type Place } from '../src/store/index.ts';
import { Person, post } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { Served } from './served.ts';

const SOON = { timeout: 15_000 };
const secret = Buffer.alloc(32, 5);
let all: Served[] = [];
let postgres: Postgres | null = null;
afterEach(async () => {
  await Promise.all(all.map((one) => one.end()));
  all = [];
});
afterAll(() => postgres?.stop());

async function serve(place?: Place): Promise<Served> {
  const served = new Served();
  all.push(served);
  await served.start({ secret, place: place ?? { file: served.file } });
  return served;
}

const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;
const isKnown = async (base: string, cookie: string): Promise<boolean> =>
  (await post(base, '/api/tables', {}, cookie)).status !== 401;

it('whoever has his cookies and links revoked is known by none of them, but stays where he asked', async () => {
  const { base } = await serve();
  const ann = await Person.called(base, 'Ann');
  const { id, resume } = await ann.get<{ id: string; resume: string }>('/api/guest');
  const phone = new Person(base, cookieOf(await post(base, '/api/guest/resume', { link: resume })));
  const ben = await Person.called(base, 'Ben');
  const table = await ann.table();
  for (const one of [ann, phone, ben]) await one.join(table);
  const answer = await post(base, '/api/guest/revoke', {}, ann.cookie);
  expect(answer.status).toBe(200);
  const fresh = (await answer.json()) as { id: string; name: string; resume: string };
  expect(fresh).toMatchObject({ id, name: 'Ann' });
  await expect.poll(() => [ann.closed, phone.closed, ben.closed]).toEqual([4001, 4001, 0]);
  for (const cookie of [ann.cookie, phone.cookie]) expect(await isKnown(base, cookie)).toBe(false);
  expect((await post(base, '/api/guest/resume', { link: resume })).status).toBe(403);
  const again = new Person(base, cookieOf(answer));
  await again.join(table);
  expect(again.room!.seats).toEqual(['p1']);
  expect((await post(base, '/api/guest/resume', { link: fresh.resume })).status).toBe(200);
  // The order comes round to the server that gave it: nobody is sent away twice.
  await pause(2500);
  expect([again.closed, ben.closed]).toEqual([0, 0]);
  // Once more, within the same minute.
  expect((await post(base, '/api/guest/revoke', {}, again.cookie)).status).toBe(200);
  expect(await isKnown(base, again.cookie)).toBe(false);
  expect((await post(base, '/api/guest/revoke', {}, again.cookie)).status).toBe(401);
});

it('a cookie from before anything was revoked is one that was never revoked', () => {
  const guest = { id: 'g1', name: 'Ann' };
  const before = new GuestBook(secret).sign(guest, 'cookie');
  const known = { generation: () => 0, isBanned: () => false };
  expect(new GuestBook(secret, known).sign(guest, 'cookie')).toBe(before);
  expect(new GuestBook(secret, known).read(before, 'cookie')).toEqual(guest);
  expect(new GuestBook(secret, { ...known, generation: () => 1 }).read(before, 'cookie')).toBeNull();
  expect(new GuestBook(secret, { ...known, isBanned: () => true }).read(before, 'cookie')).toBeNull();
});

it.each(['the embedded database', 'PostgreSQL'])(
  'every server on one store learns of it, of a ban too, and it stays so: %s',
  async (name) => {
    if (name === 'PostgreSQL') postgres = await startPostgres();
    const one = await serve(postgres === null ? undefined : { url: postgres.url });
    const place = postgres === null ? { file: one.file } : { url: postgres.url };
    const other = await serve(place);
    const [ann, ben] = [await Person.called(one.base, 'Ann'), await Person.called(one.base, 'Ben')];
    const table = await ann.table();
    const [annThere, benThere] = [new Person(other.base, ann.cookie), new Person(other.base, ben.cookie)];
    for (const there of [annThere, benThere]) await there.join(table);
    expect((await post(one.base, '/api/guest/revoke', {}, ann.cookie)).status).toBe(200);
    await expect.poll(() => annThere.closed, SOON).toBe(4001);
    expect(await isKnown(other.base, ann.cookie)).toBe(false);
    const { id, resume } = await ben.get<{ id: string; resume: string }>('/api/guest');
    const db = await openDatabase(place);
    await new GuestStore(db).ban(id, true);
    await expect.poll(() => benThere.closed, SOON).toBe(4001);
    await expect.poll(() => isKnown(one.base, ben.cookie), SOON).toBe(false);
    for (const [path, body] of [
      ['/api/guest', { name: 'Ben' }],
      ['/api/guest/resume', { link: resume }],
    ] as const) {
      const answer = await post(one.base, path, body, ben.cookie);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ sentence: 'The owner of this server has banned you.' });
    }
    await one.stop();
    await one.start({ secret, place });
    expect([await isKnown(one.base, ann.cookie), await isKnown(one.base, ben.cookie)]).toEqual([false, false]);
    await new GuestStore(db).ban(id, false);
    await expect.poll(() => isKnown(one.base, ben.cookie), SOON).toBe(true);
    expect(await db.selectFrom('guests').select('guest').where('guest', '=', id).execute()).toEqual([]);
    await db.destroy();
  },
);

it('whoever does not hang up when he is told to is not heard any more', async () => {
  const { base } = await serve();
  const [ann, eve] = [await Person.called(base, 'Ann'), await Person.called(base, 'Eve')];
  const table = await ann.table();
  await ann.join(table);
  const { hostname, port } = new URL(base);
  const line = connect(Number(port), hostname);
  line.write(
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\ncookie: ${eve.cookie}\r\nconnection: upgrade\r\n` +
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n',
  );
  await once(line, 'data');
  const say = (id: string): void => {
    const text = Buffer.from(JSON.stringify({ say: 'chat', id, text: id }));
    line.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  };
  const heard = (): string[] => ann.heard.flatMap((told) => (told.tell === 'said' ? [told.text] : []));
  say('before');
  await expect.poll(heard).toEqual(['before']);
  expect((await post(base, '/api/guest/revoke', {}, eve.cookie)).status).toBe(200);
  say('after');
  await pause(500);
  expect(await ann.say({ say: 'chat', text: 'Anybody?' })).toMatchObject({ tell: 'done' });
  expect(heard()).toEqual(['before', 'Anybody?']);
  line.destroy();
});
