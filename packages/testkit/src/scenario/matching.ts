import { same } from '@shamble/kernel';
import { nameList, nearest } from './spelling.ts';

/** Where something differs from what was expected. */
export interface Gap {
  readonly path: string;
  readonly expected: string;
  readonly came: string;
  /** Nothing has this name: likely a slip of the pen, never a reason to look on. */
  readonly missing: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first difference, or null. A map is compared field by field as far as it goes, with dots in its keys for deeper
 * fields; a list is compared whole; a one-key map with a word of WORDS asks something else.
 */
export function gap(expected: unknown, actual: unknown, path = ''): Gap | null {
  if (isFields(expected)) {
    const [word] = Object.keys(expected);
    if (Object.keys(expected).length === 1 && word! in WORDS && !(isFields(actual) && Object.hasOwn(actual, word!)))
      return WORDS[word!]!(expected[word!], actual, path);
    return gapOfFields(expected, actual, path);
  }
  if (Array.isArray(expected)) return gapOfList(expected, actual, path);
  if (expected === actual) return null;
  const kind = String(expected) === String(actual) ? ` (a ${typeof actual}, not a ${typeof expected})` : '';
  return { path, expected: brief(expected), came: brief(actual) + kind, missing: false };
}

function gapOfFields(expected: Fields, actual: unknown, path: string): Gap | null {
  if (typeof actual !== 'object' || actual === null)
    return { path, expected: brief(expected), came: brief(actual), missing: false };
  for (const [key, value] of Object.entries(expected)) {
    const found = walk(actual, key);
    const at = join(path, key);
    if ('missing' in found) return { ...found.missing, path: join(path, found.missing.path), expected: brief(value) };
    const deeper = gap(value, found.value, at);
    if (deeper !== null) return deeper;
  }
  return null;
}

function gapOfList(expected: readonly unknown[], actual: unknown, path: string): Gap | null {
  if (!Array.isArray(actual) || actual.length !== expected.length)
    return { path, expected: brief(expected), came: brief(actual), missing: false };
  for (const [i, value] of expected.entries()) {
    const deeper = gap(value, actual[i], join(path, String(i)));
    if (deeper !== null) return deeper;
  }
  return null;
}

type Word = (expected: unknown, actual: unknown, path: string) => Gap | null;

const compared =
  (word: string, holds: (expected: number, actual: number) => boolean): Word =>
  (expected, actual, path) =>
    typeof actual === 'number' && typeof expected === 'number' && holds(expected, actual)
      ? null
      : { path, expected: `${word} ${brief(expected)}`, came: brief(actual), missing: false };

/** All of them say what is, none what is not: of a misspelt name it is always true that something is not it. */
const WORDS: Readonly<Record<string, Word>> = {
  is: (expected, actual, path) =>
    same(expected, actual)
      ? null
      : { path, expected: `exactly ${brief(expected)}`, came: brief(actual), missing: false },
  has: (expected, actual, path) => {
    const wanted = Array.isArray(expected) ? expected : [expected];
    const lacking = Array.isArray(actual)
      ? wanted.find((one) => !actual.some((item) => gap(one, item) === null))
      : expected;
    return lacking === undefined
      ? null
      : { path, expected: `a list with ${brief(lacking)}`, came: brief(actual), missing: false };
  },
  count: (expected, actual, path) => {
    const count = typeof actual === 'object' && actual !== null ? Object.keys(actual).length : undefined;
    return count === expected
      ? null
      : {
          path,
          expected: `${brief(expected)} of them`,
          came: `${count ?? 'no list'}: ${brief(actual)}`,
          missing: false,
        };
  },
  'at least': compared('at least', (expected, actual) => actual >= expected),
  'at most': compared('at most', (expected, actual) => actual <= expected),
};

type Found = { readonly value: unknown } | { readonly missing: Omit<Gap, 'expected'> };

/** Follows a key with dots. What is not there is a mistake, not `undefined`. */
function walk(actual: object, key: string): Found {
  if (Object.hasOwn(actual, key) && (actual as Fields)[key] !== undefined) return { value: (actual as Fields)[key] };
  let here: unknown = actual;
  let path = '';
  for (const part of key.split('.')) {
    const fields = isFields(here) || Array.isArray(here) ? (here as Fields) : {};
    if (!Object.hasOwn(fields, part) || fields[part] === undefined) {
      const known = Object.keys(fields).filter((one) => fields[one] !== undefined);
      const near = nearest(part, known);
      const where = path === '' ? '' : ` in ${path}`;
      const there = typeof here === 'object' && here !== null ? `it has: ${nameList(known)}` : `it is ${brief(here)}`;
      const meant = near === null ? '' : ` Did you mean "${near}"?`;
      return { missing: { path: key, came: `there is no "${part}"${where}; ${there}.${meant}`, missing: true } };
    }
    here = fields[part];
    path = join(path, part);
  }
  return { value: here };
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** A value on one line, short enough to read. */
export function brief(value: unknown, most = 300): string {
  const text = flow(value);
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

function flow(value: unknown): string {
  if (typeof value === 'string') return /^[\w$-]([\w .$-]*[\w$-])?$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (isFields(value)) {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return fields.length === 0 ? '{}' : `{ ${fields.map(([key, one]) => `${key}: ${flow(one)}`).join(', ')} }`;
  }
  return String(value);
}

/** Whether two lists hold the same names, in any order. */
export const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  same([...new Set(a)].sort(), [...new Set(b)].sort());
