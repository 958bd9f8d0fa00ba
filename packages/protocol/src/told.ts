import type { Phrase, Seat } from '@shamble/kernel';
import * as v from 'valibot';
import { type Read, read } from './messages.ts';
import { as, Count, list, Names, object } from './schema.ts';
import { Done, Happened, Outcome, Refused, Update } from './update.ts';

/** What a server and a client must agree on to understand each other. */
export const PROTOCOL = 1;

const Seats = Names;
const Person = { id: v.string(), name: v.string() };

/** What anyone who has the link may know of a table online. */
const OnlineCard = object({
  id: v.string(),
  game: v.string(),
  title: v.nullable(v.string()),
  /** What it was made from: mission, number of seats. */
  options: v.unknown(),
  /** The SHA-256 of the key of its dice, known from the start. */
  commitment: v.string(),
  /** In milliseconds, like all times. */
  opened: Count,
  touched: Count,
  /** If nobody does anything it is kept until then at least. */
  keptUntil: Count,
  n: Count,
  round: v.number(),
  outcome: v.nullable(Outcome),
  isPublic: v.boolean(),
  isLocked: v.boolean(),
  /** What the host is called. */
  host: v.string(),
  seats: list(object({ seat: v.string(), by: v.picklist(['person', 'bot', 'open']), name: v.nullable(v.string()) })),
  /** The seat that is to answer now. */
  asked: v.nullable(v.string()),
  /** The seats of whoever asks. */
  yours: Seats,
});
export type OnlineCard = v.InferOutput<typeof OnlineCard>;

/** The first thing that is said on a line. */
const Hello = object({ tell: v.literal('hello'), protocol: Count, table: OnlineCard });
export type Hello = v.InferOutput<typeof Hello>;

const Words = as<Phrase>(v.looseObject({ id: v.string() }));

/** Why a bot did last what a careful player would not have done. */
export const Reason = object({
  seat: as<Seat>(v.string()),
  /** The table after it. */
  n: Count,
  /** What it did, and what a careful player would have done, where an option has a name. */
  did: v.nullable(Words),
  rather: v.nullable(Words),
  chance: v.number(),
  instead: v.number(),
  /** What speaks most for it, and the end that it makes less likely. */
  why: v.nullable(Words),
  end: v.nullable(Words),
});

/** Who is who in the room, as everyone may know it. */
const RoomState = object({
  tell: v.literal('room'),
  you: v.string(),
  host: v.string(),
  isLocked: v.boolean(),
  isPublic: v.boolean(),
  /** The host has said so, or somebody has played. */
  isStarted: v.boolean(),
  /** The seats you hold. Without any you look on. */
  seats: Seats,
  /** Seats a bot keeps warm, and for whom. */
  keptFor: as<Readonly<Record<string, string>>>(v.record(v.string(), v.string())),
  /** Those who hold a seat, are awaited or host, you, and a handful who look on: what they are called, whether they are here now, whether they may chat. */
  people: list(object({ ...Person, here: v.boolean(), muted: v.boolean() })),
  /** How many more look on. */
  watchers: v.optional(Count, 0),
  /** Once play has begun: the seats that whoever comes may take. */
  offered: Seats,
  /** Those who hold a seat, or have one kept, and have been away for a while: only theirs can be handed on. */
  absent: Names,
  /** Somebody was removed: who is new here has to be let in. */
  isGuarded: v.boolean(),
  /** Those who were let in. */
  admitted: Names,
  /** Those who ask to be let in: told to the host alone. */
  knocking: list(object(Person)),
  /** Sides that may give up: who has agreed, and who has yet to. */
  conceding: list(object({ seats: Seats, agreed: Names, missing: Names })),
  /** Where nobody knows what others must not. */
  reason: v.optional(v.nullable(Reason), null),
});
export type RoomState = v.InferOutput<typeof RoomState>;

/** You are not in yet: say `knock`. When you are let in, the line is closed for you to come again. */
const Door = object({
  tell: v.literal('door'),
  /** You have asked already. */
  isKnocking: v.boolean(),
});
export type Door = v.InferOutput<typeof Door>;

/** What happened while you were away, as your seat may know it. */
const Missed = object({
  tell: v.literal('missed'),
  /** Who asked for it by this name. Without: what a line has missed that was opened again. */
  id: v.exactOptional(v.string()),
  seat: v.string(),
  /** The number of entries you had seen, and the number now. */
  from: Count,
  to: Count,
  /** The latest of them; `left` were too many. */
  events: list(Happened),
  left: Count,
});
export type Missed = v.InferOutput<typeof Missed>;

/** What one of your seats, or the watcher, heard last: the log of whoever comes in. */
const Lately = object({
  tell: v.literal('lately'),
  seat: v.string(),
  /** The oldest first; `n` is the number of entries after it. */
  chapters: list(object({ n: Count, events: list(Happened) })),
});
export type Lately = v.InferOutput<typeof Lately>;

const Said = object({
  tell: v.literal('said'),
  /** Counts what was said at the table. */
  at: Count,
  by: v.string(),
  name: v.string(),
  text: v.string(),
  when: v.number(),
});
export type Said = v.InferOutput<typeof Said>;

/** What was said under this number was taken back. */
const Unsaid = object({ tell: v.literal('unsaid'), at: Count });
export type Unsaid = v.InferOutput<typeof Unsaid>;

/** The room is closed to you. After `restart`, `idle` and, later, `full` come again, after `gone` and `removed` do not. */
const Farewell = object({
  tell: v.literal('farewell'),
  why: v.picklist(['restart', 'idle', 'full', 'removed', 'gone', 'broken']),
});
export type Farewell = v.InferOutput<typeof Farewell>;

const Told = [Hello, Door, Update, Done, Refused, RoomState, Missed, Lately, Said, Unsaid, Farewell] as const;
const RoomTold = v.variant('tell', Told);
export type RoomTold = v.InferOutput<typeof RoomTold>;

/** What a server has said, or what is wrong with it. Of the game inside only the frame is looked at. */
export const readTold = (given: unknown): Read<RoomTold> => read(RoomTold, given);
