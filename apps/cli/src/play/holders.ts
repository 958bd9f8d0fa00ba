import type { Policy } from '@shamble/bots';
import { botIn, botNamed, type Holders, type Seat } from '@shamble/kernel';
import { findBot, usualBot } from '../bots.ts';
import { type ShelvedGame, unknown } from '../games.ts';

export const PERSON = 'here';

/** Who sits where: `2 p3=random others all` name seats that bots hold; all other seats are the person's. */
export function holdersFrom(game: ShelvedGame, seats: readonly Seat[], wanted: readonly string[]): Holders {
  const holders: Record<Seat, string> = Object.fromEntries(seats.map((seat) => [seat, PERSON]));
  for (const wish of wanted.flatMap((one) => one.split(',')).filter((one) => one !== '')) {
    const [who, bot = usualBot(game)] = wish.split('=');
    findBot(bot, game);
    for (const seat of seatsNamed(who!, seats)) holders[seat] = botNamed(bot);
  }
  return holders;
}

function seatsNamed(name: string, seats: readonly Seat[]): readonly Seat[] {
  if (name === 'all') return seats;
  if (name === 'others') return seats.slice(1);
  const seat = seats.find((one) => one === name) ?? (/^\d+$/.test(name) ? seats[Number(name) - 1] : undefined);
  return [seat ?? unknown('cli.unknown.seat', name, [...seats, 'others', 'all'])];
}

/** The policy of whoever holds the seat; null for a person. */
export function policyOf(game: ShelvedGame, holders: Holders, seat: Seat): Policy | null {
  const bot = botIn(holders, seat);
  return bot === null ? null : findBot(bot, game);
}
