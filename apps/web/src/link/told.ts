import type { TableCard } from '@shamble/kept';
import type { Event, FaultCode, Holders, Phrase, Seat } from '@shamble/kernel';
import { as, Happened, Outcome, Reason, Reply, Update } from '@shamble/protocol';
import * as v from 'valibot';
import type { TroubleCode } from '../store/trouble.ts';
import type { Command } from './asked.ts';

// From the worker of the tables to the page. It is looked at on arrival: an old worker may still serve a new page.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const table = v.string();
const rules = v.array(v.string());
const seat = as<Seat>(v.string());
const seats = v.array(seat);
const holders = as<Holders>(v.record(v.string(), v.string()));

const UndoLine = v.strictObject({
  /** The tables to go back to, latest first: those where one of these seats was asked. */
  back: v.array(count),
  /** How many of those cost nothing: nothing was learned since, and nobody else has answered. */
  free: count,
  /** The table to go forward to again, after an undo; null when something else has been done since. */
  again: v.nullable(count),
});
/** Where undo and redo lead, as people count: what was undone is not on the way back. */
export type UndoLine = Readonly<v.InferOutput<typeof UndoLine>>;

const TableStatus = v.strictObject({
  n: count,
  /** One tab plays, the others follow. */
  role: v.picklist(['playing', 'following']),
  holders,
  undoRule: v.picklist(['free', 'consent', 'none']),
  line: UndoLine,
  /** The tables that were left behind by going back, each by its number of entries: what led to them is not so. */
  undone: v.array(count),
  /** The seat for which a bot is thinking. */
  thinking: v.nullable(seat),
  /** Why a bot did last what a careful player would not have done. */
  said: v.nullable(Reason),
  /** The seat whose bot answered as usual, since nothing came of its thinking. */
  faltered: v.nullable(seat),
  /** Why the last thing was not kept. */
  trouble: v.nullable(as<TroubleCode>(v.string())),
});
/** How it stands with a table in this page, beside what its seats are told. */
export type TableStatus = Readonly<v.InferOutput<typeof TableStatus>>;

/** `unknown-game`: this Shamble has no such game. `silent`: no answer came. */
export type FailureCode = FaultCode | TroubleCode | 'bad-message' | 'unknown-game' | 'silent';
const Failure = v.strictObject({ code: as<FailureCode>(v.string()), sentence: v.string(), rules });
export interface Failure {
  readonly code: FailureCode;
  readonly sentence: string;
  readonly rules: readonly string[];
}

const WorkerMessage = v.variant('from', [
  v.strictObject({ from: v.literal('reply'), at: count, reply: Reply }),
  v.strictObject({ from: v.literal('house'), at: count, answer: v.unknown() }),
  v.strictObject({ from: v.literal('failure'), at: count, failure: as<Failure>(Failure) }),
  v.strictObject({ from: v.literal('update'), table, update: Update }),
  v.strictObject({ from: v.literal('status'), table, status: TableStatus }),
  v.strictObject({ from: v.literal('closed'), table, failure: as<Failure>(Failure) }),
  v.strictObject({ from: v.literal('tables') }),
]);
/** From the worker: the answer to a request, or news. */
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>;

const Card = as<TableCard>(
  v.strictObject({
    id: v.string(),
    game: v.string(),
    title: v.nullable(v.string()),
    options: v.unknown(),
    seats,
    holders,
    commitment: v.string(),
    opened: v.number(),
    touched: v.number(),
    n: count,
    round: v.number(),
    outcome: v.nullable(Outcome),
    damaged: v.nullable(v.strictObject({ code: v.string(), sentence: v.string() })),
  }),
);

const DEED_KINDS = ['choice', 'propose', 'aside', 'resign', 'hold', 'undoTo', 'undoAsked', 'undoAgreed'] as const;
export type DeedKind = (typeof DEED_KINDS)[number];
/** What kind of entry of a journal it is. */
export const deedOf = (entry: object): DeedKind | null => DEED_KINDS.find((kind) => kind in entry) ?? null;

const Chapter = v.strictObject({
  /** The number of entries after it. */
  n: count,
  seat: v.nullable(seat),
  deed: v.nullable(v.picklist(DEED_KINDS)),
  lines: as<readonly { readonly event: Event; readonly phrase: Phrase }[]>(
    v.array(v.strictObject({ event: Happened, phrase: v.looseObject({ id: v.string() }) })),
  ),
});
/** What one entry of the journal brought about, as one seat heard it. The first chapter is the set-up. */
export type Chapter = Readonly<v.InferOutput<typeof Chapter>>;

const Joined = v.strictObject({
  card: Card,
  status: TableStatus,
  /** One for each seat held here; for the watcher where there is none. */
  updates: v.array(Update),
});
export type Joined = Readonly<v.InferOutput<typeof Joined>>;

const DiceProof = v.strictObject({ commitment: v.string(), key: v.nullable(v.string()) });
/** The commitment to the dice; the key only when the game is over. */
export type DiceProof = Readonly<v.InferOutput<typeof DiceProof>>;

/** Command -> what answers it. */
const ANSWERS = {
  open: Card,
  import: Card,
  rename: Card,
  list: v.array(Card),
  join: Joined,
  leave: v.null(),
  takeOver: v.null(),
  goOn: v.null(),
  shown: v.null(),
  delete: v.null(),
  story: v.array(Chapter),
  export: v.strictObject({ name: v.string(), text: v.string() }),
  dice: DiceProof,
} satisfies Record<Command['do'], v.GenericSchema>;
export type Answers = { [C in Command['do']]: v.InferOutput<(typeof ANSWERS)[C]> };

/** What the worker answered to a command; null if it is nothing we understand. */
export function readAnswer<C extends Command['do']>(to: C, given: unknown): { readonly answer: Answers[C] } | null {
  return v.is(ANSWERS[to], given) ? { answer: given as Answers[C] } : null;
}

/** What the worker sent; null if it is nothing we understand. */
export function readTold(given: unknown): WorkerMessage | null {
  return v.is(WorkerMessage, given) ? given : null;
}
