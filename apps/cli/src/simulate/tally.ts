/** What came of some games. Adding tallies up in any order gives the same total. */
export interface Tally {
  games: number;
  outcomes: Record<string, { games: number; won: number }>;
  /** Round it ended in -> games. */
  rounds: Record<number, number>;
  /** The same, of those won. */
  wonRounds: Record<number, number>;
  /** Answers where there was a choice. */
  decisions: number;
  /** Options over all those decisions. */
  options: number;
  /** What a game's own survey counts, by names of its own. */
  counts: Record<string, number>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  outcomes: {},
  rounds: {},
  wonRounds: {},
  decisions: 0,
  options: 0,
  counts: {},
});

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.decisions += from.decisions;
  to.options += from.options;
  for (const [because, { games, won }] of Object.entries(from.outcomes)) {
    to.outcomes[because] ??= { games: 0, won: 0 };
    to.outcomes[because].games += games;
    to.outcomes[because].won += won;
  }
  addCounts(to.rounds, from.rounds);
  addCounts(to.wonRounds, from.wonRounds);
  addCounts(to.counts, from.counts);
}

/** The same whoever has counted first: what is counted as often as something else is told in the order of names. */
export function inOrder(tally: Tally): Tally {
  const sorted = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...tally, outcomes: sorted(tally.outcomes), counts: sorted(tally.counts) };
}

function addCounts(to: Record<string | number, number>, from: Readonly<Record<string | number, number>>): void {
  for (const [name, count] of Object.entries(from)) to[name] = (to[name] ?? 0) + count;
}

export const count = (counts: Record<string | number, number>, name: string | number): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};
