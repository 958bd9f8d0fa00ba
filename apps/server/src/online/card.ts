import { botIn } from '@shamble/kernel';
import { type OnlineCard, OPEN_SEAT } from '@shamble/protocol';
import type { OnlineRecord } from '../store/index.ts';
import type { Guest } from './guests.ts';
import type { RoomFacts } from './roomFacts.ts';

/** A table where nobody does anything is kept for so many days. */
export const KEPT_DAYS = 180;
/** One where nobody has begun to play. */
export const KEPT_EMPTY_DAYS = 7;
export const A_DAY = 24 * 3600_000;

/** What anyone with the link may know of a table. It names people, not their ids. */
export function cardOf(record: OnlineRecord, room: RoomFacts, guest: Guest | null): OnlineCard {
  const { id, game, title, options, commitment, opened, touched, n, round, outcome, holders, asked = null } = record;
  const { isPublic, isLocked, host, names } = room;
  return {
    id,
    game,
    title,
    options,
    commitment,
    opened,
    touched,
    keptUntil: touched + (room.isBegun === false ? KEPT_EMPTY_DAYS : KEPT_DAYS) * A_DAY,
    n,
    round,
    outcome,
    isPublic,
    isLocked,
    host: names[host] ?? '?',
    seats: record.seats.map((seat) => {
      const holder = holders[seat]!;
      const by = holder === OPEN_SEAT ? 'open' : botIn(holders, seat) === null ? 'person' : 'bot';
      return { seat, by, name: by === 'person' ? (names[holder] ?? '?') : null };
    }),
    asked,
    yours: guest === null ? [] : record.seats.filter((seat) => holders[seat] === guest.id),
  };
}
