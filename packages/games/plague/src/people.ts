import type { Phrase } from '@shamble/kernel';
import { card, listed, person, place, way, word } from './phrases.ts';
import type { Human, View } from './types.ts';

/** Every human in a line, the zombies, and how to read the map. */
export const people = (view: View): Phrase[] => [
  ...view.humans.map((human, id) => line(view, human, person(id))),
  word('people.zombies', {
    count: view.zombies.filter(({ square }) => square >= 0).length,
    reserve: view.reserve,
    dogs: view.dogs,
  }),
  word('people.legend'),
];

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
