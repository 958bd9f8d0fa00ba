/** A whole number from 0 to `count - 1`. The policies' own luck: never the table's. */
export type Luck = (count: number) => number;

/** Fast and seeded (sfc32). Good enough to choose by, not to deal by: seen numbers tell the next ones. */
export function rng(seed: number): Luck {
  let a = 0x9e3779b9;
  let b = seed | 0;
  let c = Math.floor(seed / 2 ** 32) | 0;
  let d = 1;
  const word = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // Small seeds differ in few bits: without these turns their first numbers would be alike.
  for (let i = 0; i < 12; i++) word();
  return (count) => Math.floor((word() / 2 ** 32) * count);
}

/** In a random order, in place. */
export function shuffled<T>(items: T[], luck: Luck): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = luck(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}
