import { type Errand, OPEN_SEAT, type Refusal, refused } from '@shamble/protocol';
import { conceding, isOfTheStart } from './conceding.ts';
import type { Guest } from './guests.ts';
import { BOT, forHost, HOSTS, type Inside, isHost, NOBODY, type Run, type Runs } from './inside.ts';
import { knocking } from './knocking.ts';
import { seating } from './seating.ts';

const isKnown = ({ people }: Inside, guest: string): boolean => people.some(({ id }) => id === guest);

/** Who sits here may take over the table of a host who has gone; once play has begun, who has sat here since. */
const mayClaim = (room: Inside, guest: Guest): boolean =>
  room.isHostAway &&
  room.seats.of(guest.id).length > 0 &&
  (!room.isBegun || isOfTheStart(room, room.seats.all, [guest.id]));

const ERRANDS: Runs<Errand['say']> = {
  ...seating,
  ...conceding,
  ...knocking,

  async missed(room, guest, { seat, id }, no) {
    if (room.seats.holder(seat) !== guest.id) return no('This seat is not yours.');
    if (room.isVeiled) return null;
    if (await room.tellMissed(seat, id)) return null;
    return refused(id, 'too-fast', 'You want more than anyone can look up: wait a moment.');
  },

  chat: async (room, guest, errand, no) =>
    room.facts.muted.includes(guest.id) ? no('The host has asked you to be silent.') : room.chat.say(guest, errand),

  unsay: (room, guest, errand) => room.chat.unsay(guest, errand, isHost(room, guest)),

  async host(room, guest, { guest: heir }, no) {
    if (!isKnown(room, heir)) return no(NOBODY);
    if (!isHost(room, guest) && !(heir === guest.id && mayClaim(room, guest))) return no(HOSTS);
    await room.join(heir, true);
    await room.change({ host: heir });
    return null;
  },

  start: forHost(async (room) => {
    await room.change({ isStarted: true, isBegun: true, isLocked: true, offered: [] });
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
    const { removed, keptFor, admitted = [], knocking: waiting = [] } = room.facts;
    await room.change({
      removed: [...new Set([...removed, guest])],
      keptFor: Object.fromEntries(Object.entries(keptFor).filter(([, owner]) => owner !== guest)),
      admitted: admitted.filter((one) => one !== guest),
      knocking: waiting.filter(({ id }) => id !== guest),
    });
    await room.join(guest, false);
    room.dismiss(guest);
    // A seat that stays his would wait for him in vain: then the host has to know, and says it again.
    let refusal: Refusal | null = null;
    for (const seat of room.seats.of(guest)) refusal = await room.hold(seat, room.isBegun ? BOT : OPEN_SEAT);
    return refusal;
  }),
};

/** Does what somebody in the room wants that is not play, or says why not. */
export async function runErrand(room: Inside, guest: Guest, errand: Errand): Promise<Refusal | null> {
  const no = (sentence: string): Refusal => refused(errand.id, 'not-yours', sentence);
  // It may have waited for its turn while he was asked to leave.
  if (room.facts.removed.includes(guest.id)) return no('The host has asked you to leave this table.');
  const run = ERRANDS[errand.say] as Run<Errand['say']>;
  const refusal = await run(room, guest, errand, no);
  return refusal === null ? null : { ...refusal, id: errand.id };
}
