import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Child } from '../child.ts';
import { Nginx } from '../nginx.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { judged } from '../siege.ts';
import { gather, type Player, play, playUntil, through } from './players.ts';

// Three processes behind the proxy of the guide. `npm run soak -- several` does what the numbers say; else it is a taste of it, and
// nothing is timed.
const isLong = process.env.SOAK === '1';
const asked = (name: string, long: number, short: number): number =>
  Number(process.env[name] ?? (isLong ? long : short));
const TABLES = asked('TABLES', 1500, 12);
const RATE = asked('RATE', 150, 40);
const KILLS = asked('KILLS', 200, 0);
const STOPS = asked('STOPS', 50, 0);
const ASLEEP = 20_000;
const HOURS = isLong ? { timeout: 3600_000 } : {};

let postgres: Postgres;
let nginx: Nginx;
const folder = mkdtempSync(join(tmpdir(), 'shamble-proxied-'));
const children: Child[] = [];
const players: Player[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    SHAMBLE_DATA: folder,
    SHAMBLE_LIMITS: '100000',
    SHAMBLE_LOG: 'error',
    SHAMBLE_SECRET: 's'.repeat(32),
    SHAMBLE_PROXIES: '1',
    DATABASE_URL: postgres.url,
    SHAMBLE_PEER: 'here',
  };
  for (let i = 0; i < 3; i++) children.push(await Child.make(env));
  await Promise.all(children.map((child) => child.start()));
  nginx = await Nginx.start(children.map(({ base }) => base));
  players.push(...(await gather(children[0]!.base, through(nginx), TABLES, 1)));
  progress(`${players.length} tables`);
}, 3600_000);
afterAll(async () => {
  for (const player of players) player.leave();
  await nginx?.end();
  for (const child of children) await child.end('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The sum of a meter over all processes. */
async function metered(name: string): Promise<number[]> {
  return Promise.all(
    children.map(async ({ base }) => {
      const text = await (await fetch(`${base}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    }),
  );
}

/** What the processes and the database have used so far: processor in ms, and bytes of its log. */
async function used(): Promise<{ readonly processor: number; readonly log: number; readonly memory: number }> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ log: string }>("select pg_current_wal_lsn() - '0/0' as log");
  await client.end();
  const stats = children.map(({ pid }) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '));
  return {
    processor: 10 * stats.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0),
    log: Number(rows[0]!.log),
    memory: stats.reduce((sum, fields) => sum + 4096 * Number(fields[21]), 0),
  };
}

/** Games that are over make room for new ones, or nobody would be left to play. */
const finished: Player[] = [];
async function beginAnew(): Promise<void> {
  const over = players.filter(({ isOver }) => isOver);
  for (const player of over) player.leave();
  players.splice(0, players.length, ...players.filter((player) => !over.includes(player)));
  finished.push(...over);
  players.push(...(await gather(children[0]!.base, through(nginx), over.length, TABLES + finished.length)));
}

const allBack = (): boolean => players.every(({ isHere, isWaiting }) => isHere && !isWaiting);
const gapsSince = (time: number): number[] =>
  players.flatMap(({ gaps }) => gaps.flatMap(({ lost, back }) => (lost >= time ? [(back - lost) / 1000] : [])));
const share = (of: readonly number[], part: number): number =>
  [...of].sort((a, b) => a - b)[Math.max(0, Math.ceil(part * of.length) - 1)] ?? 0;
const told = (what: string, seconds: readonly number[]): string =>
  `${what}: ${seconds.length}, median ${share(seconds, 0.5).toFixed(2)} s, p99 ${share(seconds, 0.99).toFixed(2)} s, most ${Math.max(0, ...seconds).toFixed(2)} s\n`;

/** Plays on while something happens, and until everybody is back. */
async function meanwhile(act: () => Promise<void>): Promise<void> {
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  await Promise.all([acting, playUntil(players, RATE, () => isDone)]);
}

const begun = performance.now();
const load = (): string => loadavg()[0]!.toFixed(1);
const progress = (what: string): void => {
  if (isLong) process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(0)} s, load ${load()}: ${what}\n`);
};

it('the proxy brings a table to the same process, and every process has some', HOURS, async () => {
  const before = await used();
  const answered = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const earlier = answered();
  await play(players, { rate: RATE, seconds: isLong ? 20 : 1 });
  const after = await used();
  const [answers, seconds] = [answered() - earlier, isLong ? 20 : 1];
  const each = (what: 'processor' | 'log'): string => ((after[what] - before[what]) / answers).toFixed(2);
  process.stdout.write(
    `${answers} answers in ${seconds} s: ${each('processor')} ms of processor and ${each('log')} bytes of WAL each; ${(after.memory / 1e6).toFixed(0)} MB with ${TABLES} tables\n`,
  );
  // Who was not answered in time has asked another process.
  const unanswered = players.reduce((sum, player) => sum + player.lines - 1, 0);
  expect((await metered('shamble_lines_handed_on_total')).reduce((sum, one) => sum + one)).toBeLessThanOrEqual(
    unanswered,
  );
  const rooms = await metered('shamble_rooms');
  expect(rooms.reduce((sum, one) => sum + one)).toBe(TABLES);
  // By luck a process may have none of a few.
  expect(rooms.filter((count) => count > TABLES / 12).length).toBeGreaterThan(isLong ? 2 : 1);
  const waits = players.flatMap((player) => player.waits.map(({ milliseconds }) => milliseconds / 1000));
  process.stdout.write(told('answers before anything happens', waits));
  if (isLong) expect(share(waits, 0.99)).toBeLessThan(0.15);
});

it('one after the other is stopped and started under play, and nobody is away for long', HOURS, async () => {
  const since = performance.now();
  for (const child of children)
    await meanwhile(async () => {
      const stopping = performance.now();
      expect(await child.end('SIGTERM')).toBe(0);
      progress(`one has stopped after ${((performance.now() - stopping) / 1000).toFixed(1)} s`);
      await child.start();
    });
  await expect.poll(allBack).toBe(true);
  const gaps = gapsSince(since);
  process.stdout.write(told('lines that came again in a rolling restart', gaps));
  expect(gaps.length).toBeGreaterThanOrEqual(TABLES);
  if (isLong) expect(Math.max(...gaps)).toBeLessThan(2);
});

async function kill(child: Child): Promise<void> {
  await child.end('SIGKILL');
  await sleep(500);
  await child.start();
}

/** While one sleeps, and its tables have found other owners, another one is killed: the third then has all of them. */
async function putToSleep(child: Child, killed: Child | null): Promise<void> {
  child.freeze();
  const since = performance.now();
  await sleep(ASLEEP / 2);
  if (killed !== null) await kill(killed);
  await sleep(Math.max(0, ASLEEP - (performance.now() - since)));
  child.thaw();
  // Whoever it still believes to be there is sent away first.
  await sleep(1000);
}

it('processes are killed and put to sleep under play, and nothing is lost', HOURS, async () => {
  const [killing, sleeping] = [[] as number[], [] as number[]];
  let kills = 0;
  for (let fault = 0; fault < STOPS || kills < KILLS; fault++) {
    if (fault % 10 === 0) await beginAnew();
    const since = performance.now();
    const [child, next] = [children[fault % 3]!, children[(fault + 1) % 3]!];
    const isStop = fault < STOPS;
    if (isStop) await meanwhile(() => putToSleep(child, kills < KILLS ? next : null));
    else await meanwhile(() => kill(child));
    if (kills < KILLS) kills += 1;
    const gaps = gapsSince(since);
    (isStop ? sleeping : killing).push(...gaps);
    progress(`${Math.min(fault + 1, STOPS)} sleeps, ${kills} kills; ${told('the last', gaps)}`.trimEnd());
  }
  const gaps = [...killing, ...sleeping];
  if (gaps.length > 0) {
    process.stdout.write(told('tables that came back after a kill', killing));
    process.stdout.write(told('tables that came back from one that slept, or was killed meanwhile', sleeping));
    process.stdout.write(told('tables that came back', gaps));
    expect(share(gaps, 0.5)).toBeLessThan(3);
    expect(share(gaps, 0.99)).toBeLessThan(8);
  }
});

it('all that was acknowledged is there, once', HOURS, async () => {
  await expect.poll(allBack).toBe(true);
  const report = await judged({ url: postgres.url }, [...players, ...finished], null);
  process.stdout.write(`${report.acknowledged} answers acknowledged, ${report.unstored} said again\n`);
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(TABLES);
});
