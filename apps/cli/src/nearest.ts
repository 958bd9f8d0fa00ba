/** The names a person may have meant, nearest first; all of them where none is near. */
export function nearest(given: string, names: readonly string[]): readonly string[] {
  const wanted = given.toLowerCase();
  const ranked = names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(2, name.length / 3) || name.toLowerCase().startsWith(wanted))
    .sort((a, b) => a.far - b.far);
  return ranked.length > 0 ? ranked.slice(0, 3).map(({ name }) => name) : names;
}

/** How many letters to add, drop or change. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
