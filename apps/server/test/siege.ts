import { randomAnswer, rng } from '@shamble/bots';
import { resume } from '@shamble/kept';
import { createEngine, decider, type Engine, type Entry, type Shape, same } from '@shamble/kernel';
import { offerFrom, type RoomTold, type Update } from '@shamble/protocol';
import { games } from '../src/games.ts';
import { openDatabase, type Place, TableStore } from '../src/store/index.ts';
import type { Child } from './child.ts';
import { ask, openLine } from './line.ts';

const TABLES = [
  { game: 'thumbnail', mission: 'block', seats: 2 },
  { game: 'zombicide', mission: '00', seats: 2 },
  { game: 'plague', mission: 'main', seats: 2 },
];

const MOMENT = 50;

export interface DoRequest {
  readonly say: 'do';
  readonly id: string;
  readonly n: number;
  readonly seat: string;
  readonly input: { readonly do: 'answer'; readonly answer: unknown };
}

/** A table where one person holds every seat and answers as fast as the server lets him. */
class Besieged {
  readonly acknowledged: (DoRequest & { readonly after: number })[] = [];
  readonly id: string;
  private readonly base: string;
  private readonly cookie: string;
  private readonly luck: ReturnType<typeof rng>;
  private readonly onAcknowledged: () => void;
  /** A server whose database fails may say so, and hang up: then everything is said again. */
  private readonly isPatient: boolean;
  private line: Awaited<ReturnType<typeof openLine>> | null = null;
  private isLeaving = false;
  private readonly updates = new Map<string, Update>();
  private waiting: DoRequest | null = null;
  private count = 0;
  isOver = false;
  /** The number of entries somebody was shown. */
  shown = 0;
  /** How often the line was opened, and what was said that should not have been. */
  resumed = 0;
  unstored = 0;
  readonly strange: RoomTold[] = [];
  readonly forgotten: string[] = [];

  constructor(
    base: string,
    { id, cookie, seed, isPatient = false }: { id: string; cookie: string; seed: number; isPatient?: boolean },
    onAcknowledged: () => void,
  ) {
    this.isPatient = isPatient;
    this.base = base;
    this.onAcknowledged = onAcknowledged;
    this.id = id;
    this.cookie = cookie;
    this.luck = rng(seed);
  }

  /** Opens a line; whatever was not answered before is said again. */
  async connect(seats: readonly string[] = []): Promise<void> {
    this.updates.clear();
    this.line = await openLine(this.base, this.id, this.cookie, (text) => this.hear(JSON.parse(text)));
    this.resumed += 1;
    this.line.on('error', () => undefined);
    if (this.isPatient) this.line.on('close', () => void this.comeAgain());
    for (const seat of seats) this.send({ say: 'sit', id: `sit ${seat}`, seat });
    if (this.waiting !== null) this.send(this.waiting);
  }

  close(): void {
    this.isLeaving = true;
    this.line?.terminate();
  }

  private async comeAgain(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    if (this.isLeaving) return;
    await this.connect().catch(() => this.comeAgain());
  }

  private send(message: object): void {
    if (this.line?.readyState === this.line?.OPEN) this.line?.send(JSON.stringify(message));
  }

  private hear(told: RoomTold): void {
    if (told.tell === 'update') {
      this.updates.set(told.seat, told);
      if (told.n < this.shown) this.forgotten.push(`entry ${this.shown} was shown and is lost: it is at ${told.n}`);
      this.shown = told.n;
      this.isOver ||= told.outcome !== null;
    } else if (told.tell === 'done' && told.id === this.waiting?.id) {
      this.acknowledged.push({ ...this.waiting, after: told.n });
      this.waiting = null;
      this.onAcknowledged();
    } else if (this.isPatient && told.tell === 'refused' && told.code === 'not-stored') {
      this.unstored += 1;
      const again = this.waiting;
      if (again !== null) setTimeout(() => this.waiting === again && this.send(again), MOMENT);
    } else if (told.tell === 'refused') {
      if (told.code !== 'stale') this.strange.push(told);
      if (told.id === this.waiting?.id) this.waiting = null;
    } else if (told.tell === 'farewell' && !(this.isPatient && told.why === 'restart')) this.strange.push(told);
    this.answer();
  }

  private answer(): void {
    if (this.waiting !== null || this.isOver) return;
    const n = Math.max(...[...this.updates.values()].map((update) => update.n));
    for (const { n: at, seat, offer, view } of this.updates.values()) {
      if (at !== n || offer === null || decider(view.pending!.who) !== seat) continue;
      const answer = offer.usual ?? randomAnswer(offerFrom(offer), this.luck);
      this.count += 1;
      this.waiting = { say: 'do', id: `${this.count}`, n, seat, input: { do: 'answer', answer } };
      this.send(this.waiting);
      return;
    }
  }
}

/** Up to so many answers are acknowledged between two kills. */
const MOST_ANSWERS = 40;
/** Where every game is over nobody answers any more. */
const PATIENCE = 4000;

/** Counts what all tables have acknowledged. */
class Load {
  private left = 0;
  private reached: () => void = () => undefined;

  acknowledged(): void {
    this.left -= 1;
    if (this.left === 0) this.reached();
  }

  /** Does something at once after so many more. */
  after<T>(count: number, act: () => Promise<T>): Promise<T> {
    this.left = count;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.reached(), PATIENCE);
      this.reached = () => {
        clearTimeout(late);
        this.left = 0;
        resolve(act());
      };
    });
  }
}

export interface Report {
  readonly tables: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** How often somebody was told to try again. */
  readonly unstored: number;
  /** One sentence for each thing that should not be. */
  readonly wrong: readonly string[];
}

interface Siege {
  readonly tables: number;
  readonly seed: number;
}

/** Kills the server so many times while tables are played, and then looks whether anything it had promised is lost. */
export async function besiege(
  child: Child,
  place: Place,
  wanted: Siege & { kills: number; onKill?(kill: number): void },
): Promise<Report> {
  const luck = rng(wanted.seed);
  const load = new Load();
  await child.start();
  const tables = await gathered(child, load, wanted, false);
  for (let kill = 1; kill <= wanted.kills; kill++) {
    // In the very moment somebody hears that his answer is safe.
    await load.after(1 + luck(MOST_ANSWERS), () => child.end('SIGKILL'));
    wanted.onKill?.(kill);
    await child.start();
    await Promise.all(tables.map((table) => table.connect()));
  }
  await load.after(1 + luck(MOST_ANSWERS), () => child.end('SIGKILL'));
  for (const table of tables) table.close();
  return judged(place, tables, wanted.kills);
}

/** Lets things happen to the database while tables are played; the server must stand, and end when it is told to. */
export async function starve(
  child: Child,
  place: Place,
  wanted: Siege & { readonly faults: readonly (() => Promise<void>)[] },
): Promise<Report> {
  const luck = rng(wanted.seed);
  const load = new Load();
  await child.start();
  const tables = await gathered(child, load, wanted, true);
  for (const fault of wanted.faults) await load.after(1 + luck(MOST_ANSWERS / 4), fault);
  const code = await load.after(MOST_ANSWERS, () => child.end('SIGTERM'));
  for (const table of tables) table.close();
  const { wrong, ...report } = await judged(place, tables, null);
  return { ...report, wrong: code === 0 ? wrong : [`the server ended with ${code}`, ...wrong] };
}

async function gathered(child: Child, load: Load, wanted: Siege, isPatient: boolean): Promise<Besieged[]> {
  const tables: Besieged[] = [];
  for (let i = 0; i < wanted.tables; i++) {
    const { cookie } = await ask(child.base, '/api/guest', { name: `Guest ${i}` });
    const { given } = await ask<{ id: string; seats: { seat: string }[] }>(
      child.base,
      '/api/tables',
      TABLES[i % TABLES.length]!,
      cookie,
    );
    const one = { id: given.id, cookie, seed: wanted.seed + i, isPatient };
    const table = new Besieged(child.base, one, () => load.acknowledged());
    tables.push(table);
    await table.connect(given.seats.slice(1).map(({ seat }) => seat));
  }
  return tables;
}

/** What somebody saw who played at a table. */
type Witness = Pick<Besieged, 'id' | 'acknowledged' | 'shown' | 'strange' | 'forgotten' | 'resumed' | 'unstored'>;

/** Null: nobody counts how often the lines were opened. */
export async function judged(place: Place, tables: readonly Witness[], kills: number | null): Promise<Report> {
  const db = await openDatabase(place);
  const store = new TableStore(db);
  const wrong: string[] = [];
  let entries = 0;
  for (const table of tables) {
    const complain = (what: string): void => void wrong.push(`${table.id}: ${what}`);
    const kept = await store.read(table.id);
    if (kept === null) {
      complain('it is gone');
      continue;
    }
    entries += kept.entries.length;
    for (const told of table.strange) complain(`it said ${JSON.stringify(told)}`);
    for (const what of table.forgotten) complain(what);
    if (table.shown > kept.record.n) complain(`entry ${table.shown} was shown and is lost`);
    if (kills !== null && table.resumed !== kills + 1)
      complain(`it was resumed ${table.resumed - 1} times, not ${kills}`);
    const rows = await db.selectFrom('entries').select(['n', 'said']).where('table_id', '=', table.id).execute();
    const said = rows.flatMap(({ n, said }) => (said === null ? [] : [{ id: JSON.parse(said)[1], n: n + 1 }]));
    // By its name: he who loses an answer may give the same one again.
    const places = new Map(said.map(({ id, n }) => [id, n]));
    if (places.size !== said.length) complain('something was done twice');
    for (const { id, input, n, after } of table.acknowledged) {
      const entry = kept.entries[after - 1]?.entry;
      if (places.get(id) !== after || n !== after - 1 || !isOf(entry, input.answer))
        complain(`answer ${id} was acknowledged and is lost`);
    }
    try {
      const { pack } = games.find(({ id }) => id === kept.record.game)!;
      resume(createEngine(pack.game) as Engine<Shape>, kept);
    } catch (cause) {
      complain(`it does not resume: ${(cause as Error).message}`);
    }
  }
  await store.close();
  const acknowledged = tables.reduce((sum, table) => sum + table.acknowledged.length, 0);
  const unstored = tables.reduce((sum, table) => sum + table.unstored, 0);
  return { tables: tables.length, acknowledged, entries, unstored, wrong };
}

const isOf = (entry: Entry | undefined, answer: unknown): boolean =>
  entry !== undefined && 'answer' in entry && same(entry.answer, answer);
