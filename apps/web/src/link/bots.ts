import { randomAnswer, rng } from '@shamble/bots';
import { isOffered, type Shape, type TableView } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';

export interface BotQuestion {
  readonly at: number;
  readonly bot: string;
  readonly view: TableView<Shape>;
  readonly offer: WireOffer;
}
export type BotAnswer =
  | { readonly at: number; readonly answer: unknown }
  | { readonly at: number; readonly failed: true };

/** How long a bot may think about one answer, in milliseconds. */
const BUDGET = 2000;
/** How long the worker of the bots may take to start: it fetches the game first. */
const PATIENCE = 15_000;

export interface Bots {
  /** The bot's answer; the usual one where it fails, thinks for too long or says what is not allowed. */
  decide(bot: string, view: TableView<Shape>, offer: WireOffer): Promise<unknown>;
}

const startWorker = (game: string): Worker =>
  new Worker(new URL('../worker/bots.ts', import.meta.url), { type: 'module', name: game });

export function openBots(start = startWorker, budget = BUDGET): Bots {
  /** Game -> who thinks about it. */
  const thinkers = new Map<string, Promise<Worker | null>>();
  let count = 0;
  const luck = rng(crypto.getRandomValues(new Uint32Array(1))[0]!);
  const instead = (offer: WireOffer): unknown => offer.usual ?? randomAnswer(offerFrom(offer), luck);

  return {
    async decide(bot, view, offer) {
      const { game } = view;
      const thinker = thinkers.get(game) ?? started(() => start(game));
      thinkers.set(game, thinker);
      const worker = await thinker;
      if (worker === null) return instead(offer);
      count += 1;
      const question: BotQuestion = { at: count, bot, view, offer };
      const answer = await ask(worker, question, budget);
      if (answer === null) {
        worker.terminate();
        thinkers.delete(game);
      }
      const isGood = answer !== null && 'answer' in answer && isOffered(offerFrom(offer), answer.answer);
      return isGood ? answer.answer : instead(offer);
    },
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
function ask(worker: Worker, question: BotQuestion, budget: number): Promise<BotAnswer | null> {
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
