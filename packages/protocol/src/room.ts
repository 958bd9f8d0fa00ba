import type { Seat } from '@shamble/kernel';
import * as v from 'valibot';
import { type Read, type Reply, Request, read, type Update } from './messages.ts';

/** Who holds a seat that nobody has taken: like a bot it agrees to everything, but it plays nothing. */
export const OPEN_SEAT = 'bot:open';

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const SeatName = v.pipe(v.string(), v.minLength(1), v.maxLength(32));
const Guest = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** What somebody in the room wants that is not play. */
const Errand = v.variant('say', [
  /** Takes a seat that nobody holds, or that a bot keeps warm for him. */
  v.strictObject({ say: v.literal('sit'), id: Id, seat: SeatName }),
  /** Leaves a seat to a bot, or to whoever comes. The host may do so for others. */
  v.strictObject({ say: v.literal('leave'), id: Id, seat: SeatName, to: v.picklist(['bot', 'open']) }),
  v.strictObject({
    say: v.literal('chat'),
    id: Id,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
  // The host's.
  v.strictObject({ say: v.literal('lock'), id: Id, locked: v.boolean() }),
  v.strictObject({ say: v.literal('mute'), id: Id, guest: Guest, muted: v.boolean() }),
  v.strictObject({ say: v.literal('remove'), id: Id, guest: Guest }),
  v.strictObject({ say: v.literal('host'), id: Id, guest: Guest }),
]);
export type Errand = v.InferOutput<typeof Errand>;

const RoomRequest = v.variant('say', [Request, Errand]);
export type RoomRequest = Request | Errand;

/** Who is who in the room, as everyone may know it. */
export interface RoomState {
  readonly tell: 'room';
  readonly you: string;
  readonly host: string;
  readonly isLocked: boolean;
  /** The seats you hold. Without any you look on. */
  readonly seats: readonly Seat[];
  /** Everyone who holds a seat or is here: what they are called, whether they are here now, whether they may chat. */
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly here: boolean;
    readonly muted: boolean;
  }[];
}

export interface Said {
  readonly tell: 'said';
  /** Counts what was said at the table. */
  readonly at: number;
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly when: number;
}

/** The room is closed to you. */
export interface Farewell {
  readonly tell: 'farewell';
  readonly why: 'restart' | 'removed' | 'gone' | 'broken';
}

export type RoomTold = Reply | Update | RoomState | Said | Farewell;

/** The request in something received, or what is wrong with it. */
export const readRoomRequest = (given: unknown): Read<RoomRequest> => read(RoomRequest, given);
