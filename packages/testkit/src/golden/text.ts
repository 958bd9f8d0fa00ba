import { decider, type Engine, type GamePack, type Shape, type Table, type Told } from '@shamble/kernel';
import { readable } from '../scenario/facts.ts';
import { brief } from '../scenario/matching.ts';
import { type NamedOffer, nameOffer } from '../scenario/names.ts';
import { showAnswer, showOffer } from '../scenario/shown.ts';

const NEVER_CUT = Number.POSITIVE_INFINITY;

/** What was told, a line each: facts, rules, reasons, and who alone heard it. */
export function toldText(pack: GamePack<Shape>, state: object, told: readonly Told[]): string[] {
  return told.map(({ event, only, others }) => {
    const facts = brief(readable(pack, state, event.id, event.data), NEVER_CUT);
    const why = event.why === undefined ? '' : ` why ${brief(readable(pack, state, event.id, event.why), NEVER_CUT)}`;
    const rules = event.rules.length === 0 ? '' : ` [${event.rules.join(' ')}]`;
    const heard = only === undefined ? '' : ` only ${only.join(' ')}`;
    const rest =
      others === undefined
        ? ''
        : `, others ${others.id} ${brief(readable(pack, state, others.id, others.data), NEVER_CUT)}`;
    return `  * ${event.id} ${facts}${rules}${why}${heard}${rest}`;
  });
}

/** Adds what is asked now, with every name, or how it ended. */
export function questionText(
  pack: GamePack<Shape>,
  engine: Engine<Shape>,
  table: Table,
  lines: string[],
): NamedOffer | null {
  const { pending, outcome } = table;
  if (pending === null) {
    lines.push(`  = ${brief(outcome, NEVER_CUT)}`);
    return null;
  }
  const { who, choice, about, proposals } = pending;
  const seats = typeof who === 'string' ? who : `${who.anyOf.join('+')} (${who.decider} decides)`;
  const named = nameOffer(pack, table.state, choice, engine.offer(table, decider(who), { explain: true })!);
  const { options, kind, ...rest } = showOffer(named) as { options: string[]; kind: string };
  const extra = Object.entries(rest).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  lines.push(`  ? ${seats}: ${choice} ${brief(readable(pack, table.state, choice, about), NEVER_CUT)}`);
  lines.push(`    ${kind} ${options.join(' | ')}`);
  if (extra.length > 0) lines.push(`    ${brief(Object.fromEntries(extra), NEVER_CUT)}`);
  if (named.refused.length > 0)
    lines.push(`    refused ${named.refused.map(({ name, because }) => `${name} [${because.join(' ')}]`).join(' | ')}`);
  for (const { seat, answer } of proposals ?? [])
    lines.push(`    ${seat} proposes ${brief(showAnswer(named, answer), NEVER_CUT)}`);
  return named;
}
