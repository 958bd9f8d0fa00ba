import type { Outcome as End, Event, FaultCode, Holders, RuleId, Shape, TableView } from '@shamble/kernel';
import * as v from 'valibot';
import type { NotStored } from './notStored.ts';
import type { WireOffer } from './offer.ts';
import { as, Count, list, Names, object } from './schema.ts';

// What a table tells, wherever it is: in a worker beside the page, or on a server. It is looked at on arrival, for the
// other side may be older. The game alone knows what is inside a view, an event or an option.

const Rules = as<readonly RuleId[]>(Names);
export const Outcome = as<End>(v.looseObject({ winners: Names, because: v.string(), rules: Names }));
export const Happened = as<Event>(v.looseObject({ id: v.string(), data: v.looseObject({}), rules: Names }));
const Offer = as<WireOffer>(
  v.looseObject({
    kind: v.picklist(['one', 'some', 'share', 'order', 'arrange']),
    refused: v.array(v.looseObject({ because: Names })),
  }),
);
const Pending = v.looseObject({
  who: v.union([v.string(), v.looseObject({ anyOf: Names, decider: v.string() })]),
  choice: v.string(),
  about: v.looseObject({}),
});
const View = as<TableView<Shape>>(
  v.looseObject({
    game: v.string(),
    version: Count,
    viewer: v.string(),
    n: Count,
    barrier: Count,
    seats: Names,
    state: v.looseObject({}),
    stack: v.array(v.unknown()),
    pending: v.nullable(Pending),
    outcome: v.nullable(Outcome),
  }),
);

const UndoState = object({
  /** The table one step back, or null at the start. */
  to: v.nullable(Count),
  /** Undo is free down to here. */
  floor: Count,
  /** Somebody asks to go back further; those who hold the seats `of` have not agreed yet. */
  asked: v.nullable(object({ seat: v.string(), to: Count, of: Names })),
});
export type UndoState = v.InferOutput<typeof UndoState>;

/** What a seat is told: everything it may know, and what happened since the update before. */
export const Update = object({
  tell: v.literal('update'),
  /** The number of entries now. An update that does not follow the last one seen is a gap: look again. */
  n: Count,
  seat: v.string(),
  view: View,
  events: list(Happened),
  /** What this seat may answer, with what it may not and why; null if it is not asked. */
  offer: v.nullable(Offer),
  asides: as<Readonly<Record<string, WireOffer>>>(v.record(v.string(), Offer)),
  undo: UndoState,
  holders: as<Holders>(v.record(v.string(), v.string())),
  outcome: v.nullable(Outcome),
});
export type Update = v.InferOutput<typeof Update>;

/** Why something was not done. The table is as it was. */
export const Refused = object({
  tell: v.literal('refused'),
  id: v.nullable(v.string()),
  code: as<FaultCode | 'bad-message' | NotStored['code'] | 'not-yours' | 'too-fast' | 'full'>(v.string()),
  sentence: v.string(),
  rules: Rules,
});
export type Refusal = v.InferOutput<typeof Refused>;

/** What was done, and where it stands in the journal. */
export const Done = object({ tell: v.literal('done'), id: v.string(), n: Count });
export type Done = v.InferOutput<typeof Done>;

export const Reply = v.variant('tell', [Update, Done, Refused]);
export type Reply = v.InferOutput<typeof Reply>;
