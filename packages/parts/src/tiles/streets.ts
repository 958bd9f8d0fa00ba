/** The street as a grid of squares along which one sees. Square = row times `columns` plus column. */
export interface Squares {
  readonly columns: number;
  /** Square -> its street zone, or -1. */
  readonly zone: readonly number[];
  /** Square -> 1 where no wall stands between it and the next to the east, to the south. */
  readonly east: readonly number[];
  readonly south: readonly number[];
}

/** What of a board is street, and which squares side by side are one zone. */
export interface StreetPlan {
  readonly columns: number;
  readonly rows: number;
  isStreet(square: number): boolean;
  isOneZone(square: number, next: number): boolean;
}

/** Zone -> its squares, in order, and the grid they make. Zones are numbered by their first square. */
export function layStreets({ columns, rows, isStreet, isOneZone }: StreetPlan): {
  zones: number[][];
  squares: Squares;
} {
  const zone = Array<number>(columns * rows).fill(-1);
  const zones: number[][] = [];
  for (let first = 0; first < zone.length; first++) {
    if (zone[first] !== -1 || !isStreet(first)) continue;
    const found = [first];
    zone[first] = zones.length;
    for (const square of found)
      for (const next of around(square, columns, rows))
        if (zone[next] === -1 && isStreet(next) && isOneZone(square, next)) {
          zone[next] = zones.length;
          found.push(next);
        }
    zones.push(found.sort((a, b) => a - b));
  }
  const free = (a: number, b: number | undefined): number => (zone[a]! >= 0 && (zone[b ?? -1] ?? -1) >= 0 ? 1 : 0);
  const squares: Squares = {
    columns,
    zone,
    east: zone.map((_, at) => free(at, (at + 1) % columns === 0 ? undefined : at + 1)),
    south: zone.map((_, at) => free(at, at + columns)),
  };
  return { zones, squares };
}

/** Pairs of zones with a free side between two of their squares. */
export function sidesOf({ columns, zone, east, south }: Squares): { a: number; b: number }[] {
  const pairs = new Map<string, { a: number; b: number }>();
  const add = (x: number, y: number): void => {
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    if (a !== b) pairs.set(`${a} ${b}`, { a, b });
  };
  zone.forEach((here, at) => {
    if (east[at]) add(here, zone[at + 1]!);
    if (south[at]) add(here, zone[at + columns]!);
  });
  return [...pairs.values()].sort((x, y) => x.a - y.a || x.b - y.b);
}

function* around(square: number, columns: number, rows: number): Generator<number> {
  const [row, column] = [Math.floor(square / columns), square % columns];
  if (row > 0) yield square - columns;
  if (column + 1 < columns) yield square + 1;
  if (row + 1 < rows) yield square + columns;
  if (column > 0) yield square - 1;
}
