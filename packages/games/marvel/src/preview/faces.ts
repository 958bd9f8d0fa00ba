/** Dice that differ in nothing that counts are one kind of face. */
export interface FaceKind {
  /** One of its faces stands for them all. */
  readonly face: number;
  /** Faces of the six that are of the kind. */
  readonly of: number;
}

/** One result of some dice, and how likely it is. */
export interface Result {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** The six faces, those alike together. */
export function kindsOf(keyOf: (face: number) => string): FaceKind[] {
  const kinds = new Map<string, { face: number; of: number }>();
  for (let face = 1; face <= 6; face++) {
    const known = kinds.get(keyOf(face));
    if (known === undefined) kinds.set(keyOf(face), { face, of: 1 });
    else known.of += 1;
  }
  return [...kinds.values()];
}

/** All that so many dice can show: how many are of each kind, whatever the order. Exact: chances are added up. */
export function resultsOf(dice: number, kinds: readonly FaceKind[]): Result[] {
  const results: Result[] = [];
  const fill = (at: number, left: number, faces: readonly number[], chance: number): void => {
    const { face, of } = kinds[at]!;
    const each = of / 6;
    if (at === kinds.length - 1) {
      results.push({ faces: [...faces, ...Array<number>(left).fill(face)], chance: chance * each ** left });
      return;
    }
    // So many of those left are of this kind: choose(left, count) ways.
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      const now = [...faces, ...Array<number>(count).fill(face)];
      fill(at + 1, left - count, now, chance * ways * each ** count);
      ways = (ways * (left - count)) / (count + 1);
    }
  };
  fill(0, dice, [], 1);
  return results;
}
