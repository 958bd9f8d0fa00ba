import { type Phrase, word } from '@shamble/kernel';
import { card, listed, person, place, way } from './phrases.ts';
import type { Human, View } from './types.ts';

/** Every human in a line, the zombies, and how to read the map. */
export const people = (view: View): Phrase[] => [
  ...view.humans.map((human, id) => line(view, human, person(id))),
  word('people.zombies', {
    count: view.zombies.filter(({ square }) => square >= 0).length,
    reserve: view.reserve,
    dogs: view.dogs,
  }),
  ...treason(view),
  word('people.legend'),
];

/** What whoever looks knows of the traitor (ZP-VTRAIT-02). */
function treason({ variants, traitor, unmasked, humans }: View): Phrase[] {
  if (!variants.traitor) return [];
  if (traitor === null || traitor < 0) return [word('people.traitor.unknown')];
  const figure = humans.findIndex(({ seat }) => seat === traitor);
  return [word(unmasked < 0 ? 'people.traitor.secret' : 'people.traitor', { name: person(figure) })];
}

function line(view: View, human: Human, name: string): Phrase {
  if (human.status !== 'in') return word(`people.${human.status}`, { name });
  return word('people.line', {
    name,
    square: place(view, human.square),
    way: way(human.facing),
    ap: human.ap,
    health: view.variants.wounds ? human.health : 0,
    cards: listed(human.cards.map(card)),
  });
}
