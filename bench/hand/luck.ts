/** Marsaglia's xorshift: cheap, and good enough to play by. */
export interface Luck {
  word: number;
}

export const luckFrom = (seed: number): Luck => ({ word: Math.imul(seed + 1, 0x9e3779b1) | 1 });

/** A whole number from 0 to `count - 1`. */
export function below(luck: Luck, count: number): number {
  let word = luck.word;
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  luck.word = word;
  return (word >>> 0) % count;
}

export const die = (luck: Luck): number => 1 + below(luck, 6);

export function shuffle<T>(luck: Luck, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(luck, i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
