/**
 * A cheap 64-bit hash over the fields of plain data, to find where two tables part. Equal data have equal hashes
 * whatever the order of their keys; undefined fields do not count, as in JSON. Not for secrets or signatures.
 */
export function hash(value: unknown): string {
  now[0] = 0x9e3779b9;
  now[1] = 0x85ebca6b;
  walk(value);
  return hex(finish(now[0] ^ (now[1] >>> 7))) + hex(finish(now[1] ^ (now[0] >>> 9)));
}

/** Both words of the hash so far. Not two variables: numbers of that size would be boxed each time they change. */
const now = new Int32Array(2) as Int32Array & [number, number];

function mix(word: number): void {
  now[0] = mixA(now[0], word);
  now[1] = mixB(now[1], word);
}

function mixA(a: number, word: number): number {
  const mixed = Math.imul(a ^ word, 0x85ebca6b);
  return (mixed << 13) | (mixed >>> 19);
}

const mixB = (b: number, word: number): number => Math.imul((b << 5) | (b >>> 27), 0x9e3779b1) ^ word;

// Not small numbers: a table where nobody is marked is not one where hero 1 is.
const NULL = 0x3c6ef372;
const TRUE = 0x510e527f;
const FALSE = 0x1f83d9ab;

function walk(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') mixText(value);
  else if (value === null || value === undefined) mix(NULL);
  else if (typeof value === 'boolean') mix(value ? TRUE : FALSE);
  else if (Array.isArray(value)) walkItems(value);
  else walkFields(value as Record<string, unknown>);
}

function walkItems(items: readonly unknown[]): void {
  const { length } = items;
  mix(length ^ 0x5bd1e995);
  const numbers = length > 0 && typeof items[0] === 'number' ? walkNumbers(items as readonly number[], length) : 0;
  for (let i = numbers; i < length; i++) walk(items[i]);
}

/**
 * The whole numbers an array begins with, mostly all there is in it; gives back how many they are. Most of those are 0:
 * a run of zeros counts together with the number after it.
 */
function walkNumbers(items: readonly number[], length: number): number {
  let a = now[0];
  let b = now[1];
  let zeros = 0;
  let i = 0;
  for (;;) {
    const from = i;
    while (i < length && items[i] === 0) i++;
    zeros = i - from;
    if (i === length) break;
    const item = items[i]!;
    if (typeof item !== 'number' || (item | 0) !== item) break;
    const word = item ^ Math.imul(zeros, 0x2c1b3c6d);
    a = mixA(a, word);
    b = mixB(b, word);
    i++;
  }
  now[0] = mixA(a, zeros);
  now[1] = mixB(b, zeros);
  return i;
}

/** Fields are summed, so their order does not count. */
function walkFields(fields: Record<string, unknown>): void {
  const a = now[0];
  const b = now[1];
  let sumA = 0;
  let sumB = 0;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    const name = numberOfName(key);
    let word = 0;
    if (typeof value === 'number' && (value | 0) === value) word = value;
    else if (typeof value === 'boolean') word = value ? TRUE : FALSE;
    else if (value === null) word = NULL;
    else {
      now[0] = hashesA[name]!;
      now[1] = hashesB[name]!;
      walk(value);
      sumA = (sumA + finish(now[0])) | 0;
      sumB = (sumB + finish(now[1])) | 0;
      continue;
    }
    sumA = (sumA + finish(mixA(hashesA[name]!, word))) | 0;
    sumB = (sumB + finish(mixB(hashesB[name]!, word))) | 0;
  }
  now[0] = mixA(mixA(a, sumA), sumB);
  now[1] = mixB(mixB(b, sumA), sumB);
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

function mixNumber(value: number): void {
  if ((value | 0) === value) mix(value);
  else {
    float[0] = value;
    mix(words[0]! ^ 0x27d4eb2f);
    mix(words[1]!);
  }
}

function mixText(text: string): void {
  const at = numberOf(text);
  mix(hashesA[at]!);
  mix(hashesB[at]!);
}

// Names recur in every table: each text met gets a number, by which its hash is kept.
const MOST_TEXTS = 8192;
/** Of all of them: a board that somebody drew is a text, too, and every table brings its own. */
const MOST_LETTERS = 1_000_000;
let letters = 0;
const texts: string[] = [];
const numbers = new Map<string, number>();
const hashesA = new Int32Array(MOST_TEXTS);
const hashesB = new Int32Array(MOST_TEXTS);

function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  letters += text.length;
  if (texts.length === MOST_TEXTS || letters > MOST_LETTERS) {
    texts.length = 0;
    numbers.clear();
    letters = text.length;
  }
  const at = texts.push(text) - 1;
  numbers.set(text, at);
  let a = 0x811c9dc5;
  let b = 0x01000193 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul((b << 7) | (b >>> 25), 0x85ebca6b) ^ code;
  }
  hashesA[at] = a;
  hashesB[at] = b;
  return at;
}

/** The number of a text -> that of the field name that came after it last time: like objects have like fields. */
const following = new Int32Array(MOST_TEXTS);
let last = 0;

function numberOfName(key: string): number {
  let at = following[last]!;
  if (texts[at] !== key) {
    at = numberOf(key);
    following[last] = at;
  }
  last = at;
  return at;
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (word: number): string =>
  `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;
