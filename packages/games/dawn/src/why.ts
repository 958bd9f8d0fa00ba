import { type Event, type Frame, type Phrase, type Seat, word } from '@shamble/kernel';
import { ENTRANCES } from '../content/plan.ts';
import { event, factsOf, person, place } from './phrases.ts';
import { ground } from './rules/ground.ts';
import { isHuman, numbersOf } from './rules/questions.ts';
import { distances } from './rules/ways.ts';
import { type Character, type CharacterId, EMPTY, type State, type View, type Why } from './types.ts';

/** Why an automatic zombie did it: what it goes by, how far that is, and the clauses. */
export function why(view: View, { why: given, rules }: Event): readonly Phrase[] {
  if (given === undefined) return [];
  const reasons = given as Why;
  const phrases = [word(`why.${reasons.rule}`, factsOf(view, reasons))];
  if (reasons.distance !== undefined) phrases.push(word('why.distance', { distance: reasons.distance }));
  if (reasons.tied !== undefined) phrases.push(word('why.lot', { count: reasons.tied }));
  phrases.push(word('why.rules', { rules: rules.join(', ') }));
  return phrases;
}

/** What the dead could do next: whom they hold, whom they can reach, who may turn. */
export function threats(view: View): readonly Phrase[] {
  const found: { phrase: Phrase; weight: number }[] = [];
  for (const [id, one] of view.characters.entries()) {
    if (!isHuman(one) || one.space < 0) continue;
    const character = person(id);
    const value = view.values[one.space]!;
    if (value > 0) found.push({ phrase: word('threat.with', { character, value }), weight: 10 + value });
    const far = distances(view as unknown as State, one.space);
    const count = view.zombies.filter((lies, space) => lies !== EMPTY && far[space]! > 0 && far[space]! <= 2).length;
    if (count > 0) found.push({ phrase: word('threat.near', { character, count }), weight: count });
    if (one.status === 'infected') found.push({ phrase: word('threat.infected', { character }), weight: 5 });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ phrase }) => phrase);
}

/** A procedure under way: what is being done when a question comes up. */
export function frame(view: View, { proc, locals }: Frame): Phrase {
  if (proc.startsWith('$'))
    return word(`proc.${proc.slice(1)}`, { what: event(view, (locals as { event: Event }).event) });
  return word(`proc.${proc}`, proc === 'round' ? { round: view.round } : factsOf(view, locals as object));
}

/** Two against each other, or the characters of whoever plays some of them. */
export function seat(view: View, name: Seat): Phrase {
  const n = Number(name.slice(1));
  if (!view.automatic) return word(n === 1 ? 'seat.humans' : 'seat.zombies');
  return word('seat', { n });
}

/** Every character in a line, the dead, the doors, and how to read the plan. */
export const people = (view: View): Phrase[] => [
  ...view.characters.flatMap((one, id) => (one.status === 'away' ? [] : [line(view, one, id)])),
  word('people.zombies', {
    count: view.zombies.filter((lies) => lies !== EMPTY).length,
    pool: view.pool,
    hiding: view.hiding,
  }),
  word('people.doors', doors(view)),
  word('people.legend'),
];

function doors(view: View): { closed: number; open: number } {
  const there = ENTRANCES.flatMap((_, at) => (ground(view).entrances[at]! < 0 ? [] : [view.main[at]!]));
  const closed = there.filter((shut) => shut === 1).length;
  return { closed, open: there.length - closed };
}

function line(view: View, one: Character, id: CharacterId): Phrase {
  const name = person(id);
  if (one.status === 'dead') return word('people.dead', { name });
  if (one.space < 0) return word('people.unplaced', { name });
  const kind = one.status === 'well' ? 'line' : one.status;
  const { fire, panic, movement } = numbersOf(view, id);
  return word(`people.${kind}`, {
    ...{ name, space: place(view, one.space), fire, panic, movement },
    rifle: one.rifle ? 1 : 0,
  });
}
