import type { Seat } from './game.ts';

// A holder is a person, by whatever id the apps know him, or a bot, by its name.

const BOT = 'bot:';

/** Bots agree to everything. */
export const isBot = (holder: string | undefined): boolean => holder?.startsWith(BOT) === true;

/** The holder that is this bot. */
export const botNamed = (name: string): string => BOT + name;

/** The name of the bot that holds the seat; null for a person. */
export function botIn(holders: Readonly<Record<Seat, string>>, seat: Seat): string | null {
  const holder = holders[seat];
  return holder !== undefined && isBot(holder) ? holder.slice(BOT.length) : null;
}
