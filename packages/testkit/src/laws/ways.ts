import { decider, isOffered, type Shape, same } from '@shamble/kernel';
import { must, shown } from './law.ts';
import type { Position } from './trial.ts';

/** Walks the longest way there is, answer by answer, until something is learned or the rules ask something else. */
export function checkWays<G extends Shape>({ trial: { pack, engine }, table: start }: Position<G>): void {
  const { ways } = pack;
  if (ways === undefined || start.pending === null) return;
  const seat = decider(start.pending.who);
  const waysAt = (table: typeof start) => ways.of(engine.view(table, seat).state, table.pending!);
  const all = waysAt(start);
  const way = all.reduce<(typeof all)[number] | null>(
    (longest, one) => (longest === null || one.steps.length > longest.steps.length ? one : longest),
    null,
  );
  if (way === null) return;
  ways.risks(engine.view(start, seat).state, start.pending, way);
  let table = start;
  for (const [at, { answer, to }] of way.steps.entries()) {
    const offer = engine.offer(table, seat)!;
    must('ways', isOffered(offer, answer), () => `${shown(answer)} on the way to ${way.to} is not allowed`);
    ({ table } = engine.play(table, seat, answer as never));
    const { pending } = table;
    // The last step may have ended the turn: anything may have happened since.
    if (at === way.steps.length - 1) return;
    if (table.barrier === table.n) return;
    if (pending === null || !same(pending.about, start.pending.about) || pending.choice !== start.pending.choice)
      return;
    const [next] = waysAt(table);
    must(
      'ways',
      next === undefined || next.through[0] === to,
      () => `${shown(answer)} leads to ${next?.through[0]}, not to ${to}`,
    );
  }
}
