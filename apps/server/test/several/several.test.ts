import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Child, type PlantedFault } from '../child.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { judged } from '../siege.ts';
import { gather, type Player, play, playUntil, ways } from './players.ts';

// Three processes on one PostgreSQL, under play.

/** So long they wait for an answer, in milliseconds. */
const PATIENCE = 1500;
const RATE = 60;

let postgres: Postgres;
let folder: string;
const children: Child[] = [];
const players: Player[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const player of players.splice(0)) player.leave();
  for (const child of children.splice(0)) {
    await child.end('SIGKILL');
    child.clear();
  }
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => postgres.stop());

async function begin(processes: number, tables: number, ...faults: readonly PlantedFault[]): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'shamble-several-'));
  const env = {
    SHAMBLE_DATA: folder,
    SHAMBLE_LIMITS: '1000',
    SHAMBLE_LOG: 'error',
    DATABASE_URL: postgres.url,
    SHAMBLE_SECRET: 's'.repeat(32),
  };
  for (let i = 0; i < processes; i++) children.push(await Child.make({ ...env, SHAMBLE_PEER: 'here' }, ...faults));
  // The first brings the database up to date, or all at once.
  await Promise.all(children.map((child) => child.start()));
  players.push(...(await gather(children[0]!.base, ways(children), tables, 1, PATIENCE)));
}

const settled = (): Promise<void> =>
  expect.poll(() => players.every(({ isHere, isWaiting }) => isHere && !isWaiting)).toBe(true);

const playersAt = ({ base }: Child): Player[] =>
  players.filter(({ address }) => address.startsWith(base.replace('http', 'ws')));

/** Does this to a process, and plays on until all who were there have been away and are back, wherever that is. */
async function leaving(child: Child, act: () => unknown): Promise<Player[]> {
  const there = playersAt(child);
  const before = there.map(({ gaps }) => gaps.length);
  await act();
  await playUntil(players, RATE, () => there.every(({ gaps, isOver }, i) => isOver || gaps.length > before[i]!));
  return there;
}

it('a process that is killed, and one that sleeps, lose nothing, and tell nothing that is not theirs', async () => {
  await begin(3, 18);
  const [one, two, three] = children as [Child, Child, Child];
  await play(players, { rate: RATE, seconds: 0.5 });
  await leaving(one, () => one.end('SIGKILL'));
  await one.start();
  const sleepers = await leaving(two, () => two.freeze());
  two.thaw();
  // It finds that they are not its own any more, and says goodbye.
  await playUntil(players, RATE, () => sleepers.every(({ hanging }) => hanging === 0));
  for (const child of [three, one, two]) {
    await leaving(child, async () => expect(await child.end('SIGTERM')).toBe(0));
    await child.start();
  }
  await settled();
  const report = await judged({ url: postgres.url }, players, null);
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(players.length);
  // Everybody was somewhere else at least once.
  expect(players.every(({ gaps }) => gaps.length > 0)).toBe(true);
});

it('a process that tells when it wakes up what is no longer its to tell is found out', async () => {
  // It does not look at its clock, and what the others call to it does not reach it in time.
  await begin(
    2,
    6,
    { there: 'return this.steady() < this.deadline;', instead: 'return true;' },
    { there: 'heard.is === "moved"', instead: 'false' },
  );
  const [busiest] = [...children].sort((a, b) => playersAt(b).length - playersAt(a).length) as [Child, Child];
  const sleepers = await leaving(busiest, () => busiest.freeze());
  const known = sleepers.map(({ shown }) => shown);
  await playUntil(players, RATE, () => sleepers.every(({ shown, isOver }, i) => isOver || shown > known[i]!));
  busiest.thaw();
  const forgotten = (): string => players.flatMap((player) => player.forgotten).join();
  await expect.poll(forgotten).toMatch(/was told \d+, knowing \d+/);
});
