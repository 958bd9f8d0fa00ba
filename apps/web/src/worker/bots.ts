import { advise, botsFor, enemiesAfter, isPartner, lossesIn, moveOf, type Policy, rng, usual } from '@shamble/bots';
import { offerFrom } from '@shamble/protocol';
import { loadBots } from '../games/index.ts';
import type { BotAnswer, BotQuestion } from '../link/bots.ts';
import type { Port } from '../link/messages.ts';
import { rulesOf } from './keptTables.ts';
import { thinkingOf } from './minds.ts';

// Bots think here, apart from the table, so that one that takes too long can be stopped. The name of the worker is the
// game they know.

const port = globalThis as unknown as Port & { readonly name: string };
const luck = rng(crypto.getRandomValues(new Uint32Array(1))[0]!);
const now = (): number => performance.now();
const [bots, rules, thinking] = await Promise.all([
  loadBots(port.name).then(botsFor, (): Readonly<Record<string, Policy>> => botsFor({})),
  rulesOf(port.name).catch(() => null),
  thinkingOf(port.name).catch(() => null),
]);

port.addEventListener('message', ({ data }) => {
  const question = data as BotQuestion;
  const { at } = question;
  let answered: BotAnswer;
  try {
    answered = { at, answer: answer(question) };
  } catch {
    answered = { at, failed: true };
  }
  port.postMessage(answered);
});
port.postMessage('ready');

function answer(question: BotQuestion): Extract<BotAnswer, { answer: unknown }>['answer'] {
  const { view } = question;
  const seed = luck(2 ** 31);
  if (question.do === 'move') {
    const { bot, offer } = question;
    if (thinking?.isOwn && isPartner(bot))
      return moveOf(thinking.engine, thinking.mind, bot, view, offerFrom(offer), { seed, now });
    const policy = (Object.hasOwn(bots, bot) ? bots[bot] : undefined) ?? usual;
    return { answer: policy(view, offerFrom(offer), luck), because: null };
  }
  const { engine, mind } = thinking!;
  switch (question.do) {
    case 'advise':
      return advise(engine, view, offerFrom(question.offer), { mind, seed, now, ms: question.ms });
    case 'losses':
      return lossesIn(engine, view, offerFrom(question.offer), { mind, seed, now, ms: question.ms });
    case 'enemies':
      return enemiesAfter(engine, rules!.game.pack, view, question.answer, { mind, seed });
  }
}
