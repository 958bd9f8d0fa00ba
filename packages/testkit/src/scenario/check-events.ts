import { type Event, Fault, heardBy, type Told } from '@shamble/kernel';
import { areClauses, type Clauses, clausesOf } from './clauses.ts';
import { different, viewerAt } from './differ.ts';
import { isFact, readable, wordsIn } from './facts.ts';
import { brief, type Gap, gap } from './matching.ts';
import { nameList, nearest, unknownName } from './spelling.ts';
import type { Run } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;
type Given = string | (Fields & { readonly id: string; readonly times?: number });

/** An event as described: its id, some of its facts and reasons, all of its rules. */
interface Pattern {
  readonly id: string;
  readonly data: Fields;
  readonly why: Fields | undefined;
  readonly rules: Clauses | undefined;
  readonly times: number | undefined;
}

function patternOf(given: Given): Pattern {
  if (typeof given !== 'object')
    return { id: String(given), data: {}, why: undefined, rules: undefined, times: undefined };
  const { id, why, rules, times, data, ...facts } = given as Fields;
  return {
    id: String(id),
    data: { ...facts, ...(data as Fields | undefined) },
    why: why as Fields | undefined,
    rules: rules as Clauses | undefined,
    times: times as number | undefined,
  };
}

/** In what an event differs from the pattern; its id is the same. */
function gapOf(run: Run, pattern: Pattern, event: Event): Gap | null {
  const { state } = run.match.table;
  const facts = gap(pattern.data, readable(run.pack, state, event.id, event.data));
  if (facts !== null) return facts;
  if (pattern.why !== undefined) {
    const why = event.why === undefined ? {} : readable(run.pack, state, event.id, event.why);
    const reasons = gap(pattern.why, why, 'why');
    if (reasons !== null) return reasons;
  }
  if (pattern.rules === undefined || areClauses(pattern.rules, event.rules)) return null;
  return { path: 'rules', expected: brief(clausesOf(pattern.rules)), came: brief(event.rules), missing: false };
}

const matching = (run: Run, pattern: Pattern, events: readonly Event[]): Event[] =>
  events.filter((event) => event.id === pattern.id && gapOf(run, pattern, event) === null);

export function checkEvent(run: Run, expected: Given): void {
  mustHold(run, patternOf(expected), facts(run.told), expected, 'told');
}

function mustHold(run: Run, pattern: Pattern, events: readonly Event[], expected: Given, how: string): void {
  const found = matching(run, pattern, events).length;
  if (pattern.times === undefined ? found > 0 : found === pattern.times) return;
  const wanted = `the event ${brief(expected)} to be ${how}${pattern.times === undefined ? '' : `, ${pattern.times} times`}`;
  const came = pattern.times !== undefined && found > 0 ? `${found} times` : closest(run, pattern, events);
  const early = matching(run, pattern, facts(run.earlier)).length > 0;
  throw different(wanted, early ? `${came}\n          It was told before the last "then"; assert it there.` : came);
}

/** What was told instead. */
function closest(run: Run, pattern: Pattern, events: readonly Event[]): string {
  const alike = events.filter(({ id }) => id === pattern.id);
  if (alike.length === 0) {
    const ids = [...new Set(events.map(({ id }) => id))];
    const near = nearest(pattern.id, Object.keys(run.pack.stage.events));
    return `no ${pattern.id}; told since then: ${nameList(ids)}.${near === null || near === pattern.id ? '' : ` Did you mean "${near}"?`}`;
  }
  return alike
    .slice(0, 6)
    .map((event) => {
      const { path, expected, came } = gapOf(run, pattern, event)!;
      return `${event.id} ${brief(readable(run.pack, run.match.table.state, event.id, event.data))}, where ${path} is not ${expected}: ${came}`;
    })
    .join('\n          ');
}

export function checkNoEvent(run: Run, expected: Given): void {
  const pattern = patternOf(expected);
  mustBeKnown(run, pattern);
  const found = matching(run, pattern, facts(run.told))[0];
  if (found !== undefined)
    throw different(
      `no event ${brief(expected)}`,
      `${found.id} ${brief(readable(run.pack, run.match.table.state, found.id, found.data))}`,
    );
}

/** Of a misspelt id or fact it would always be true that it was not told. */
function mustBeKnown({ pack }: Run, { id, data }: Pattern): void {
  const { events } = pack.stage;
  if (!Object.hasOwn(events, id)) throw new Fault('bad-content', unknownName('event', id, Object.keys(events)));
  for (const path of Object.keys(data)) {
    const fact = path.split('.')[0]!;
    if (isFact(pack, id, fact)) continue;
    const near = nearest(fact, wordsIn(events[id]!));
    const meant = near === null ? '' : ` Did you mean "${near}"?`;
    throw new Fault('bad-content', `There is no fact "${fact}" in the event "${id}".${meant} ${id}: ${events[id]}`);
  }
}

export function checkEvents(run: Run, expected: readonly Given[]): void {
  const events = facts(run.told);
  let from = 0;
  for (const [i, given] of expected.entries()) {
    const pattern = patternOf(given);
    const at = events.findIndex(
      (event, n) => n >= from && event.id === pattern.id && gapOf(run, pattern, event) === null,
    );
    if (at < 0)
      throw different(
        `in this order ${brief(expected)}`,
        `no ${brief(given)}${i === 0 ? '' : ` after ${brief(expected[i - 1])}`}; told, in order: ${nameList(
          events.map(({ id }) => id),
          80,
        )}`,
      );
    from = at + 1;
  }
}

interface Heard {
  readonly seat: string;
  readonly event: Given;
}

export function checkHeard(run: Run, { seat, event }: Heard): void {
  const heard = heardBy(run.told, viewerAt(run.match, seat));
  mustHold(run, patternOf(event), heard, event, `heard by ${seat}`);
}

/** It was told to somebody, and this seat did not hear it. */
export function checkNotHeard(run: Run, { seat, event }: Heard): void {
  const pattern = patternOf(event);
  const heard = heardBy(run.told, viewerAt(run.match, seat));
  mustHold(run, pattern, facts(run.told), event, 'told to somebody, if not to that seat');
  const found = matching(run, pattern, heard)[0];
  if (found !== undefined)
    throw different(
      `${seat} not to hear ${brief(event)}`,
      `${found.id} ${brief(readable(run.pack, run.match.table.state, found.id, found.data))}`,
    );
}

const facts = (told: readonly Told[]): Event[] => told.map(({ event }) => event);
