/** The 95 % Wilson interval of a share: honest also near 0 and 1, and for few games. */
export function wilson(hits: number, of: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = hits / of;
  const spread = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  return { low: hits === 0 ? 0 : middle - spread, high: hits === of ? 1 : middle + spread };
}

/** Value -> how often, and a share from 0 to 1: the value that this share of all lie at or below. */
export function quantile(counts: Readonly<Record<number, number>>, share: number): number | null {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  const all = values.reduce((sum, value) => sum + counts[value]!, 0);
  let below = 0;
  for (const value of values) {
    below += counts[value]!;
    if (below >= share * all) return value;
  }
  return null;
}
