import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Child } from './child.ts';
import { Person, playOn } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { Served } from './served.ts';
import { starve } from './siege.ts';
import { Wire } from './wire.ts';

// `npm run soak` does it far more often.
const isLong = process.env.SOAK === '1';
const HOURS = { timeout: isLong ? 3 * 3600_000 : 240_000 };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('a commit of which nobody knows whether it was made', () => {
  let wire: Wire;
  const served = new Served();
  afterEach(async () => {
    await served.stop();
    wire.end();
  });
  afterAll(() => served.end());

  /** Ann at a table with three answers, about to say something. */
  async function aboutToSay(): Promise<{ ann: Person; table: string; deed: Record<string, unknown>; n: number }> {
    wire = await Wire.to(postgres.url);
    await served.start({ place: { url: wire.url } });
    const ann = await Person.called(served.base, 'Ann');
    const table = await ann.table({ seats: 1 });
    await ann.join(table);
    await playOn([ann], 3);
    return { ann, table, deed: { ...ann.deed!, id: 'once' }, n: ann.latest!.n };
  }

  it.each([
    ['unanswered', 1],
    ['lost', 0],
  ] as const)('is looked up before anything else is told: %s', async (fate, done) => {
    const { ann, table, deed, n } = await aboutToSay();
    wire.doom(fate);
    expect(await ann.say(deed)).toMatchObject({ code: 'not-stored', sentence: expect.stringMatching(/try again/) });
    await expect.poll(() => ann.closed).toBe(1012);
    await ann.join(table);
    expect(ann.latest!.n).toBe(n + done);
    expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: n + 1 });
    expect(await ann.say({ ...deed, id: 'twice' })).toMatchObject({ code: 'stale' });
  });

  it('is waited for where it may still be made', async () => {
    const { ann, table, deed, n } = await aboutToSay();
    wire.doom('late');
    expect(await ann.say(deed)).toMatchObject({ code: 'not-stored' });
    await expect.poll(() => ann.closed).toBe(1012);
    const joined = ann.join(table);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(ann.latest).toBeUndefined();
    wire.deliver();
    await joined;
    expect(ann.latest!.n).toBe(n + 1);
    expect(await ann.say(deed)).toMatchObject({ tell: 'done', n: n + 1 });
  });
});

describe('a change of a room of which nobody knows whether it was made', () => {
  it('is waited for, and never comes after a later one', async () => {
    const wire = await Wire.to(postgres.url);
    const served = new Served();
    await served.start({ place: { url: wire.url } });
    const ann = await Person.called(served.base, 'Ann');
    const table = await ann.table({ seats: 2 });
    await ann.join(table);
    wire.doom('late');
    expect(await ann.say({ say: 'lock', locked: true })).toMatchObject({ code: 'not-stored' });
    await expect.poll(() => ann.closed).toBe(1012);
    const joined = ann.join(table);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ann.room).toBeUndefined();
    wire.deliver();
    await joined;
    expect(ann.room!.isLocked).toBe(true);
    expect(await ann.say({ say: 'lock', locked: false })).toMatchObject({ tell: 'done' });
    await served.stop();
    await served.start({ place: { url: postgres.url } });
    await ann.join(table);
    expect(ann.room!.isLocked).toBe(false);
    await served.end();
    wire.end();
  });
});

describe('a server with PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-outage-'));
  const clients: pg.Client[] = [];
  let child: Child;
  afterEach(async () => {
    postgres.thaw();
    await child.end('SIGKILL');
    for (const client of clients.splice(0)) await client.end();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const made = async (): Promise<Child> => {
    const env = { SHAMBLE_DATA: folder, SHAMBLE_LIMITS: '1000', SHAMBLE_LOG: 'error', DATABASE_URL: postgres.url };
    child = await Child.make(env);
    return child;
  };
  const ready = async (): Promise<string> =>
    (await fetch(`${child.base}/readyz`, { headers: { connection: 'close' } })).text();
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const since = performance.now();
    return [await work(), performance.now() - since];
  };
  const SILENT = 'not ready: the database does not answer';

  it('stands when its lines are cut and when it hangs, and loses nothing', HOURS, async () => {
    await made();
    const owner = new pg.Client(postgres.url);
    clients.push(owner);
    await owner.connect();
    let cut = 0;
    const terminate = async (): Promise<void> => {
      const { rowCount } = await owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      cut += rowCount ?? 0;
    };
    const hang = async (): Promise<void> => {
      postgres.freeze();
      const [said, milliseconds] = await timed(ready);
      expect(said).toBe(SILENT);
      expect(milliseconds).toBeLessThan(isLong ? 2000 : 5000);
      await new Promise((resolve) => setTimeout(resolve, 7000));
      postgres.thaw();
      await expect.poll(ready).toBe('ready');
    };
    for (let done = 0; done < (isLong ? 10 : 1); done++) {
      const faults = [...new Array<() => Promise<void>>(20).fill(terminate), hang];
      const report = await starve(child, { url: postgres.url }, { faults, tables: 9, seed: 1 + done });
      expect(report.wrong).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(40);
      if (isLong) console.log(report, cut);
    }
    expect(cut).toBeGreaterThanOrEqual(isLong ? 200 : 20);
    const table = /"table":"[0-9a-f]{10}"/;
    for (const line of child.log
      .trim()
      .split('\n')
      .filter((one) => one.includes('not stored'))) {
      expect(line).toMatch(table);
      expect(line).toContain('"stack":');
    }
    expect(child.log).not.toMatch(/[0-9a-f]{32}/);
  });

  it('ends when it is told to, whatever its database does', async () => {
    await made();
    await child.start();
    const ann = await Person.called(child.base, 'Ann');
    const table = await ann.table({ seats: 1 });
    await ann.join(table);
    await playOn([ann], 3);
    postgres.freeze();
    ann.line!.send(JSON.stringify({ ...ann.deed!, id: 'last' }));
    void fetch(`${child.base}/api/tables`).catch(() => undefined);
    expect(await ready()).toBe(SILENT);
    const [code, milliseconds] = await timed(() => child.end('SIGTERM'));
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(isLong ? 10_000 : 12_000);
  });
});
