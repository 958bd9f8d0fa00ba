import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { randomAnswer, rng } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import { offerFrom, type RoomState, type RoomTold, type Update } from '@shamble/protocol';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Bots } from '../src/online/bots.ts';
import { type Online, openOnline, secretFrom } from '../src/online/index.ts';

const luck = rng(1);
const bots: Bots = {
  decide: async (_game, _bot, _view, offer) => offer.usual ?? randomAnswer(offerFrom(offer), luck),
};

let folder: string;
let online: Online;
let http: Server;
let base: string;

async function start(port = 0): Promise<void> {
  const secret = secretFrom(undefined, join(folder, 'secret'));
  online = await openOnline({ place: { file: join(folder, 'shamble.db') }, secret, bots });
  http = createServer(getRequestListener(new Hono().route('/api', online.api).fetch));
  online.attach(http);
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function stop(): Promise<void> {
  await online.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shamble-online-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

class Person {
  readonly cookie: string;
  readonly heard: RoomTold[] = [];
  line: WebSocket | null = null;
  closed = 0;
  private count = 0;

  constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async called(name: string): Promise<Person> {
    const response = await post('/api/guest', { name });
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    return new Person(cookie.split(';')[0]!);
  }

  async join(table: string): Promise<void> {
    this.heard.length = 0;
    this.line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { cookie: this.cookie },
    });
    this.line.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    this.line.on('close', (code) => {
      this.closed = code;
    });
    await once(this.line, 'open');
    await expect.poll(() => this.latest).toBeDefined();
  }

  get latest(): Update | undefined {
    return this.heard.findLast((told): told is Update => told.tell === 'update');
  }

  get room(): RoomState | undefined {
    return this.heard.findLast((told): told is RoomState => told.tell === 'room');
  }

  /** Says something and waits for what comes of it. */
  async say(message: Record<string, unknown>): Promise<RoomTold> {
    const id = `m${++this.count}`;
    this.line!.send(JSON.stringify({ id, ...message }));
    const reply = (): RoomTold | undefined => this.heard.findLast((told) => 'id' in told && told.id === id);
    await expect.poll(reply).toBeDefined();
    return reply()!;
  }

  /** Answers the open question if one of his seats is asked. */
  async answer(): Promise<boolean> {
    const { n } = this.latest!;
    const asked = this.heard.findLast(
      (told): told is Update => told.tell === 'update' && told.n === n && told.offer !== null,
    );
    if (asked === undefined || decider(asked.view.pending!.who) !== asked.seat) return false;
    const input = { do: 'answer', answer: asked.offer!.usual ?? randomAnswer(offerFrom(asked.offer!), luck) };
    return (await this.say({ say: 'do', n, seat: asked.seat, input })).tell === 'done';
  }
}

const post = (path: string, body: unknown, cookie = '', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function table(host: Person, more: object = {}): Promise<string> {
  const wanted = { game: 'zombicide', mission: '00', seats: 2, ...more };
  const response = await post('/api/tables', wanted, host.cookie);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function playOn(people: readonly Person[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    let done = false;
    for (const one of people) done ||= await one.answer();
    const n = Math.max(...people.map(({ latest }) => latest!.n));
    await expect.poll(() => people.every(({ latest }) => latest!.n >= n)).toBe(true);
    if (!done) return;
  }
}

describe('tables online', () => {
  it('are made by one, joined by link and played by two, with a third looking on', async () => {
    const [ann, ben, cy] = await Promise.all(['Ann', 'Ben', 'Cy'].map((name) => Person.called(name)));
    const id = await table(ann!);
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

  it('go on after the server was stopped and started, on the same question', async () => {
    const ann = await Person.called('Ann');
    const id = await table(ann, { seats: 1 });
    await ann.join(id);
    await playOn([ann], 12);
    const { n, view, offer } = ann.latest!;
    const { port } = http.address() as AddressInfo;
    await stop();
    await expect.poll(() => ann.closed).toBeGreaterThan(0);
    expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
    await start(port);
    await ann.join(id);
    expect(ann.latest).toMatchObject({ n, view, offer });
  });

  it('are listed if they are public, and not if they are not', async () => {
    const ann = await Person.called('Ann');
    await table(ann);
    const open = await table(ann, { isPublic: true, title: 'Come in' });
    const { tables } = (await (await fetch(`${base}/api/tables`)).json()) as {
      tables: { id: string; title: string }[];
    };
    expect(tables).toMatchObject([{ id: open, title: 'Come in' }]);
    expect(JSON.stringify(tables)).not.toMatch(/key|chance/);
  });

  it("can be resumed on another device by a link of one's own", async () => {
    const ann = await Person.called('Ann');
    const id = await table(ann);
    const { resume } = (await (await fetch(`${base}/api/guest`, { headers: { cookie: ann.cookie } })).json()) as {
      resume: string;
    };
    const response = await post('/api/guest/resume', { link: resume });
    const again = new Person(response.headers.get('set-cookie')!.split(';')[0]!);
    await again.join(id);
    await expect.poll(() => again.room?.seats).toEqual(['p1']);
    expect((await post('/api/guest/resume', { link: ann.cookie.split('=')[1] })).status).toBe(403);
  });
});

describe('strangers', () => {
  it.each<[string, number, () => Promise<Response>]>([
    ['a table by nobody', 401, () => post('/api/tables', { game: 'zombicide', mission: '00', seats: 1 })],
    ['a forged cookie', 401, () => post('/api/tables', {}, 'shamble-guest=W10.AAAA')],
    ['what is no JSON', 400, () => post('/api/guest', '{')],
    ['a form', 415, () => post('/api/guest', 'name=x', '', { 'content-type': 'text/plain' })],
    ['too much', 413, () => post('/api/guest', { name: 'x'.repeat(20_000) })],
    ['an unknown field', 400, () => post('/api/guest', { name: 'x', admin: true })],
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
    const ann = await Person.called('Ann');
    const response = await post('/api/tables', { game: 'zombicide', mission: '00', seats: 9 }, ann.cookie);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ rules: ['ZC-SETUP-07'] });
  });

  it.each<[number, (id: string, cookie: string) => [string, Record<string, string>]]>([
    [401, (id) => [`/api/tables/${id}/socket`, {}]],
    [403, (id, cookie) => [`/api/tables/${id}/socket`, { cookie, origin: 'http://elsewhere.example' }]],
    [404, (_id, cookie) => ['/api/tables/../socket', { cookie }]],
  ])('get no line: %i', async (status, make) => {
    const ann = await Person.called('Ann');
    const [path, headers] = make(await table(ann), ann.cookie);
    const line = new WebSocket(base.replace('http', 'ws') + path, { headers });
    const [error] = (await once(line, 'error')) as [Error];
    expect(error.message).toContain(String(status));
  });

  it('are heard out whatever they say, and change nothing', async () => {
    const ann = await Person.called('Ann');
    const id = await table(ann, { seats: 1 });
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
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
    expect(() => secretFrom('short', join(folder, 'secret'))).toThrow(/32/);
  });
});
