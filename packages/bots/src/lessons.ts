import { decider, type Engine, Fault, type Mind, type Shape } from '@shamble/kernel';
import { keyOf, luckOf } from './chances.ts';
import type { Lesson } from './fit.ts';
import { MOST_ANSWERS } from './playout.ts';
import { randomAnswer } from './random.ts';

/** A wrong turn is taken at one of so many first answers. */
const ASTRAY = 150;

/**
 * What games of the policy teach the first seat, a lesson for every moment. In every second one it goes astray once, so that
 * positions it would not get into by itself are known too; those before that are left out: their game was another.
 */
export function lessonsOf<G extends Shape>(
  engine: Engine<G>,
  options: unknown,
  { policy, evaluation }: Pick<Mind<G>, 'policy' | 'evaluation'>,
  { seed, from, to }: { readonly seed: number; readonly from: number; readonly to: number },
): Lesson[] {
  if (evaluation === undefined) throw new Fault('bad-options', 'There is nothing to be learned: no evaluation.');
  const lessons: Lesson[] = [];
  for (let number = from; number < to; number++) {
    const luck = luckOf(seed, number);
    const { table } = engine.open(options, keyOf(seed, number));
    const [seat] = table.seats as [string];
    const seen: (readonly number[])[] = [];
    const astray = number % 2 === 1 ? luck(ASTRAY) : -1;
    let moment = Number.NEGATIVE_INFINITY;
    for (let answers = 0; table.outcome === null && answers < MOST_ANSWERS; answers++) {
      const asked = decider(table.pending!.who);
      const view = engine.glance(table, asked);
      const offer = engine.offer(table, asked)!;
      const now = evaluation.moment(view.state);
      if (now > moment && answers > astray) seen.push(evaluation.features(engine.glance(table, seat).state, seat));
      moment = Math.max(moment, now);
      engine.playInPlace(table, asked, answers === astray ? randomAnswer(offer, luck) : policy(view, offer, luck));
    }
    if (table.outcome === null) continue;
    const won = table.outcome.winners.includes(seat);
    lessons.push(...seen.map((features) => ({ features, won })));
  }
  return lessons;
}
