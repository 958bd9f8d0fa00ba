import type { Network } from '@shamble/kernel';
import { type Luck, rng, shuffled } from './luck.ts';
import { chanceBy } from './network.ts';

/** A position of a game in numbers, and whether that game was won. */
export interface Lesson {
  readonly features: readonly number[];
  readonly won: boolean;
}

export interface Fitting {
  readonly seed: number;
  readonly hidden: number;
  /** How often all lessons are gone through. */
  readonly epochs: number;
}

const BATCH = 32;
const RATE = 0.004;
/** Weights shrink by so much of themselves, by the rate of learning: large ones are mostly chance. */
const SHRINK = 0.05;

/** A network that gives these lessons the chances they had: least surprise (cross-entropy), by Adam. The same seed gives the same. */
export function fit(lessons: readonly Lesson[], { seed, hidden, epochs }: Fitting): Network {
  const luck = rng(seed);
  const { mean, spread } = scaleOf(lessons);
  const rows = lessons.map(({ features }) =>
    Float64Array.from(features, (value, i) => (value - mean[i]!) / spread[i]!),
  );
  const learner = new Learner(mean.length, hidden, luck);
  const order = lessons.map((_, at) => at);
  const steps = Math.ceil(lessons.length / BATCH) * epochs;
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    shuffled(order, luck);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) learner.see(rows[at]!, lessons[at]!.won ? 1 : 0);
      learner.learn(batch.length, RATE * (1 - step++ / steps));
    }
  }
  return { mean: mean.map(rounded), spread: spread.map(rounded), ...learner.weights() };
}

function scaleOf(lessons: readonly Lesson[]): { mean: number[]; spread: number[] } {
  const count = lessons[0]!.features.length;
  const mean = Array<number>(count).fill(0);
  const spread = Array<number>(count).fill(0);
  for (const { features } of lessons) for (let i = 0; i < count; i++) mean[i]! += features[i]! / lessons.length;
  for (const { features } of lessons)
    for (let i = 0; i < count; i++) spread[i]! += (features[i]! - mean[i]!) ** 2 / lessons.length;
  // What never changed tells nothing: then any spread will do, and a large one keeps it quiet.
  return { mean, spread: spread.map((square) => (square < 1e-9 ? 1e6 : Math.sqrt(square))) };
}

/** Four digits are as much as such weights know. */
const rounded = (value: number): number => Number(value.toPrecision(4));

/** The weights of a network while they are learned, all in one row: unit after unit, then those of the result. */
class Learner {
  private readonly inputs: number;
  private readonly hidden: number;
  private readonly weight: Float64Array;
  private readonly slope: Float64Array;
  private readonly drift: Float64Array;
  private readonly square: Float64Array;
  private readonly units: Float64Array;
  private time = 0;

  constructor(inputs: number, hidden: number, luck: Luck) {
    const size = hidden * (inputs + 1) + hidden + 1;
    this.inputs = inputs;
    this.hidden = hidden;
    const scale = 1 / Math.sqrt(inputs);
    this.weight = Float64Array.from({ length: size }, () => scale * (luck(2001) / 1000 - 1));
    this.slope = new Float64Array(size);
    this.drift = new Float64Array(size);
    this.square = new Float64Array(size);
    this.units = new Float64Array(hidden);
  }

  /** Adds up which way each weight has to go for this one. */
  see(row: Float64Array, won: number): void {
    const { inputs, hidden, weight, slope, units } = this;
    const out = hidden * (inputs + 1);
    let sum = weight[out + hidden]!;
    for (let unit = 0; unit < hidden; unit++) {
      const first = unit * (inputs + 1);
      let into = weight[first + inputs]!;
      for (let i = 0; i < inputs; i++) into += weight[first + i]! * row[i]!;
      units[unit] = Math.tanh(into);
      sum += weight[out + unit]! * units[unit]!;
    }
    const wrong = 1 / (1 + Math.exp(-sum)) - won;
    slope[out + hidden]! += wrong;
    for (let unit = 0; unit < hidden; unit++) {
      slope[out + unit]! += wrong * units[unit]!;
      const back = wrong * weight[out + unit]! * (1 - units[unit]! ** 2);
      const first = unit * (inputs + 1);
      for (let i = 0; i < inputs; i++) slope[first + i]! += back * row[i]!;
      slope[first + inputs]! += back;
    }
  }

  learn(seen: number, rate: number): void {
    const { weight, slope, drift, square } = this;
    this.time += 1;
    const [one, two] = [1 - 0.9 ** this.time, 1 - 0.999 ** this.time];
    for (let i = 0; i < weight.length; i++) {
      const down = slope[i]! / seen;
      drift[i] = 0.9 * drift[i]! + 0.1 * down;
      square[i] = 0.999 * square[i]! + 0.001 * down * down;
      weight[i]! -= rate * (drift[i]! / one / (Math.sqrt(square[i]! / two) + 1e-8) + SHRINK * weight[i]!);
      slope[i] = 0;
    }
  }

  weights(): Pick<Network, 'hidden' | 'out'> {
    const { inputs, hidden } = this;
    const all = Array.from(this.weight, rounded);
    const rows = Array.from({ length: hidden }, (_, unit) => all.slice(unit * (inputs + 1), (unit + 1) * (inputs + 1)));
    return { hidden: rows, out: all.slice(hidden * (inputs + 1)) };
  }
}

/** What was said and what came, for positions whose chance was said to be about the same. */
export interface Bin {
  readonly games: number;
  readonly said: number;
  readonly won: number;
}

const BINS = 10;

/** Ten bins, each of a tenth of the chances there are. */
export function calibration(network: Network, lessons: readonly Lesson[]): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ games: 0, said: 0, won: 0 }));
  for (const { features, won } of lessons) {
    const chance = chanceBy(network, features);
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin.games += 1;
    bin.said += chance;
    bin.won += won ? 1 : 0;
  }
  return bins.map(({ games, said, won }) =>
    games === 0 ? { games, said: 0, won: 0 } : { games, said: rounded(said / games), won: rounded(won / games) },
  );
}

/** How far what was said is from what came, on average over the positions. */
export function calibrationError(bins: readonly Bin[]): number {
  const games = bins.reduce((sum, one) => sum + one.games, 0);
  return bins.reduce((sum, one) => sum + (one.games * Math.abs(one.said - one.won)) / games, 0);
}
