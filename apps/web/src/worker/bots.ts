import { botsFor, type Policy, rng, usual } from '@shamble/bots';
import { offerFrom } from '@shamble/protocol';
import { loadBots } from '../games/index.ts';
import type { BotAnswer, BotQuestion } from '../link/bots.ts';
import type { Port } from '../link/messages.ts';

// Bots think here, apart from the table, so that one that takes too long can be stopped. The name of the worker is the
// game they know.

const port = globalThis as unknown as Port & { readonly name: string };
const luck = rng(crypto.getRandomValues(new Uint32Array(1))[0]!);
const bots: Readonly<Record<string, Policy>> = botsFor(await loadBots(port.name).catch(() => ({})));

port.addEventListener('message', ({ data }) => {
  const { at, bot, view, offer } = data as BotQuestion;
  const policy = (Object.hasOwn(bots, bot) ? bots[bot] : undefined) ?? usual;
  let answered: BotAnswer;
  try {
    answered = { at, answer: policy(view, offerFrom(offer), luck) };
  } catch {
    answered = { at, failed: true };
  }
  port.postMessage(answered);
});
port.postMessage('ready');
