import { botNamed, isBot, type Seat } from '@shamble/kernel';
import { OPEN_SEAT } from '@shamble/protocol';
import type { Guest } from './guests.ts';
import { BOT, forHost, type Inside, isHost, NO_SEAT, ownerOf, type Runs } from './inside.ts';
import { mustKnock } from './knocking.ts';
import { keptFor, type RoomFacts, without } from './roomFacts.ts';

const isFree = (room: Inside, seat: Seat): boolean => isBot(room.seats.holder(seat)) && ownerOf(room, seat) === null;

const HIS = 'Whose seat this is, is here or has only just gone: it stays his.';

/** Once play has begun a table is locked while no seat is offered. */
const offering = ({ isBegun }: Inside, offered: readonly Seat[]): Partial<RoomFacts> =>
  isBegun ? { offered, isLocked: offered.length === 0 } : {};

const offeredBut = ({ facts }: Inside, seat: Seat): Seat[] => (facts.offered ?? []).filter((one) => one !== seat);

/** Why somebody may not sit down there; null: he may. */
function whyNotSit(room: Inside, guest: Guest, seat: Seat): string | null {
  const { facts } = room;
  const owner = ownerOf(room, seat);
  if (owner === guest.id) return null;
  if (!isBot(room.seats.holder(seat))) return 'Somebody sits there already.';
  if (mustKnock(room, guest.id)) return 'The host lets in who is new here: ask for it first.';
  const isOffered = facts.offered?.includes(seat) === true;
  if (owner !== null && !isOffered) return 'A bot keeps this seat warm for somebody else.';
  if (owner !== null && room.isPresent(owner)) return HIS;
  if (facts.isLocked && !isOffered && !isHost(room, guest)) return 'The host has locked this table.';
  if (room.isBegun && !isOffered && !isHost(room, guest))
    return 'Play has begun: the host has to offer this seat first.';
  return room.hasSecrets ? whyNotLook(room, guest, seat) : null;
}

/** Where hands are secret nobody looks into two of them, and the host into none but his own. */
function whyNotLook(room: Inside, guest: Guest, seat: Seat): string | null {
  const held = new Set([...(room.facts.sat?.[guest.id] ?? []), ...room.seats.of(guest.id)]);
  if (held.has(seat) && held.size === 1) return null;
  if (held.size > 0 && room.isVeiled) return 'Hands are secret here, so everybody has one seat: leave yours first.';
  if (held.size > 0) return 'You have looked into the hand of another seat, and hands are secret here.';
  if (isHost(room, guest) && room.isBegun)
    return 'Hands are secret here, and the host looks into none: offer the seat to others.';
  return null;
}

export const seating: Runs<'sit' | 'leave' | 'offer' | 'lock'> = {
  async sit(room, guest, { seat }, no) {
    const holder = room.seats.holder(seat);
    if (holder === undefined) return no(NO_SEAT(seat));
    if (holder === guest.id) return null;
    const why = whyNotSit(room, guest, seat);
    if (why !== null) return no(why);
    const { names } = room.facts;
    await room.join(guest.id, true);
    if (names[guest.id] !== guest.name) await room.change({ names: { ...names, [guest.id]: guest.name } });
    const refusal = await room.hold(seat, guest.id);
    if (refusal !== null) return refusal;
    if (keptFor(room.facts, seat) !== null || room.facts.offered?.includes(seat))
      await room.change({ keptFor: without(room.facts.keptFor, seat), ...offering(room, offeredBut(room, seat)) });
    return null;
  },

  async leave(room, guest, { seat, to, bot }, no) {
    const holder = room.seats.holder(seat);
    if (holder === undefined) return no(NO_SEAT(seat));
    const owner = ownerOf(room, seat);
    if (owner !== guest.id) {
      if (!isHost(room, guest)) return no('This seat is not yours to leave.');
      if (owner !== null && room.isPresent(owner)) return no(HIS);
    }
    const others = without(room.facts.keptFor, seat);
    const isKept = to === 'bot' && owner !== null;
    const offered = isKept ? offering(room, offeredBut(room, seat)) : {};
    await room.change({ keptFor: isKept ? { ...others, [seat]: owner } : others, ...offered });
    return room.hold(seat, to !== 'bot' ? OPEN_SEAT : bot === undefined ? BOT : botNamed(bot));
  },

  offer: forHost(async (room, _host, { seat, offered }, no) => {
    const holder = room.seats.holder(seat);
    if (holder === undefined) return no(NO_SEAT(seat));
    if (!room.isBegun) return no('Before play begins every free seat can be taken: there is nothing to offer.');
    const others = offeredBut(room, seat);
    if (!offered) {
      await room.change(offering(room, others));
      return null;
    }
    const owner = ownerOf(room, seat);
    if (owner !== null && room.isPresent(owner)) return no(HIS);
    const kept = owner === null ? {} : { keptFor: { ...room.facts.keptFor, [seat]: owner } };
    await room.change({ ...kept, ...offering(room, [...others, seat]) });
    return isBot(holder) ? null : room.hold(seat, BOT);
  }),

  lock: forHost(async (room, _host, { locked }, no) => {
    if (!room.isBegun) {
      await room.change({ isLocked: locked });
      return null;
    }
    const free = locked ? [] : room.seats.all.filter((seat) => isFree(room, seat));
    if (!locked && free.length === 0)
      return no('No seat is free. That of somebody who has been away for a while can be offered.');
    await room.change(offering(room, free));
    return null;
  }),
};
