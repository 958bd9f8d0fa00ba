import type { Pages } from './pages.ts';

export type Value = string | number | null;
export interface Row {
  readonly rowid: number;
  readonly values: readonly Value[];
}

const LEAF = 0x0d;
const INNER = 0x05;
const LONGEST = 64 * 1024 * 1024;

const startOf = (page: number): number => (page === 1 ? 100 : 0);
export const isLeaf = (bytes: Buffer | null, page: number): boolean => bytes?.[startOf(page)] === LEAF;

/** The pages with the rows of a table, as far as one can get to them from its root. */
export function leavesOf(pages: Pages, root: number): { readonly leaves: number[]; readonly isWhole: boolean } {
  const leaves: number[] = [];
  const seen = new Set<number>();
  let isWhole = true;
  const open = [root];
  for (let page = open.pop(); page !== undefined; page = open.pop()) {
    const bytes = seen.has(page) ? null : pages.read(page);
    seen.add(page);
    const start = startOf(page);
    if (bytes?.[start] === LEAF) leaves.push(page);
    else if (bytes?.[start] === INNER) {
      for (const at of cellsOf(bytes, start, 12)) open.push(bytes.readUInt32BE(at));
      open.push(bytes.readUInt32BE(start + 8));
    } else isWhole = false;
  }
  return { leaves, isWhole };
}

/** The rows of a leaf; null for one that cannot be read. */
export function* rowsOn(pages: Pages, page: number): Generator<Row | null> {
  const bytes = pages.read(page);
  if (bytes === null || !isLeaf(bytes, page)) return;
  for (const at of cellsOf(bytes, startOf(page), 8)) {
    try {
      yield rowAt(pages, bytes, at);
    } catch {
      yield null;
    }
  }
}

/** Pages that are not used any more: what is on them was deleted. */
export function freePages(pages: Pages): Set<number> {
  const free = new Set<number>();
  let trunk = pages.read(1)?.readUInt32BE(32) ?? 0;
  while (trunk !== 0 && !free.has(trunk)) {
    free.add(trunk);
    const bytes = pages.read(trunk);
    if (bytes === null) break;
    const count = Math.min(bytes.readUInt32BE(4), bytes.length / 4 - 2);
    for (let i = 0; i < count; i++) free.add(bytes.readUInt32BE(8 + 4 * i));
    trunk = bytes.readUInt32BE(0);
  }
  return free;
}

/** Where the cells of a page begin. */
function cellsOf(bytes: Buffer, start: number, head: number): number[] {
  const count = bytes.readUInt16BE(start + 3);
  const at: number[] = [];
  for (let i = 0; i < count && start + head + 2 * i + 2 <= bytes.length; i++) {
    const cell = bytes.readUInt16BE(start + head + 2 * i);
    if (cell >= start + head && cell + 4 <= bytes.length) at.push(cell);
  }
  return at;
}

function rowAt(pages: Pages, bytes: Buffer, at: number): Row {
  const [length, next] = varint(bytes, at);
  const [rowid, from] = varint(bytes, next);
  if (length > LONGEST) throw new RangeError('too long');
  return { rowid, values: valuesIn(payload(pages, bytes, from, length)) };
}

/** What does not fit goes on on other pages. */
function payload(pages: Pages, bytes: Buffer, from: number, length: number): Buffer {
  const { usable } = pages;
  const most = usable - 35;
  if (length <= most) return whole(bytes.subarray(from, from + length), length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const some = least + ((length - least) % (usable - 4));
  const here = some <= most ? some : least;
  const parts = [bytes.subarray(from, from + here)];
  let left = length - here;
  for (let page = bytes.readUInt32BE(from + here); left > 0; ) {
    const more = pages.read(page);
    if (more === null) throw new RangeError('no such page');
    parts.push(more.subarray(4, 4 + Math.min(left, usable - 4)));
    left -= usable - 4;
    page = more.readUInt32BE(0);
  }
  return whole(Buffer.concat(parts), length);
}

function whole(bytes: Buffer, length: number): Buffer {
  if (bytes.length !== length) throw new RangeError('cut short');
  return bytes;
}

function valuesIn(bytes: Buffer): Value[] {
  const [head, first] = varint(bytes, 0);
  const kinds: number[] = [];
  let at = first;
  while (at < head) {
    const [kind, next] = varint(bytes, at);
    kinds.push(kind);
    at = next;
  }
  const values = kinds.map((kind) => {
    const [value, size] = valueAt(bytes, at, kind);
    at += size;
    return value;
  });
  if (at !== bytes.length) throw new RangeError('not a row');
  return values;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const SIZES = [0, 1, 2, 3, 4, 6, 8];

/** Texts and whole numbers; there is nothing else in ours. */
function valueAt(bytes: Buffer, at: number, kind: number): [Value, number] {
  if (kind === 0) return [null, 0];
  if (kind === 8 || kind === 9) return [kind - 8, 0];
  if (kind === 6) return [Number(bytes.readBigInt64BE(at)), 8];
  const size = SIZES[kind];
  if (size !== undefined) return [bytes.readIntBE(at, size), size];
  if (kind < 13 || kind % 2 === 0) throw new RangeError('neither text nor number');
  const length = (kind - 13) / 2;
  const text = UTF_8.decode(whole(bytes.subarray(at, at + length), length));
  if (text.includes('\0')) throw new RangeError('no text');
  return [text, length];
}

/** A whole number, and where it ends. */
function varint(bytes: Buffer, at: number): [number, number] {
  let value = 0;
  for (let i = 0; i < 8; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) throw new RangeError('cut short');
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + i + 1];
  }
  throw new RangeError('too large');
}
