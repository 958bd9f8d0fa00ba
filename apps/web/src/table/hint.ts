import type { Advised, Seen as Foreseen, Loss } from '@shamble/bots';
import type { WireOffer } from '@shamble/protocol';
import { type Bots, openBots } from '../link/bots.ts';
import type { Seen } from './skin.ts';

let opened: Bots | null = null;
const bots = (): Bots => {
  opened ??= openBots();
  return opened;
};

/** So long advice may be thought about, in milliseconds. */
const ADVICE = 1500;

/** What a bot would answer. It is given what the seat sees and may answer, nothing else. */
export const askBot = async (bot: string, seen: Seen, offer: WireOffer): Promise<unknown> =>
  (await bots().decide(bot, seen, offer)).answer;

/** The best options, by the same knowledge. */
export const askAdvice = (seen: Seen, offer: WireOffer, ms = ADVICE): Promise<readonly Advised[]> =>
  bots().advise(seen, offer, ms);

/** What the enemy would do after an answer. */
export const askEnemies = (seen: Seen, answer: unknown): Promise<readonly Foreseen[]> => bots().enemies(seen, answer);

let quiet: Bots | null = null;

/** What throws a chance away; found out by others than those who give hints, since nobody waits for it. */
export function askLosses(seen: Seen, offer: WireOffer, ms: number): Promise<readonly Loss[]> {
  quiet ??= openBots();
  return quiet.losses(seen, offer, ms);
}
