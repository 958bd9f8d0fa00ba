import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Child } from '../child.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { judged } from '../siege.ts';
import { gather, type Player, play, ways } from './players.ts';

// Three processes on one PostgreSQL, under play.

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

async function begin(processes: number, tables: number, fault?: Parameters<typeof Child.make>[1]): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'shamble-several-'));
  const env = {
    SHAMBLE_DATA: folder,
    SHAMBLE_LIMITS: '1000',
    SHAMBLE_LOG: 'error',
    DATABASE_URL: postgres.url,
    SHAMBLE_SECRET: 's'.repeat(32),
  };
  for (let i = 0; i < processes; i++) children.push(await Child.make({ ...env, SHAMBLE_PEER: 'here' }, fault));
  // The first brings the database up to date, or all at once.
  await Promise.all(children.map((child) => child.start()));
  players.push(...(await gather(children[0]!.base, ways(children), tables, 1)));
}

const settled = (): Promise<void> =>
  expect.poll(() => players.every(({ isHere, isWaiting }) => isHere && !isWaiting)).toBe(true);

it('a process that is killed, and one that sleeps, lose nothing, and tell nothing that is not theirs', async () => {
  await begin(3, 18);
  await play(players, { rate: 60, seconds: 1.5 });
  await children[0]!.end('SIGKILL');
  await play(players, { rate: 60, seconds: 4 });
  await children[0]!.start();
  children[1]!.freeze();
  await play(players, { rate: 60, seconds: 6.5 });
  children[1]!.thaw();
  await play(players, { rate: 60, seconds: 1.5 });
  await settled();
  for (const child of [children[2]!, children[0]!, children[1]!]) {
    const stopping = child.end('SIGTERM');
    await play(players, { rate: 60, seconds: 1 });
    expect(await stopping).toBe(0);
    await child.start();
  }
  await settled();
  const report = await judged({ url: postgres.url }, players, null);
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(300);
  // Everybody was somewhere else at least once.
  expect(players.every(({ gaps }) => gaps.length > 0)).toBe(true);
});

it('a process that tells when it wakes up what is no longer its to tell is found out', async () => {
  await begin(2, 6, { there: 'return this.steady() < this.deadline;', instead: 'return true;' });
  await play(players, { rate: 60, seconds: 1 });
  children[1]!.freeze();
  await play(players, { rate: 60, seconds: 7 });
  children[1]!.thaw();
  await play(players, { rate: 60, seconds: 1 });
  expect(players.flatMap(({ forgotten }) => forgotten).join()).toMatch(/was told \d+, knowing \d+/);
});
