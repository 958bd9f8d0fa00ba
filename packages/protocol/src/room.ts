import * as v from 'valibot';
import { type Read, Request, read } from './messages.ts';

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const SeatName = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Guest = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What somebody in the room wants that is not play. */
const Errand = v.variant('say', [
  /** Takes a seat that nobody holds, once play has begun only one that the host offers; or one's own again. */
  v.strictObject({ say: v.literal('sit'), id: Id, seat: SeatName }),
  /** Leaves a seat to a bot, which keeps it warm, or for good. The host may do so for who is not here. */
  v.strictObject({
    say: v.literal('leave'),
    id: Id,
    seat: SeatName,
    to: v.picklist(['bot', 'open']),
    /** Which bot; the one that answers at once if nothing is said. */
    bot: v.optional(v.picklist(['careful', 'steady', 'strong'])),
  }),
  /** Asks what happened at a seat of one's own since one was last shown it. */
  v.strictObject({ say: v.literal('missed'), id: Id, seat: SeatName }),
  /** Wants to give up for one's side, agrees to it or says no. The last who agrees ends the game for that side. */
  v.strictObject({ say: v.literal('concede'), id: Id, seat: SeatName, agreed: v.boolean() }),
  /** Asks the host to be let in. */
  v.strictObject({ say: v.literal('knock'), id: Id }),
  v.strictObject({
    say: v.literal('chat'),
    id: Id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  /** Takes back what was said: one's own, or as the host anyone's. */
  v.strictObject({ say: v.literal('unsay'), id: Id, at: Count }),
  // The host's.
  /** Everyone goes from the waiting room to the table. */
  v.strictObject({ say: v.literal('start'), id: Id }),
  /** Once play has begun: offers every free seat, or none any more. */
  v.strictObject({ say: v.literal('lock'), id: Id, locked: v.boolean() }),
  /** Once play has begun: whoever comes may take this seat, or no longer. */
  v.strictObject({ say: v.literal('offer'), id: Id, seat: SeatName, offered: v.boolean() }),
  /** Lets somebody in who knocks, or not. */
  v.strictObject({ say: v.literal('admit'), id: Id, guest: Guest, admitted: v.boolean() }),
  /** Lists the table for everyone to find, or no longer. */
  v.strictObject({ say: v.literal('publish'), id: Id, isPublic: v.boolean() }),
  v.strictObject({ say: v.literal('mute'), id: Id, guest: Guest, muted: v.boolean() }),
  v.strictObject({ say: v.literal('remove'), id: Id, guest: Guest }),
  /** Hands the table over. Whoever sits here may take it for himself when the host has been away for a while. */
  v.strictObject({ say: v.literal('host'), id: Id, guest: Guest }),
]);
export type Errand = v.InferOutput<typeof Errand>;

/** Somebody has really been shown a seat of his with so many entries. Nobody answers it. */
const Shown = v.strictObject({ say: v.literal('shown'), seat: SeatName, n: Count });
export type Shown = v.InferOutput<typeof Shown>;

const RoomRequest = v.variant('say', [Request, Errand, Shown]);
type RoomRequest = Request | Errand | Shown;

/** The request in something received, or what is wrong with it. */
export const readRoomRequest = (given: unknown): Read<RoomRequest> => read(RoomRequest, given);
