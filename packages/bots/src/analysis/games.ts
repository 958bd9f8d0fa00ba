import type { Engine, Seat, Shape } from '@shamble/kernel';
import { keyOf, luckOf } from '../chances.ts';
import { playOut } from '../playout.ts';
import type { Policy } from '../policy.ts';
import { type Known, sampled } from './known.ts';

/** How games came out, a letter each: 1 for won, 0 for not. */
export type Games = string;

/** Games `from` up to, not including, `to` of a seed. `isUp`: no more after this one. */
export interface Wanted {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly isUp?: (() => boolean) | undefined;
}

/** Who plays on, by which rules, and whose winning counts. */
export interface Players<G extends Shape> {
  readonly engine: Engine<G>;
  readonly policy: Policy<G>;
  readonly seat: Seat;
}

/** Plays on from a moment. */
export function gamesFrom<G extends Shape>(players: Players<G>, known: Known<G>, wanted: Wanted): Games {
  const { engine, policy, seat } = players;
  let games = '';
  for (let number = wanted.from; number < wanted.to && !(games !== '' && wanted.isUp?.()); number++) {
    const table = sampled(engine, known, keyOf(wanted.seed, number));
    const outcome = playOut(engine, table, () => policy, luckOf(wanted.seed, number));
    games += outcome?.winners.includes(seat) ? '1' : '0';
  }
  return games;
}

/** Plays on after each of several answers to the question of a moment: every game from the same table, with the same luck. */
export function gamesAfter<G extends Shape>(
  players: Players<G>,
  known: Known<G>,
  asked: Seat,
  answers: readonly unknown[],
  wanted: Wanted,
): readonly Games[] {
  const { engine, policy, seat } = players;
  const games = answers.map(() => '');
  for (let number = wanted.from; number < wanted.to && !(games[0] !== '' && wanted.isUp?.()); number++)
    for (const [at, answer] of answers.entries()) {
      const table = sampled(engine, known, keyOf(wanted.seed, number));
      engine.playInPlace(table, asked, answer);
      const outcome = playOut(engine, table, () => policy, luckOf(wanted.seed, number));
      games[at] += outcome?.winners.includes(seat) ? '1' : '0';
    }
  return games;
}

export const wonIn = (games: Games): number => {
  let won = 0;
  for (const letter of games) if (letter === '1') won += 1;
  return won;
};

export const shareIn = (games: Games): number => (games === '' ? 0 : wonIn(games) / games.length);

/** What the one had more than the other in the games both have played, and the standard error of that. */
export function gainIn(ones: Games, others: Games): { readonly gain: number; readonly error: number } {
  const count = Math.min(ones.length, others.length);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < count; at++) {
    const gain = Number(ones[at]) - Number(others[at]);
    sum += gain;
    squares += gain * gain;
  }
  if (count < 2) return { gain: sum, error: 1 };
  const gain = sum / count;
  return { gain, error: Math.sqrt((squares - count * gain * gain) / (count - 1) / count) };
}
