import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

// The format of the file is laid down at https://www.sqlite.org/fileformat2.html.

const HEAD = 100;
const FRAME_HEAD = 24;
const WAL_HEAD = 32;
const USUAL_SIZE = 4096;

/** The pages of a database file, with what was not yet brought into it, read as they are and never written. */
export class Pages {
  readonly count: number;
  /** What of a page holds anything. */
  readonly usable: number;
  private readonly fd: number;
  private readonly size: number;
  private readonly newer: ReadonlyMap<number, Buffer>;

  constructor(file: string) {
    this.fd = openSync(file, 'r');
    const head = Buffer.alloc(HEAD);
    readSync(this.fd, head, 0, HEAD, 0);
    const wal = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
    const isHead = head.toString('latin1', 0, 16) === 'SQLite format 3\0';
    const sizes = [isHead ? sizeOf(head.readUInt16BE(16)) : 0, wal.length >= WAL_HEAD ? wal.readUInt32BE(8) : 0];
    this.size = sizes.find(isSize) ?? USUAL_SIZE;
    this.usable = this.size - (isHead ? head[20]! : 0);
    this.newer = framesOf(wal, this.size);
    this.count = Math.max(Math.floor(fstatSync(this.fd).size / this.size), ...this.newer.keys(), 0);
  }

  /** Null where there is none, or the disk cannot read it. */
  read(page: number): Buffer | null {
    if (!Number.isInteger(page) || page < 1 || page > this.count) return null;
    const newer = this.newer.get(page);
    if (newer !== undefined) return newer;
    const bytes = Buffer.alloc(this.size);
    try {
      return readSync(this.fd, bytes, 0, this.size, (page - 1) * this.size) === this.size ? bytes : null;
    } catch {
      return null;
    }
  }

  close(): void {
    closeSync(this.fd);
  }
}

const sizeOf = (given: number): number => (given === 1 ? 65_536 : given);
const isSize = (size: number): boolean => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;

/** Page -> its last committed content in the write-ahead log. */
function framesOf(wal: Buffer, size: number): Map<number, Buffer> {
  const committed = new Map<number, Buffer>();
  if (wal.length < WAL_HEAD || (wal.readUInt32BE(0) & ~1) >>> 0 !== 0x377f0682) return committed;
  const isBig = (wal[3]! & 1) === 1;
  const salt = wal.subarray(16, 24);
  let sum = summed(wal.subarray(0, 24), isBig, [0, 0]);
  if (!isSum(sum, wal, 24)) return committed;
  let pending = new Map<number, Buffer>();
  for (let at = WAL_HEAD; at + FRAME_HEAD + size <= wal.length; at += FRAME_HEAD + size) {
    const bytes = wal.subarray(at + FRAME_HEAD, at + FRAME_HEAD + size);
    sum = summed(bytes, isBig, summed(wal.subarray(at, at + 8), isBig, sum));
    // What follows is of an earlier day, or was not finished.
    if (!wal.subarray(at + 8, at + 16).equals(salt) || !isSum(sum, wal, at + 16)) break;
    pending.set(wal.readUInt32BE(at), bytes);
    if (wal.readUInt32BE(at + 4) === 0) continue;
    for (const [page, content] of pending) committed.set(page, content);
    pending = new Map();
  }
  return committed;
}

type Sum = readonly [number, number];

function summed(bytes: Buffer, isBig: boolean, [first, second]: Sum): Sum {
  const word = (at: number): number => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
}

const isSum = ([a, b]: Sum, wal: Buffer, at: number): boolean =>
  a === wal.readUInt32BE(at) && b === wal.readUInt32BE(at + 4);
