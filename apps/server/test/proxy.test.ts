import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnlineCard } from '@shamble/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { HOST, Nginx } from './nginx.ts';
import { Person, playOn } from './person.ts';
import { root } from './released.ts';
import { Served } from './served.ts';

// `npm run soak` waits as long as people do; else the proxy gives up much sooner, and the server asks more often.
const isLong = process.env.SOAK === '1';
const [CUT, HEARTBEAT] = isLong ? [120_000, 25_000] : [7000, 3000];
const HOURS = { timeout: 600_000 };
const origin = `https://${HOST}`;

const running: { end(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.end();
});

/** A server as the guide sets it up, behind the proxy of the guide. */
async function behindProxy(more: Parameters<Served['start']>[0] = {}): Promise<Nginx> {
  const served = new Served();
  running.push(served);
  await served.start({ trust: { proxies: 1, origin }, heartbeat: HEARTBEAT, ...more });
  const nginx = await Nginx.start(served.base, (site) => {
    expect(site).toContain('proxy_read_timeout 120s;');
    return site.replace('120s', `${CUT}ms`);
  });
  running.push(nginx);
  return nginx;
}

/** Somebody at 127.0.0.`from` who has come through the proxy. */
async function guest(proxy: Nginx, from: number): Promise<Person> {
  const { status, headers } = await proxy.ask('/api/guest', { from, headers: { origin }, body: '{"name":"Ann"}' });
  expect(status).toBe(200);
  const how = proxy.from(from);
  return new Person(proxy.base, headers['set-cookie']![0]!.split(';')[0]!, {
    ...how,
    headers: { ...how.headers, origin },
  });
}

async function table(proxy: Nginx, { cookie }: Person): Promise<string> {
  const body = JSON.stringify({ game: 'zombicide', mission: '00', seats: 2 });
  const { status, text } = await proxy.ask('/api/tables', { headers: { cookie, origin }, body });
  expect(status).toBe(201);
  return (JSON.parse(text) as OnlineCard).id;
}

describe('behind the proxy of the guide', () => {
  it('people play together, by encrypted lines', async () => {
    const proxy = await behindProxy();
    const [ann, ben] = [await guest(proxy, 2), await guest(proxy, 3)];
    const id = await table(proxy, ann);
    await ann.join(id);
    await ben.join(id);
    await ben.say({ say: 'sit', seat: 'p2' });
    await playOn([ann, ben], isLong ? 200 : 12);
    expect(ann.latest!.n).toBeGreaterThanOrEqual(12);
    expect(ben.latest!.n).toBe(ann.latest!.n);
  });

  it('cookies and browsers insist on encryption, and whoever comes without is sent to it', async () => {
    const proxy = await behindProxy();
    const { headers } = await proxy.ask('/api/guest', { headers: { origin }, body: '{"name":"Ann"}' });
    expect(headers['set-cookie']![0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
    expect(await proxy.askPlainly('/new?game=plague')).toMatchObject({
      status: 301,
      headers: { location: `${origin}/new?game=plague` },
    });
    const foreign = { headers: { origin: 'https://elsewhere.example' }, body: '{"name":"Eve"}' };
    expect((await proxy.ask('/api/guest', foreign)).status).toBe(403);
  });

  it('the limits count the address of whoever asks, which he cannot forge', async () => {
    const proxy = await behindProxy({ limits: 0.02 }); // 5 requests a minute
    const asked = async (from: number, headers: Record<string, string> = {}): Promise<number> =>
      (await proxy.ask('/api/games', { from, headers })).status;
    for (let i = 0; i < 5; i++) expect(await asked(2, { 'x-forwarded-for': `10.0.0.${i}` })).toBe(200);
    for (const forged of ['10.0.0.9', '127.0.0.3', '1.1.1.1, 2.2.2.2', '', '127.0.0.2,'])
      expect(await asked(2, { 'x-forwarded-for': forged })).toBe(429);
    for (const name of ['forwarded', 'x-real-ip', 'x_forwarded_for', 'x-forwarded-host'])
      expect(await asked(2, { [name]: '10.0.0.9' })).toBe(429);
    expect(await asked(3)).toBe(200);
    expect(await asked(4, { 'x-forwarded-for': '127.0.0.2' })).toBe(200);
  });

  it('a server that does not know of the proxy holds all for one, one that believes in two may be lied to', async () => {
    const forged = async (proxies: number): Promise<number[]> => {
      const proxy = await behindProxy({ limits: 0.02, trust: { proxies, origin } });
      const statuses: number[] = [];
      for (let from = 2; from < 9; from++) {
        const headers = { 'x-forwarded-for': `10.0.0.${from}` };
        statuses.push((await proxy.ask('/api/games', { from: proxies === 0 ? from : 2, headers })).status);
      }
      return statuses;
    };
    expect((await forged(0)).slice(-2)).toEqual([429, 429]);
    expect(await forged(2)).not.toContain(429);
  });

  it('the limits of lines count it, too', async () => {
    const proxy = await behindProxy({ limits: 0.02 }); // 1 line
    const [ann, ben] = [await guest(proxy, 2), await guest(proxy, 3)];
    const id = await table(proxy, ann);
    await ann.join(id);
    const { headers, ...how } = proxy.from(2);
    const another = new WebSocket(`${proxy.base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      ...how,
      headers: { ...headers, origin, cookie: ben.cookie, 'x-forwarded-for': '127.0.0.9' },
    });
    const [error] = (await once(another, 'error')) as [Error];
    expect(error.message).toContain('429');
    await ben.join(id);
    expect(ben.room).toBeDefined();
  });

  it('what is for the owner is not passed on', async () => {
    const proxy = await behindProxy();
    for (const path of ['/metrics', '/metrics?x', '//metrics', '/%6detrics', '/./metrics'])
      expect(await proxy.ask(path)).toMatchObject({ status: 404, text: expect.stringContaining('nginx') });
    expect(await proxy.ask('/metrics/')).toMatchObject({ status: 404, text: expect.not.stringContaining('shamble_') });
  });

  it('what a person sends passes, what nobody needs to send is refused', async () => {
    const proxy = await behindProxy();
    const send = async (bytes: number) => {
      const body = '{"name":"Ann"}'.padEnd(bytes);
      return proxy.ask('/api/guest', { headers: { origin }, body });
    };
    expect((await send(16 * 1024)).status).toBe(200);
    expect(await send(16 * 1024 + 1)).toMatchObject({
      status: 413,
      text: '{"sentence":"This is too long.","rules":[]}',
    });
    expect((await send(60 * 1024)).status).toBe(413);
    expect(await send(65 * 1024)).toMatchObject({ status: 413, text: expect.stringContaining('nginx') });
  });

  it('a line where nothing is said stays open, for the server asks before the proxy gives up', HOURS, async () => {
    const people = [];
    for (const heartbeat of [HEARTBEAT, 1e9]) {
      const proxy = await behindProxy({ heartbeat });
      const one = await guest(proxy, 2);
      await one.join(await table(proxy, one));
      people.push(one);
    }
    const [ann, unasked] = people as [Person, Person];
    await Promise.all([sleep(1.5 * CUT), expect.poll(() => unasked.closed, { timeout: CUT + 120_000 }).toBe(1006)]);
    expect(ann.closed).toBe(0);
    expect(await ann.answer()).toBe(true);
  });

  it('a browser may ask for many files at once', async () => {
    const proxy = await behindProxy();
    const session = connect(proxy.base, { ca: proxy.ca, servername: HOST });
    const statuses = await Promise.all(
      ['/healthz', '/readyz', '/icon.svg'].map(async (path) => {
        const stream = session.request({ ':path': path, ':authority': HOST });
        const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
        stream.resume();
        return headers[':status'];
      }),
    );
    session.destroy();
    expect(statuses).toEqual([200, 200, 200]);
  });
});

it('the proxy speaks to the port the server is set to, under the name it is set to', () => {
  const read = (name: string): string => readFileSync(`${root}deploy/${name}`, 'utf8');
  const settings = Object.fromEntries(
    read('shamble.env')
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map((line) => line.split('=')),
  );
  expect(read('nginx.conf')).toContain(`proxy_pass http://127.0.0.1:${settings.PORT};`);
  expect(settings).toMatchObject({ SHAMBLE_ORIGIN: origin, SHAMBLE_PROXIES: '1' });
  expect(read('nginx.conf').match(/server_name (.*);/g)).toEqual([`server_name ${HOST};`, `server_name ${HOST};`]);
});
