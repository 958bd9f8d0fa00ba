import type { Network } from '@shamble/kernel';

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
