import { botNamed, isBot, type Seat } from '@shamble/kernel';
import type { Errand, Farewell, Refusal, RoomState } from '@shamble/protocol';
import type { Chat } from './chat.ts';
import type { Guest } from './guests.ts';
import { keptFor, type RoomFacts } from './roomFacts.ts';
import type { Seats } from './seats.ts';

/** What it takes to say who may sit where, and who gives up. */
export interface Seating {
  readonly facts: RoomFacts;
  readonly seats: Seats;
  /** The host has said so, or somebody has played. */
  readonly isBegun: boolean;
  readonly isOver: boolean;
  /** Whether seats know what others must not. */
  readonly hasSecrets: boolean;
  /** They do, and nobody has been shown any yet, since play has not begun. */
  readonly isVeiled: boolean;
  /** The seats that win or lose together with this one. */
  sideOf(seat: Seat): readonly Seat[];
  /** Here, or gone so lately that he may be coming back. */
  isPresent(guest: string): boolean;
  /** Gone for so long that the others need not wait for his agreement. */
  isLongAway(guest: string): boolean;
}

/** As much of a room as errands need. */
export interface Inside extends Seating {
  readonly chat: Chat;
  readonly people: RoomState['people'];
  readonly isHostAway: boolean;
  /** Once this is done it is on the disk, and everyone has been told. */
  change(facts: Partial<RoomFacts>): Promise<void>;
  hold(seat: Seat, holder: string): Promise<Refusal | null>;
  /** Gives this seat up, whatever that means in the game. */
  resign(seat: Seat): Promise<Refusal | null>;
  /** The table is among those of this guest from now on, or no longer. */
  join(guest: string, isHis: boolean): Promise<void>;
  dismiss(guest: string): void;
  /** Those who wait at the door: they come again and are in, or they are told how it stands, or they go. */
  answerDoor(guest: string, how: 'open' | 'asked' | Extract<Farewell['why'], 'removed'>): void;
  /** Tells whoever asks what has happened at his seat since he was shown it. False: not again so soon. */
  tellMissed(seat: Seat, id: string): Promise<boolean>;
}

export type Run<Say extends Errand['say']> = (
  room: Inside,
  guest: Guest,
  errand: Extract<Errand, { say: Say }>,
  no: (sentence: string) => Refusal,
) => Promise<Refusal | null>;

export type Runs<Say extends Errand['say']> = { readonly [One in Say]: Run<One> };

export const BOT = botNamed('careful');
export const NO_SEAT = (seat: Seat): string => `There is no seat "${seat}" at this table.`;
export const NOBODY = 'There is nobody of that name here.';
export const HOSTS = 'Only the host of the table may do that.';

/** Whose seat it is: who sits there, or for whom a bot keeps it warm. */
export const ownerOf = ({ facts, seats }: Pick<Seating, 'facts' | 'seats'>, seat: Seat): string | null => {
  const holder = seats.holder(seat);
  return holder === undefined || isBot(holder) ? keptFor(facts, seat) : holder;
};

export const isHost = ({ facts }: Seating, guest: Guest): boolean => guest.id === facts.host;

/** What is the host's alone. */
export const forHost =
  <Say extends Errand['say']>(run: Run<Say>): Run<Say> =>
  async (room, guest, errand, no) =>
    isHost(room, guest) ? run(room, guest, errand, no) : no(HOSTS);
