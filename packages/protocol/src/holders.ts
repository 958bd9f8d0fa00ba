import { botIn, botNamed, type Pending, type Proposal, type Seat } from '@shamble/kernel';

/** Who holds a seat that nobody has taken: like a bot it agrees to everything, but it plays nothing. */
export const OPEN_SEAT = botNamed('open');

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
