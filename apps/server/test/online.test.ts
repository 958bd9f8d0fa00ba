import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { secretFrom } from '../src/online/index.ts';
import { GRACE } from '../src/online/presence.ts';
import { Person, playOn, post } from './person.ts';
import { Served } from './served.ts';

let served: Served;
let base: string;
beforeEach(async () => {
  served = new Served();
  await served.start();
  base = served.base;
});
afterEach(() => served.end());

describe('tables online', () => {
  it('are made by one, joined by link and played by two, with a third looking on', async () => {
    const [ann, ben, cy] = await Promise.all(['Ann', 'Ben', 'Cy'].map((name) => Person.called(base, name)));
    const id = await ann!.table();
    for (const one of [ann!, ben!, cy!]) await one.join(id);
    expect(ben!.latest!.seat).toBe('$watcher');
    expect(await ben!.say({ say: 'sit', seat: 'p2' })).toMatchObject({ tell: 'done' });
    await expect.poll(() => ben!.room!.seats).toEqual(['p2']);
    await playOn([ann!, ben!], 25);
    const n = ann!.latest!.n;
    expect(n).toBeGreaterThan(20);
    await expect.poll(() => cy!.latest!.n).toBe(n);
    expect(cy!.latest!.offer).toBeNull();
    expect(await cy!.say({ say: 'do', n, seat: 'p1', input: { do: 'resign' } })).toMatchObject({ code: 'not-yours' });
    await cy!.say({ say: 'chat', text: 'Behind you!' });
    await expect.poll(() => ann!.heard.some((told) => told.tell === 'said' && told.text === 'Behind you!')).toBe(true);
  });

  it('seat one against the others: who plays the zombies sees with their eyes, and answers for them', async () => {
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const id = await ann.table({ game: 'plague', mission: 'main', seats: 2, variants: ['zombie-player'] });
    await ann.join(id);
    await ben.join(id);
    const seat = (await ann.get<{ seats: { seat: string }[] }>(`/api/tables/${id}`)).seats.at(-1)!.seat;
    await ben.say({ say: 'sit', seat });
    await expect.poll(() => ben.latest!.seat).toBe(seat);
    for (let i = 0; i < 60 && ben.deed === null; i++) await playOn([ann], 1);
    const { n } = ben.latest!;
    expect(await ben.answer()).toBe(true);
    await expect.poll(() => ann.latest!.n).toBeGreaterThan(n);
    expect(await ann.say({ say: 'do', n: ann.latest!.n, seat, input: { do: 'resign' } })).toMatchObject({
      code: 'not-yours',
    });
  });

  it('go on after the server was stopped and started, on the same question', async () => {
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    await playOn([ann], 12);
    const { n, view, offer } = ann.latest!;
    await served.stop();
    await expect.poll(() => ann.closed).toBeGreaterThan(0);
    expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
    await served.start();
    await ann.join(id);
    expect(ann.heard[0]).toMatchObject({ tell: 'hello', protocol: 1, table: { id, n, yours: ['p1'] } });
    expect(ann.latest).toMatchObject({ n, view, offer });
    expect(ann.missed).toBeUndefined();
  });

  it('are listed if they are public, and not if they are not', async () => {
    const ann = await Person.called(base, 'Ann');
    await ann.table();
    const open = await ann.table({ isPublic: true, title: 'Come in' });
    const { tables } = (await (await fetch(`${base}/api/tables`)).json()) as {
      tables: { id: string; title: string }[];
    };
    expect(tables).toMatchObject([{ id: open, title: 'Come in' }]);
    expect(JSON.stringify(tables)).not.toMatch(/key|chance/);
  });

  it("can be resumed on another device by a link of one's own", async () => {
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table();
    const { resume } = (await (await fetch(`${base}/api/guest`, { headers: { cookie: ann.cookie } })).json()) as {
      resume: string;
    };
    const response = await post(base, '/api/guest/resume', { link: resume });
    const again = new Person(base, response.headers.get('set-cookie')!.split(';')[0]!);
    await again.join(id);
    await expect.poll(() => again.room?.seats).toEqual(['p1']);
    expect((await post(base, '/api/guest/resume', { link: ann.cookie.split('=')[1] })).status).toBe(403);
  });

  it('are told when somebody is called something else', async () => {
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const id = await ann.table();
    await ann.join(id);
    await ben.join(id);
    await post(base, '/api/guest', { name: 'Anna' }, ann.cookie);
    await expect.poll(() => ben.room!.people.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    await expect.poll(async () => (await ben.get<{ host: string }>(`/api/tables/${id}`)).host).toBe('Anna');
  });

  it('wait for who is away, and tell him what happened since', async () => {
    let time = 0;
    await served.stop();
    await served.start({ steady: () => time });
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const id = await ann.table();
    await ann.join(id);
    await ben.join(id);
    await ben.say({ say: 'sit', seat: 'p2' });
    await playOn([ann, ben], 6);
    const { n } = ben.latest!;
    ben.line!.send(JSON.stringify({ say: 'shown', seat: 'p2', n }));
    ben.line!.close();
    await expect.poll(() => ann.room!.people.find(({ name }) => name === 'Ben')!.here).toBe(false);
    // A line that has just dropped is no reason to hand his seat on.
    expect(await ann.say({ say: 'leave', seat: 'p2', to: 'bot' })).toMatchObject({ code: 'not-yours' });
    time += GRACE;
    expect(await ann.say({ say: 'leave', seat: 'p2', to: 'bot' })).toMatchObject({ tell: 'done' });
    await playOn([ann], 4);
    await expect.poll(() => ann.latest!.n).toBeGreaterThan(n + 1);
    const now = ann.latest!.n;
    expect(now).toBeGreaterThan(n);
    // Nobody else gets the seat that is kept for him.
    const cy = await Person.called(base, 'Cy');
    await cy.join(id);
    expect(await cy.say({ say: 'sit', seat: 'p2' })).toMatchObject({ code: 'not-yours' });
    expect((await ben.get<{ tables: { id: string }[] }>('/api/tables/mine')).tables).toMatchObject([{ id }]);
    await ben.join(id);
    expect(ben.missed).toBeUndefined();
    expect(await ben.say({ say: 'sit', seat: 'p2' })).toMatchObject({ tell: 'done' });
    expect(await ben.say({ say: 'missed', seat: 'p2' })).toMatchObject({ tell: 'done' });
    expect(ben.missed).toMatchObject({ seat: 'p2', from: n, left: 0 });
    ben.line!.close();
    await served.stop();
    await served.start();
    await ben.join(id, `?seen=${n}`);
    await expect.poll(() => ben.missed).toMatchObject({ seat: 'p2', from: n, left: 0 });
    expect(ben.missed!.to).toBeGreaterThanOrEqual(now);
    expect(ben.missed!.events.length).toBeGreaterThan(0);
  });

  it('do what was begun once, when the line drops in the middle of it', async () => {
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const id = await ann.table({ seats: 1 });
    await ben.join(id);
    for (let n = 0; n < 8; n++) {
      await ann.join(id);
      const deed = { ...ann.deed!, id: `answer ${n}` };
      ann.line!.send(JSON.stringify(deed));
      // At once, or when it is just being done.
      for (let i = 0; i < n % 4; i++) await new Promise(setImmediate);
      ann.line!.terminate();
      await ann.join(id, `?seen=${n}`);
      expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: n + 1 });
      ann.line!.terminate();
    }
    await expect.poll(() => ben.latest!.n).toBe(8);
  });

  it('take what is said again for what it is, even after a restart', async () => {
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    const deed = { ...ann.deed!, id: 'x'.repeat(64) };
    expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: 1 });
    await served.stop();
    await served.start();
    await ann.join(id);
    expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: 1 });
    expect(await ann.say({ ...deed, id: 'y' })).toMatchObject({ code: 'stale' });
    // The fresh state follows.
    const at = ann.heard.findIndex((told) => told.tell === 'refused');
    await expect.poll(() => ann.heard[at + 1]).toMatchObject({ tell: 'update', n: 1 });
  });

  it('that two servers have opened are written by the first, and opened anew by the second', async () => {
    const other = new Served();
    await other.start({ place: { file: served.file }, secret: secretFrom(undefined, join(served.folder, 'secret')) });
    const ann = await Person.called(base, 'Ann');
    const twin = new Person(other.base, ann.cookie);
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    await twin.join(id);
    const { deed } = twin;
    expect(await ann.answer()).toBe(true);
    expect(await twin.say(deed!)).toMatchObject({ code: 'not-stored', sentence: expect.not.stringContaining('sql') });
    await expect.poll(() => twin.closed).toBe(1012);
    await twin.join(id);
    expect(twin.latest!.n).toBe(1);
    expect(await twin.answer()).toBe(true);
    await other.end();
  });

  it.each([
    [180, 'touched them', true],
    [7, 'begun to play', false],
  ])('are let go when for %i days nobody has %s, and not a day before', async (days, _what, isPlayed) => {
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    if (isPlayed) await playOn([ann], 1);
    const { keptUntil, touched } = await ann.get<{ keptUntil: number; touched: number }>(`/api/tables/${id}`);
    expect(keptUntil - touched).toBe(days * 24 * 3600_000);
    expect(await ann.get('/api/tables/mine')).toMatchObject({ keptDays: 180, tables: [{ id }] });
    await served.stop();
    await served.start({ now: () => keptUntil - 1, purging: 20 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ id });
    await served.stop();
    await served.start({ now: () => keptUntil + 1, purging: 20 });
    await expect.poll(() => ann.get(`/api/tables/${id}`)).toMatchObject({ sentence: 'There is no such table here.' });
    expect(await ann.get('/api/tables/mine')).toMatchObject({ tables: [] });
  });

  it('go on while a bot at another table never ends', async () => {
    await served.stop();
    const decide = (game: string) => (game === 'thumbnail' ? new Promise(() => undefined) : Promise.resolve(undefined));
    await served.start({ bots: { decide } });
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const slow = await ann.table({ game: 'thumbnail', mission: 'alley' });
    await ann.join(slow);
    await ann.say({ say: 'leave', seat: 'p1', to: 'bot' });
    await ben.join(await ben.table({ seats: 1 }));
    await playOn([ben], 10);
    expect(ben.latest!.n).toBe(10);
    expect(await ann.say({ say: 'chat', text: 'It thinks.' })).toMatchObject({ tell: 'done' });
  });
});

describe('strangers', () => {
  it.each<[string, number, () => Promise<Response>]>([
    ['a table by nobody', 401, () => post(base, '/api/tables', { game: 'zombicide', mission: '00', seats: 1 })],
    ['a forged cookie', 401, () => post(base, '/api/tables', {}, 'shamble-guest=W10.AAAA')],
    ['what is no JSON', 400, () => post(base, '/api/guest', '{')],
    ['a form', 415, () => post(base, '/api/guest', 'name=x', '', { 'content-type': 'text/plain' })],
    ['too much', 413, () => post(base, '/api/guest', { name: 'x'.repeat(20_000) })],
    ['an unknown field', 400, () => post(base, '/api/guest', { name: 'x', admin: true })],
    ['a table that is not there', 404, () => fetch(`${base}/api/tables/${'0'.repeat(32)}`)],
    ['nothing in particular', 404, () => fetch(`${base}/api/nothing`)],
  ])('get a clear answer to %s', async (_what, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const { sentence } = (await response.json()) as { sentence: string };
    expect(sentence).toMatch(/^[A-Z].*\.$|:/);
    expect(sentence).not.toMatch(/ at .*\.ts/);
  });

  it('are told why a mission cannot be played so', async () => {
    const ann = await Person.called(base, 'Ann');
    const response = await post(base, '/api/tables', { game: 'zombicide', mission: '00', seats: 9 }, ann.cookie);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ rules: ['ZC-SETUP-07'] });
  });

  it.each<[number, (id: string, cookie: string) => [string, Record<string, string>]]>([
    [401, (id) => [`/api/tables/${id}/socket`, {}]],
    [403, (id, cookie) => [`/api/tables/${id}/socket`, { cookie, origin: 'http://elsewhere.example' }]],
    [404, (_id, cookie) => ['/api/tables/../socket', { cookie }]],
  ])('get no line: %i', async (status, make) => {
    const ann = await Person.called(base, 'Ann');
    const [path, headers] = make(await ann.table(), ann.cookie);
    const line = new WebSocket(base.replace('http', 'ws') + path, { headers });
    const [error] = (await once(line, 'error')) as [Error];
    expect(error.message).toContain(String(status));
  });

  it('are heard out whatever they say, and change nothing', async () => {
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    const { n } = ann.latest!;
    for (const nonsense of ['', '{', 'null', '[]', '{"say":"do"}', '"'.repeat(9), '{"say":"look","seat":"$everyone"}'])
      ann.line!.send(nonsense);
    ann.line!.send(Buffer.from([1, 2, 3]));
    await expect.poll(() => ann.heard.filter(({ tell }) => tell === 'refused').length).toBe(8);
    expect(ann.latest!.n).toBe(n);
    for (let i = 0; i < 200; i++) ann.line!.send('{}');
    await expect.poll(() => ann.heard.some((told) => told.tell === 'refused' && told.code === 'too-fast')).toBe(true);
    ann.line!.send('x'.repeat(100_000));
    await expect.poll(() => ann.closed).toBe(1009);
  });

  it('cannot read the secret that signs them', () => {
    expect(statSync(join(served.folder, 'secret')).mode & 0o077).toBe(0);
    const given = 'a secret of thirty-two letters at least';
    expect(secretFrom(given, join(served.folder, 'none')).toString()).toBe(given);
    expect(existsSync(join(served.folder, 'none'))).toBe(false);
    expect(() => secretFrom('short', join(served.folder, 'secret'))).toThrow(/32/);
  });
});
