import { decider, Fault } from '@shamble/kernel';
import { checkEvent, checkEvents, checkHeard, checkNoEvent, checkNotHeard } from './check-events.ts';
import { checkAside, checkAsked, checkNoAside, checkOffer, checkOffered, checkRefused } from './check-question.ts';
import { checkForced, checkOutcome, checkState, checkUndo, checkView } from './check-table.ts';
import type { Claim } from './scenario.ts';
import type { Run } from './table.ts';

// Each gets what `forms.ts` has let through, so it may trust the shape.
type Check = (run: Run, expected: never) => void;

const CHECKS: Readonly<Record<string, Check>> = {
  asked: checkAsked,
  offered: (run, names) => checkOffered(run, { offered: names }),
  'only offered': (run, names) => checkOffered(run, { 'only offered': names }),
  'not offered': (run, names) => checkOffered(run, { 'not offered': names }),
  refused: (run, options) => checkRefused(run, options),
  offer: checkOffer,
  aside: checkAside,
  'no aside': checkNoAside,
  event: checkEvent,
  'no event': checkNoEvent,
  events: checkEvents,
  heard: checkHeard,
  'not heard': checkNotHeard,
  state: checkState,
  view: checkView,
  outcome: checkOutcome,
  undo: checkUndo,
  forced: checkForced,
};

/** Throws a Fault that says what was expected and what came, if the claim does not hold. */
export function check(run: Run, { kind, expected }: Claim): void {
  const one = CHECKS[kind];
  if (one === undefined) throw new Fault('bad-content', `"${kind}" is not an assertion.`);
  try {
    one(run, expected as never);
  } catch (cause) {
    const open = WAITS.includes(kind) && cause instanceof Fault ? stillAsked(run) : null;
    throw open === null ? cause : new Fault('bad-content', `${(cause as Fault).message}\n${open}`);
  }
}

/** What is asserted of what an answer brings about. */
const WAITS = ['event', 'events', 'state', 'outcome'];

/** Much has not happened only because the step before led to a question that no step answers. */
function stillAsked({ match, before }: Run): string | null {
  const { pending } = match.table;
  if (pending === null || pending.choice === before.pending?.choice) return null;
  return `asked:    ${decider(pending.who)} has not answered "${pending.choice}" yet`;
}
