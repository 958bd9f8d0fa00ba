import type { Event, Outcome, Seat } from '@shamble/kernel';
import * as v from 'valibot';
import { type Read, type Reply, read, type Update } from './messages.ts';

/** What a server and a client must agree on to understand each other. */
export const PROTOCOL = 1;

/** What anyone who has the link may know of a table online. */
export interface OnlineCard {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  /** What it was made from: mission, number of seats. */
  readonly options: unknown;
  /** The SHA-256 of the key of its dice, known from the start. */
  readonly commitment: string;
  /** In milliseconds, like all times. */
  readonly opened: number;
  readonly touched: number;
  /** If nobody does anything it is kept until then at least. */
  readonly keptUntil: number;
  readonly n: number;
  readonly round: number;
  readonly outcome: Outcome | null;
  readonly isPublic: boolean;
  readonly isLocked: boolean;
  /** What the host is called. */
  readonly host: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly by: 'person' | 'bot' | 'open';
    readonly name: string | null;
  }[];
  /** The seat that is to answer now. */
  readonly asked: Seat | null;
  /** The seats of whoever asks. */
  readonly yours: readonly Seat[];
}

/** The first thing that is said on a line. */
export interface Hello {
  readonly tell: 'hello';
  readonly protocol: number;
  readonly table: OnlineCard;
}

/** Who is who in the room, as everyone may know it. */
export interface RoomState {
  readonly tell: 'room';
  readonly you: string;
  readonly host: string;
  readonly isLocked: boolean;
  readonly isPublic: boolean;
  /** The host has said so, or somebody has played. */
  readonly isStarted: boolean;
  /** The seats you hold. Without any you look on. */
  readonly seats: readonly Seat[];
  /** Seats a bot keeps warm, and for whom. */
  readonly keptFor: Readonly<Record<Seat, string>>;
  /** Those who hold a seat, are awaited or host, you, and a handful who look on: what they are called, whether they are here now, whether they may chat. */
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly here: boolean;
    readonly muted: boolean;
  }[];
  /** How many more look on. */
  readonly watchers: number;
  /** Once play has begun: the seats that whoever comes may take. */
  readonly offered: readonly Seat[];
  /** Those who hold a seat, or have one kept, and have been away for a while: only theirs can be handed on. */
  readonly absent: readonly string[];
  /** Somebody was removed: who is new here has to be let in. */
  readonly isGuarded: boolean;
  /** Those who were let in. */
  readonly admitted: readonly string[];
  /** Those who ask to be let in: told to the host alone. */
  readonly knocking: readonly { readonly id: string; readonly name: string }[];
  /** Sides that may give up: who has agreed, and who has yet to. */
  readonly conceding: readonly {
    readonly seats: readonly Seat[];
    readonly agreed: readonly string[];
    readonly missing: readonly string[];
  }[];
}

/** You are not in yet: say `knock`. When you are let in, the line is closed for you to come again. */
export interface Door {
  readonly tell: 'door';
  /** You have asked already. */
  readonly isKnocking: boolean;
}

/** What happened while you were away, as your seat may know it. */
export interface Missed {
  readonly tell: 'missed';
  /** Who asked for it by this name. Without: what a line has missed that was opened again. */
  readonly id?: string;
  readonly seat: Seat;
  /** The number of entries you had seen, and the number now. */
  readonly from: number;
  readonly to: number;
  /** The latest of them; `left` were too many. */
  readonly events: readonly Event[];
  readonly left: number;
}

/** What one of your seats, or the watcher, heard last: the log of whoever comes in. */
export interface Lately {
  readonly tell: 'lately';
  readonly seat: Seat;
  /** The oldest first; `n` is the number of entries after it. */
  readonly chapters: readonly { readonly n: number; readonly events: readonly Event[] }[];
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

/** What was said under this number was taken back. */
export interface Unsaid {
  readonly tell: 'unsaid';
  readonly at: number;
}

/** The room is closed to you. After `restart`, `idle` and, later, `full` come again, after `gone` and `removed` do not. */
export interface Farewell {
  readonly tell: 'farewell';
  readonly why: 'restart' | 'idle' | 'full' | 'removed' | 'gone' | 'broken';
}

export type RoomTold = Hello | Door | Reply | Update | RoomState | Missed | Lately | Said | Unsaid | Farewell;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Names = v.array(v.string());
const Events = v.array(v.looseObject({ id: v.string() }));
const Facts = v.record(v.string(), v.unknown());
const Offer = v.looseObject({ kind: v.picklist(['one', 'some', 'share', 'order', 'arrange']) });

// More may be said than is known here: a newer server may add to it.
const Message = v.variant('tell', [
  v.looseObject({
    tell: v.literal('hello'),
    protocol: Count,
    table: v.looseObject({
      id: v.string(),
      game: v.string(),
      title: v.nullable(v.string()),
      commitment: v.string(),
      keptUntil: Count,
      n: Count,
      round: v.number(),
      seats: v.array(
        v.looseObject({
          seat: v.string(),
          by: v.picklist(['person', 'bot', 'open']),
          name: v.nullable(v.string()),
        }),
      ),
      asked: v.nullable(v.string()),
      yours: Names,
    }),
  }),
  v.looseObject({
    tell: v.literal('update'),
    n: Count,
    seat: v.string(),
    view: v.looseObject({ viewer: v.string(), n: Count, state: v.unknown(), seats: Names }),
    events: Events,
    offer: v.nullable(Offer),
    asides: v.record(v.string(), Offer),
    undo: v.looseObject({
      to: v.nullable(Count),
      floor: Count,
      asked: v.nullable(v.looseObject({ seat: v.string(), to: Count, of: v.optional(Names, []) })),
    }),
    holders: v.record(v.string(), v.string()),
    outcome: v.nullable(Facts),
  }),
  v.looseObject({ tell: v.literal('done'), id: v.string(), n: Count }),
  v.looseObject({
    tell: v.literal('refused'),
    id: v.nullable(v.string()),
    code: v.string(),
    sentence: v.string(),
    rules: Names,
  }),
  v.looseObject({
    tell: v.literal('room'),
    you: v.string(),
    host: v.string(),
    isLocked: v.boolean(),
    isPublic: v.boolean(),
    isStarted: v.boolean(),
    seats: Names,
    keptFor: v.record(v.string(), v.string()),
    people: v.array(v.looseObject({ id: v.string(), name: v.string(), here: v.boolean(), muted: v.boolean() })),
    watchers: v.optional(Count, 0),
    offered: Names,
    absent: Names,
    isGuarded: v.boolean(),
    admitted: Names,
    knocking: v.array(v.looseObject({ id: v.string(), name: v.string() })),
    conceding: v.array(v.looseObject({ seats: Names, agreed: Names, missing: Names })),
  }),
  v.looseObject({ tell: v.literal('door'), isKnocking: v.boolean() }),
  v.looseObject({
    tell: v.literal('missed'),
    id: v.optional(v.string()),
    seat: v.string(),
    from: Count,
    to: Count,
    events: Events,
    left: Count,
  }),
  v.looseObject({
    tell: v.literal('lately'),
    seat: v.string(),
    chapters: v.array(v.looseObject({ n: Count, events: Events })),
  }),
  v.looseObject({
    tell: v.literal('said'),
    at: Count,
    by: v.string(),
    name: v.string(),
    text: v.string(),
    when: v.number(),
  }),
  v.looseObject({ tell: v.literal('unsaid'), at: Count }),
  v.looseObject({
    tell: v.literal('farewell'),
    why: v.picklist(['restart', 'idle', 'full', 'removed', 'gone', 'broken']),
  }),
]);

/** What a server has said, or what is wrong with it. Of the game inside only the frame is looked at. */
export const readTold = (given: unknown): Read<RoomTold> => read(Message, given) as Read<RoomTold>;
