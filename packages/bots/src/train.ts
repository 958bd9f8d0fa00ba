import type { Engine, Mind, Network, Shape } from '@shamble/kernel';
import { type Bin, calibration, calibrationError, type Fitting, fit, type Lesson } from './fit.ts';
import { lessonsOf } from './lessons.ts';

export interface Training extends Fitting {
  /** Games of each table to learn from, of this seed; and of the next seed a third as many to see how well that went. */
  readonly games: number;
}

/** What was learned, and how it stood the test of games it had not seen. */
export interface Learned {
  readonly network: Network;
  readonly lessons: number;
  readonly calibration: readonly Bin[];
  /** Said less won, over all those positions on average. */
  readonly error: number;
}

/** Fits the evaluation of a mind to games of its policy. `tables`: the options of each kind of table. The same numbers give the same network. */
export function train<G extends Shape>(
  engine: Engine<G>,
  mind: Mind<G>,
  tables: readonly unknown[],
  { games, seed, ...how }: Training,
  onTable: (lessons: number) => void = () => {},
): Learned {
  const lessons: Lesson[] = [];
  const unseen: Lesson[] = [];
  for (const options of tables) {
    const before = lessons.length;
    for (const lesson of lessonsOf(engine, options, mind, { seed, from: 0, to: games })) lessons.push(lesson);
    for (const lesson of lessonsOf(engine, options, mind, { seed: seed + 1, from: 0, to: Math.ceil(games / 3) }))
      unseen.push(lesson);
    onTable(lessons.length - before);
  }
  const network = fit(lessons, { seed, ...how });
  const bins = calibration(network, unseen);
  return { network, lessons: lessons.length, calibration: bins, error: Number(calibrationError(bins).toFixed(4)) };
}
