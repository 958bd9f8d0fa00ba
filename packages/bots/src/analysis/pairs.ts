import type { Games } from './games.ts';

/** After so many pairs it is looked whether they tell already; after the last of them nobody asks any more. */
export const LOOKS: readonly number[] = [40, 80, 160, 320];
/** Who looks four times and is sure at this level each time errs in 5 of 100 cases at most (Pocock). */
const LEVEL = 0.0182;

/** 1: the first is surely better; -1: surely worse; 0: these games do not tell. Ties tell nothing: an exact test of signs. */
export function surely(ones: Games, others: Games): 1 | 0 | -1 {
  let [better, worse] = [0, 0];
  // Who looks whenever a game is over finds what he is looking for sooner or later.
  const looked = LOOKS.findLast((look) => look <= Math.min(ones.length, others.length)) ?? 0;
  for (let at = 0; at < looked; at++) {
    if (ones[at] === others[at]) continue;
    if (ones[at] === '1') better += 1;
    else worse += 1;
  }
  if (byChance(Math.min(better, worse), better + worse) > LEVEL) return 0;
  return better > worse ? 1 : -1;
}

/** The exact test of signs: how likely a fair coin is to fall so seldom, or so often, on one side. */
export function byChance(seldom: number, throws: number): number {
  let [term, sum] = [-throws * Math.LN2, 0];
  for (let i = 0; i <= seldom; i++) {
    sum += Math.exp(term);
    term += Math.log((throws - i) / (i + 1));
  }
  return Math.min(1, 2 * sum);
}
