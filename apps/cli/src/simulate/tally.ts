/** What came of some games. Adding tallies up in any order gives the same total. */
export interface Tally {
  games: number;
  outcomes: Record<string, { games: number; won: number }>;
  /** Round it ended in -> games. */
  rounds: Record<number, number>;
  /** Answers where there was a choice. */
  decisions: number;
  /** Options over all those decisions. */
  options: number;
}

export const emptyTally = (): Tally => ({ games: 0, outcomes: {}, rounds: {}, decisions: 0, options: 0 });

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.decisions += from.decisions;
  to.options += from.options;
  for (const [because, { games, won }] of Object.entries(from.outcomes)) {
    to.outcomes[because] ??= { games: 0, won: 0 };
    to.outcomes[because].games += games;
    to.outcomes[because].won += won;
  }
  for (const [round, games] of Object.entries(from.rounds))
    to.rounds[Number(round)] = (to.rounds[Number(round)] ?? 0) + games;
}
