import type { Seat } from '@shamble/kernel';
import { type Errand, OPEN_SEAT, type Refusal, type RoomState, refused } from '@shamble/protocol';
import type { Chat } from './chat.ts';
import type { Guest } from './guests.ts';
import { keptFor, type RoomFacts, without } from './roomFacts.ts';
import { isBot, type Seats } from './seats.ts';

/** As much of a room as errands need. */
export interface Inside {
  readonly facts: RoomFacts;
  readonly seats: Seats;
  readonly chat: Chat;
  readonly people: RoomState['people'];
  readonly isHostAway: boolean;
  /** Once this is done it is on the disk, and everyone has been told. */
  change(facts: Partial<RoomFacts>): Promise<void>;
  hold(seat: Seat, holder: string): Promise<Refusal | null>;
  /** The table is among those of this guest from now on, or no longer. */
  join(guest: string, isHis: boolean): Promise<void>;
  dismiss(guest: string): void;
  /** Tells somebody what has happened at his seats since he left. */
  catchUp(guest: string): void;
}

const BOT = 'bot:careful';

type Run<Say extends Errand['say']> = (
  room: Inside,
  guest: Guest,
  errand: Extract<Errand, { say: Say }>,
  no: (sentence: string) => Refusal,
) => Promise<Refusal | null>;

const isHost = ({ facts }: Inside, guest: Guest): boolean => guest.id === facts.host;
const isKnown = ({ people }: Inside, guest: string): boolean => people.some(({ id }) => id === guest);
const NO_SEAT = (seat: Seat): string => `There is no seat "${seat}" at this table.`;
const NOBODY = 'There is nobody of that name here.';
const HOSTS = 'Only the host of the table may do that.';

/** What is the host's alone. */
const forHost =
  <Say extends Errand['say']>(run: Run<Say>): Run<Say> =>
  async (room, guest, errand, no) =>
    isHost(room, guest) ? run(room, guest, errand, no) : no(HOSTS);

const ERRANDS: { readonly [Say in Errand['say']]: Run<Say> } = {
  async sit(room, guest, { seat }, no) {
    const { facts } = room;
    const holder = room.seats.holder(seat);
    if (holder === undefined) return no(NO_SEAT(seat));
    if (holder === guest.id) return null;
    if (!isBot(holder)) return no('Somebody sits there already.');
    const owner = keptFor(facts, seat);
    if (owner !== null && owner !== guest.id) return no('A bot keeps this seat warm for somebody else.');
    if (facts.isLocked && !isHost(room, guest) && owner !== guest.id) return no('The host has locked this table.');
    await room.join(guest.id, true);
    if (facts.names[guest.id] !== guest.name) await room.change({ names: { ...facts.names, [guest.id]: guest.name } });
    const refusal = await room.hold(seat, guest.id);
    if (refusal !== null || owner === null) return refusal;
    room.catchUp(guest.id);
    await room.change({ keptFor: without(room.facts.keptFor, seat) });
    return null;
  },

  async leave(room, guest, { seat, to }, no) {
    const holder = room.seats.holder(seat);
    if (holder === undefined) return no(NO_SEAT(seat));
    if (holder !== guest.id && !isHost(room, guest)) return no('This seat is not yours to leave.');
    const owner = isBot(holder) ? keptFor(room.facts, seat) : holder;
    const others = without(room.facts.keptFor, seat);
    await room.change({ keptFor: to === 'bot' && owner !== null ? { ...others, [seat]: owner } : others });
    return room.hold(seat, to === 'bot' ? BOT : OPEN_SEAT);
  },

  chat: async (room, guest, errand, no) =>
    room.facts.muted.includes(guest.id) ? no('The host has asked you to be silent.') : room.chat.say(guest, errand),

  unsay: (room, guest, errand) => room.chat.unsay(guest, errand, isHost(room, guest)),

  async host(room, guest, { guest: heir }, no) {
    if (!isKnown(room, heir)) return no(NOBODY);
    const mayClaim = heir === guest.id && room.seats.of(guest.id).length > 0 && room.isHostAway;
    if (!isHost(room, guest) && !mayClaim) return no(HOSTS);
    await room.join(heir, true);
    await room.change({ host: heir });
    return null;
  },

  start: forHost(async (room) => {
    await room.change({ isStarted: true });
    return null;
  }),

  lock: forHost(async (room, _guest, { locked }) => {
    await room.change({ isLocked: locked });
    return null;
  }),

  publish: forHost(async (room, _guest, { isPublic }) => {
    await room.change({ isPublic });
    return null;
  }),

  mute: forHost(async (room, _guest, { guest, muted }, no) => {
    const others = room.facts.muted.filter((one) => one !== guest);
    if (muted && !isKnown(room, guest)) return no(NOBODY);
    await room.change({ muted: muted ? [...others, guest] : others });
    return null;
  }),

  remove: forHost(async (room, host, { guest }, no) => {
    if (guest === host.id) return no('The host cannot remove himself: hand the table over first.');
    if (!isKnown(room, guest)) return no(NOBODY);
    const kept = Object.entries(room.facts.keptFor).filter(([, owner]) => owner !== guest);
    await room.change({
      removed: [...new Set([...room.facts.removed, guest])],
      keptFor: Object.fromEntries(kept),
    });
    await room.join(guest, false);
    for (const seat of room.seats.of(guest)) await room.hold(seat, OPEN_SEAT);
    room.dismiss(guest);
    return null;
  }),
};

/** Does what somebody in the room wants that is not play, or says why not. */
export async function runErrand(room: Inside, guest: Guest, errand: Errand): Promise<Refusal | null> {
  const no = (sentence: string): Refusal => refused(errand.id, 'not-yours', sentence);
  const run = ERRANDS[errand.say] as Run<Errand['say']>;
  const refusal = await run(room, guest, errand, no);
  return refusal === null ? null : { ...refusal, id: errand.id };
}
