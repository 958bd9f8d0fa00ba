import * as v from 'valibot';

// From the page to the worker of the tables. Two channels go over it: the table protocol, and what is asked of the house
// where the tables are kept.

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

/** From the page. `at` numbers the request. */
export const PageMessage = v.variant('to', [
  v.strictObject({ to: v.literal('table'), at: count, table, request: v.unknown() }),
  v.strictObject({ to: v.literal('house'), at: count, command: Command }),
]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/** What the page sent, or what is wrong with it. */
export function readAsked(given: unknown): { asked: PageMessage } | { at: number | null; wrong: string } {
  const { success, output, issues } = v.safeParse(PageMessage, given);
  if (success) return { asked: output };
  const [first] = issues;
  const where = first.path?.map(({ key }) => String(key)).join('.') ?? 'the message';
  const at = (given as { at?: unknown } | null)?.at;
  return {
    at: typeof at === 'number' ? at : null,
    wrong: `This message is not understood: ${where}: ${first.message}`,
  };
}
