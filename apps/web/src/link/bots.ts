import { type Advised, type Loss, type Move, randomAnswer, rng, type Seen } from '@shamble/bots';
import { isOffered, type Shape, type TableView } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';

export type BotQuestion = { readonly at: number; readonly view: TableView<Shape> } & BotTask;
type BotTask =
  | { readonly do: 'move'; readonly bot: string; readonly offer: WireOffer }
  | { readonly do: 'advise' | 'losses'; readonly offer: WireOffer; readonly ms: number }
  | { readonly do: 'enemies'; readonly answer: unknown };
interface Answers {
  move: Move;
  advise: readonly Advised[];
  losses: readonly Loss[];
  enemies: readonly Seen[];
}
export type BotAnswer =
  | { readonly at: number; readonly answer: Answers[BotTask['do']] }
  | { readonly at: number; readonly failed: true };

/** How long a bot may think about one answer, in milliseconds. */
const BUDGET = 2000;
/** How much longer than it was given advice may take. */
const GRACE = 10_000;
/** How long the worker of the bots may take to start: it fetches the game first. */
const PATIENCE = 15_000;

/** `faltered`: nothing came of its thinking, so it is the usual answer. */
export type BotMove = Move & { readonly faltered?: true };

export interface Bots {
  /** The bot's answer; the usual one where it fails, thinks for too long or says what is not allowed. */
  decide(bot: string, view: TableView<Shape>, offer: WireOffer): Promise<BotMove>;
  /** The best options, the best first; null where it could not be found out. */
  advise(view: TableView<Shape>, offer: WireOffer, ms: number): Promise<readonly Advised[] | null>;
  /** The answers that throw a chance away, as far as that can be told in so many milliseconds. */
  losses(view: TableView<Shape>, offer: WireOffer, ms: number): Promise<readonly Loss[]>;
  /** What the enemy would do most often after an answer; null where it could not be found out. */
  enemies(view: TableView<Shape>, answer: unknown): Promise<readonly Seen[] | null>;
}

const startWorker = (game: string): Worker =>
  new Worker(new URL('../worker/bots.ts', import.meta.url), { type: 'module', name: game });

export function openBots(start = startWorker, budget = BUDGET): Bots {
  /** Game -> who thinks about it. */
  const thinkers = new Map<string, Promise<Worker | null>>();
  let count = 0;
  // The same at the same table: nothing hangs on how busy a machine was.
  const instead = ({ n = 0 }: TableView<Shape>, offer: WireOffer): BotMove => ({
    answer: offer.usual ?? randomAnswer(offerFrom(offer), rng(n)),
    because: null,
    faltered: true,
  });

  /** Null where nothing came of it. */
  async function ask<T extends BotTask>(view: TableView<Shape>, task: T, ms: number): Promise<Answers[T['do']] | null> {
    const { game } = view;
    const thinker = thinkers.get(game) ?? started(() => start(game));
    thinkers.set(game, thinker);
    const worker = await thinker;
    // Whoever asks again may find it: it starts anew then. A bot at a seat does not keep everyone waiting for that.
    if (worker === null && task.do !== 'move') thinkers.delete(game);
    if (worker === null) return null;
    count += 1;
    const answer = await answered(worker, { ...task, at: count, view }, ms);
    if (answer === null) {
      worker.terminate();
      // Of several who waited for it, only the first finds it there.
      if (thinkers.get(game) === thinker) thinkers.delete(game);
    }
    return answer !== null && 'answer' in answer ? (answer.answer as Answers[T['do']]) : null;
  }

  return {
    async decide(bot, view, offer) {
      const move = await ask(view, { do: 'move', bot, offer }, budget);
      return move !== null && isOffered(offerFrom(offer), move.answer) ? move : instead(view, offer);
    },
    advise: (view, offer, ms) => ask(view, { do: 'advise', offer, ms }, ms + GRACE),
    losses: async (view, offer, ms) => (await ask(view, { do: 'losses', offer, ms }, ms + GRACE)) ?? [],
    enemies: (view, answer) => ask(view, { do: 'enemies', answer }, GRACE),
  };
}

/** Null where the worker cannot be started. */
function started(start: () => Worker): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = start();
      worker.addEventListener('message', () => resolve(worker), { once: true });
      worker.addEventListener('error', () => resolve(null), { once: true });
      setTimeout(() => resolve(null), PATIENCE);
    } catch {
      resolve(null);
    }
  });
}

/** Null when the time is up. */
function answered(worker: Worker, question: BotQuestion, budget: number): Promise<BotAnswer | null> {
  return new Promise((resolve) => {
    const done = (answer: BotAnswer | null): void => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
      resolve(answer);
    };
    const hear = ({ data }: MessageEvent<BotAnswer>): void => {
      if (data.at === question.at) done(data);
    };
    const timer = setTimeout(() => done(null), budget);
    worker.addEventListener('message', hear);
    worker.postMessage(question);
  });
}
