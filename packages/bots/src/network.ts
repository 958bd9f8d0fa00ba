import type { Evaluation, Network, Seat, Shape } from '@shamble/kernel';
import { note, type Seen } from './reasons.ts';

/** The chance that a network gives a position. */
export function chanceBy({ mean, spread, hidden, out }: Network, features: readonly number[]): number {
  let sum = out[hidden.length]!;
  for (let unit = 0; unit < hidden.length; unit++) {
    const weights = hidden[unit]!;
    let into = weights[mean.length]!;
    for (let i = 0; i < mean.length; i++) into += (weights[i]! * (features[i]! - mean[i]!)) / spread[i]!;
    sum += out[unit]! * Math.tanh(into);
  }
  return 1 / (1 + Math.exp(-sum));
}

/** The chance that an evaluation gives a seat, by what the seat may know. */
export function chanceFor<G extends Shape>(
  evaluation: Evaluation<G>,
  network: Network,
  view: G['view'],
  seat: Seat,
  seen: Seen | null = null,
): number {
  const features = evaluation.features(view, seat);
  if (seen !== null) note(seen, features);
  const chance = chanceBy(network, features);
  return evaluation.isAgainst?.(view, seat) ? 1 - chance : chance;
}
