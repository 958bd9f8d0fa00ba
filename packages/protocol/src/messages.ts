import * as v from 'valibot';
import type { Refusal } from './update.ts';

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

export const refused = (
  id: string | null,
  code: Refusal['code'],
  sentence: string,
  rules: Refusal['rules'] = [],
): Refusal => ({ tell: 'refused', id, code, sentence, rules });

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
