import {
  createEngine,
  Fault,
  type Game,
  type GamePack,
  isAsked,
  type Match,
  type OfferKind,
  parseJournal,
  replay,
  type Seat,
  type Shape,
} from '@shamble/kernel';
import { check } from './check.ts';
import { areClauses, clausesOf } from './clauses.ts';
import { different, seatAt } from './differ.ts';
import { brief } from './matching.ts';
import { readAnswer, sayOffered } from './names.ts';
import { checkNoTable, NO_TABLE } from './no-table.ts';
import { type Cite, MOST_CLAUSES, type Result, type RunOptions, type Scenario, type Step } from './scenario.ts';
import { openScene, overdrawn, unused } from './scene.ts';
import { unknownName } from './spelling.ts';
import { asideNow, commit, offerNow, type Run, traceQuestion } from './table.ts';

/** Plays a scenario on a real match, checks what it asserts, and replays its journal. Never throws. */
export function runScenario<G extends Shape>(given: GamePack<G>, scenario: Scenario, options: RunOptions = {}): Result {
  const pack = given as unknown as GamePack<Shape>;
  const cites = scenario.steps.flatMap((step) => (step.does === 'then' ? step.cites : []));
  const cited = [...new Set(cites.map(({ clause }) => clause))];
  const trace: string[] = [];
  const { file, line, title } = scenario;
  const result = { file, line, title, game: pack.game.id, cited, trace };
  let place = { line, what: 'the whole' };
  try {
    checkCites(cites, cited, options);
    const denials = cites.flatMap(({ clause, claims }) =>
      claims.flatMap((claim) => (claim.kind === NO_TABLE ? [{ clause, claim }] : [])),
    );
    for (const { clause, claim } of denials) {
      place = { line: claim.line, what: `then ${clause}: ${claim.text}` };
      checkNoTable(pack, scenario, claim);
    }
    if (denials.length > 0) return { ...result, passed: true, failure: null, cause: null, proved: cited };
    place = { line: scenario.givenLine, what: 'given' };
    const run = openRun(pack, scenario, trace);
    for (const [i, step] of scenario.steps.entries()) {
      place = { line: step.line, what: step.does === 'then' ? 'then' : `when ${i + 1}: ${step.text}` };
      if (step.does === 'then') {
        for (const { clause, claims } of step.cites)
          for (const claim of claims) {
            place = { line: claim.line, what: `then ${clause}: ${claim.text}` };
            check(run, claim);
          }
        run.earlier.push(...run.told);
        run.told = [];
        run.forced = [];
      } else take(run, step);
    }
    place = { line: scenario.givenLine, what: 'at the end' };
    const left = unused(run.match, scenario.dice);
    if (left !== null) throw new Fault('bad-content', left);
    place = { line, what: 'the replay' };
    replayAgain(run.match);
    return { ...result, passed: true, failure: null, cause: null, proved: cited };
  } catch (cause) {
    const failure = block(scenario, place, cause);
    return { ...result, passed: false, failure, cause, proved: [] };
  }
}

function checkCites(cites: readonly Cite[], cited: readonly string[], { clauses }: RunOptions): void {
  if (cited.length === 0) throw new Fault('bad-content', 'It asserts nothing: its "then" names no clause.');
  if (cited.length > MOST_CLAUSES)
    throw new Fault(
      'bad-content',
      `It cites ${cited.length} clauses (${cited.join(', ')}); a scenario proves at most ${MOST_CLAUSES}. Split it.`,
    );
  for (const { clause, claims } of cites)
    if (claims.length === 0) throw new Fault('bad-content', `It cites ${clause} and asserts nothing under it.`);
  for (const clause of cited)
    if (clauses !== undefined && !clauses.has(clause))
      throw new Fault('bad-content', unknownName('clause', clause, [...clauses], 'in the clause list'));
}

function openRun(pack: GamePack<Shape>, scenario: Scenario, trace: string[]): Run {
  const kinds = new Map<string, OfferKind>();
  const engine = createEngine(noting(pack.game, kinds));
  const { match, told, forced, drawn } = openScene(pack, engine, scenario);
  const lawful = pack.game.check(match.table.state).length === 0;
  const run: Run = {
    ...{ pack, engine, match, scenario, kinds, drawn, lawful, trace },
    ...{ told: [...told], forced: [...forced], before: match.table, seen: new Set(), earlier: [] },
  };
  mustNotOverdraw(run);
  traceQuestion(run, told);
  return run;
}

/** The same game; what kind of offer a choice makes is noted, because a forced answer alone does not tell. */
function noting(game: Game<Shape>, kinds: Map<string, OfferKind>): Game<Shape> {
  const choices = Object.entries(game.choices).map(([id, choice]) => {
    const offer: typeof choice.offer = (look, about, explain) => {
      const made = choice.offer(look, about, explain);
      kinds.set(id, made.kind);
      return made;
    };
    return [id, { ...choice, offer }] as const;
  });
  return { ...game, choices: Object.fromEntries(choices) };
}

function take(run: Run, step: Exclude<Step, { does: 'then' }>): void {
  const { match } = run;
  const seat = seatAt(match, step.seat);
  run.trace.push(`> ${step.text}`);
  if (step.does === 'resign') commit(run, seat, { resign: true });
  else if (step.does === 'undo') takeBack(run, seat, step.times);
  else if (step.does === 'try') attempt(run, seat, step);
  else {
    const named = step.aside === null ? offerNow(run, mustBeAsked(match, seat)) : asideNow(run, seat, step.aside);
    const { answer, refused } = readAnswer(named, step.answer);
    if (refused[0] !== undefined)
      throw new Fault(
        'bad-content',
        `"${refused[0].name}" is refused by ${brief(refused[0].because)}. Offered: ${sayOffered(named)}.`,
      );
    commit(run, seat, step.aside === null ? { answer } : { aside: step.aside, answer });
  }
  mustNotOverdraw(run);
}

function mustNotOverdraw(run: Run): void {
  const over = overdrawn(run.match, run.scenario.dice, run.drawn);
  if (over !== null) throw new Fault('bad-content', over);
}

function takeBack(run: Run, seat: Seat, times: number): void {
  const { match } = run;
  for (let i = 0; i < times; i++) {
    const to = match.previous();
    if (to === null) throw new Fault('no-undo', 'There is no earlier answer to take back.');
    if (to < match.undoFloor(seat))
      throw new Fault(
        'no-undo',
        match.table.barrier > to
          ? 'Undo stops here: somebody has learned something by the last answer.'
          : `Undo stops here: ${match.entries.at(-1)?.seat} has answered since, not ${seat}.`,
      );
    match.do(seat, { undoTo: to });
  }
  traceQuestion(run, []);
}

/** Must be refused, by these clauses, and leave the table alone. */
function attempt(run: Run, seat: Seat, step: Extract<Step, { does: 'try' }>): void {
  const { match, engine } = run;
  const named = step.aside === null ? offerNow(run, mustBeAsked(match, seat)) : asideNow(run, seat, step.aside);
  const { answer, refused } = readAnswer(named, step.answer);
  const before = engine.hash(match.table);
  const wanted = `refused by ${brief(clausesOf(step.refused))}`;
  const rules = refused.flatMap(({ because }) => because);
  try {
    match.prepare(seat, step.aside === null ? { answer } : { aside: step.aside, answer });
  } catch (cause) {
    if (!(cause instanceof Fault) || cause.code !== 'not-offered') throw cause;
    rules.push(...cause.rules);
    if (engine.hash(match.table) !== before)
      throw new Fault('broken-rule', 'It was refused, but the table has changed.');
    if (areClauses(step.refused, rules)) return;
    throw different(wanted, `refused by ${brief([...new Set(rules)])}`);
  }
  throw different(wanted, 'it is allowed');
}

function mustBeAsked(match: Match<Shape>, seat: Seat): Seat {
  const { pending, outcome } = match.table;
  if (pending === null) throw new Fault('over', `Nobody is asked anything: the game is over (${brief(outcome)}).`);
  if (isAsked(pending.who, seat)) return seat;
  const who = typeof pending.who === 'string' ? pending.who : pending.who.anyOf.join(' and ');
  throw new Fault('not-asked', `${seat} is not asked: the question "${pending.choice}" is for ${who}.`);
}

/** As if it had been saved, sent and opened elsewhere. */
function replayAgain(match: Match<Shape>): void {
  const { engine, table } = match;
  const journal = parseJournal(JSON.parse(JSON.stringify(match.journal)));
  const again = replay(engine, journal, { verify: true });
  if (engine.hash(again) !== engine.hash(table))
    throw new Fault('diverged', 'Replayed from its journal, the scenario ends at another table.');
}

function block(scenario: Scenario, place: { line: number; what: string }, cause: unknown): string {
  const message =
    cause instanceof Fault
      ? cause.message
      : `The game threw ${cause instanceof Error ? `${cause.name}: ${cause.message}` : brief(cause)}.`;
  return [
    `${scenario.file}:${place.line}  ${scenario.title}`,
    `  ${place.what}`,
    ...message.split('\n').map((line) => `    ${line}`),
  ].join('\n');
}
