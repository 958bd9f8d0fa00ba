import type { TableCard } from '@shamble/kept';
import type { Entry, Event, FaultCode, Holders, Phrase, Seat, UndoRule } from '@shamble/kernel';
import type { Reply, Update } from '@shamble/protocol';
import * as v from 'valibot';
import type { TroubleCode } from '../store/trouble.ts';
import type { Line } from './line.ts';

// Two channels go over one worker: the table protocol, and what is asked of the house where the tables are kept.

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(200));
const table = id;

/** What a page may ask of the house. */
export const Command = v.variant('do', [
  v.strictObject({
    do: v.literal('open'),
    game: id,
    /** What the game makes a table from: see `GamePack.options`. */
    options: v.unknown(),
    /** Who sits where: `here`, `here:` and a name, or `bot:` and a bot of the game. Seats left out are held here. */
    holders: v.optional(v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(64)))),
    title: v.optional(v.nullable(name)),
    undo: v.optional(v.picklist(['free', 'consent', 'none'])),
    /** 64 hexadecimal digits. Drawn by the worker unless somebody wants the same dice again. */
    key: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
  v.strictObject({ do: v.literal('join'), table }),
  v.strictObject({ do: v.literal('leave'), table }),
  v.strictObject({ do: v.literal('takeOver'), table }),
  v.strictObject({ do: v.literal('goOn'), table }),
  v.strictObject({ do: v.literal('shown'), table, n: count }),
  v.strictObject({ do: v.literal('story'), table, seat: v.pipe(v.string(), v.maxLength(32)) }),
  v.strictObject({ do: v.literal('list') }),
  v.strictObject({ do: v.literal('rename'), table, title: v.nullable(name) }),
  v.strictObject({ do: v.literal('delete'), table }),
  v.strictObject({ do: v.literal('export'), table }),
  v.strictObject({ do: v.literal('import'), text: v.string() }),
  v.strictObject({ do: v.literal('dice'), table }),
]);
export type Command = v.InferOutput<typeof Command>;
export type NewTable = Omit<Extract<Command, { do: 'open' }>, 'do'>;

/** What each command is answered with. */
export interface Answers {
  open: TableCard;
  join: Joined;
  leave: null;
  takeOver: null;
  goOn: null;
  shown: null;
  story: readonly Chapter[];
  list: readonly TableCard[];
  rename: TableCard;
  delete: null;
  export: { readonly name: string; readonly text: string };
  import: TableCard;
  dice: DiceProof;
}

export interface Joined {
  readonly card: TableCard;
  readonly status: TableStatus;
  /** One for each seat held here; for the watcher where there is none. */
  readonly updates: readonly Update[];
}

/** How it stands with a table in this page, beside what its seats are told. */
export interface TableStatus {
  readonly n: number;
  /** One tab plays, the others follow. */
  readonly role: 'playing' | 'following';
  readonly holders: Holders;
  readonly undoRule: UndoRule;
  readonly line: Line;
  /** The tables that were left behind by going back, each by its number of entries: what led to them is not so. */
  readonly undone: readonly number[];
  /** The seat for which a bot is thinking. */
  readonly thinking: Seat | null;
  /** Why the last thing was not kept. */
  readonly trouble: TroubleCode | null;
}

/** What one entry of the journal brought about, as one seat heard it. The first chapter is the set-up. */
export interface Chapter {
  /** The number of entries after it. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly deed: DeedKind | null;
  readonly lines: readonly { readonly event: Event; readonly phrase: Phrase }[];
}

export const DEED_KINDS = [
  'choice',
  'propose',
  'aside',
  'resign',
  'hold',
  'undoTo',
  'undoAsked',
  'undoAgreed',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];
export const deedOf = (entry: Entry): DeedKind | null => DEED_KINDS.find((kind) => kind in entry) ?? null;

/** The commitment to the dice; the key only when the game is over. */
export interface DiceProof {
  readonly commitment: string;
  readonly key: string | null;
}

/** `unknown-game`: this Shamble has no such game. `silent`: no answer came. */
export type FailureCode = FaultCode | TroubleCode | 'bad-message' | 'unknown-game' | 'silent';
export interface Failure {
  readonly code: FailureCode;
  readonly sentence: string;
  readonly rules: readonly string[];
}

/** From the page. `at` numbers the request. */
export const Asked = v.variant('to', [
  v.strictObject({ to: v.literal('table'), at: count, table, request: v.unknown() }),
  v.strictObject({ to: v.literal('house'), at: count, command: Command }),
]);
export type Asked = v.InferOutput<typeof Asked>;

/** From the worker: the answer to a request, or news. */
export type Told =
  | { readonly from: 'reply'; readonly at: number; readonly reply: Reply }
  | { readonly from: 'house'; readonly at: number; readonly answer: unknown }
  | { readonly from: 'failure'; readonly at: number; readonly failure: Failure }
  | { readonly from: 'update'; readonly table: string; readonly update: Update }
  | { readonly from: 'status'; readonly table: string; readonly status: TableStatus }
  | { readonly from: 'closed'; readonly table: string; readonly failure: Failure }
  | { readonly from: 'tables' };

/** What the page sent, or what is wrong with it. */
export function readAsked(given: unknown): { asked: Asked } | { at: number | null; wrong: string } {
  const { success, output, issues } = v.safeParse(Asked, given);
  if (success) return { asked: output };
  const [first] = issues;
  const where = first.path?.map(({ key }) => String(key)).join('.') ?? 'the message';
  const at = (given as { at?: unknown } | null)?.at;
  return {
    at: typeof at === 'number' ? at : null,
    wrong: `This message is not understood: ${where}: ${first.message}`,
  };
}

/** Where messages go in and out: a worker, its other side, or a port. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
}
