import { botIn, botNamed, isBot, type Seat } from '@shamble/kernel';

/** Who sits in a seat, of those who can: whoever made the table, somebody else at this screen, a bot. */
export type Holder =
  | { readonly who: 'me' }
  | { readonly who: 'other'; readonly name: string }
  | { readonly who: 'bot'; readonly bot: string };

export const ME: Holder = { who: 'me' };
const HERE = 'here';
/** A holder is no longer than 64 characters. */
export const LONGEST_NAME = 40;

/** As it is kept. Somebody without a name goes by the seat. */
export function holderText(holder: Holder, seat: Seat): string {
  if (holder.who === 'me') return HERE;
  if (holder.who === 'bot') return botNamed(holder.bot);
  return `${HERE}:${holder.name.trim().slice(0, LONGEST_NAME) || seat}`;
}

export function readHolder(text: string, seat: Seat): Holder {
  const bot = botIn({ [seat]: text }, seat);
  if (bot !== null) return { who: 'bot', bot };
  if (!text.startsWith(`${HERE}:`)) return ME;
  const name = text.slice(HERE.length + 1);
  return { who: 'other', name: name === seat ? '' : name };
}

/** What a person is called who sits there; null where the seat's own name will do. */
export function personIn(holders: Readonly<Record<Seat, string>>, seat: Seat): string | null {
  const holder = readHolder(holders[seat] ?? HERE, seat);
  return holder.who === 'other' && holder.name !== '' ? holder.name : null;
}

/** The people at this table, each once. */
export const holdersHere = (holders: Readonly<Record<Seat, string>>): readonly string[] => [
  ...new Set(Object.values(holders).filter((holder) => !isBot(holder))),
];
