import type { Mind, Network, Seat, Shape, TableView } from '@shamble/kernel';

/** Positions added up, number by number. */
export interface Seen {
  games: number;
  sums: number[];
}

export const unseen = (): Seen => ({ games: 0, sums: [] });

export function note(seen: Seen, features: readonly number[]): void {
  seen.games += 1;
  for (let at = 0; at < features.length; at++) seen.sums[at] = (seen.sums[at] ?? 0) + features[at]!;
}

/** What the games after one answer have over those after another, told by the numbers that the network goes by. */
export function reasonFor<G extends Shape>(
  { evaluation }: Mind<G>,
  { state }: TableView<G>,
  seat: Seat,
  one: Seen,
  other: Seen,
): string | null {
  const network = evaluation?.network(state) ?? null;
  const reasons = evaluation?.reasons;
  if (network === null || reasons === undefined || one.games === 0 || other.games === 0) return null;
  const sign = evaluation!.isAgainst?.(state, seat) ? -1 : 1;
  const means = [one, other].map(({ games, sums }) => sums.map((sum) => sum / games)) as [number[], number[]];
  const middle = means[0].map((value, at) => (value + means[1][at]!) / 2);
  const worth = new Map<string, number>();
  for (const [at, slope] of slopesOf(network, middle).entries()) {
    const name = reasons[at];
    if (name == null) continue;
    worth.set(name, (worth.get(name) ?? 0) + sign * slope * (means[0][at]! - means[1][at]!));
  }
  const [best] = [...worth].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] > 0 ? best[0] : null;
}

/** How much each number is worth there, in the logarithm of the odds. */
function slopesOf({ mean, spread, hidden, out }: Network, features: readonly number[]): number[] {
  const slopes = mean.map(() => 0);
  for (const [unit, weights] of hidden.entries()) {
    let into = weights[mean.length]!;
    for (let i = 0; i < mean.length; i++) into += (weights[i]! * (features[i]! - mean[i]!)) / spread[i]!;
    const back = out[unit]! * (1 - Math.tanh(into) ** 2);
    for (let i = 0; i < mean.length; i++) slopes[i]! += (back * weights[i]!) / spread[i]!;
  }
  return slopes;
}
