import type { Event, FaultCode, Outcome, RuleId, Seat, Shape, TableView } from '@shamble/kernel';
import * as v from 'valibot';
import type { WireOffer } from './offer.ts';

/** What somebody wants to do at a table. `n` is the number of entries they have seen, `id` is the same if they say it again. */
const DoRequest = v.strictObject({
  say: v.literal('do'),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  n: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: v.pipe(v.string(), v.maxLength(32)),
  input: v.variant('do', [
    v.strictObject({ do: v.literal('answer'), answer: v.unknown() }),
    v.strictObject({ do: v.literal('aside'), aside: v.string(), answer: v.unknown() }),
    v.strictObject({ do: v.literal('undo'), to: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    v.strictObject({ do: v.literal('agree'), agreed: v.boolean() }),
    v.strictObject({ do: v.literal('hold'), holder: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    v.strictObject({ do: v.literal('resign') }),
  ]),
});

/** Asks for everything anew: after a gap, or to begin with. */
const Look = v.strictObject({ say: v.literal('look'), seat: v.pipe(v.string(), v.maxLength(32)) });

export const Request = v.variant('say', [DoRequest, Look]);
export type Request = v.InferOutput<typeof Request>;
export type DoRequest = v.InferOutput<typeof DoRequest>;

/** What a seat is told: everything it may know, and what happened since the update before. */
export interface Update {
  readonly tell: 'update';
  /** The number of entries now. An update that does not follow the last one seen is a gap: look again. */
  readonly n: number;
  readonly seat: Seat;
  readonly view: TableView<Shape>;
  readonly events: readonly Event[];
  /** What this seat may answer, with what it may not and why; null if it is not asked. */
  readonly offer: WireOffer | null;
  readonly asides: Readonly<Record<string, WireOffer>>;
  readonly undo: UndoState;
  readonly holders: Readonly<Record<Seat, string>>;
  readonly outcome: Outcome | null;
}

export interface UndoState {
  /** The table one step back, or null at the start. */
  readonly to: number | null;
  /** Undo is free down to here. */
  readonly floor: number;
  /** Somebody asks to go back further; those who hold the seats `of` have not agreed yet. */
  readonly asked: { readonly seat: Seat; readonly to: number; readonly of: readonly Seat[] } | null;
}

/** Why something was not done. The table is as it was. */
export interface Refusal {
  readonly tell: 'refused';
  readonly id: string | null;
  readonly code: FaultCode | 'bad-message' | NotStored['code'] | 'not-yours' | 'too-fast' | 'full';
  readonly sentence: string;
  readonly rules: readonly RuleId[];
}

/** Why a host cannot keep something now. Whether it was kept may be unknown: whoever says it again hears the truth. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly code: 'not-stored' | 'disk-full';

  constructor(code: NotStored['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export const refused = (
  id: string | null,
  code: Refusal['code'],
  sentence: string,
  rules: Refusal['rules'] = [],
): Refusal => ({ tell: 'refused', id, code, sentence, rules });

/** What was done, and where it stands in the journal. */
export interface Done {
  readonly tell: 'done';
  readonly id: string;
  readonly n: number;
}

export type Reply = Update | Refusal | Done;

/** Nobody gets all of his own nonsense back. */
const LONGEST_SENTENCE = 300;

export type Read<T> = { readonly request: T } | { readonly wrong: string };

/** The request in something received, or what is wrong with it. */
export const readRequest = (given: unknown): Read<Request> => read(Request, given);

/** What fits the schema in something received, or what is wrong with it. */
export function read<T>(schema: v.GenericSchema<unknown, T>, given: unknown): Read<T> {
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return { request: output };
  const [first] = issues;
  const where = first.path?.map(({ key }) => String(key)).join('.') ?? 'the message';
  return { wrong: `This message is not understood: ${where}: ${first.message}`.slice(0, LONGEST_SENTENCE) };
}
