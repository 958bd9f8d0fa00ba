import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Place } from '../src/store/index.ts';
import { Child } from './child.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { besiege } from './siege.ts';

// `npm run soak` kills it far more often; new tables are opened now and then, for games come to an end.
const isLong = process.env.SOAK === '1';
const EACH_TIME = 10;
const HOURS = { timeout: isLong ? 3 * 3600_000 : 120_000 };

const folder = mkdtempSync(join(tmpdir(), 'shamble-killed-'));
let child: Child | null = null;
let postgres: Postgres | null = null;
afterAll(async () => {
  await child?.end('SIGKILL');
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
  await kill(isLong ? 400 : 10, { file: join(folder, 'shamble.db') });
});

it('nor does one with PostgreSQL', HOURS, async () => {
  postgres = await startPostgres();
  await kill(isLong ? 100 : 2, { url: postgres.url });
});
