import { parentPort } from 'node:worker_threads';
import { botsFor, isPartner, type Move, moveOf, rng, usual } from '@shamble/bots';
import { createEngine, type Engine, type Shape, type TableView } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';
import { games } from './games.ts';

// Bots think here, apart from the tables, so that one that takes too long can be stopped.

export interface BotQuestion {
  readonly at: number;
  readonly game: string;
  readonly bot: string;
  readonly view: TableView<Shape>;
  readonly offer: WireOffer;
  /** So many milliseconds it may think at most. */
  readonly most: number;
}
export type BotAnswer =
  | { readonly at: number; readonly answer: unknown; readonly because: Move['because'] }
  | { readonly at: number; readonly failed: true };

const luck = rng(crypto.getRandomValues(new Uint32Array(1))[0]!);

const engines = new Map<string, Engine<Shape>>();

parentPort?.on('message', ({ at, game, bot, view, offer, most }: BotQuestion) => {
  const pack = games.find(({ id }) => id === game)?.pack;
  const policies = pack === undefined ? {} : botsFor(pack);
  const policy = (Object.hasOwn(policies, bot) ? policies[bot] : undefined) ?? usual;
  let answered: BotAnswer;
  try {
    if (pack?.mind !== undefined && isPartner(bot)) {
      const engine = engines.get(game) ?? createEngine(pack.game);
      engines.set(game, engine);
      const sitting = { seed: luck(2 ** 31), now: () => performance.now(), most };
      answered = { at, ...moveOf(engine, pack.mind, bot, view, offerFrom(offer), sitting) };
    } else answered = { at, answer: policy(view, offerFrom(offer), luck), because: null };
  } catch {
    answered = { at, failed: true };
  }
  parentPort!.postMessage(answered);
});
parentPort?.postMessage('ready');
