import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Move, randomAnswer, rng } from '@shamble/bots';
import { isOffered, type Shape, type TableView } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';
import type { BotAnswer, BotQuestion } from '../botWorker.ts';
import { MODEST, SpareThreads } from './spareThreads.ts';

/** Who thinks for the seats of bots. */
export interface Bots {
  /** Always an answer that the offer allows. `onBecause`: why it is another than the policy's. */
  decide(
    game: string,
    bot: string,
    view: TableView<Shape>,
    offer: WireOffer,
    onBecause?: (move: Move) => void,
  ): Promise<unknown>;
  close?(): Promise<void>;
}

/** So many milliseconds a bot may think where nobody else waits. */
const MOST_THINKING = 1000;

interface Waiting extends BotQuestion {
  readonly tell: (answer: BotAnswer | null) => void;
}

/** Built beside this file, or its source in development. */
const start = (): Worker => {
  const built = new URL('./botWorker.js', import.meta.url);
  const limits = { resourceLimits: MODEST };
  if (existsSync(built)) return new Worker(built, limits);
  return new Worker(new URL('../botWorker.ts', import.meta.url), limits);
};

/** Bots think in threads of their own; each answer within its time, else the usual one is given. */
export class ThinkingBots implements Bots {
  private readonly threads: number;
  private readonly budget: number;
  private readonly make: () => Worker;
  private readonly spare = new SpareThreads<Thinker>();
  private readonly queue: Waiting[] = [];
  private readonly busy = new Set<Thinker>();
  private count = 0;
  private isClosed = false;

  constructor({ threads = 2, budget = 2000, make = start } = {}) {
    this.threads = threads;
    this.budget = budget;
    this.make = make;
  }

  async decide(
    game: string,
    bot: string,
    view: TableView<Shape>,
    offer: WireOffer,
    onBecause?: (move: Move) => void,
  ): Promise<unknown> {
    const answer = await new Promise<BotAnswer | null>((tell) => {
      this.count += 1;
      // The more wait, the less each may think: whoever comes late in a rush plays by the policy.
      const most = MOST_THINKING / (1 + this.queue.length / this.threads) ** 2;
      this.queue.push({ at: this.count, game, bot, view, offer, most, tell });
      this.next();
    });
    const offered = offerFrom(offer);
    const isGood = answer !== null && 'answer' in answer && isOffered(offered, answer.answer);
    if (isGood && answer.because !== null) onBecause?.(answer);
    return isGood ? answer.answer : (offer.usual ?? randomAnswer(offered, rng(view.n ?? 0)));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const asked of this.queue.splice(0)) asked.tell(null);
    await Promise.all([this.spare.end(), ...[...this.busy].map((thread) => thread.end())]);
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const thread = this.spare.take() ?? (this.busy.size < this.threads ? new Thinker(this.make()) : undefined);
    if (thread === undefined) return;
    const { tell, ...question } = this.queue.shift()!;
    this.busy.add(thread);
    void thread.ask(question, this.budget).then((answer) => {
      this.busy.delete(thread);
      if (answer === null) void thread.end();
      else this.spare.put(thread);
      tell(answer);
      this.next();
    });
  }
}

/** A thread with one question at a time. */
class Thinker {
  private readonly thread: Worker;
  private readonly isReady: Promise<unknown>;
  private tell: ((answer: BotAnswer | null) => void) | null = null;

  constructor(thread: Worker) {
    this.thread = thread;
    thread.unref();
    this.isReady = new Promise((resolve) => thread.once('message', resolve));
    thread.on('message', (answer: BotAnswer | 'ready') => answer !== 'ready' && this.tell?.(answer));
    thread.on('error', () => this.tell?.(null));
    thread.on('exit', () => this.tell?.(null));
  }

  /** Null when the time is up, which runs once the thread is there, or when the thread has died of it. */
  ask(question: BotQuestion, budget: number): Promise<BotAnswer | null> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      this.tell = (answer) => {
        clearTimeout(timer);
        this.tell = null;
        resolve(answer);
      };
      void this.isReady.then(() => {
        timer = setTimeout(() => this.tell?.(null), budget);
        this.thread.postMessage(question);
      });
    });
  }

  end(): Promise<number> {
    return this.thread.terminate();
  }
}
