/**
 * A cheap 64-bit hash over the fields of plain data, to find where two tables part. Equal data have equal hashes
 * whatever the order of their keys; undefined fields do not count, as in JSON. Not for secrets or signatures.
 */
export function hash(value: unknown): string {
  a = 0x9e3779b9;
  b = 0x85ebca6b;
  walk(value);
  const first = finish(a ^ (b >>> 7));
  const second = finish(b ^ (a >>> 9));
  return first.toString(16).padStart(8, '0') + second.toString(16).padStart(8, '0');
}

let a = 0;
let b = 0;

function mix(word: number): void {
  a = Math.imul(a ^ word, 0x85ebca6b);
  a = (a << 13) | (a >>> 19);
  b = Math.imul((b << 5) | (b >>> 27), 0x9e3779b1) ^ word;
}

function walk(value: unknown): void {
  if (typeof value === 'number') mixNumber(value);
  else if (typeof value === 'string') mixText(value);
  else if (value === null || value === undefined) mix(1);
  else if (typeof value === 'boolean') mix(value ? 3 : 2);
  else if (Array.isArray(value)) {
    mix(value.length ^ 0x5bd1e995);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      if (typeof item === 'number' && (item | 0) === item) mix(item);
      else walk(item);
    }
  } else walkFields(value as Record<string, unknown>);
}

/** Fields are summed, so their order does not count. */
function walkFields(fields: Record<string, unknown>): void {
  const a0 = a;
  const b0 = b;
  let sumA = 0;
  let sumB = 0;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    const [keyA, keyB] = textHash(key);
    a = keyA;
    b = keyB;
    walk(value);
    sumA = (sumA + finish(a)) | 0;
    sumB = (sumB + finish(b)) | 0;
  }
  a = a0;
  b = b0;
  mix(sumA);
  mix(sumB);
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
  const [textA, textB] = textHash(text);
  mix(textA);
  mix(textB);
}

/** Names recur in every table; their hashes are kept. */
const texts = new Map<string, readonly [number, number]>();

function textHash(text: string): readonly [number, number] {
  let known = texts.get(text);
  if (known === undefined) {
    let x = 0x811c9dc5;
    let y = 0x01000193 ^ text.length;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      x = Math.imul(x ^ code, 0x01000193);
      y = Math.imul((y << 7) | (y >>> 25), 0x85ebca6b) ^ code;
    }
    known = [x, y];
    if (texts.size > 10_000) texts.clear();
    texts.set(text, known);
  }
  return known;
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
