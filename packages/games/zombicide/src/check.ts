import { peek } from '@shamble/kernel';
import { CARDS } from '../content/equipment.ts';
import { ZOMBIES } from '../content/zombies.ts';
import { boardOf } from './board/board.ts';
import { outOf } from './missions/lures.ts';
import { cardOf, wounds } from './rules/questions.ts';
import { hordeOf } from './setup.ts';
import { EMPTY, HANDS, KINDS, NOWHERE, type State, type Survivor, WOUND } from './types.ts';

/** What must hold after every answer. */
export function check(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  const board = boardOf(state.mission);
  KINDS.forEach((kind, k) => {
    const standing = state.figures.reduce((sum, count, at) => (at % KINDS.length === k ? sum + count : sum), 0);
    must(
      standing + state.supply[k]! + (state.marks[outOf(k)] ?? 0) === ZOMBIES[kind].figures,
      `${standing} ${kind}s stand and ${state.supply[k]} are in the box; there should be ${ZOMBIES[kind].figures}.`,
    );
  });
  must(
    state.figures.every((count) => Number.isInteger(count) && count >= 0),
    'A zone holds less than nothing.',
  );
  must(
    state.noise.every((tokens) => Number.isInteger(tokens) && tokens >= 0),
    'A zone has less than no noise.',
  );
  checkCards(state, must);
  const horde = [...state.horde.pile.map(peek), ...state.horde.discard].sort((a, b) => a - b);
  must(horde.join() === hordeOf(board).join(), 'The Zombie deck has lost or gained a card.');
  state.survivors.forEach((survivor, id) => {
    checkSurvivor(state, survivor, id, must);
  });
  state.cars.forEach((car, at) => {
    must(car.zone === NOWHERE || board.zones[car.zone]!.street, 'A car is in a building.');
    car.seats.forEach((who, place) => {
      const agree = who < 0 || (state.survivors[who]!.car === at && state.survivors[who]!.place === place);
      must(agree, 'A seat and its survivor disagree.');
    });
  });
  return wrong;
}

type Must = (holds: boolean, sentence: string) => void;

function checkCards(state: State, must: Must): void {
  const cards = [
    ...state.equipment.pile.map(peek),
    ...state.equipment.discard,
    ...state.molotovs,
    ...state.removed,
    ...state.found,
    ...state.trunk.map(peek),
    ...state.cars.flatMap(({ load }) => load),
    ...state.scope.filter((card) => card >= 0),
    ...state.survivors.flatMap(({ slots }) => slots.filter((held) => held >= 0)),
  ];
  must(new Set(cards).size === cards.length, 'A card is in two places.');
  must(cards.length === CARDS.length, `${CARDS.length - cards.length} Equipment cards are missing.`);
  const shuffled = [...state.equipment.pile.map(peek), ...state.equipment.discard];
  must(
    shuffled.every((card) => cardOf(card).setAside === null),
    'A card that is kept out of the Equipment deck is in it.',
  );
}

function checkSurvivor(state: State, survivor: Survivor, id: number, must: Must): void {
  const most = survivor.skills.includes('hoard') ? 6 : 5;
  must(
    survivor.slots.length >= HANDS && survivor.slots.length <= most,
    `Survivor ${id} has ${survivor.slots.length} slots.`,
  );
  must(
    survivor.slots.every((held) => held === EMPTY || held === WOUND || (held >= 0 && held < CARDS.length)),
    `Survivor ${id} holds something that is no card.`,
  );
  must(survivor.status !== 'in' || wounds(survivor) < 2, `Survivor ${id} lives with two Wounds.`);
  must(survivor.xp >= 0 && survivor.xp <= 43, `Survivor ${id} has ${survivor.xp} experience points.`);
  must(
    survivor.actions >= 0 && survivor.freeMoves >= 0 && survivor.freeCombats >= 0 && survivor.freeSearches >= 0,
    `Survivor ${id} has spent more actions than there were.`,
  );
  must(survivor.zone >= 0 && survivor.zone < state.noise.length, `Survivor ${id} is off the board.`);
  must(
    survivor.car < 0 || state.cars[survivor.car]!.zone === survivor.zone,
    `Survivor ${id} and the car are in different zones.`,
  );
  must(
    survivor.car < 0 || state.cars[survivor.car]!.seats[survivor.place] === id,
    `Survivor ${id} does not sit where they should.`,
  );
  must(
    survivor.status !== 'dead' || (survivor.car < 0 && survivor.slots.every((held) => held === EMPTY)),
    `Survivor ${id} is dead and still has a card or a seat.`,
  );
}
