import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';
import { root } from './released.ts';

let postgres: Postgres;
let db: pg.Client;
const children: ChildProcess[] = [];
const connect = async (): Promise<void> => {
  db = new pg.Client(postgres.url);
  db.on('error', () => undefined);
  await db.connect();
};
beforeAll(async () => {
  postgres = await startPostgres();
  await connect();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(async () => {
  await db.end().catch(() => undefined);
  await postgres.stop();
});

interface Timing {
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command in a process of its own, and what comes of it. */
function shamble(...args: readonly string[]): { child: ChildProcess; ran: Promise<Ran> } {
  const child = spawn(process.execPath, [`${root}apps/cli/bin/shamble.mjs`, ...args], {
    env: { ...process.env, LANG: 'C', DATABASE_URL: postgres.url },
  });
  children.push(child);
  const heard = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    heard.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    heard.err += chunk;
  });
  const ran = once(child, 'close').then(([code]) => ({ code: code as number | null, ...heard }));
  return { child, ran };
}

/** Until something is said there. */
const said = (stream: NodeJS.ReadableStream): Promise<unknown> => once(stream, 'data');

async function worker(): Promise<ChildProcess> {
  const { child } = shamble('work');
  await said(child.stdout!);
  return child;
}

const isLong = process.env.SOAK === '1';
const GAMES = ['simulate', 'zombicide', '--seed', '5', '--json', '--games'];
/** Many chunks, each long beside what lies between two: somebody is at work when he is killed, on a fast machine, too. */
const QUEUED = ['--queue', '--chunk', '25', '--patience', '2'];

/** All figures but those that tell how long it took. */
async function figures(ran: Promise<Ran>, told: unknown = ''): Promise<{ text: string; timing: Timing }> {
  const { code, out, err } = await ran;
  expect({ code, err }).toEqual({ code: 0, err: told });
  const { timing, ...rest } = JSON.parse(out);
  return { text: JSON.stringify(rest), timing };
}

const count = async (where: string): Promise<number> => {
  const { rows } = await db.query(
    `select count(*)::int as n from shamble_jobs.job where name like 'chunks-%' and ${where}`,
  );
  return rows[0].n;
};
const reached = (where: string, least: number): Promise<void> =>
  expect.poll(() => count(where).catch(() => 0)).toBeGreaterThanOrEqual(least);

/** Every result comes once more. */
const EVERYTHING_TWICE = `
  create function again() returns trigger language plpgsql as $$ begin
    insert into shamble_jobs.job (name, data) values (new.name, new.data);
    return null;
  end $$;
  create trigger again after insert on shamble_jobs.job for each row
    when (new.name like 'results-%' and pg_trigger_depth() = 0) execute function again()`;

it('workers that are killed, frozen and stopped cost time and nothing else: the figures are those of one machine', async () => {
  const alone = figures(shamble(...GAMES, '1500').ran);
  const [killed, frozen, stopped] = await Promise.all([worker(), worker(), worker()]);
  const together = figures(shamble(...GAMES, '1500', ...QUEUED).ran);
  await reached("state = 'active'", 3);
  killed.kill('SIGKILL');
  frozen.kill('SIGSTOP');
  stopped.kill('SIGTERM');
  // Who is told to stop gives back what he has.
  await reached("state = 'retry'", 1);
  // What the others had is taken from them when they do not come back.
  await reached("state = 'retry'", 3);
  const last = await worker();
  // Too late, or said twice: it counts once.
  frozen.kill('SIGCONT');
  expect((await together).text).toBe((await alone).text);
  expect(await count('true')).toBe(0);
  last.kill('SIGTERM');
});

it('what is said twice counts once, and a database that is away for a while costs time and nothing else', async () => {
  const alone = figures(shamble(...GAMES, '1000').ran);
  const working = await worker();
  await db.query(EVERYTHING_TWICE);
  const run = shamble(...GAMES, '1000', ...QUEUED);
  const together = figures(
    run.ran,
    expect.stringMatching(/^The database of the queue fails: .+\nThe database of the queue is back\.\n$/),
  );
  await reached("state = 'active'", 1);
  const told = Promise.all([said(run.child.stderr!), said(working.stderr!)]);
  await postgres.kill();
  await told;
  await postgres.start();
  await connect();
  expect((await together).text).toBe((await alone).text);
});

it('Ctrl+C tells what was done so far, and leaves nothing in the queue; that nobody works there is said', async () => {
  const { child, ran } = shamble(...GAMES, '100000', '--queue');
  await reached("state = 'created'", 1);
  await said(child.stderr!);
  child.kill('SIGINT');
  const { code, out, err } = await ran;
  expect(err).toBe(
    'Nobody has taken anything from the queue yet. Start this same version with: shamble work --queue (on this machine or another).\n',
  );
  expect(code).toBe(130);
  expect(JSON.parse(out).games).toBeGreaterThan(0);
  expect(await count('true')).toBe(0);
});

/** Seconds of processor that processes which we have started, and which have ended, have taken. */
const spent = (): number => {
  const [, rest] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = rest!.split(' ').slice(13, 15);
  return (Number(user) + Number(system)) / 100;
};

if (isLong)
  it('20,000 games on four workers, ten of which are killed, are those of one machine, at nine tenths of the rate of two cores', {
    timeout: 3_600_000,
  }, async () => {
    const games = (count: number): string[] => [...GAMES, String(count), '--bot', 'careful', '--mission', '00'];
    const from = spent();
    // Long enough to tell how fast one core is; the whole would take too long.
    const core = await figures(shamble(...games(2000)).ran);
    const one = 10 * (spent() - from);
    const alone = await figures(shamble(...games(20_000), '--workers', '2').ran);
    const between = spent();
    const workers = await Promise.all([worker(), worker(), worker(), worker()]);
    const since = performance.now();
    const together = figures(shamble(...games(20_000), '--queue').ran);
    let isOver = false;
    void together.then(() => {
      isOver = true;
    });
    let killed = 0;
    // Spread over the run, which takes about as long as it has taken two threads.
    const every = (1000 * alone.timing.seconds) / 12;
    while (killed < 10 && !isOver) {
      await reached("state = 'active'", 2);
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, every * (killed + 1) - (performance.now() - since))),
      );
      workers.shift()!.kill('SIGKILL');
      killed += 1;
      workers.push(await worker());
    }
    const { text, timing } = await together;
    const share = timing.gamesPerSecond / (2 * core.timing.gamesPerSecond);
    for (const one of workers) {
      one.kill('SIGKILL');
      await once(one, 'exit');
    }
    const four = spent() - between;
    // On a machine that others use, too, the first says nothing, and the second what there would be without them.
    const told = { core: core.timing, alone: alone.timing, together: timing, share, byProcessor: one / four, killed };
    console.log({ ...told, processor: { alone: one, together: four }, load: loadavg() });
    expect(text).toBe(alone.text);
    expect(killed).toBe(10);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

it('a queue that is nowhere is said in one sentence', async () => {
  const { code, err } = await shamble('work', '--queue', 'postgres://127.0.0.1:1/nothing').ran;
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^The queue cannot be reached: .*\n$/) });
});
