import { type Engine, keyText, type Seat, type Shape, type TableView } from '@shamble/kernel';
import { type Luck, rng } from './luck.ts';
import { type Casting, playOut } from './playout.ts';

/** How often a side won, of so many games. */
export interface Wins {
  readonly games: number;
  readonly won: number;
}

export const NO_GAMES: Wins = { games: 0, won: 0 };

export const added = (a: Wins, b: Wins): Wins => ({ games: a.games + b.games, won: a.won + b.won });

/** 95 in a hundred intervals made like this hold the true chance (Wilson). */
export function interval({ games, won }: Wins): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** The luck of the number-th game of a seed: of the table, and of those who play. */
export const keyOf = (seed: number, number: number): string => keyText([seed, number, 0xc4a, 0, 0, 0, 0, 0]);
export const luckOf = (seed: number, number: number): Luck => rng(seed * 2 ** 20 + number);

/** How often the seat's side wins from what the seat knows now: games `from` up to, not including, `to` of the seed. */
export function chanceFrom<G extends Shape>(
  engine: Engine<G>,
  view: TableView<G>,
  seat: Seat,
  cast: Casting<G>,
  { seed, from, to }: { readonly seed: number; readonly from: number; readonly to: number },
): Wins {
  let won = 0;
  for (let number = from; number < to; number++) {
    const outcome = playOut(engine, engine.sample(view, keyOf(seed, number)), cast, luckOf(seed, number));
    if (outcome?.winners.includes(seat)) won += 1;
  }
  return { games: to - from, won };
}
