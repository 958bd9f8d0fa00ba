import type { Direction } from '@shamble/parts';
import type { Card, ItemEffect, Weapon } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { type Ground, groundOf, OPEN, WALL } from '../board/ground.ts';
import {
  type CardId,
  type Human,
  type HumanId,
  NONE,
  type OpeningId,
  type SearchId,
  type Square,
  type State,
  type ZombieId,
} from '../types.ts';

/** Every card of the box, a number each. */
const ALL: readonly Card[] = CARDS.flatMap((card) => Array<Card>(card.copies).fill(card));
export const CARD_COUNT = ALL.length;

export const cardOf = (card: CardId): Card => ALL[card]!;
export const kindOf = (card: CardId): string => ALL[card]!.id;
export const cardsNamed = (id: string): CardId[] => ALL.flatMap((card, at) => (card.id === id ? [at] : []));

type Seen = Pick<State, 'board' | 'cellar'>;
export const ground = (state: Seen): Ground => groundOf(state);

type Figures = Pick<State, 'humans' | 'zombies'>;

/** The human on that square, or NONE. Not of the car, which holds many. */
export function humanAt({ humans }: Pick<State, 'humans'>, square: Square): HumanId {
  for (let id = 0; id < humans.length; id++) {
    const human = humans[id]!;
    if (human.square === square && human.status === 'in') return id;
  }
  return NONE;
}

export function zombieAt({ zombies }: Pick<State, 'zombies'>, square: Square): ZombieId {
  for (let id = 0; id < zombies.length; id++) if (zombies[id]!.square === square) return id;
  return NONE;
}

export const isTaken = (state: Figures, square: Square): boolean =>
  zombieAt(state, square) >= 0 || humanAt(state, square) >= 0;

/** Free to stand on: nothing drawn there, nobody there. */
export const isFree = (state: State, square: Square): boolean =>
  square >= 0 && ground(state).blocked[square] === 0 && square !== ground(state).car && !isTaken(state, square);

/** His player has given up: nobody leads him any more (ZP-GAME-05). */
export const isLeft = ({ humans, resigned }: Pick<State, 'humans' | 'resigned'>, id: HumanId): boolean =>
  resigned.includes(humans[id]!.seat);

export const isIn = (human: Human): boolean => human.status === 'in';

/** Barricaded or locked: nothing passes. */
export const isClosed = (
  { barred, locked }: { readonly barred: readonly number[]; readonly locked: number },
  opening: OpeningId,
): boolean => barred[opening] === 1 || locked === opening;

/** The square beyond a side, if neither a wall nor a closed opening is on it; NONE else. */
export function across(state: State, square: Square, way: Direction): Square {
  const board = ground(state);
  const side = board.side[4 * square + way]!;
  if (side === WALL || (side >= 0 && isClosed(state, side))) return NONE;
  return board.to[4 * square + way]!;
}

/** Whether two squares share a side that nothing closes. */
export function areNext(state: State, a: Square, b: Square): boolean {
  for (let way = 0; way < 4; way++) if (across(state, a, way) === b) return true;
  return false;
}

/** The opening that a figure faces, or NONE. */
export const openingBefore = (state: Seen, { square, facing }: { square: Square; facing: Direction }): OpeningId => {
  const side = ground(state).side[4 * square + facing]!;
  return side >= 0 ? side : NONE;
};

export const inCar = (state: Seen, human: Pick<Human, 'square'>): boolean => human.square === ground(state).car;

/** In squares that share an open side, or both in the car. */
export function areBeside(state: State, a: HumanId, b: HumanId): boolean {
  const [one, other] = [state.humans[a]!, state.humans[b]!];
  if (inCar(state, one) || inCar(state, other)) return one.square === other.square;
  return areNext(state, one.square, other.square);
}

/** The search space in front of a figure, or NONE. */
export function searchBefore(state: Seen, { square, facing }: Pick<Human, 'square' | 'facing'>): SearchId {
  const board = ground(state);
  if (board.side[4 * square + facing] !== OPEN) return NONE;
  const to = board.to[4 * square + facing]!;
  return to < 0 ? NONE : board.searchAt[to]!;
}

export const weaponOf = (human: Human): CardId => {
  for (const card of human.cards) if (cardOf(card).type === 'weapon') return card;
  return NONE;
};

export function weaponTable({ weapons }: Pick<State, 'weapons'>, card: CardId): Weapon {
  const printed = cardOf(card);
  if (printed.type !== 'weapon') throw new Error(`${printed.id} is no weapon`);
  if (weapons === undefined) return printed.weapon;
  return { ...printed.weapon, ...weapons.find(({ id }) => id === printed.id) };
}

const BAT: Weapon = { reach: 'melee', range: 1, width: 1, kills: 5, oops: 'fumble' };

/** What the weapon in his hand is just now: an empty Hunting Shotgun is a bat (ZP-FAQ-04); null if of no use. */
export function readyWeapon(state: Pick<State, 'empty' | 'weapons'>, card: CardId): Weapon | null {
  if (card === NONE) return null;
  const table = weaponTable(state, card);
  if (state.empty[card] !== 1) return table;
  return table.empty === 'bat' ? BAT : null;
}

/** What a card does besides fighting. */
export const effectOf = (card: CardId): ItemEffect | null => {
  const printed = cardOf(card);
  return printed.type === 'event' ? null : (printed.item ?? null);
};

export const itemKind = (card: CardId): string | null => effectOf(card)?.kind ?? null;

/** The first card of his with that effect, or NONE. */
export function itemOf(human: Pick<Human, 'cards'>, kind: string): CardId {
  for (const card of human.cards) if (itemKind(card) === kind) return card;
  return NONE;
}

/** Another human beside him, no wall between (ZP-BARR-02, ZP-BARR-08); or one at the other end of the radio. */
export function isHelped(state: State, id: HumanId): boolean {
  const { square } = state.humans[id]!;
  if (itemOf(state.humans[id]!, 'radio') >= 0)
    for (const [other, human] of state.humans.entries())
      if (other !== id && isIn(human) && itemOf(human, 'radio') >= 0) return true;
  for (let way = 0; way < 4; way++) {
    const beside = across(state, square, way);
    if (beside >= 0 && beside !== ground(state).car && humanAt(state, beside) >= 0) return true;
  }
  return false;
}

/** Every search space that counts has been searched (ZP-WIN-02, ZP-CELLAR-05). */
export function allSearched(state: Pick<State, 'searched' | 'cellar' | 'board'>): boolean {
  const { searches, cellar } = groundOf(state);
  for (let id = 0; id < searches.length; id++) {
    if (state.searched[id] !== 0) continue;
    if (cellar.open || searches[id]!.square < cellar.first) return false;
  }
  return true;
}

/** Zombies linked by sides with that one, itself among them, without another; dogs do not count (ZP-ZBARR-02, ZP-DOG-04). */
export function groupOf(state: State, first: ZombieId, without: ZombieId = NONE): ZombieId[] {
  const { zombies } = state;
  const board = ground(state);
  if (zombies[first]!.dog) return [];
  const group = [first];
  for (const id of group) {
    const { square } = zombies[id]!;
    for (let way = 0; way < 4; way++) {
      // A side with a door or window on it does not link, open or not.
      if (board.side[4 * square + way] !== -1) continue;
      const other = zombieAt(state, board.to[4 * square + way]!);
      if (other < 0 || other === without || zombies[other]!.dog || group.includes(other)) continue;
      group.push(other);
    }
  }
  return group;
}
