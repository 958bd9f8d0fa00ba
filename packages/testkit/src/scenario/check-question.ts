import { decider, Fault, isDeadEnd, type Pending } from '@shamble/kernel';
import { areClauses, type Clauses, clausesOf } from './clauses.ts';
import { different, listOf, mustMatch, seatAt } from './differ.ts';
import { REACTION, readable } from './facts.ts';
import { brief, gap, sameSet } from './matching.ts';
import { findOption, type NamedOffer, offeredNames, optionsCalled, sayOffered } from './names.ts';
import { showAnswer, showOffer } from './shown.ts';
import { calledSo, nearest, plainName, unknownName } from './spelling.ts';
import { asideNow, offerNow, type Run } from './table.ts';

type Words = string | readonly string[];
type Fields = Readonly<Record<string, unknown>>;

interface Question {
  readonly seat?: string;
  readonly together?: Words;
  readonly choice?: string;
  readonly about?: Fields;
  readonly proposals?: Fields;
}

export function checkAsked(run: Run, expected: 'nobody' | Question): void {
  const { pack, match } = run;
  const { pending, state } = match.table;
  if (expected === 'nobody') {
    if (pending !== null) throw different('nobody is asked anything', saysAsked(pending));
    return;
  }
  const { seat, choice, about, together } = expected;
  const choices = [...Object.keys(pack.game.choices), REACTION];
  if (choice !== undefined && !choices.includes(choice))
    throw new Fault('bad-content', unknownName('choice', choice, choices));
  if (seat !== undefined) seatAt(match, seat);
  if (together !== undefined) for (const one of listOf(together)) seatAt(match, one);
  if (pending === null)
    throw different(`a question: ${brief(expected)}`, `the game is over: ${brief(match.table.outcome)}`);
  const asked = typeof pending.who === 'string' ? [pending.who] : pending.who.anyOf;
  if (
    (seat !== undefined && decider(pending.who) !== seat) ||
    (choice !== undefined && pending.choice !== choice) ||
    (together !== undefined && !sameSet(listOf(together), asked))
  )
    throw different(brief(expected), saysAsked(pending));
  if (about !== undefined) mustMatch(gap({ about }, { about: readable(pack, state, pending.choice, pending.about) }));
  if (expected.proposals !== undefined)
    mustMatch(gap({ proposals: expected.proposals }, { proposals: proposalsOf(run, pending) }));
}

function saysAsked({ who, choice }: Pending): string {
  const together = typeof who === 'string' ? '' : `, together: [${who.anyOf.join(', ')}]`;
  return `{ seat: ${decider(who)}, choice: ${choice}${together} }`;
}

function proposalsOf(run: Run, pending: Pending): object {
  const named = offerNow(run, decider(pending.who));
  return Object.fromEntries((pending.proposals ?? []).map(({ seat, answer }) => [seat, showAnswer(named, answer)]));
}

interface Offered {
  readonly offered?: Words;
  readonly 'only offered'?: Words;
  readonly 'not offered'?: Words;
}

export function checkOffered(run: Run, expected: Offered): void {
  checkNames(run, question(run), expected);
}

export function checkRefused(run: Run, expected: Readonly<Record<string, Clauses>>): void {
  checkRefusals(question(run), expected);
}

export function checkOffer(run: Run, expected: Fields): void {
  const { pending } = run.match.table;
  const usual = Object.keys(expected).some((key) => key.split('.')[0] === 'usual');
  const named = pending === null ? question(run) : offerNow(run, decider(pending.who), usual);
  mustMatch(gap(expected, showOffer(named)));
}

function question(run: Run): NamedOffer {
  const { pending, outcome } = run.match.table;
  if (pending === null) throw different('a question with options', `the game is over: ${brief(outcome)}`);
  return offerNow(run, decider(pending.who));
}

function checkNames({ seen }: Pick<Run, 'seen'>, named: NamedOffer, expected: Offered): void {
  const offered = offeredNames(named);
  const came = `"${named.choice}" offers ${sayOffered(named)}`;
  const wanted = [...listOf(expected.offered ?? []), ...listOf(expected['only offered'] ?? [])];
  const found = wanted.map((name) => {
    const option = optionsCalled(named, name).length > 0 ? findOption(named, name) : null;
    if (option === null || 'because' in option) throw different(`"${name}" to be offered`, came + why(named, name));
    return option.name;
  });
  if (expected['only offered'] !== undefined) {
    const more = offered.filter((one) => !found.includes(one));
    if (more.length > 0) throw different(`nothing else to be offered than ${brief(wanted)}`, `also ${brief(more)}`);
  }
  for (const name of listOf(expected['not offered'] ?? [])) {
    // What was there under exactly this name is not meant by a part of a longer one.
    const known = seen.has(plainName(name));
    const now = optionsCalled(named, name).filter((one) => !known || plainName(one.name) === plainName(name));
    if (now.some((one) => !('because' in one))) throw different(`"${name}" not to be offered`, came);
    if (known || now.length > 0 || calledSo(namesOf(seen), name).length > 0) continue;
    const near = nearest(name, [...offered, ...named.refused.map((one) => one.name)]);
    throw new Fault(
      'bad-content',
      `"${name}" was never offered nor refused in this scenario, so that it is missing now proves nothing.${near === null ? '' : ` Did you mean "${near}"?`} List all that is offered with "only offered" instead.`,
    );
  }
}

const namesOf = (names: Iterable<string>): { name: string }[] => [...names].map((name) => ({ name }));

function why(named: NamedOffer, name: string): string {
  const [refusal] = calledSo(named.refused, name);
  if (refusal !== undefined) return `; this one is refused by ${brief(refusal.because)}`;
  const near = nearest(name, offeredNames(named));
  return near === null ? '' : `. Did you mean "${near}"?`;
}

function checkRefusals(named: NamedOffer, expected: Readonly<Record<string, Clauses>>): void {
  for (const [name, rules] of Object.entries(expected)) {
    const wanted = `"${name}" to be refused by ${brief(clausesOf(rules))}`;
    const found = findOption(named, name);
    if (!('because' in found)) throw different(wanted, 'it is offered');
    if (!areClauses(rules, found.because)) throw different(wanted, `it is refused by ${brief(found.because)}`);
  }
}

interface AsideClaim extends Offered {
  readonly seat: string;
  readonly name: string;
  readonly refused?: Readonly<Record<string, Clauses>>;
  readonly offer?: Fields;
}

export function checkAside(run: Run, expected: AsideClaim): void {
  const named = asideNow(run, seatAt(run.match, expected.seat), expected.name);
  if (isDeadEnd(named.offer) && expected.refused === undefined)
    throw different(`${expected.seat} to be able to do "${expected.name}" now`, 'there is nothing to choose from');
  checkNames(run, named, expected);
  if (expected.refused !== undefined) checkRefusals(named, expected.refused);
  if (expected.offer !== undefined) mustMatch(gap(expected.offer, showOffer(named)));
}

export function checkNoAside(run: Run, { seat, name }: AsideClaim): void {
  const known = Object.keys(run.pack.game.asides);
  if (!known.includes(name)) throw new Fault('bad-content', unknownName('aside', name, known));
  const offer = run.engine.asides(run.match.table, seatAt(run.match, seat))[name];
  if (offer !== undefined && !isDeadEnd(offer))
    throw different(`${seat} cannot do "${name}" now`, sayOffered(asideNow(run, seat, name)));
}
