import { type Phrase, word } from '@shamble/kernel';
import { bystander, effect, foe, listOf, person, place, trait } from './phrases.ts';
import { isIn, isRavenous, levelOf, sheetOf, unlocked } from './rules/questions.ts';
import { type Hero, LEVELS, NONE, type View } from './types.ts';

/** Every hero in a line, the Super Heroes with what they can do, and how to read the board. */
export const people = (view: View): Phrase[] => [
  ...view.heroes.map((hero, id) => line(view, hero, id)),
  ...view.foes.flatMap(({ status, asleep }, id) =>
    status === 'in' ? [word(asleep ? 'people.asleep' : 'people.foe', foeFacts(view, id))] : [],
  ),
  word('people.legend'),
];

const foeFacts = (view: View, id: number): Record<string, Phrase> => {
  const name = foe(view, id);
  const ability = `${name.id.replace('hero.', 'foe.')}.ability`;
  return { name, zone: place(view, view.foes[id]!.zone), ability: word(ability), text: word(`${ability}.text`) };
};

function line(view: View, hero: Hero, id: number): Phrase {
  const name = person(view, id);
  if (!isIn(hero)) return word(`people.${hero.status}`, { name });
  const { health, hunger, xp, traits, seat } = hero;
  const several = view.heroes.some((other) => other.seat !== seat);
  const skills = LEVELS.slice(0, unlocked(hero) + 1).map((level) => effect(view, sheetOf(hero).skills[level]));
  return word(isRavenous(hero) ? 'people.ravenous' : 'people.line', {
    name: several ? word('people.of', { name, seat: word('seat', { n: seat + 1 }) }) : name,
    ...{ health, hunger, xp, level: word(`level.${LEVELS[levelOf(xp)]!}`) },
    traits: listOf(traits.map((card) => trait(view, card))),
    card: hero.bystander === NONE ? word('nothing') : bystander(hero.bystander),
    skills: listOf(skills),
  });
}
