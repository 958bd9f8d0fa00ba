import type { WireOffer } from '@shamble/protocol';
import { type Bots, openBots } from '../link/bots.ts';
import type { Seen } from './skin.ts';

let opened: Bots | null = null;

/** What a bot would answer. It is given what the seat sees and may answer, nothing else. */
export function askBot(bot: string, seen: Seen, offer: WireOffer): Promise<unknown> {
  opened ??= openBots();
  return opened.decide(bot, seen, offer);
}

export { answerInWords } from './answerInWords.ts';
