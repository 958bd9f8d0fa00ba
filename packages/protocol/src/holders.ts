import type { Pending, Proposal, Seat } from '@shamble/kernel';

const BOT = 'bot:';

/** The name of the bot that holds the seat; null for a person. */
export function botIn(holders: Readonly<Record<Seat, string>>, seat: Seat): string | null {
  const holder = holders[seat] ?? '';
  return holder.startsWith(BOT) ? holder.slice(BOT.length) : null;
}

/** Where people and bots choose together and a bot decides, it takes what the people propose, and waits for it. */
export function proposalFor(
  { who, proposals = [] }: Pending,
  holders: Readonly<Record<Seat, string>>,
): Proposal | 'awaited' | null {
  if (typeof who === 'string') return null;
  const people = who.anyOf.filter((seat) => botIn(holders, seat) === null);
  if (people.length === 0) return null;
  return proposals.findLast(({ seat }) => people.includes(seat)) ?? 'awaited';
}
