import { Fault, type Forced } from '@shamble/kernel';
import { areClauses, type Clauses } from './clauses.ts';
import { different, listOf, mustMatch, seatAt, viewerAt } from './differ.ts';
import { brief, gap, sameSet } from './matching.ts';
import { nameOption } from './names.ts';
import { plainName, unknownName } from './spelling.ts';
import type { Run } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

export function checkState({ pack, match }: Run, expected: Fields): void {
  mustMatch(gap(expected, pack.stage.show(match.table.state)));
}

export function checkView({ engine, match }: Run, { seat, ...expected }: Fields): void {
  const view = engine.view(match.table, viewerAt(match, String(seat)));
  mustMatch(gap(expected, view.state));
}

interface OutcomeClaim {
  readonly winners?: string | readonly string[];
  readonly because?: string;
  readonly rules?: Clauses;
}

export function checkOutcome({ pack, match }: Run, expected: 'none' | OutcomeClaim): void {
  const { outcome } = match.table;
  const came = outcome === null ? 'the game goes on' : brief(outcome);
  if (expected === 'none') {
    if (outcome !== null) throw different('the game goes on', came);
    return;
  }
  const winners = expected.winners === undefined ? undefined : listOf(expected.winners);
  for (const seat of winners ?? []) seatAt(match, seat);
  const endings = Object.keys(pack.stage.endings);
  if (expected.because !== undefined && !endings.includes(String(expected.because)))
    throw new Fault('bad-content', unknownName('ending', String(expected.because), endings));
  const holds =
    outcome !== null &&
    (winners === undefined || sameSet(winners, outcome.winners)) &&
    (expected.because === undefined || String(expected.because) === outcome.because) &&
    (expected.rules === undefined || areClauses(expected.rules, outcome.rules));
  if (!holds) throw different(`an outcome ${brief(expected)}`, came);
}

/** Whether anybody has learned something by the last answer. */
export function checkUndo({ match }: Run, expected: 'stops' | 'free'): void {
  const last = match.entries.at(-1);
  if (last === undefined || 'undoTo' in last)
    throw different(`undo ${expected} at the last answer`, 'there is no answer to take back here');
  const came = match.table.barrier === match.table.n ? 'stops' : 'free';
  if (came === expected) return;
  throw different(
    `undo: ${expected}`,
    came === 'stops'
      ? 'undo stops here: chance was drawn or a secret shown'
      : 'undo is free: nobody has learned anything',
  );
}

interface ForcedClaim {
  readonly seat?: string;
  readonly choice?: string;
  readonly answer?: unknown;
}

/** In this order; others may stand between them. */
export function checkForced(run: Run, expected: 'none' | readonly ForcedClaim[]): void {
  const came = run.forced.map((one) => ({ ...one, answer: nameForced(run, one) }));
  if (expected === 'none') {
    if (came.length > 0) throw different('no answer to be forced', brief(came));
    return;
  }
  let from = 0;
  for (const claim of expected) {
    if (claim.seat !== undefined) seatAt(run.match, claim.seat);
    const at = came.findIndex(
      (one, i) =>
        i >= from &&
        (claim.seat ?? one.seat) === one.seat &&
        (claim.choice ?? one.choice) === one.choice &&
        (claim.answer === undefined || sameAnswer(claim.answer, one.answer)),
    );
    if (at < 0) throw different(`the forced answers ${brief(expected)}`, came.length === 0 ? 'none' : brief(came));
    from = at + 1;
  }
}

const sameAnswer = (a: unknown, b: unknown): boolean => plainName(brief(a)) === plainName(brief(b));

/** By the table before the answer that led to it: the one it was forced at is not kept. */
function nameForced({ pack, before, kinds }: Run, { choice, answer }: Forced): unknown {
  const name = (option: unknown): string => {
    try {
      return nameOption(pack, before.state, choice, option);
    } catch {
      return brief(option); // what it names came into play only by that answer
    }
  };
  const kind = kinds.get(choice);
  if (kind === 'share' || kind === 'arrange') {
    const parts = Object.entries(answer as object);
    return Object.fromEntries(parts.map(([id, part]) => [name(id), kind === 'share' ? part : name(part)]));
  }
  return Array.isArray(answer) && kind !== 'one' ? answer.map(name) : name(answer);
}
