import { type Event, type Frame, type Phrase, type Seat, word } from '@shamble/kernel';
import { stepsToHuman } from './auto/order.ts';
import { event, factsOf, person, place } from './phrases.ts';
import { ground, groupOf, isClosed } from './rules/questions.ts';
import type { State, View, Why } from './types.ts';

/** Reasons of their own, beside the list of priorities. */
const BY_RULE: readonly string[] = ['ZP-AUTO-11', 'ZP-SEE-05', 'ZP-BABY-11', 'ZP-BABY-14'];

/** Why an automatic zombie did it: what it goes by, how far that is, and the clauses. */
export function why(view: View, { why: given, rules }: Event): readonly Phrase[] {
  if (given === undefined) return [];
  const reasons = given as Why;
  const more = factsOf(view, { ...reasons });
  const kind = BY_RULE.includes(reasons.rule) ? reasons.rule : reasons.priority;
  const phrases = [word(`why.${kind}`, more)];
  if (reasons.distance !== undefined) phrases.push(word('why.distance', { distance: reasons.distance }));
  if (reasons.ap > 1) phrases.push(word('why.ap', { ap: reasons.ap }));
  if (reasons.ap < 0) phrases.push(word('why.blocked'));
  if (reasons.tied !== undefined) phrases.push(word('why.lot', { count: reasons.tied }));
  phrases.push(word('why.rules', { rules: rules.join(', ') }));
  return phrases;
}

/** What the zombies could do next: who is within reach of a bite, and which barricades are about to fall. */
export function threats(view: View): readonly Phrase[] {
  const board = ground(view);
  const state = view as unknown as State;
  const found: { phrase: Phrase; weight: number }[] = [];
  for (const [id, human] of view.humans.entries()) {
    if (human.status !== 'in' || human.square === board.car) continue;
    const near = view.zombies.filter(
      ({ square }) => square >= 0 && stepsToHuman({ ...state, humans: [human] }, square) <= 2,
    ).length;
    if (near > 0) found.push({ phrase: word('threat.near', { human: person(id), count: near }), weight: near });
  }
  for (const [id, zombie] of view.zombies.entries()) {
    if (zombie.square < 0) continue;
    const side = board.side[4 * zombie.square + zombie.facing]!;
    if (side < 0 || !isClosed(view, side)) continue;
    const count = groupOf(state, id).length;
    if (count >= 3)
      found.push({
        phrase: word('threat.barricade', { place: place(view, zombie.square), count }),
        weight: 10 + count,
      });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ phrase }) => phrase);
}

/** A procedure under way: what is being done when a question comes up. */
export function frame(view: View, { proc, locals }: Frame): Phrase {
  const facts = locals as Record<string, unknown>;
  if (proc.startsWith('$')) return word(`proc.${proc.slice(1)}`, { what: event(view, facts.event as Event) });
  if (proc === 'round') return word('proc.round', { round: view.round });
  if (proc === 'arrive')
    return word((facts.human as number) >= 0 ? 'proc.arrive' : 'proc.arrive.zombie', factsOf(view, facts));
  return word(`proc.${proc}`, factsOf(view, facts));
}

export const seat = (view: View, name: Seat): Phrase => {
  const n = Number(name.slice(1));
  const figures = view.humans.flatMap((human, id) => (human.seat === n - 1 ? [id] : []));
  if (figures.length === 0) return word('seat.zombies');
  return figures.length === 1 ? word('seat.of', { human: person(figures[0]!) }) : word('seat', { n });
};
