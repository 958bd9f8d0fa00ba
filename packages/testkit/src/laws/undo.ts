import { EVERYONE, Fault, type Input, type Prepared, type Seat, type Shape, same } from '@shamble/kernel';
import { difference } from './difference.ts';
import { must } from './law.ts';
import type { Position } from './trial.ts';

/** Prepares an undo and looks at what it would bring back; null if it is rightly refused. */
export function checkUndo<G extends Shape>(
  { match, trial, table }: Position<G>,
  seat: Seat,
  input: Extract<Input, { undoTo: number } | { undoAgreed: boolean }>,
  hashes: readonly string[],
): Prepared<G> | null {
  const prepared = attempt(() => match.prepare(seat, input));
  if (prepared === null) {
    const refusal = match.undoRule === 'none' && 'undoTo' in input && input.undoTo < match.undoFloor(seat);
    must('undo', refusal, () => 'an undo was refused that the table allows');
    return null;
  }
  const { entry } = prepared;
  if (!('undoTo' in entry)) return prepared;
  const { undoTo } = entry;
  const { engine } = trial;
  const target = match.at(undoTo);
  must('replay', engine.hash(target) === hashes[undoTo], () => `replayed up to ${undoTo}, it is another table`);
  if (entry.beyond !== true) {
    must('undo', undoTo >= table.barrier, () => `it goes back to ${undoTo}, past the barrier ${table.barrier}, unseen`);
    must('undo', entry.hash === hashes[undoTo], () => `the table is not what it was at ${undoTo}`);
    for (const viewer of table.seats) {
      const [was, is] = [engine.view(target, viewer), engine.view(prepared.table, viewer)];
      must(
        'undo',
        same({ ...was, n: 0 }, { ...is, n: 0 }),
        () => `${viewer} sees something else: ${difference(was, is)}`,
      );
    }
    return prepared;
  }
  const back = prepared.table;
  for (const [stream, at] of Object.entries(table.chance.at))
    must('undo', (back.chance.at[stream] ?? 0) >= at, () => `the luck of "${stream}" would be seen again`);
  must('undo', same(back.chance.key, table.chance.key), () => 'the key of the dice has changed');
  must('undo', back.barrier === back.n, () => 'one could go back from there for free');
  const [was, is] = [
    engine.view(target, EVERYONE),
    { ...engine.view(back, EVERYONE), n: target.n, barrier: target.barrier },
  ];
  must('undo', same(was, is), () => `the seats together see something else than before: ${difference(was, is)}`);
  return prepared;
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Fault && error.code === 'no-undo') return null;
    throw error;
  }
}
