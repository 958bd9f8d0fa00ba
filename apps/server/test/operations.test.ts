import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openLog } from '../src/log.ts';
import { addressOf, trustFrom } from '../src/online/trust.ts';
import { limitsFrom, tablesFrom } from '../src/settings.ts';
import { Child } from './child.ts';
import { Person, playOn, post } from './person.ts';
import { Served } from './served.ts';

let served: Served;
let child: Child | null = null;
const folders: string[] = [];
afterEach(async () => {
  await served?.end();
  await child?.end('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function serve(more: Parameters<Served['start']>[0] = {}): Promise<string> {
  served = new Served();
  await served.start(more);
  return served.base;
}

const get = (base: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, { headers: { connection: 'close', ...headers } });

describe('a server', () => {
  it('says that it is alive and ready, and how it does, to its owner', async () => {
    const base = await serve();
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    await playOn([ann], 3);
    expect(await (await get(base, '/healthz')).text()).toBe('ok');
    expect(await (await get(base, '/readyz')).text()).toBe('ready');
    const metrics = await (await get(base, '/metrics')).text();
    expect(metrics).toContain('shamble_lines 1\n');
    expect(metrics).toContain('shamble_rooms 1\n');
    expect(metrics).toContain('shamble_messages_total{say="do"} 3\n');
    expect(metrics).toMatch(/shamble_store_seconds_count [3-9]/);
    expect(metrics).toContain('shamble_http_requests_total{method="POST",route="/api/tables",status="201"} 1');
    expect(metrics).toMatch(/process_resident_memory_bytes \d+/);
    for (const secret of [id, 'Ann', '127.0.0.1']) expect(metrics).not.toContain(secret);
    // Nobody makes the server remember names of his own.
    for (let i = 0; i < 3; i++) {
      await get(base, `/table/mine-${i}`);
      await get(base, `/api/mine-${i}`);
      await post(base, `/api/mine-${i}`, 'x', '', { 'content-type': 'text/plain' });
    }
    const after = await (await get(base, '/metrics')).text();
    expect(after).not.toContain('mine-');
    expect(after).toContain('route="/table/:id"');
    // What a proxy passes on comes from elsewhere.
    expect((await get(base, '/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  it('lets nobody frame, script or speak for others', async () => {
    const base = await serve();
    for (const path of ['/api/games', '/healthz', '/nothing', '/status']) {
      const { headers } = await get(base, path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const foreign = await post(base, '/api/guest', { name: 'Ann' }, '', { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect((await post(base, '/api/guest', { name: 'Ann' }, '', { origin: base })).status).toBe(200);
  });

  it('insists on encryption and on its one address where it has one', async () => {
    const origin = 'https://play.example';
    const base = await serve({ trust: { proxies: 1, origin } });
    expect((await get(base, '/healthz')).headers.get('strict-transport-security')).toMatch(/max-age/);
    expect((await post(base, '/api/guest', { name: 'Ann' }, '', { origin: base })).status).toBe(403);
    const response = await post(base, '/api/guest', { name: 'Ann' }, '', { origin });
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('limits what an address asks for, and believes a proxy only where it was told of one', async () => {
    const asked = async (base: string): Promise<number[]> => {
      const from = (at: number) => get(base, '/api/games', { 'x-forwarded-for': `10.0.0.${at}` });
      const statuses: number[] = [];
      for (let at = 1; at <= 8; at++) statuses.push((await from(at)).status);
      return statuses;
    };
    const base = await serve({ limits: 0.02 }); // 5 requests a minute
    expect(await asked(base)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(Number((await get(base, '/api/games')).headers.get('retry-after'))).toBeGreaterThan(0);
    await served.end();
    expect(await asked(await serve({ limits: 0.02, trust: { proxies: 1, origin: null } }))).not.toContain(429);
  });

  it('limits what a guest says, and hangs up on a flood', async () => {
    const ann = await Person.called(await serve(), 'Ann');
    await ann.join(await ann.table());
    const told: unknown[] = [];
    for (let i = 0; i < 7; i++) told.push(await ann.say({ say: 'chat', text: `${i}` }));
    expect(told.filter((one) => (one as { tell: string }).tell === 'done')).toHaveLength(5);
    expect(told.at(-1)).toMatchObject({ code: 'too-fast' });
    for (let i = 0; i < 60; i++) ann.line!.send(JSON.stringify({ say: 'look', seat: 'p1', id: `fast ${i}` }));
    const fast = (): string[] =>
      ann.heard.flatMap((one) => ('code' in one && one.code === 'too-fast' && one.id !== null ? [one.id] : []));
    await expect.poll(() => fast().includes('fast 59')).toBe(true);
    for (let i = 0; i < 900; i++) ann.line!.send('{}');
    await expect.poll(() => ann.closed).toBe(1008);
  });

  it('limits what makes it write or read much: new names, and files of whole games', async () => {
    const base = await serve({ limits: 0.1 }); // 2 of each a minute
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table();
    const names: number[] = [];
    for (const name of ['Anna', 'Anne', 'Annie']) {
      names.push((await post(base, '/api/guest', { name }, ann.cookie)).status);
    }
    const files: number[] = [];
    for (let at = 0; at < 3; at++) files.push((await get(base, `/api/tables/${id}/file`)).status);
    expect({ names, files }).toEqual({ names: [200, 200, 429], files: [409, 409, 429] });
  });

  it('limits how many lines a guest has', async () => {
    const base = await serve({ limits: 0.1 }); // 2 lines
    const ann = await Person.called(base, 'Ann');
    const id = await ann.table();
    await ann.join(id);
    await ann.join(id);
    const third = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie: ann.cookie },
    });
    const [error] = (await once(third, 'error')) as [Error];
    expect(error.message).toContain('429');
  });

  it('closes lines that are dead or asleep', async () => {
    const base = await serve({ heartbeat: 200, idle: 800 });
    const [ann, ben] = [await Person.called(base, 'Ann'), await Person.called(base, 'Ben')];
    const id = await ann.table();
    await ann.join(id);
    const dead = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { cookie: ben.cookie },
      autoPong: false,
    });
    const [code] = (await once(dead, 'close')) as [number];
    expect(code).toBe(1006);
    expect(ann.closed).toBe(0);
    await expect.poll(() => ann.closed).toBe(4000);
    expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'idle' });
  });

  it('stops when it is told to: finishes, tells everyone, and goes on where it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-stop-'));
    folders.push(folder);
    child = await Child.make({ SHAMBLE_DATA: folder });
    await child.start();
    const ann = await Person.called(child.base, 'Ann');
    const id = await ann.table({ seats: 1 });
    await ann.join(id);
    await playOn([ann], 3);
    const deed = { ...ann.deed!, id: 'last' };
    ann.line!.send(JSON.stringify(deed));
    const ended = child.end('SIGTERM');
    expect(await ended).toBe(0);
    await expect.poll(() => ann.closed).toBe(1012);
    expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
    await child.start();
    await ann.join(id);
    expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: 4 });
    const lines = child.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['started', 'request', 'stopping', 'stopped']));
    const { resume } = await ann.get<{ resume: string }>('/api/guest');
    for (const secret of [id, ann.cookie.split('=')[1]!, resume, 'Ann']) expect(child.log).not.toContain(secret);
  });
});

describe('the address of who asks', () => {
  const asking = (remoteAddress: string, passed?: string) => ({
    socket: { remoteAddress },
    headers: passed === undefined ? {} : { 'x-forwarded-for': passed },
  });
  it.each([
    ['::ffff:10.1.2.3', undefined, 0, '10.1.2.3'],
    ['10.1.2.3', '6.6.6.6', 0, '10.1.2.3'],
    ['127.0.0.1', '6.6.6.6, 10.1.2.3', 1, '10.1.2.3'],
    ['127.0.0.1', '6.6.6.6, 10.1.2.3, 10.0.0.1', 2, '10.1.2.3'],
    ['127.0.0.1', undefined, 1, '127.0.0.1'],
    ['::1', undefined, 0, '::1'],
    ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
    ['2001:DB8::6', undefined, 0, '2001:db8:0:0::/64'],
  ])('%s, passed on as %s by %i proxies: %s', (remote, passed, proxies, address) => {
    expect(addressOf(asking(remote, passed), { proxies, origin: null })).toBe(address);
  });
});

it.each<[string, () => unknown]>([
  ['SHAMBLE_PROXIES', () => trustFrom({ SHAMBLE_PROXIES: 'yes' })],
  ['SHAMBLE_ORIGIN', () => trustFrom({ SHAMBLE_ORIGIN: 'https://play.example/here' })],
  ['SHAMBLE_LIMITS', () => limitsFrom({ SHAMBLE_LIMITS: '-1' })],
  ['SHAMBLE_TABLES', () => tablesFrom({ SHAMBLE_TABLES: '1e3' })],
  ['SHAMBLE_LOG', () => openLog({ SHAMBLE_LOG: 'loud' }, false)],
])('a wrong %s is said in one sentence', (name, read) => {
  expect(read).toThrow(new RegExp(`^${name} is .*\\.$`));
});
