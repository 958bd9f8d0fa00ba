import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Fault } from '@shamble/kernel';
import type { Reading, Reply } from '../journalWorker.ts';
import type { Found, Want, Written } from './history.ts';
import { MODEST, SpareThreads } from './spareThreads.ts';

/** Built beside this file, or its source in development. */
const start = (): Worker => {
  const built = new URL('./journalWorker.js', import.meta.url);
  const limits = { resourceLimits: MODEST };
  if (existsSync(built)) return new Worker(built, limits);
  return new Worker(new URL('../journalWorker.ts', import.meta.url), limits);
};

/** `now`: somebody waits for it. `behind`: it is done when nobody waits, one after the other. */
type When = 'now' | 'behind';

interface Waiting {
  readonly written: Written;
  readonly want: Want;
  readonly pages: AsyncIterable<readonly string[]>;
  readonly when: When;
  readonly settle: (reply: Reply) => void;
}

/** Whoever waits in a longer line than this is sent away. */
const MOST_WAITING: Readonly<Record<When, number>> = { now: 500, behind: 1000 };
const PATIENCE = 120_000;

/** Who reads whole journals. */
export interface JournalReaders {
  /** A Fault tells what is wrong with the journal, any other error that it could not be read. */
  ask<Name extends Want['want']>(
    written: Written,
    want: Extract<Want, { want: Name }>,
    pages: AsyncIterable<readonly string[]>,
    when?: When,
  ): Promise<Found[Name]>;
  close(): Promise<void>;
}

/** Threads that do. */
export class Readers implements JournalReaders {
  private readonly make: () => Worker;
  private readonly patience: number;
  private readonly spare: SpareThreads<Thread>;
  private readonly queues: Readonly<Record<When, Waiting[]>> = { now: [], behind: [] };
  /** What is being read, and by whom. */
  private readonly busy = new Map<Waiting, Thread>();
  private isClosed = false;

  constructor({
    make = start,
    patience = PATIENCE,
    idle,
  }: { make?: () => Worker; patience?: number; idle?: number } = {}) {
    this.make = make;
    this.patience = patience;
    this.spare = new SpareThreads(idle);
  }

  async ask<Name extends Want['want']>(
    written: Written,
    want: Extract<Want, { want: Name }>,
    pages: AsyncIterable<readonly string[]>,
    when: When = 'now',
  ): Promise<Found[Name]> {
    const reply = await new Promise<Reply>((settle) => {
      const queue = this.queues[when];
      if (this.isClosed || queue.length >= MOST_WAITING[when]) return settle({ failed: 'too many journals are read' });
      queue.push({ written, want, pages, when, settle });
      this.next();
    });
    if ('fault' in reply) throw new Fault(reply.fault.code, reply.fault.sentence);
    if ('failed' in reply) throw new Error(`A journal could not be read: ${reply.failed}.`);
    return reply.found as Found[Name];
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const queue of Object.values(this.queues))
      for (const { settle } of queue.splice(0)) settle({ failed: 'the server is about to stop' });
    await Promise.all([this.spare.end(), ...[...this.busy.values()].map((thread) => thread.end())]);
  }

  /** One thread for each line, so that nobody waits for what can wait. */
  private next(): void {
    for (const when of ['now', 'behind'] as const) {
      if (this.isClosed || [...this.busy.keys()].some((asked) => asked.when === when)) continue;
      const asked = this.queues[when].shift();
      if (asked !== undefined) void this.read(asked);
    }
  }

  private async read(asked: Waiting): Promise<void> {
    const thread = this.spare.take() ?? new Thread(this.make());
    this.busy.set(asked, thread);
    const reply = await thread.read(asked, this.patience);
    this.busy.delete(asked);
    // A thread that has not answered may hold half a journal.
    if ('failed' in reply || this.isClosed) void thread.end();
    else this.spare.put(thread);
    asked.settle(reply);
    this.next();
  }
}

/** A thread that reads one journal at a time. It is listened to as long as it lives: one whose last listener goes falls silent. */
class Thread {
  private readonly thread: Worker;
  private settle: (reply: Reply) => void = () => undefined;

  constructor(thread: Worker) {
    this.thread = thread;
    thread.unref();
    thread.on('message', (reply: Reply) => this.settle(reply));
    thread.on('error', (cause) => this.settle({ failed: messageOf(cause) }));
    thread.on('exit', () => this.settle({ failed: 'the thread has ended' }));
  }

  async read({ written, want, pages }: Waiting, patience: number): Promise<Reply> {
    const say = (reading: Reading): void => this.thread.postMessage(reading);
    const answered = new Promise<Reply>((settle) => {
      this.settle = settle;
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      for await (const page of pages) say({ page });
      say({ written, want });
      const late = new Promise<Reply>((settle) => {
        timer = setTimeout(() => settle({ failed: 'it took too long' }), patience);
      });
      return await Promise.race([answered, late]);
    } catch (cause) {
      return { failed: messageOf(cause) };
    } finally {
      clearTimeout(timer);
    }
  }

  end(): Promise<number> {
    return this.thread.terminate();
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
