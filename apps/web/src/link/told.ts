import * as v from 'valibot';
import type { Answers, Command, Told } from './messages.ts';

// What the worker says is looked at as well: an old worker may still serve a new page. The game alone knows what is
// inside a view, an event or an option.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const table = v.string();
const seats = v.array(v.string());
const holders = v.record(v.string(), v.string());

const Pending = v.looseObject({
  who: v.union([v.string(), v.looseObject({ anyOf: v.array(v.string()), decider: v.string() })]),
  choice: v.string(),
  about: v.looseObject({}),
});
const Outcome = v.looseObject({ winners: v.array(v.string()), because: v.string(), rules: v.array(v.string()) });
const HappenedEvent = v.looseObject({ id: v.string(), data: v.looseObject({}), rules: v.array(v.string()) });
const Offer = v.looseObject({
  kind: v.picklist(['one', 'some', 'share', 'order', 'arrange']),
  refused: v.array(v.looseObject({ because: v.array(v.string()) })),
});

const UpdateShape = v.strictObject({
  tell: v.literal('update'),
  n: count,
  seat: v.string(),
  view: v.looseObject({
    game: v.string(),
    n: count,
    seats,
    state: v.looseObject({}),
    stack: v.array(v.unknown()),
    pending: v.nullable(Pending),
    outcome: v.nullable(Outcome),
  }),
  events: v.array(HappenedEvent),
  offer: v.nullable(Offer),
  asides: v.record(v.string(), Offer),
  undo: v.strictObject({
    to: v.nullable(count),
    floor: count,
    asked: v.nullable(v.strictObject({ seat: v.string(), to: count })),
  }),
  holders,
  outcome: v.nullable(Outcome),
});

const ReplyShape = v.variant('tell', [
  UpdateShape,
  v.strictObject({ tell: v.literal('done'), id: v.string(), n: count }),
  v.strictObject({
    tell: v.literal('refused'),
    id: v.nullable(v.string()),
    code: v.string(),
    sentence: v.string(),
    rules: v.array(v.string()),
  }),
]);

const StatusShape = v.strictObject({
  n: count,
  role: v.picklist(['playing', 'following']),
  holders,
  undoRule: v.picklist(['free', 'consent', 'none']),
  line: v.strictObject({ back: v.array(count), free: count, again: v.nullable(count) }),
  undone: v.array(count),
  thinking: v.nullable(v.string()),
  trouble: v.nullable(v.string()),
});

const FailureShape = v.strictObject({ code: v.string(), sentence: v.string(), rules: v.array(v.string()) });

const ToldShape = v.variant('from', [
  v.strictObject({ from: v.literal('reply'), at: count, reply: ReplyShape }),
  v.strictObject({ from: v.literal('house'), at: count, answer: v.unknown() }),
  v.strictObject({ from: v.literal('failure'), at: count, failure: FailureShape }),
  v.strictObject({ from: v.literal('update'), table, update: UpdateShape }),
  v.strictObject({ from: v.literal('status'), table, status: StatusShape }),
  v.strictObject({ from: v.literal('closed'), table, failure: FailureShape }),
  v.strictObject({ from: v.literal('tables') }),
]);

const CardShape = v.strictObject({
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
});

const ChapterShape = v.strictObject({
  n: count,
  seat: v.nullable(v.string()),
  deed: v.nullable(v.string()),
  lines: v.array(v.strictObject({ event: HappenedEvent, phrase: v.looseObject({ id: v.string() }) })),
});

/** Command -> the shape of what answers it. */
const AnswerShapes = {
  open: CardShape,
  import: CardShape,
  rename: CardShape,
  list: v.array(CardShape),
  join: v.strictObject({ card: CardShape, status: StatusShape, updates: v.array(UpdateShape) }),
  leave: v.null(),
  takeOver: v.null(),
  goOn: v.null(),
  shown: v.null(),
  delete: v.null(),
  story: v.array(ChapterShape),
  export: v.strictObject({ name: v.string(), text: v.string() }),
  dice: v.strictObject({ commitment: v.string(), key: v.nullable(v.string()) }),
} satisfies Record<Command['do'], v.GenericSchema>;

/** What the worker answered to a command; null if it is nothing we understand. */
export function readAnswer<C extends Command['do']>(to: C, given: unknown): { readonly answer: Answers[C] } | null {
  return v.is(AnswerShapes[to], given) ? { answer: given as unknown as Answers[C] } : null;
}

/** What the worker sent; null if it is nothing we understand. */
export function readTold(given: unknown): Told | null {
  return v.is(ToldShape, given) ? (given as unknown as Told) : null;
}
