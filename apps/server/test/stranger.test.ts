import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GuestBook, newSecret } from '../src/online/guests.ts';
import { SteadyClock } from '../src/online/steadyClock.ts';
import { openDatabase } from '../src/store/index.ts';
import { openLine } from './line.ts';
import { Person, playOn, post } from './person.ts';
import { Served } from './served.ts';

// Whatever somebody tries who means no good: he is told no in a sentence, and nothing has changed.

let served: Served;
let base: string;
let logged: string[] = [];
const log = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [level, (...said: unknown[]) => logged.push(JSON.stringify(said))]),
) as never;
beforeEach(async () => {
  served = new Served();
  logged = [];
  await served.start({ log });
  base = served.base;
});
afterEach(() => served.end());

const SECRET_NAMES = /"traitor":\d/;

/** How a line ends before it was one. */
async function refusedLine(table: string, headers: Record<string, string>): Promise<number> {
  const line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers });
  const [error] = (await once(line, 'error')) as [Error];
  return Number(/\d{3}/.exec(error.message)?.[0]);
}

const nOf = async (one: Person, table: string): Promise<number> =>
  (await one.get<{ n: number }>(`/api/tables/${table}`)).n;

describe('a stranger', () => {
  it('is nobody with a cookie that was not made here for him', async () => {
    const [ann, eve] = [await Person.called(base, 'Ann'), await Person.called(base, 'Eve')];
    const table = await ann.table();
    const { id, resume } = await ann.get<{ id: string; resume: string }>('/api/guest');
    const [, mark] = eve.cookie.split('=')[1]!.split('.');
    const elsewhere = new GuestBook(newSecret()).sign({ id, name: 'Ann' }, 'cookie');
    const forged = [
      `${Buffer.from(JSON.stringify([id, 'Ann'])).toString('base64url')}.${mark}`,
      elsewhere,
      resume,
      `${ann.cookie.split('=')[1]}x`,
      '.',
      '%',
    ];
    for (const value of ['', ...forged.map((one) => `shamble-guest=${one}`)]) {
      expect(await refusedLine(table, { cookie: value })).toBe(401);
      expect((await post(base, '/api/tables', {}, value)).status).toBe(401);
      const asked = (path: string): Promise<unknown> =>
        fetch(base + path, { headers: { cookie: value } }).then((response) => response.json());
      expect(await asked('/api/guest')).toBeNull();
      expect(await asked('/api/tables/mine')).toMatchObject({ tables: [] });
    }
    expect((await fetch(`${base}/api/guest`, { headers: { cookie: `a=${'x'.repeat(20_000)}` } })).status).toBe(431);
  });

  it('cannot speak for others from a page of his own', async () => {
    const ann = await Person.called(base, 'Ann');
    const table = await ann.table();
    const { host } = new URL(base);
    for (const origin of [
      'null',
      'https://elsewhere.example',
      `http://${host}.elsewhere.example`,
      `http://x@${host}1`,
    ]) {
      expect(await refusedLine(table, { cookie: ann.cookie, origin })).toBe(403);
      expect((await post(base, '/api/tables', {}, ann.cookie, { origin })).status).toBe(403);
    }
    expect((await ann.get<{ tables: unknown[] }>('/api/tables/mine')).tables).toHaveLength(1);
  });

  it('cannot make the server hold more than it should, or wait for him', async () => {
    await served.stop();
    await served.start({ patience: 3000 });
    const sending = request(`${base}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    sending.on('error', () => undefined);
    const answered = once(sending, 'response') as Promise<[{ statusCode: number }]>;
    for (let i = 0; i < 40; i++) sending.write(' '.repeat(1000)); // in pieces, without saying how many
    expect((await answered)[0].statusCode).toBe(413);
    sending.destroy();
    const { hostname, port } = new URL(base);
    const slow = [
      'GET / HTTP/1.1\r\n',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ];
    const lines = slow.map((start) => {
      const line = connect(Number(port), hostname);
      line.write(start);
      return once(line, 'data').then(([answer]) => String(answer));
    });
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    for (const answer of await Promise.all(lines)) expect(answer).toMatch(/^HTTP\/1\.1 408/);
  });

  it('is heard out before he is refused, so that he finds the answer and not a broken line', async () => {
    const { hostname, port } = new URL(base);
    const head = 'POST /api/guest HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json';
    for (const [length, status] of [
      [60 * 1024, 413],
      [8 * 1024, 403],
    ] as const) {
      const line = connect(Number(port), hostname);
      let answer = '';
      line.on('data', (chunk) => (answer += String(chunk)));
      const closed = once(line, 'close');
      line.write(`${head}\r\norigin: http://elsewhere.example\r\ncontent-length: ${length}\r\n\r\n`);
      for (let sent = 0; sent < length; sent += 4096) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(answer).toBe('');
        line.write(' '.repeat(4096));
      }
      await closed;
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    }
  });

  it('finds no table by guessing, and nothing in what he is told about it', async () => {
    const eve = await Person.called(base, 'Eve');
    for (const id of ['0'.repeat(32), '0', 'x'.repeat(300), "' or 1=1 --", '__proto__', '%00', '..%2f..%2fsecret']) {
      const response = await fetch(`${base}/api/tables/${encodeURIComponent(id)}`, { headers: { cookie: eve.cookie } });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ sentence: 'There is no such table here.', rules: [] });
    }
    const line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${'0'.repeat(32)}/socket`, {
      headers: { cookie: eve.cookie },
    });
    const [[told], [code]] = await Promise.all([once(line, 'message'), once(line, 'close')]);
    expect([JSON.parse(String(told)), code]).toEqual([{ tell: 'farewell', why: 'gone' }, 1000]);
    let status = 0;
    for (let tries = 0; tries < 250 && status !== 429; tries++)
      status = (await fetch(`${base}/api/tables/${tries.toString(16).padStart(32, '0')}`)).status;
    expect(status).toBe(429);
  });

  it('is called and says nothing that cannot be seen, and nothing too long', async () => {
    const [ann, eve] = [await Person.called(base, 'Ann'), await Person.called(base, '\u202eevE\u0000 <b>\n')];
    const table = await ann.table({ isPublic: true, title: 'Fri\u202eday\u200b \u0007night' });
    await ann.join(table);
    await eve.join(table);
    await expect.poll(() => ann.room!.people.map(({ name }) => name)).toEqual(['Ann', 'evE <b>']);
    const { tables } = await eve.get<{ tables: { title: string }[] }>('/api/tables');
    expect(tables).toMatchObject([{ title: 'Fri day night' }]);
    for (const [name, called] of [
      ['\u200d\u2800\u3164', 'Guest'],
      [`a${'\u0300'.repeat(90)}`, 'à\u0300\u0300\u0300'],
      ['🧟'.repeat(99), '🧟'.repeat(32)],
      ['نیلوفر', 'نیلوفر'],
    ])
      expect(await (await post(base, '/api/guest', { name }, eve.cookie)).json()).toMatchObject({ name: called });
    expect((await post(base, '/api/guest', { name: 'x'.repeat(201) }, eve.cookie)).status).toBe(400);
    expect(await eve.say({ say: 'chat', text: '\u2066\u200b' })).toMatchObject({ code: 'bad-message' });
    await eve.say({ say: 'chat', text: 'so\u202eothing\u0000' });
    await expect.poll(() => ann.heard.findLast(({ tell }) => tell === 'said')).toMatchObject({ text: 'so othing' });
  });

  it('may look at a locked table he has the link of, and no more', async () => {
    const [ann, eve] = [await Person.called(base, 'Ann'), await Person.called(base, 'Eve')];
    const table = await ann.table();
    await ann.join(table);
    await ann.say({ say: 'lock', locked: true });
    await eve.join(table);
    expect(await eve.say({ say: 'sit', seat: 'p2' })).toMatchObject({ sentence: 'The host has locked this table.' });
    expect(await eve.say({ say: 'lock', locked: false })).toMatchObject({ code: 'not-yours' });
    expect(await nOf(ann, table)).toBe(0);
    expect((await eve.get<{ tables: unknown[] }>('/api/tables/mine')).tables).toEqual([]);
  });

  it('cannot fill a room with names of people who are not there, nor have the server think all the time', async () => {
    await served.stop();
    await served.start({ limits: 0.1 });
    const eve = await Person.called(base, 'Eve');
    await eve.join(await eve.table());
    expect(await eve.say({ say: 'mute', guest: 'g0', muted: true })).toMatchObject({ code: 'not-yours' });
    expect(await eve.say({ say: 'remove', guest: 'g0' })).toMatchObject({ code: 'not-yours' });
    let status = 200;
    for (let i = 0; i < 4 && status === 200; i++) status = (await fetch(`${base}/status?seed=1`)).status;
    expect(status).toBe(429);
  });

  it.each([
    ['plague', { players: 2, variants: null }],
    ['plague', { players: 2, variants: { reserve: 'x', traitor: 'yes' }, cards: {} }],
    ['plague', { players: 1e9 }],
    ['zombicide', { mission: '__proto__', players: 1 }],
    ['thumbnail', []],
    ['toString', null],
  ])('gets no table of %s from %j', async (game, options) => {
    const eve = await Person.called(base, 'Eve');
    const response = await post(base, '/api/tables', { game, mission: 'main', seats: 1, options }, eve.cookie);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ sentence: expect.stringMatching(/^.+\.$/) });
  });
});

describe('a stranger at a public table', () => {
  it('cannot sit down in the middle of a game and end it, nor come back for that with a new cookie', async () => {
    const [ann, ben, eve] = [
      await Person.called(base, 'Ann'),
      await Person.called(base, 'Ben'),
      await Person.called(base, 'Eve'),
    ];
    const table = await ann.table({ mission: '01', seats: 3, isPublic: true });
    await ann.join(table);
    await ben.join(table);
    await ben.say({ say: 'sit', seat: 'p2' });
    await ann.say({ say: 'leave', seat: 'p3', to: 'bot' });
    await playOn([ann, ben], 1);
    const { tables } = await eve.get<{ tables: { id: string; isLocked: boolean }[] }>('/api/tables');
    expect(tables).toMatchObject([{ id: table, isLocked: true }]);
    await eve.join(table);
    const resign = async (one: Person, seat: string) =>
      one.say({ say: 'do', n: await nOf(one, table), seat, input: { do: 'resign' } });
    expect(await eve.say({ say: 'sit', seat: 'p3' })).toMatchObject({ code: 'not-yours' });
    await ann.say({ say: 'offer', seat: 'p3', offered: true });
    expect(await eve.say({ say: 'sit', seat: 'p3' })).toMatchObject({ tell: 'done' });
    expect(await resign(eve, 'p3')).toMatchObject({ code: 'not-yours' });
    expect(await eve.say({ say: 'concede', seat: 'p3', agreed: true })).toMatchObject({ tell: 'done' });
    const { id } = await eve.get<{ id: string }>('/api/guest');
    await ann.say({ say: 'chat', text: 'for those who are in' });
    await ann.say({ say: 'remove', guest: id });
    await expect.poll(() => eve.closed).toBe(1000);

    const again = await Person.called(base, 'Eve');
    const heard: string[] = [];
    const line = await openLine(base, table, again.cookie, (text) => heard.push(text));
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.map((text) => JSON.parse(text).tell)).toEqual(['hello', 'door']);
    for (const message of [
      { say: 'sit', id: 'a', seat: 'p3' },
      { say: 'concede', id: 'b', seat: 'p3', agreed: true },
    ])
      line.send(JSON.stringify(message));
    await expect.poll(() => heard.length).toBe(4);
    line.send(JSON.stringify({ say: 'knock', id: 'c' }));
    await expect.poll(() => ann.room!.knocking.map(({ name }) => name)).toEqual(['Eve']);
    const closed = once(line, 'close');
    await ann.say({ say: 'admit', guest: ann.room!.knocking[0]!.id, admitted: false });
    await closed;
    expect(heard.map((text) => JSON.parse(text).tell)).not.toContain('said');
    expect(ann.latest!.outcome).toBeNull();
    expect((await ann.get<{ outcome: unknown }>(`/api/tables/${table}`)).outcome).toBeNull();
  });
});

describe('a player', () => {
  it('who has left his seat to a bot, or has been removed, answers for it no longer', async () => {
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const table = await ann.table();
    await ann.join(table);
    await ben.join(table);
    await ben.say({ say: 'sit', seat: 'p2' });
    // He is here: his seat is his to leave, not the host's.
    expect(await ann.say({ say: 'leave', seat: 'p2', to: 'bot' })).toMatchObject({ code: 'not-yours' });
    await ben.say({ say: 'leave', seat: 'p2', to: 'bot' });
    const deed = (n: number) => ({ say: 'do', n, seat: 'p2', input: { do: 'resign' } });
    expect(await ben.say(deed(await nOf(ann, table)))).toMatchObject({ code: 'not-yours' });
    const { id } = await ben.get<{ id: string }>('/api/guest');
    await ann.say({ say: 'remove', guest: id });
    await expect.poll(() => ben.closed).toBe(1000);
    const again = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { cookie: ben.cookie },
    });
    await once(again, 'close');
    expect(ann.latest!.outcome).toBeNull();
  });

  it('cannot go back in a game that is over, for its dice are open to all', async () => {
    const ann = await Person.called(base, 'Ann');
    const table = await ann.table({ game: 'thumbnail', mission: 'alley', seats: 1 });
    await ann.join(table);
    const file = (): Promise<Response> => fetch(`${base}/api/tables/${table}/file`);
    expect((await file()).status).toBe(409);
    await ann.say({ say: 'do', n: 0, seat: 'p1', input: { do: 'resign' } });
    await expect.poll(() => ann.latest!.outcome).not.toBeNull();
    expect((await file()).status).toBe(200);
    expect(ann.latest!.undo.to).toBeNull();
    expect(await ann.say({ say: 'do', n: 1, seat: 'p1', input: { do: 'undo', to: 0 } })).toMatchObject({
      code: 'over',
    });
  });

  it('learns nothing of another: no message, error, meter or log tells a traitor, a key or a hash', async () => {
    const people = await Promise.all(['Ann', 'Ben', 'Cy', 'Eve'].map((name) => Person.called(base, name)));
    const [ann, ben, cy, eve] = people as [Person, Person, Person, Person];
    const knows = (one: Person): boolean => SECRET_NAMES.test(JSON.stringify(one.heard));
    const all = new Map(people.map((one) => [one, '']));
    let [table, traitors] = ['', 0];
    for (let tries = 0; tries < 30 && traitors === 0; tries++) {
      for (const one of people) one.line?.terminate();
      table = await ann.table({ game: 'plague', mission: 'main', seats: 3, variants: ['traitor'] });
      for (const one of people) await one.join(table);
      await ben.say({ say: 'sit', seat: 'p2' });
      await cy.say({ say: 'sit', seat: 'p3' });
      await expect.poll(() => cy.room!.seats).toEqual(['p3']);
      expect(people.filter(knows)).toEqual([]);
      await ann.say({ say: 'start' });
      await expect.poll(() => cy.latest!.seat).toBe('p3');
      traitors = people.filter(knows).length;
    }
    await playOn([ann, ben, cy], 40);
    for (const one of [ann, eve])
      for (const seat of ['p1', 'p2', '$everyone', '$watcher']) {
        one.line!.send(JSON.stringify({ say: 'look', seat }));
        await one.say({ say: 'do', n: 1e6, seat, input: { do: 'answer', answer: { traitor: 1 } } });
      }
    await ben.say({ say: 'do', n: ben.latest!.n, seat: 'p2', input: { do: 'undo', to: 0 } });
    for (const one of people) {
      one.line!.terminate();
      all.set(one, JSON.stringify(one.heard));
      await one.join(table, '?seen=1'); // what was missed is told again
      all.set(one, all.get(one)! + JSON.stringify(one.heard));
      for (const path of [`/api/tables/${table}`, `/api/tables/${table}/file`, '/api/tables/mine', '/metrics'])
        all.set(one, all.get(one)! + (await (await fetch(base + path, { headers: { cookie: one.cookie } })).text()));
    }
    expect(traitors).toBe(1);
    expect([...all.values()].filter((text) => SECRET_NAMES.test(text))).toHaveLength(1);
    const db = await openDatabase({ file: served.file });
    const segments = await db.selectFrom('segments').selectAll().where('table_id', '=', table).execute();
    const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute();
    await db.destroy();
    const secrets = [
      ...segments.flatMap(({ body }) => [JSON.parse(body).start.key, JSON.parse(body).hash]),
      ...entries.map(({ body }) => JSON.parse(body).hash),
    ] as string[];
    expect(secrets.length).toBeGreaterThan(40);
    const told = [...all.values(), ...logged].join('\n');
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(logged.join('\n')).not.toMatch(SECRET_NAMES);
  });
});

it('a clock that is set forward or back is noticed once, and then believed', () => {
  let day = 1e12;
  const clock = new SteadyClock(() => day);
  expect(clock.isSteady()).toBe(true);
  day += 200 * 24 * 3600_000;
  expect([clock.isSteady(), clock.isSteady()]).toEqual([false, true]);
  day -= 2 * 3600_000;
  expect(clock.isSteady()).toBe(false);
});
