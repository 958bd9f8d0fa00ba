import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GuestBook } from '../apps/server/src/online/guests.ts';
import { openDatabase, type Place } from '../apps/server/src/store/index.ts';
import { ask, openLine } from '../apps/server/test/line.ts';
import { keepTable, playedAlone, undoneUpTo } from '../apps/server/test/longTables.ts';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { readArgs } from './args.ts';
import { type Figure, isReached } from './figures.ts';
import { machine, print, printJson } from './report.ts';

// npm run bench -- opening: everyone comes back to the built server after a restart, to tables in the middle of a game and
// to one that was undone without end; then a crowd comes to look. How long it takes, and how long nobody else is answered.

const args = readArgs({
  json: { type: 'boolean', default: false },
  postgres: { type: 'boolean', default: false },
  tables: { type: 'string', default: '400' },
  entries: { type: 'string', default: '362' },
  undone: { type: 'string', default: '60000' },
  crowd: { type: 'string', default: '500' },
  repetitions: { type: 'string', default: '3' },
});
const [count, entries, undone, crowd, repetitions] = [
  args.tables,
  args.entries,
  args.undone,
  args.crowd,
  args.repetitions,
].map(Number) as [number, number, number, number, number];
const GAMES = [
  ['zombicide', '01'],
  ['zombicide', '08'],
  ['plague', 'main'],
] as const;

/**
 * Looks every millisecond how long the main thread has run since: what others do on this machine does not count. The first
 * looks are its own start.
 */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) {
    const file = '/proc/' + process.pid + '/task/' + process.pid + '/schedstat';
    const run = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
    let [last, most] = [run(), 0];
    setInterval(() => {
      const now = run();
      [most, last] = [Math.max(most, now - last), now];
    }, 1).unref();
    process.on('message', () => {
      process.send(most);
      most = 0;
    });
    process.channel.unref();
  }
`)}`;

const secret = 'a secret for the bench, of 32 bytes at least';
const ann = new GuestBook(Buffer.from(secret)).make('Ann');
const cookie = `shamble-guest=${new GuestBook(Buffer.from(secret)).sign(ann, 'cookie')}`;
const folder = mkdtempSync(join(tmpdir(), 'shamble-bench-'));
const postgres = args.postgres ? await startPostgres() : null;
const place: Place = postgres === null ? { file: join(folder, 'shamble.db') } : { url: postgres.url };
const started = performance.now();
const before = machine();

const values: Record<'all' | 'busy' | 'pause' | 'long' | 'longPause' | 'crowd' | 'crowdRoom', number[]> = {
  all: [],
  busy: [],
  pause: [],
  long: [],
  longPause: [],
  crowd: [],
  crowdRoom: [],
};

try {
  const { tables, long } = await fill();
  for (let i = 0; i < repetitions; i++) {
    const server = await start();
    try {
      await server.longestPause();
      const idle = server.busy();
      values.all.push((await comeBack(server.base, tables)) / 1000);
      values.busy.push(server.busy() - idle);
      values.pause.push(await server.longestPause());
      values.long.push(await comeBack(server.base, [long]));
      values.longPause.push(await server.longestPause());
      if (i > 0) continue;
      const { bytes, roomBytes } = await gather(server.base, tables[0]!);
      values.crowd.push(bytes / 1e6);
      values.crowdRoom.push(roomBytes / 1e6);
    } finally {
      server.end();
    }
  }
  const figures: Figure[] = [
    { name: `${count} tables of ${entries} entries all back`, unit: 's', values: values.all, target: { atMost: 2 } },
    { name: '  processor time of the main thread', unit: 'ms', values: values.busy },
    { name: '  the longest pause meanwhile', unit: 'ms', values: values.pause, target: { atMost: 100 } },
    { name: `a table undone up to ${undone} entries`, unit: 'ms', values: values.long, target: { atMost: 300 } },
    { name: '  the longest pause meanwhile', unit: 'ms', values: values.longPause, target: { atMost: 100 } },
    {
      name: `who is there, to ${crowd} who come to look`,
      unit: 'MB',
      values: values.crowdRoom,
      target: { atMost: 20 },
    },
    { name: '  all they are told', unit: 'MB', values: values.crowd },
  ];
  const results = {
    machine: before,
    loadAfter: machine().load,
    repetitions,
    seconds: (performance.now() - started) / 1000,
    figures,
    comparisons: [],
  };
  if (args.json) printJson(results);
  else print(results);
  process.exitCode = figures.some((figure) => isReached(figure) === false) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.stop();
}

async function fill(): Promise<{ tables: string[]; long: string }> {
  const db = await openDatabase(place);
  const played = GAMES.map(([game, mission]) => playedAlone(game, mission, ann.id, entries));
  const tables: string[] = [];
  for (let i = 0; i < count; i++) tables.push(await keepTable(db, played[i % played.length]!, ann, Date.now()));
  const long = undoneUpTo(playedAlone('zombicide', '01', ann.id, 40), undone);
  const id = await keepTable(db, long, ann, Date.now());
  await db.destroy();
  return { tables, long: id };
}

async function start() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', WATCH, 'apps/server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      SHAMBLE_DATA: folder,
      SHAMBLE_SECRET: secret,
      SHAMBLE_LIMITS: '1000000',
      SHAMBLE_LOG: 'warn',
      DATABASE_URL: postgres?.url ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => server.stdout!.once('data', resolve));
  return {
    base,
    end: () => server.kill('SIGKILL'),
    /** How long its main thread has run, in milliseconds. */
    busy(): number {
      const file = `/proc/${server.pid}/task/${server.pid}/schedstat`;
      return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
    },
    /** Since it was last asked, in milliseconds. */
    longestPause(): Promise<number> {
      return new Promise((resolve) => {
        server.once('message', (pause) => resolve(Number(pause)));
        server.send('pause');
      });
    },
  };
}

/** Milliseconds until somebody has seen each of them. */
async function comeBack(base: string, tables: readonly string[]): Promise<number> {
  const since = performance.now();
  const lines = await Promise.all(
    tables.map(async (table) => {
      let seen = (): void => undefined;
      const isSeen = new Promise<void>((resolve) => {
        seen = resolve;
      });
      const line = await openLine(base, table, cookie, (text) => text.startsWith('{"tell":"update"') && seen());
      await isSeen;
      return line;
    }),
  );
  const passed = performance.now() - since;
  for (const line of lines) line.terminate();
  return passed;
}

async function gather(base: string, table: string): Promise<{ bytes: number; roomBytes: number }> {
  let [bytes, roomBytes] = [0, 0];
  const lines = [];
  for (let i = 0; i < crowd; i++) {
    const { cookie: his } = await ask(base, '/api/guest', { name: `Somebody ${i}` });
    lines.push(
      await openLine(base, table, his, (text) => {
        bytes += text.length;
        if (text.startsWith('{"tell":"room"')) roomBytes += text.length;
      }),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 6000));
  for (const line of lines) line.terminate();
  return { bytes, roomBytes };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
