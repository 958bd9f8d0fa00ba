import { parentPort } from 'node:worker_threads';
import { botsFor, rng, usual } from '@shamble/bots';
import type { Shape, TableView } from '@shamble/kernel';
import { offerFrom, type WireOffer } from '@shamble/protocol';
import { games } from './games.ts';

// Bots think here, apart from the tables, so that one that takes too long can be stopped.

export interface BotQuestion {
  readonly at: number;
  readonly game: string;
  readonly bot: string;
  readonly view: TableView<Shape>;
  readonly offer: WireOffer;
}
export type BotAnswer =
  | { readonly at: number; readonly answer: unknown }
  | { readonly at: number; readonly failed: true };

const luck = rng(crypto.getRandomValues(new Uint32Array(1))[0]!);

parentPort?.on('message', ({ at, game, bot, view, offer }: BotQuestion) => {
  const pack = games.find(({ id }) => id === game)?.pack;
  const policies = pack === undefined ? {} : botsFor(pack);
  const policy = (Object.hasOwn(policies, bot) ? policies[bot] : undefined) ?? usual;
  let answered: BotAnswer;
  try {
    answered = { at, answer: policy(view, offerFrom(offer), luck) };
  } catch {
    answered = { at, failed: true };
  }
  parentPort!.postMessage(answered);
});
parentPort?.postMessage('ready');
