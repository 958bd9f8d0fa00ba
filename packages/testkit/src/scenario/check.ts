import { Fault } from '@shamble/kernel';
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
  one(run, expected as never);
}
