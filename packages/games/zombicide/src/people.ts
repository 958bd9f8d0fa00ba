import { type Phrase, word } from '@shamble/kernel';
import { card, listOf, person, skill } from './phrases.ts';
import { isIn, levelOf, wounds } from './rules/questions.ts';
import { EMPTY, HANDS, LEVELS, type Survivor, type View } from './types.ts';

/** Every survivor in a line, and how to read the map. */
export const people = (view: View): Phrase[] => [
  ...view.survivors.map((survivor, id) => line(view, survivor, person(view, id))),
  word('people.legend'),
];

function line(view: View, survivor: Survivor, name: Phrase | string): Phrase {
  if (!isIn(survivor)) return word(`people.${survivor.status}`, { name });
  const { slots, xp, skills, seat } = survivor;
  const several = view.survivors.some((other) => other.seat !== seat);
  return word('people.line', {
    name: several ? word('people.of', { name, seat: word('seat', { n: seat + 1 }) }) : name,
    level: word(`level.${LEVELS[levelOf(xp)]!}`),
    xp,
    wounds: wounds(survivor),
    hands: listOf(slots.slice(0, HANDS).map((held) => (held === EMPTY ? word('people.nothing') : card(held)))),
    stored: listOf(slots.slice(HANDS).flatMap((held) => (held === EMPTY ? [] : [card(held)]))),
    skills: listOf(skills.map(skill)),
  });
}
