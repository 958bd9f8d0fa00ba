import { chachaBlock } from './chacha.ts';
import { Fault } from './fault.ts';
import type { Dice } from './game.ts';

/** Where chance stands: draw `at[stream]` of each named stream is the next one. Part of the table. */
export interface Chance {
  readonly key: readonly number[];
  at: Record<string, number>;
  /** Values that replace the next draws of a stream: for tests, and for nobody else. */
  forced: Record<string, number[]>;
}

/** A key of 64 hexadecimal digits as eight words. */
export function keyFrom(hex: string): number[] {
  if (!/^[0-9a-f]{64}$/i.test(hex))
    throw new Fault('bad-options', 'The key of the dice must be 64 hexadecimal digits.');
  const key: number[] = [];
  for (let at = 0; at < hex.length; at += 8) key.push(turned(Number.parseInt(hex.slice(at, at + 8), 16)));
  return key;
}

/** The first byte of a word is its lowest; written down it comes first. */
const turned = (word: number): number =>
  ((word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24)) >>> 0;

/** The hexadecimal digits of a key. */
export function keyText(key: readonly number[]): string {
  let text = '';
  for (const word of key) text += turned(word).toString(16).padStart(8, '0');
  return text;
}

/** A key for tests and simulation from a small number; real tables get theirs from the edge. */
export const keyFromSeed = (seed: number): string => keyText([seed >>> 0, 0x5eed, 0, 0, 0, 0, 0, 0]);

export const openChance = (key: string): Chance => ({ key: keyFrom(key), at: {}, forced: {} });

/** One of `sides` whole numbers starting at `from`, every one equally likely. A forced value is written as it is read. */
export function draw(chance: Chance, stream: string, sides: number, from: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32)
    throw new Fault('broken-rule', `The rules draw one of ${sides} from stream "${stream}".`);
  const queue = own(chance.forced, stream);
  if (queue !== undefined && queue.length > 0) {
    const value = queue.shift()!;
    if (!Number.isInteger(value) || value < from || value >= from + sides)
      throw new Fault(
        'bad-content',
        `The forced value ${value} of stream "${stream}" is not from ${from} to ${from + sides - 1}.`,
      );
    return value;
  }
  const limit = 2 ** 32 - (2 ** 32 % sides);
  let at = own(chance.at, stream) ?? 0;
  let word = wordAt(chance.key, stream, at++);
  while (word >= limit) word = wordAt(chance.key, stream, at++);
  chance.at[stream] = at;
  return from + (word % sides);
}

const own = <T>(of: Record<string, T>, stream: string): T | undefined =>
  Object.hasOwn(of, stream) ? of[stream] : undefined;

/** Puts the items in a random order, in place. */
export function shuffle<T>(chance: Chance, stream: string, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(chance, stream, i + 1, 0);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

/** Chance outside a resolution: for set-up and samples, where nobody learns anything. */
export const diceOf = (chance: Chance): Dice => ({
  roll: (stream, sides) => draw(chance, stream, sides, 1),
  pick: (stream, count) => draw(chance, stream, count, 0),
  shuffle: (stream, items) => shuffle(chance, stream, items),
});

interface Block {
  readonly nonce: readonly number[];
  readonly key: number[];
  number: number;
  words: Uint32Array;
}

/** The last block of each stream: sixteen draws for one run of the cipher. */
const blocks = new Map<string, Block>();

function wordAt(key: readonly number[], stream: string, n: number): number {
  const number = n >>> 4;
  let block = blocks.get(stream);
  if (block === undefined) {
    block = { nonce: nonceOf(stream), key: [], number: -1, words: new Uint32Array(16) };
    blocks.set(stream, block);
  }
  if (block.number !== number || !equalKeys(block.key, key)) {
    block.words = chachaBlock(key, number, block.nonce, 8);
    block.number = number;
    for (let i = 0; i < 8; i++) block.key[i] = key[i]!;
  }
  return block.words[n & 15]!;
}

function equalKeys(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < 8; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The stream's name is the nonce, so two names never share their draws. */
function nonceOf(stream: string): number[] {
  if (!/^[\x21-\x7e]{1,12}$/.test(stream) || stream === '__proto__')
    throw new Fault('bad-content', `A stream of chance has a name of 1 to 12 letters, not "${stream}".`);
  const nonce = [0, 0, 0];
  for (let i = 0; i < stream.length; i++) nonce[i >> 2]! |= stream.charCodeAt(i) << (8 * (i & 3));
  return nonce.map((word) => word >>> 0);
}
