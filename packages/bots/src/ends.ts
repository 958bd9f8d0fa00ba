import type { Engine, Mind, Outcome, Seat, Shape, TableView } from '@shamble/kernel';
import { keyOf, luckOf } from './chances.ts';
import { playOut } from './playout.ts';

/** How whole games ended after an answer. */
export interface Ends {
  readonly games: number;
  readonly won: number;
  /** Whether it is won, and why it ends -> how often it did, and one that did. */
  readonly by: Readonly<Record<string, { readonly times: number; readonly outcome: Outcome }>>;
}

/** An end that comes less often after one answer than after another. */
export interface Spared {
  readonly outcome: Outcome;
  readonly share: number;
  readonly instead: number;
}

interface Ending<G extends Shape> {
  readonly engine: Engine<G>;
  readonly mind: Mind<G>;
  readonly view: TableView<G>;
  readonly seat: Seat;
  readonly seed: number;
  /** So many games for each answer at least and at most, and none of the rest after this. */
  readonly least?: number;
  readonly games: number;
  readonly isUp: () => boolean;
}

/** Plays whole games after each answer, all from the same samples with the same luck. */
export function endsAfter<G extends Shape>(answers: readonly unknown[], ending: Ending<G>): readonly Ends[] {
  const { engine, mind, view, seat, seed, least = 1, games, isUp } = ending;
  const ends = answers.map(() => ({ games: 0, won: 0, by: {} as Record<string, { times: number; outcome: Outcome }> }));
  for (let game = 0; game < games && !(game >= least && isUp()); game++)
    for (const [at, answer] of answers.entries()) {
      const table = engine.sample(view, keyOf(seed, game));
      engine.playInPlace(table, seat, answer);
      const outcome = playOut(engine, table, () => mind.policy, luckOf(seed, game));
      const end = ends[at]!;
      end.games += 1;
      if (outcome === null) continue;
      const isWon = outcome.winners.includes(seat);
      if (isWon) end.won += 1;
      const by = `${isWon} ${outcome.because}`;
      end.by[by] = { times: (end.by[by]?.times ?? 0) + 1, outcome };
    }
  return ends;
}

/** The lost end that the one is spared most against the other; null: none is. */
export function sparedBy(one: Ends, other: Ends, seat: Seat): Spared | null {
  const shares = Object.entries(other.by)
    .filter(([, { outcome }]) => !outcome.winners.includes(seat))
    .map(([by, { times, outcome }]): Spared => {
      const here = one.by[by]?.times ?? 0;
      return { outcome, share: here / Math.max(1, one.games), instead: times / Math.max(1, other.games) };
    })
    .sort((a, b) => b.instead - b.share - (a.instead - a.share));
  const [best] = shares;
  return best !== undefined && best.instead > best.share ? best : null;
}
