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

/** The best options, by the same knowledge; null where it could not be found out. */
export const askAdvice = (seen: Seen, offer: WireOffer, ms = ADVICE): Promise<readonly Advised[] | null> =>
  bots().advise(seen, offer, ms);

/** What the enemy would do after an answer; null where it could not be found out. */
export const askEnemies = (seen: Seen, answer: unknown): Promise<readonly Foreseen[] | null> =>
  bots().enemies(seen, answer);

/**
 * What throws a chance away; found out by others than those who give hints, since nobody waits for it. One question after
 * the other: those that nobody wants any more when their turn comes are left out.
 */
export function losses(open: () => Pick<Bots, 'losses'>) {
  let thinker: Pick<Bots, 'losses'> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  return (seen: Seen, offer: WireOffer, ms: number, isWanted: () => boolean): Promise<readonly Loss[]> => {
    const found = turn.then(() => {
      if (!isWanted()) return [];
      thinker ??= open();
      return thinker.losses(seen, offer, ms);
    });
    turn = found.catch(() => undefined);
    return found;
  };
}

export const askLosses = losses(openBots);
