import {
  type Engine,
  type Entry,
  type Event,
  Fault,
  heardBy,
  type Input,
  type Match,
  type Seat,
  type Shape,
  type Table,
  type TableOf,
  type Told,
} from '@shamble/kernel';
import { type DoRequest, readRequest, refused } from './messages.ts';
import { NotStored } from './notStored.ts';
import { wire } from './offer.ts';
import type { Done, Reply, Update } from './update.ts';

/** Whoever looks on from a seat. */
export interface Listener {
  readonly seat: Seat;
  hear(update: Update): void;
}

export interface HostOptions<G extends Shape> {
  /**
   * Keeps the entry for good, and if it likes the table `after` it. Nobody is told of it before this is done; if it
   * fails, it did not happen.
   */
  store(entry: Entry, match: Match<G>, after: TableOf<G>, said: Said): Promise<void>;
  /** Brings an earlier table, and the number of the one before it, where the match has not read its journal. */
  recall?(n: number): Promise<{ readonly table: Table; readonly previous: number | null }>;
  /** Why no more of this may be done at a table with so many entries; null: it may. */
  limit?(what: DoRequest['input']['do'], n: number): string | null;
  /** What is over stays over: once a game has ended, the key of its dice may be known to everyone. */
  readonly isFinal?: boolean;
  /** So many answers are remembered for those who say the same thing twice. */
  readonly remembered?: number;
  /** What was carried out before this host was here, and the number of entries after it; the oldest first. */
  readonly before?: readonly (Said & { readonly n: number })[];
}

/** The message an entry comes from: who said it, and by what name. Two people may call different things the same. */
interface Said {
  readonly by: string;
  readonly id: string;
}

/** What was refused for these may well be said again. */
const AGAIN: ReadonlySet<string> = new Set(['stale', 'not-stored', 'disk-full', 'no-undo']);

/** So many entries back is known what was told. */
const RECENT = 50;

/** The one owner of a table: does one thing after the other, stores it, then tells everyone what they may know. */
export class TableHost<G extends Shape> {
  readonly match: Match<G>;
  private readonly options: HostOptions<G>;
  private readonly listeners = new Set<Listener>();
  private readonly answered = new Map<string, Reply>();
  private readonly recent: (readonly Told[])[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(match: Match<G>, options: HostOptions<G>) {
    this.match = match;
    this.options = options;
    for (const { n, ...said } of options.before ?? []) this.remember(said, { tell: 'done', id: said.id, n });
  }

  /** Answers a message. Messages wait for each other, in the order they came. */
  receive(message: unknown, by = ''): Promise<Reply> {
    const turn = this.queue.then(() => this.answer(message, by));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** Everything that was asked for is done. */
  async settled(): Promise<void> {
    for (let last: unknown; last !== this.queue; ) {
      last = this.queue;
      await last;
    }
  }

  /** What was told since the table had so many entries; null if that is too long ago. */
  toldSince(n: number): readonly Told[] | null {
    const entries = this.match.table.n - n;
    return entries > this.recent.length ? null : this.recent.slice(this.recent.length - entries).flat();
  }

  /** What a seat heard last, with the number of entries after each, up to about so many events; the oldest first. */
  lately(seat: Seat, most: number): { readonly n: number; readonly events: readonly Event[] }[] {
    const { n } = this.match.table;
    const chapters: { readonly n: number; readonly events: readonly Event[] }[] = [];
    let count = 0;
    for (let back = 0; back < this.recent.length && count < most; back++) {
      const events = heardBy(this.recent.at(-1 - back)!, seat);
      if (events.length > 0) chapters.unshift({ n: n - back, events });
      count += events.length;
    }
    return chapters;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Everything a seat may know now. */
  update(seat: Seat, told: readonly Told[] = []): Update {
    const { match } = this;
    const { engine, table } = match;
    const offer = engine.offer(table, seat, { explain: true, usual: true });
    const asides = Object.entries(engine.asides(table, seat, true)).map(([name, one]) => [name, wire(one!)] as const);
    const asked = match.undoAsked;
    const of = table.seats.filter((one) => asked?.missing.includes(match.holders[one] ?? ''));
    return {
      tell: 'update',
      n: table.n,
      seat,
      view: (engine as unknown as Engine<Shape>).view(table, seat),
      events: heardBy(told, seat),
      offer: offer === null ? null : wire(offer),
      asides: Object.fromEntries(asides),
      undo: {
        to: this.isOver ? null : match.previous(),
        floor: table.seats.includes(seat) ? match.undoFloor(seat) : table.n,
        asked: asked === null ? null : { seat: asked.seat, to: asked.to, of },
      },
      holders: match.holders,
      outcome: table.outcome,
    };
  }

  /** Nobody goes back from here. */
  private get isOver(): boolean {
    return this.options.isFinal === true && this.match.table.outcome !== null;
  }

  private async answer(message: unknown, by: string): Promise<Reply> {
    const read = readRequest(message);
    if ('wrong' in read) return refused(null, 'bad-message', read.wrong);
    if (read.request.say === 'look') return this.update(read.request.seat);
    const said = { by, id: read.request.id };
    const known = this.answered.get(nameOf(said));
    if (known !== undefined) return known;
    const reply = await this.carryOut(read.request, by);
    this.remember(said, reply);
    return reply;
  }

  private async carryOut({ id, n, seat, input }: DoRequest, by: string): Promise<Reply> {
    const { match } = this;
    if (this.isOver && (input.do === 'undo' || input.do === 'agree'))
      return refused(id, 'over', 'This game is over, and its dice are known: nobody goes back.');
    const tooLong = this.options.limit?.(input.do, match.table.n) ?? null;
    if (tooLong !== null) return refused(id, 'full', tooLong);
    try {
      await this.recall(seat, toInput(input));
      const prepared = match.prepare(seat, toInput(input), n);
      try {
        await this.options.store(prepared.entry, match, prepared.table, { by, id });
      } catch (cause) {
        if (cause instanceof NotStored) return refused(id, cause.code, cause.message);
        return refused(id, 'not-stored', `This could not be saved, so it did not happen: ${sentenceOf(cause)}`);
      }
      const told = match.commit(prepared);
      this.recent.push(told);
      if (this.recent.length > RECENT) this.recent.shift();
      for (const listener of this.listeners) listener.hear(this.update(listener.seat, told));
      return { tell: 'done', id, n: match.table.n } satisfies Done;
    } catch (cause) {
      if (cause instanceof Fault) return refused(id, cause.code, cause.message, cause.rules);
      throw cause;
    }
  }

  private async recall(seat: Seat, input: Input): Promise<void> {
    const { match, options } = this;
    const lacking = match.lacks(seat, input);
    if (lacking === null || options.recall === undefined) return;
    const found = await options.recall(lacking).catch((): never => {
      throw new Fault('no-undo', 'This step could not be found now, so nothing was undone. Try again in a moment.');
    });
    match.recall(found.table as TableOf<G>, found.previous);
  }

  private remember(said: Said, reply: Reply): void {
    if (reply.tell === 'refused' && AGAIN.has(reply.code)) return;
    this.answered.set(nameOf(said), reply);
    const [oldest] = this.answered.keys();
    if (this.answered.size > (this.options.remembered ?? 1000) && oldest !== undefined) this.answered.delete(oldest);
  }
}

function toInput(input: DoRequest['input']): Input {
  switch (input.do) {
    case 'answer':
      return { answer: input.answer };
    case 'aside':
      return { aside: input.aside, answer: input.answer };
    case 'undo':
      return { undoTo: input.to };
    case 'agree':
      return { undoAgreed: input.agreed };
    case 'hold':
      return { hold: input.holder };
    case 'resign':
      return { resign: true };
  }
}

const nameOf = ({ by, id }: Said): string => `${by}\n${id}`;

const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
