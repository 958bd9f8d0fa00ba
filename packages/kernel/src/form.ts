import { Fault } from './fault.ts';
import type { Json } from './json.ts';
import { type Phrase, word } from './pack.ts';

/**
 * What the options of a table look like: a part of JSON Schema, so that whoever writes a client can read it, too. What it
 * says of sizes is looked at before anything inside.
 */
export interface Form {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Form;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Field -> what is said, or thrown, when what it holds does not fit; null leaves it to the form. */
export type Objections = Readonly<Record<string, (held: unknown) => Fault | null>>;

/** Options of that form; throws a Fault with the first thing that does not fit. */
export function fit(form: Form, given: unknown, objections: Objections = {}): Readonly<Record<string, unknown>> {
  const wrong = misfit(form, given ?? {}, 'options');
  if (wrong === null) return (given ?? {}) as Record<string, unknown>;
  const objection = Object.hasOwn(objections, wrong.field)
    ? objections[wrong.field]!(fieldOf(given, wrong.field))
    : null;
  throw objection ?? new Fault('bad-options', `${wrong.sentence}.`);
}

interface Misfit {
  /** Of the outermost object; empty where it is about the whole. */
  readonly field: string;
  readonly sentence: string;
  /** The way to it: names of fields, numbers of entries from 1 on. */
  readonly path: readonly (string | number)[];
  /** What should stand there, in words of the kernel. */
  readonly says: Phrase;
}

/** What the kernel can say of something that does not fit. */
export type FormWord =
  | `kernel.form.${NonNullable<Form['type']>}`
  | `kernel.form.${'range' | 'among' | 'else' | 'letters' | 'pattern' | 'entries' | 'missing' | 'strange'}`;

const says = (id: FormWord, more?: Phrase['with']): Phrase => word(id, more);

/** What does not fit first, or null. */
export function misfit(form: Form, value: unknown, at: string): Misfit | null {
  const say: Say = (sentence, says) => ({ field: '', sentence: `${at} ${sentence}`, path: [], says });
  const other = (): Misfit => say(`should be ${wanted(form)}`, wantedWord(form));
  if (form.anyOf !== undefined) return form.anyOf.some((one) => misfit(one, value, at) === null) ? null : other();
  if (form.enum !== undefined && !form.enum.includes(value as Json)) return other();
  if (form.type !== undefined && !isOf(form.type, value)) return other();
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = form;
    return value >= minimum && value <= maximum ? null : other();
  }
  if (typeof value === 'string') return misfitText(form, value, say);
  if (Array.isArray(value)) return misfitList(form, value, at, say);
  if (typeof value === 'object' && value !== null) return misfitFields(form, value, at, say);
  return null;
}

type Say = (sentence: string, says: Phrase) => Misfit;

function misfitText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Form, text: string, say: Say) {
  if (text.length < minLength || text.length > maxLength)
    return say(
      `should have ${minLength} to ${maxLength} letters, not ${text.length}`,
      says('kernel.form.letters', { least: minLength, most: maxLength, count: text.length }),
    );
  if (pattern !== undefined && !new RegExp(pattern).test(text))
    return say(`should be a text like ${pattern}`, says('kernel.form.pattern', { pattern }));
  return null;
}

function misfitList(form: Form, list: readonly unknown[], at: string, say: Say): Misfit | null {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = form;
  if (list.length < minItems || list.length > maxItems)
    return say(
      `should have ${minItems} to ${maxItems} entries, not ${list.length}`,
      says('kernel.form.entries', { least: minItems, most: maxItems, count: list.length }),
    );
  if (items === undefined) return null;
  for (const [i, one] of list.entries()) {
    const wrong = misfit(items, one, `${at}[${i}]`);
    if (wrong !== null) return { ...wrong, field: '', path: [i + 1, ...wrong.path] };
  }
  return null;
}

function misfitFields(form: Form, fields: object, at: string, say: Say): Misfit | null {
  const { properties = {}, required = [], additionalProperties } = form;
  for (const [field, wants] of Object.entries(properties)) {
    const held = fieldOf(fields, field);
    if (held === undefined && !required.includes(field)) continue;
    const wrong =
      held === undefined ? say(`needs "${field}"`, says('kernel.form.missing')) : misfit(wants, held, `${at}.${field}`);
    if (wrong !== null) return { ...wrong, field, path: [field, ...wrong.path] };
  }
  if (additionalProperties !== false) return null;
  for (const field in fields)
    if (!Object.hasOwn(properties, field)) {
      const shown = field.length > 40 ? `${field.slice(0, 40)}…` : field;
      return say(
        `has "${shown}", which means nothing here; it can have: ${Object.keys(properties).join(', ')}`,
        says('kernel.form.strange', { field: shown }),
      );
    }
  return null;
}

const fieldOf = (fields: unknown, field: string): unknown =>
  typeof fields === 'object' && fields !== null && Object.hasOwn(fields, field)
    ? (fields as Record<string, unknown>)[field]
    : undefined;

function isOf(type: NonNullable<Form['type']>, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

const KINDS: Readonly<Record<NonNullable<Form['type']>, string>> = {
  object: 'a map of names',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

function wanted({ anyOf, enum: among, type, minimum, maximum }: Form): string {
  if (anyOf !== undefined) return anyOf.map(wanted).join(', or ');
  if (among !== undefined) return `one of: ${among.map((one) => JSON.stringify(one)).join(', ')}`;
  if (type === undefined) return 'something else';
  return minimum === undefined || maximum === undefined ? KINDS[type] : `${KINDS[type]} from ${minimum} to ${maximum}`;
}

/** What may be chosen is in sight where it is chosen: its words need not tell it again. */
function wantedWord({ anyOf, enum: among, type, minimum, maximum }: Form): Phrase {
  if (among !== undefined) return says('kernel.form.among');
  if (anyOf !== undefined || type === undefined) return says('kernel.form.else');
  return minimum === undefined || maximum === undefined
    ? says(`kernel.form.${type}`)
    : says('kernel.form.range', { least: minimum, most: maximum });
}
