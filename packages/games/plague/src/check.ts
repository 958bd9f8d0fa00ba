import { peek } from '@shamble/kernel';
import { weaponCount } from './rules/changes.ts';
import { CARD_COUNT, ground } from './rules/questions.ts';
import { HEALTH, type State } from './types.ts';

/** What must hold after every answer. */
export function check(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  const board = ground(state);
  const held = new Set<number>();
  for (const human of state.humans) {
    must(human.status !== 'in' || human.square >= 0, 'A human in play stands nowhere.');
    must(human.status === 'in' || human.square < 0, 'A human who is not in play stands somewhere.');
    must(human.ap >= 0, 'A human has less than no AP.');
    must(human.health >= 0 && human.health <= HEALTH, 'A human has impossible health.');
    must(
      human.square === board.car || human.square < 0 || board.blocked[human.square] === 0,
      'A human is in an obstacle.',
    );
    if (human.square < 0 || human.square === board.car) continue;
    must(!held.has(human.square), 'Two figures share a square.');
    held.add(human.square);
  }
  for (const zombie of state.zombies) {
    if (zombie.square < 0) continue;
    must(zombie.square !== board.car && board.blocked[zombie.square] === 0, 'A zombie is in an obstacle.');
    must(!held.has(zombie.square), 'Two figures share a square.');
    held.add(zombie.square);
    must(zombie.was >= 0 || zombie.cards.length === 0, 'A zombie has cards that was no human.');
  }
  must(state.reserve >= 0 && state.dogs >= 0, 'The reserve is below nothing.');
  const cards = [
    ...state.pile.map(peek),
    ...state.discard,
    ...state.box,
    ...state.humans.flatMap((human) => human.cards),
    ...state.zombies.flatMap((zombie) => zombie.cards),
  ];
  must(new Set(cards).size === cards.length, 'A card is in two places.');
  must(cards.length === CARD_COUNT, `${CARD_COUNT - cards.length} cards are missing.`);
  must(
    state.humans.every((human) => human.carries >= 0 || weaponCount(human) <= 2),
    'A human holds three weapons.',
  );
  must(
    state.barred.every((bar, id) => bar === 0 || board.openings[id]!.a >= 0),
    'A cellar door that is not there is barricaded.',
  );
  return wrong;
}
