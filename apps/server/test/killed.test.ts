import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Place } from '../src/store/index.ts';
import { Child } from './child.ts';
import { Person, playOn } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { Served } from './served.ts';
import { besiege } from './siege.ts';

// `npm run soak` kills it far more often; new tables are opened now and then, for games come to an end.
const isLong = process.env.SOAK === '1';
const EACH_TIME = 10;
const HOURS = { timeout: isLong ? 3 * 3600_000 : 240_000 };

const folder = mkdtempSync(join(tmpdir(), 'shamble-killed-'));
let child: Child | null = null;
let postgres: Postgres | null = null;
const served = new Served();
afterAll(async () => {
  await child?.end('SIGKILL');
  await served.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function kill(times: number, place: Place): Promise<void> {
  const where = 'url' in place ? { DATABASE_URL: place.url } : {};
  child = await Child.make({ SHAMBLE_DATA: folder, SHAMBLE_LIMITS: '1000', SHAMBLE_LOG: 'error', ...where });
  for (let done = 0; done < times; done += EACH_TIME) {
    const kills = Math.min(EACH_TIME, times - done);
    const report = await besiege(child, place, { kills, tables: 9, seed: 1 + done });
    expect(report.wrong).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(5 * kills);
    expect(report.entries).toBeGreaterThanOrEqual(report.acknowledged);
  }
  expect(child.log).toBe('');
}

it('a server that is killed under load loses nothing it has acknowledged', HOURS, async () => {
  await kill(isLong ? 400 : 4, { file: join(folder, 'shamble.db') });
});

it('nor does one with PostgreSQL', HOURS, async () => {
  postgres ??= await startPostgres();
  await kill(isLong ? 100 : 2, { url: postgres.url });
});

it('a database that is cut off loses nothing, and is used again when it is back', HOURS, async () => {
  postgres ??= await startPostgres();
  await served.start({ place: { url: postgres.url } });
  const ready = async (): Promise<number> => (await fetch(`${served.base}/readyz`)).status;
  const ann = await Person.called(served.base, 'Ann');
  const table = await ann.table({ seats: 1 });
  await ann.join(table);
  await playOn([ann], 6);
  const { n, view } = ann.latest!;
  await postgres.kill();
  const deed = { ...ann.deed!, id: 'meanwhile' };
  const sentence = expect.not.stringMatching(/postgres|conn/i);
  expect(await ann.say(deed)).toMatchObject({ code: 'not-stored', sentence });
  expect(ann.latest).toMatchObject({ n, view });
  expect(await ready()).toBe(503);
  await postgres.start();
  await expect.poll(ready).toBe(200);
  expect(await ann.say({ ...deed, id: 'after' })).toMatchObject({ tell: 'done', n: n + 1 });
  await served.stop();
  await served.start({ place: { url: postgres.url } });
  await ann.join(table);
  expect(ann.latest!.n).toBe(n + 1);
});
