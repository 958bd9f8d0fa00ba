import { peek } from '@shamble/kernel';
import { boardOf } from './board.ts';
import { CARDS, FIGURES, MOST_WOUNDS } from './content.ts';
import { KINDS, type State } from './types.ts';

/** What must hold after every answer. */
export function check(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  KINDS.forEach((kind, k) => {
    const standing = state.figures.reduce((sum, count, at) => (at % 2 === k ? sum + count : sum), 0);
    must(
      standing + state.supply[k]! === FIGURES[kind],
      `There are ${standing} ${kind}s and ${state.supply[k]} in the box; there should be ${FIGURES[kind]}.`,
    );
  });
  must(
    state.figures.every((count) => Number.isInteger(count) && count >= 0),
    'A zone holds less than nothing.',
  );
  const cards = [
    ...state.finds.pile.map(peek),
    ...state.finds.discard,
    state.found,
    ...state.heroes.flatMap(({ slots }) => slots),
  ].filter((card) => card >= 0);
  must(new Set(cards).size === cards.length, 'A card is in two places.');
  must(cards.length === CARDS.length, `${CARDS.length - cards.length} cards are missing.`);
  for (const hero of state.heroes) {
    must(hero.slots.length === 4, 'A hero has four slots.');
    must(hero.wounds >= 0 && hero.wounds <= MOST_WOUNDS, 'A hero has wounds beyond death.');
    must(!hero.alive || hero.wounds < MOST_WOUNDS, 'A hero has too many wounds to be alive.');
    must(hero.zone >= 0 && hero.zone < boardOf(state.board).map.zones, 'A hero is off the board.');
    must(new Set(hero.skills).size === hero.skills.length, 'A hero has a skill twice.');
  }
  must(
    state.known.every((cards) => cards <= state.finds.pile.length),
    'A seat knows more cards than there are.',
  );
  return wrong;
}
