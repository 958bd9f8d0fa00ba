import { shuffled } from '@shamble/bots';
import {
  type AsideId,
  EVERYONE,
  Fault,
  heardBy,
  keyFromSeed,
  type Played,
  type Seat,
  type Shape,
  same,
  type TableOf,
  type TableView,
  type Viewer,
  WATCHER,
} from '@shamble/kernel';
import { difference, plainOffer, plainOffers } from './difference.ts';
import { Broken, type Doing, must, shown } from './law.ts';
import { type Position, type Trial, viewersOf } from './trial.ts';
import { watching } from './watch.ts';

/** A table, and what a seat or a watcher gets to see of it. */
interface Seen<G extends Shape> {
  readonly view: TableView<G>;
  readonly offer: unknown;
  readonly asides: unknown;
}

/** What came of an answer, and what was revealed and shuffled on the way. */
interface Came<G extends Shape> extends Played<G> {
  readonly revealed: readonly string[];
  readonly shuffled: boolean;
}

/**
 * Puts tables beside the true one that look the same to a viewer: they must go on looking the same, and what is done
 * must look the same on them, except for what is revealed.
 */
export function checkSecrets<G extends Shape>(
  position: Position<G>,
  doing: Doing,
  hash: string,
  viewers: number,
): void {
  const { trial, table, luck } = position;
  const others = viewersOf(table.seats).filter((one) => one !== doing.seat);
  // Always the one who answers: what is told to him most likely gives something away.
  const order = [doing.seat, ...shuffled(others, luck)];
  const came = carryOut(trial, trial.engine.clone(table), doing);
  try {
    for (const viewer of order.slice(0, viewers)) checkFor(position, doing, viewer, came);
  } catch (error) {
    // What goes differently each time also looks like a leak, and is worse.
    for (let again = 0; again < 10; again++) checkSteady(position, doing, hash);
    throw error;
  }
  checkSteady(position, doing, hash);
}

function checkSteady<G extends Shape>({ trial, table }: Position<G>, doing: Doing, hash: string): void {
  const { engine } = trial;
  const came = carryOut(trial, engine.clone(table), doing);
  must('replay', came !== null && engine.hash(came.table) === hash, () => 'the same done again leads to another table');
}

function checkFor<G extends Shape>(position: Position<G>, doing: Doing, viewer: Viewer, came: Came<G> | null): void {
  const { trial, table } = position;
  const view = trial.engine.view(table, viewer);
  const other = checkSample(position, viewer, view);
  if (viewer === EVERYONE || came === null) return;
  // The same luck on both, so that whatever differs comes from what the viewer does not know.
  const { key, at } = table.chance;
  const beside: TableOf<G> = { ...other, chance: { key, at: { ...at }, forced: {} } };
  const there = carryOut(trial, beside, doing, viewer);
  if (there !== null) checkAfter(trial, viewer, came, there);
  else must('leak', viewer !== doing.seat, () => `${viewer} could not do this if what it cannot know were otherwise`);
}

/** A table that looks the same to the viewer. */
function checkSample<G extends Shape>(
  { trial, table, luck }: Position<G>,
  viewer: Viewer,
  view: TableView<G>,
): TableOf<G> {
  const { engine, tally, pack } = trial;
  const key = (): string => keyFromSeed(luck(2 ** 31));
  const other = engine.sample(view, key());
  const back = engine.view(other, viewer);
  must(
    'leak',
    same(view, back),
    () => `${viewer} sees a sample of its own view differently: ${difference(view, back)}`,
  );
  const wrong = pack.game.check(other.state);
  must('check', wrong.length === 0, () => `in a sample for ${viewer}: ${wrong.join(' ')}`);
  if (!same(other.state, table.state)) tally.untrue += 1;
  if (!same(other.state, engine.sample(view, key()).state)) tally.varied += 1;
  // Only the state can differ: a sample takes stack and question from the view.
  const sees = (of: TableOf<G>, one: Viewer): unknown => pack.game.view(of.state, one);
  const alike = (one: Viewer): boolean => same(sees(table, one), sees(other, one));
  if (viewer === EVERYONE) {
    // Undo beyond a barrier goes on from such a sample: nobody's knowledge may change by it.
    for (const seat of table.seats)
      must('undo', alike(seat), () => `what ${seat} knows is lost when the seats put together what they know`);
  } else if (viewer !== WATCHER && table.seats.every(alike)) {
    const what = (): string => difference(sees(table, EVERYONE), sees(other, EVERYONE));
    must('undo', alike(EVERYONE), () => `the seats together would know what none of them knows: ${what()}`);
  }
  if (viewer !== EVERYONE) sameSeen(viewer, seen(trial, table, viewer, view), seen(trial, other, viewer, back));
  return other;
}

/** Both went the same way: so must what the viewer is told of it. */
function checkAfter<G extends Shape>(trial: Trial<G>, viewer: Viewer, came: Came<G>, there: Came<G>): void {
  const { engine } = trial;
  const [view, other] = [engine.view(came.table, viewer), engine.view(there.table, viewer)];
  const stateSame = same(view.state, other.state);
  // Nothing learned on one side: then on the other side too, or the barrier itself would tell.
  const quiet = [view, other].some(({ barrier, n }) => barrier !== n);
  if (quiet && viewer !== WATCHER)
    must(
      'barrier',
      stateSame,
      () => `${viewer} learns by it, without a barrier: ${difference(view.state, other.state)}`,
    );
  // Knowledge must be in the view, with two exceptions: who has won may tell much, and what was shown to all and
  // shuffled in again is lost.
  const over = view.outcome !== null || other.outcome !== null;
  const lost = (came.shuffled || there.shuffled) && !same(came.revealed, there.revealed);
  if (stateSame && (quiet || !(over || lost))) {
    must('leak', same(view, other), () => `${viewer} sees what it cannot know: ${difference(view, other)}`);
    const [heard, otherHeard] = [heardBy(came.told, viewer), heardBy(there.told, viewer)];
    must(
      'leak',
      same(heard, otherHeard),
      () => `${viewer} hears what it cannot know: ${difference(heard, otherHeard)}`,
    );
  }
  if (same(view, other))
    sameSeen(viewer, seen(trial, came.table, viewer, view), seen(trial, there.table, viewer, other));
}

function seen<G extends Shape>({ engine }: Trial<G>, table: TableOf<G>, viewer: Viewer, view: TableView<G>): Seen<G> {
  const offer = plainOffer(engine.offer(table, viewer, { explain: true, usual: true }));
  return { view, offer, asides: plainOffers(engine.asides(table, viewer, true)) };
}

function sameSeen<G extends Shape>(viewer: Viewer, a: Seen<G>, b: Seen<G>): void {
  const because = `depends on what ${viewer} cannot know`;
  must('leak', same(a.offer, b.offer), () => `the offer ${because}: ${difference(a.offer, b.offer)}`);
  must('leak', same(a.asides, b.asides), () => `what it may do unasked ${because}: ${difference(a.asides, b.asides)}`);
}

/** Does it in place; null if it cannot be done on this table. */
function carryOut<G extends Shape>(
  trial: Trial<G>,
  table: TableOf<G>,
  { seat, input, agreed }: Doing,
  sampledFor?: Seat,
): Came<G> | null {
  const { engine, watch } = trial;
  try {
    const played = watching(watch, () => {
      if ('aside' in input) return engine.asideInPlace(table, seat, input.aside as AsideId<G>, input.answer);
      return 'answer' in input ? engine.playInPlace(table, seat, input.answer, agreed) : engine.resign(table, seat);
    });
    return { ...played, revealed: watch.revealed, shuffled: watch.shuffled };
  } catch (error) {
    if (error instanceof Fault && (error.code === 'not-offered' || error.code === 'not-asked')) return null;
    if (sampledFor === undefined || error instanceof Broken) throw error;
    const what = error instanceof Error ? error.message : shown(error);
    const law =
      error instanceof Fault && (error.code === 'dead-end' || error.code === 'runaway') ? error.code : 'throws';
    throw new Broken(law, `on a table that looks the same to ${sampledFor}: ${what}`);
  }
}
