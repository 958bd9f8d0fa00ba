import { processorTime } from './clock.ts';

/** What came of some games. */
export interface Tally {
  games: number;
  /** Answers with two or more options: the only ones that count. */
  decisions: number;
  /** Those of them that pick one from a list, and how long the lists were. */
  lists: number;
  options: number;
  rounds: number;
  readonly outcomes: Record<string, number>;
}

export const newTally = (): Tally => ({ games: 0, decisions: 0, lists: 0, options: 0, rounds: 0, outcomes: {} });

export function addGame(tally: Tally, round: number, outcome: string): void {
  tally.games += 1;
  tally.rounds += round;
  tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
}

/**
 * Plays whole games until the time is up; gives back the seconds of processor time it took. That clock is read only
 * twice: asking for it after every game took a twentieth of the time.
 */
export function playFor(milliseconds: number, play: (tally: Tally) => void, tally: Tally): number {
  const since = processorTime();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) play(tally);
  return (processorTime() - since) / 1000;
}
