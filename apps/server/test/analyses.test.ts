import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Analyst, analyseInBatches, outlineOf, type Report, readReport, SENT } from '@shamble/bots';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Standing } from '../src/online/analyses.ts';
import type { Wanted } from '../src/online/index.ts';
import { carryOut, dossierIn } from '../src/queue/game.ts';
import { BATCH, Sending } from '../src/queue/sending.ts';
import { AnalysisStore } from '../src/store/analysisStore.ts';
import { openDatabase } from '../src/store/index.ts';
import { Person, post } from './person.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { root } from './released.ts';
import { Served } from './served.ts';

let postgres: Postgres;
let db: pg.Client;
const served: Served[] = [];
const children: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  db = new pg.Client(postgres.url);
  await db.connect();
});
afterEach(async () => {
  for (const one of served.splice(0)) await one.end();
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await db.end();
  await postgres.stop();
});

async function worker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${root}apps/cli/bin/shamble.mjs`, 'work', '--queue', postgres.url], {
    env: { ...process.env, LANG: 'C' },
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** What the workers were built from. */
const edition = (): string => readFileSync(`${root}apps/cli/dist/edition`, 'utf8').trim();

async function server(sending: unknown, more: Partial<Wanted> = {}): Promise<Served> {
  const one = new Served();
  served.push(one);
  await one.start({ sending: sending as Sending, ...more });
  return one;
}

/** A game that somebody alone has given up after so many answers. */
async function over(person: Person, answers = 0): Promise<string> {
  const table = await person.table({ game: 'thumbnail', mission: 'alley', seats: 1 });
  await person.join(table);
  for (let i = 0; i < answers; i++) expect(await person.answer()).toBe(true);
  await person.say({ say: 'do', n: person.latest!.n, seat: 'p1', input: { do: 'resign' } });
  await expect.poll(() => person.latest!.outcome).not.toBeNull();
  person.line!.close();
  return table;
}

const ask = (person: Person, table: string, more: object = {}): Promise<Response> =>
  post(person.base, `/api/tables/${table}/analysis`, { seat: 'p1', open: false, ...more }, person.cookie);
const found = (person: Person, table: string): Promise<Standing> =>
  person.get(`/api/tables/${table}/analysis?seat=p1&open=false`);
const stateOf = async (person: Person, table: string): Promise<string> => (await found(person, table)).state;

const lying = async (where = 'true'): Promise<number> => {
  const { rows } = await db.query(`select count(*)::int as n from shamble_jobs.job where ${where}`);
  return rows[0].n;
};

/** The same analysis by nobody else. */
async function analysedHere(text: string, most = 3000): Promise<Report> {
  const outline = outlineOf(dossierIn(text, { seat: 'p1', open: false }).dossier);
  return analyseInBatches(new Analyst(outline, null, SENT), {
    ...{ size: BATCH, most },
    carryOut: async (errands) =>
      errands.map((errand) => carryOut({ game: 'here', seat: 'p1', open: false, errand }, text)),
  });
}

it('a game is analysed by workers, one of whom is killed: what they find is what is found here, and is kept with the game', async () => {
  const first = await worker();
  const { base } = await server(await Sending.open(postgres.url, edition(), { patience: 2 }));
  const ann = await Person.called(base, 'Ann');
  expect(await ann.get('/api/analysis')).toEqual({ offered: true });
  const table = await over(ann, 12);
  expect(await found(ann, table)).toEqual({ state: 'none', progress: 0, report: null });
  expect((await ask(ann, table)).status).toBe(202);
  await expect.poll(() => lying("name like 'chunks-%' and state = 'active'")).toBeGreaterThanOrEqual(1);
  first.kill('SIGKILL');
  await worker();
  await expect.poll(() => stateOf(ann, table), { timeout: 200_000 }).toBe('done');
  const { report, progress } = await found(ann, table);
  expect(progress).toBe(1);
  const text = await (await fetch(`${base}/api/tables/${table}/file`)).text();
  expect(readReport(report)).toEqual(await analysedHere(text));
  expect(JSON.parse(text).analyses).toEqual([report]);
  // Nothing is left in the queue, and who asks again is told at once.
  await expect.poll(() => lying()).toBe(0);
  expect(await (await ask(ann, table)).json()).toEqual({ state: 'done', progress: 1, report });
  expect(await lying()).toBe(0);
});

it('where nobody works at the queue it is said, and somebody may ask again', async () => {
  // Those of another edition take nothing.
  const { base } = await server(await Sending.open(postgres.url, 'another', { lonely: 0 }));
  const ann = await Person.called(base, 'Ann');
  const table = await over(ann, 12);
  expect((await ask(ann, table)).status).toBe(202);
  await expect.poll(() => stateOf(ann, table)).toBe('failed');
  expect((await ask(ann, table)).status).toBe(202);
});

/** Others, who do nothing before they are told to, and then say this. */
function others(say: (text: string) => Promise<unknown> = async () => null) {
  const waiting: (() => void)[] = [];
  const sending = {
    analyse: async ({ text }: { text: string }, _: unknown, { signal }: { signal: AbortSignal }) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve());
      });
      return signal.aborted ? null : say(text);
    },
    close: async () => undefined,
  };
  return { sending, waiting };
}

it('nobody has more analysed than he may, and all together no more than that', async () => {
  const { sending, waiting } = others();
  const { base } = await server(sending);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Person.called(base, name)));
  const [ann, bob] = people as [Person, Person];
  const tables: string[] = [];
  for (let i = 0; i < 8; i++) tables.push(await over(ann));
  const status = async (person: Person, table: string): Promise<number> => (await ask(person, table)).status;
  for (const table of tables.slice(0, 4)) expect(await status(ann, table)).toBe(202);
  // Asked again while it runs: it is the same one.
  expect(await status(ann, tables[0]!)).toBe(202);
  expect(await status(bob, tables[0]!)).toBe(202);
  await expect.poll(() => waiting.length).toBe(4);
  // All who work are at something, whoever asks.
  expect(await status(bob, tables[4]!)).toBe(503);
  expect(await status(ann, tables[4]!)).toBe(503);
  for (const go of waiting) go();
  for (const table of tables.slice(0, 4)) await expect.poll(() => stateOf(ann, table)).toBe('none');
  expect(await status(ann, tables[5]!)).toBe(202);
  // Six an hour, those that were refused for want of hands counted, too.
  expect(await status(ann, tables[6]!)).toBe(429);
  expect(await status(bob, tables[6]!)).toBe(202);
});

it('only games that are over, by somebody, of a seat that is there', async () => {
  const { sending, waiting } = others();
  const { base } = await server(sending);
  const ann = await Person.called(base, 'Ann');
  const played = await over(ann);
  const playing = await ann.table({ game: 'thumbnail', mission: 'alley', seats: 1 });
  expect((await ask(ann, playing)).status).toBe(409);
  expect((await fetch(`${base}/api/tables/${playing}/analysis?seat=p1&open=false`)).status).toBe(409);
  expect((await ask(ann, played, { seat: 'p2' })).status).toBe(404);
  expect((await ask(ann, played, { seat: '$everyone' })).status).toBe(404);
  expect((await ask(ann, '0'.repeat(32))).status).toBe(404);
  expect((await ask(ann, played, { most: 9 })).status).toBe(400);
  expect((await ask(new Person(base, ''), played)).status).toBe(401);
  expect(waiting).toHaveLength(0);
});

it('what was found of another game is not kept', async () => {
  const { sending, waiting } = others(async (text) => {
    const report = await analysedHere(text, 1);
    const turned = (games: string): string => games.replace(/./g, (letter) => (letter === '1' ? '0' : '1'));
    return { ...report, points: report.points.map((one) => ({ ...one, games: turned(one.games) })) };
  });
  const { base } = await server(sending);
  const ann = await Person.called(base, 'Ann');
  const table = await over(ann, 12);
  await ask(ann, table);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]!();
  await expect.poll(() => stateOf(ann, table)).toBe('failed');
  expect(JSON.parse(await (await fetch(`${base}/api/tables/${table}/file`)).text()).analyses).toBeUndefined();
});

it('a server that stops leaves nobody waiting; one that was killed is waited for no longer than need be', async () => {
  const { sending } = others();
  const one = await server(sending);
  const ann = await Person.called(one.base, 'Ann');
  const table = await over(ann);
  await ask(ann, table);
  expect(await stateOf(ann, table)).toBe('running');
  await one.stop();
  const store = await openDatabase({ file: one.file });
  const rows = new AnalysisStore(store);
  const of = { table, seat: 'p1', open: false };
  expect(await rows.find(of)).toBeNull();
  // Somebody who has not said for long that he is at it.
  expect(await rows.claim(of, 0, 1)).toBe(true);
  await store.destroy();
  await one.start({ sending: sending as unknown as Sending });
  expect(await stateOf(ann, table)).toBe('failed');
  expect((await ask(ann, table)).status).toBe(202);
  expect(await stateOf(ann, table)).toBe('running');
});

it('without a queue every browser does it for itself', async () => {
  const { base } = await server(undefined);
  const ann = await Person.called(base, 'Ann');
  const table = await over(ann);
  expect(await ann.get('/api/analysis')).toEqual({ offered: false });
  expect((await ask(ann, table)).status).toBe(404);
  expect((await fetch(`${base}/api/tables/${table}/analysis?seat=p1&open=false`)).status).toBe(404);
});
