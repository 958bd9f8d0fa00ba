import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomAnswer, rng } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import { offerFrom, type Update } from '@shamble/protocol';
import { ask, openLine } from '../apps/server/test/line.ts';
import { readArgs } from './args.ts';
import { type Figure, isReached } from './figures.ts';
import { machine, print, printJson } from './report.ts';

// npm run bench -- server: the built server with many tables, two people at each, and so many answers a second. How long
// it takes from an answer until everybody at the table has his update, and how much memory that needs.

const args = readArgs({
  json: { type: 'boolean', default: false },
  tables: { type: 'string', default: '1000' },
  rate: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '20' },
});
const [count, rate, seconds] = [args.tables, args.rate, args.seconds].map(Number) as [number, number, number];
/** The last slices of this many seconds are measured each by itself. */
const SLICE = 2;
const WARM_UP = 4;
const GAMES = [
  { game: 'zombicide', mission: '01', seats: 2 },
  { game: 'zombicide', mission: '08', seats: 2 },
  { game: 'plague', mission: 'main', seats: 2 },
];

const luck = rng(7);
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'shamble-bench-'));
const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    SHAMBLE_DATA: folder,
    SHAMBLE_LIMITS: '1000000',
    DATABASE_URL: '',
    SHAMBLE_LOG: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));

/** A table and the last thing each of its two people was told, unread. */
class Seated {
  readonly lines: Awaited<ReturnType<typeof openLine>>[] = [];
  readonly told: string[] = ['', ''];
  n = 0;
  isOver = false;
  sent: { readonly n: number; readonly at: number; left: number } | null = null;
  onMoved: (milliseconds: number) => void = () => undefined;

  hear(who: number, text: string): void {
    const head = /^\{"tell":"update","n":(\d+)/.exec(text);
    if (head === null) return;
    this.told[who] = text;
    const n = Number(head[1]);
    this.n = Math.max(this.n, n);
    if (this.sent === null || n <= this.sent.n) return;
    this.sent.left -= 1;
    if (this.sent.left > 0) return;
    const { at } = this.sent;
    this.sent = null;
    this.onMoved(performance.now() - at);
  }

  /** Whoever is asked answers at random. */
  answer(): boolean {
    if (this.sent !== null || this.isOver) return false;
    for (const [who, text] of this.told.entries()) {
      const { n, seat, offer, view, outcome } = JSON.parse(text) as Update;
      this.isOver = outcome !== null;
      if (offer === null || n !== this.n || decider(view.pending!.who) !== seat) continue;
      const answer = offer.usual ?? randomAnswer(offerFrom(offer), luck);
      const message = { say: 'do', id: `${seat} ${n}`, n, seat, input: { do: 'answer', answer } };
      this.sent = { n, at: performance.now(), left: 2 };
      this.lines[who]!.send(JSON.stringify(message));
      return true;
    }
    return false;
  }
}

const before = machine();
const started = performance.now();
try {
  const tables = await openTables();
  const opened = (performance.now() - started) / 1000;
  const slices = Array.from({ length: Math.floor((seconds - WARM_UP) / SLICE) }, (): number[] => []);
  const begun = performance.now();
  for (const table of tables)
    table.onMoved = (milliseconds) => {
      const slice = Math.floor((performance.now() - begun - 1000 * WARM_UP) / (1000 * SLICE));
      slices[slice]?.push(milliseconds);
    };
  let given = 0;
  let missed = 0;
  let at = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - begun) / 1000;
      if (passed > seconds) {
        clearInterval(timer);
        resolve();
        return;
      }
      for (let tries = 0; given < passed * rate && tries < 50; tries++) {
        at = (at + 1) % tables.length;
        if (tables[at]!.answer()) given += 1;
        else missed += 1;
      }
    }, 2);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const stuck = tables.filter(({ sent }) => sent !== null).length;
  const percentile = (share: number) => (times: readonly number[]) => {
    const sorted = [...times].sort((a, b) => a - b);
    return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  };
  const figures: Figure[] = [
    {
      name: 'answers',
      unit: '/s',
      values: slices.map((times) => times.length / SLICE),
      target: { atLeast: 0.98 * rate },
    },
    { name: 'answer to every update, median', unit: 'ms', values: slices.map(percentile(0.5)) },
    { name: 'answer to every update, p99', unit: 'ms', values: slices.map(percentile(0.99)), target: { atMost: 100 } },
    { name: 'answer to every update, most', unit: 'ms', values: slices.map((times) => Math.max(...times)) },
    { name: 'memory of the server at its most', unit: 'MB', values: [memory('VmHWM')], target: { atMost: 1500 } },
    { name: 'memory of the server at the end', unit: 'MB', values: [memory('VmRSS')] },
    { name: 'answers that were never followed by updates', unit: '', values: [stuck], target: { atMost: 0 } },
  ];
  if (!args.json)
    process.stdout.write(
      `${count} tables with 2 people each, opened in ${opened.toFixed(0)} s; ${rate} answers/s for ${seconds} s; ${missed} times nobody was asked\n`,
    );
  const results = {
    machine: before,
    loadAfter: machine().load,
    repetitions: slices.length,
    seconds: (performance.now() - started) / 1000,
    figures,
    comparisons: [],
  };
  if (args.json) printJson(results);
  else print(results);
  process.exitCode = figures.some((figure) => isReached(figure) === false) ? 1 : 0;
  for (const { lines } of tables) for (const line of lines) line.terminate();
} finally {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function openTables(): Promise<Seated[]> {
  const people = await Promise.all(Array.from({ length: 40 }, (_, i) => guest(`Guest ${i}`)));
  const tables: Seated[] = [];
  const waiting = Array.from({ length: count }, (_, i) => i);
  const open = async (): Promise<void> => {
    for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
      const [ann, ben] = [people[i % 20]!, people[20 + (i % 20)]!];
      tables.push(await openTable(GAMES[i % GAMES.length]!, ann, ben));
    }
  };
  await Promise.all(Array.from({ length: 8 }, open));
  return tables;
}

async function openTable(wanted: object, ann: string, ben: string): Promise<Seated> {
  const { given } = await ask<{ id: string; seats: { seat: string }[] }>(base, '/api/tables', wanted, ann);
  const { seat } = given.seats.at(-1)!;
  const table = new Seated();
  for (const [who, cookie] of [ann, ben].entries())
    table.lines.push(await openLine(base, given.id, cookie, (text) => table.hear(who, text)));
  table.lines[1]!.send(JSON.stringify({ say: 'sit', id: 'sit', seat }));
  while (table.told[0] === '' || !table.told[1]!.includes(`"seat":"${seat}","view"`))
    await new Promise((resolve) => setTimeout(resolve, 5));
  return table;
}

async function guest(name: string): Promise<string> {
  return (await ask(base, '/api/guest', { name })).cookie;
}

function memory(what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
