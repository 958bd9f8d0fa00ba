import { type Play, type RuleId, seatName } from '@shamble/kernel';
import type { Direction } from '@shamble/parts';
import type { Noise } from '../../content/card.ts';
import { lookAround } from '../auto/senses.ts';
import { canSee, FAR, stepsFrom, towards } from '../board/sight.ts';
import {
  type CardId,
  type Human,
  type HumanId,
  NONE,
  type Plague,
  type Square,
  type State,
  type Zombie,
  type ZombieId,
} from '../types.ts';
import { across, cardOf, ground, humanAt, inCar, zombieAt } from './questions.ts';

export type Playing = Play<Plague>;

export const seatOf = ({ humans }: Pick<State, 'humans'>, human: HumanId): string => seatName(humans[human]!.seat);

/** The seat of the Zombie player, or null if the zombies move by themselves. */
export const zombieSeat = ({ state, seats }: { state: State; seats: readonly string[] }): string | null =>
  state.automatic ? null : seats[seats.length - 1]!;

/** The last noise of a kind that somebody made since the zombies' turn is the one they hear (ZP-HEAR-01). */
export function makeNoise(play: Playing, square: Square, noise: Noise, by: number, rules: readonly RuleId[]): void {
  const { state } = play;
  if (!state.automatic) return;
  const known = state.heard.find((one) => one.by === by && one.noise === noise);
  if (known === undefined) state.heard.push({ square, noise, by });
  else known.square = square;
  play.tell({ id: 'noiseMade', data: { square, noise, by }, rules });
}

/** Barricade and lock are gone. */
export function openUp(state: State, opening: number): void {
  state.barred[opening] = 0;
  if (state.locked === opening) state.locked = NONE;
}

const REACH: Readonly<Record<Noise, number>> = { faint: 6, loud: 10, 'very-loud': FAR };

/** How far it is to where a noise was made, and whether that is near enough (ZP-HEAR-01 to ZP-HEAR-05). */
export function canHear(state: State, square: Square, noise: Noise, source: Square): boolean {
  const steps = stepsFrom(ground(state), source)[square]!;
  return noise === 'very-loud' || steps <= REACH[noise];
}

/** A noise of a card: whoever hears it turns to it, whoever plays the zombies. */
export function attract(play: Playing, square: Square, noise: Noise, by: number): void {
  const { state } = play;
  makeNoise(play, square, noise, by, ['ZP-COMP-05']);
  const board = ground(state);
  for (const [id, zombie] of state.zombies.entries()) {
    if (zombie.square < 0 || zombie.square === square || !canHear(state, zombie.square, noise, square)) continue;
    const facing = towards(board, zombie.square, square);
    if (facing === zombie.facing) continue;
    zombie.facing = facing;
    play.tell({ id: 'zombieTurned', data: { zombie: id, facing }, rules: ['ZP-COMP-05'] });
  }
}

/** Automatic zombies that see a human note where (ZP-CROUCH-04, ZP-AUTO-06). */
export function witness(state: State, id: HumanId): void {
  if (!state.automatic) return;
  const human = state.humans[id]!;
  if (human.status !== 'in' || inCar(state, human)) return;
  const board = ground(state);
  for (const zombie of state.zombies)
    if (zombie.square >= 0 && canSee(board, zombie.square, zombie.facing, human.square, human.crouched))
      zombie.seen = human.square;
}

/** What an automatic zombie knows at first. */
const FORGETFUL = { seen: NONE, hunting: false, siege: NONE, cradle: NONE };

export function newZombie(state: State, square: Square, facing: Direction, dog: boolean): ZombieId {
  const free = state.zombies.findIndex((zombie) => zombie.square < 0);
  const zombie: Zombie = {
    ...{ square, facing, dog, ap: 0, done: true, was: NONE, cards: [], ...FORGETFUL, doors: [] },
  };
  const id = free < 0 ? state.zombies.length : free;
  state.zombies[id] = zombie;
  if (state.automatic) lookAround(state, id); // it notes whom it faces (ZP-AUTO-06)
  return id;
}

/** Pushes a zombie and all that stand in its way, or none of them (ZP-ATK-06 to ZP-ATK-08). */
export function pushZombie(play: Playing, id: ZombieId, way: Direction, squares = 1): void {
  const from = play.state.zombies[id]!.square;
  const heading = ground(play.state).heading[4 * from + way]!;
  if (pushOnce(play, id, way) && squares > 1) pushZombie(play, id, heading, squares - 1);
}

function pushOnce(play: Playing, id: ZombieId, way: Direction): boolean {
  const { state } = play;
  const board = ground(state);
  const chain: { zombie: ZombieId; to: Square }[] = [];
  let square = state.zombies[id]!.square;
  let heading = way;
  for (let zombie = id; zombie >= 0; ) {
    const to = across(state, square, heading);
    if (to < 0 || board.blocked[to] === 1 || to === board.car || humanAt(state, to) >= 0) {
      play.tell({
        id: 'heldFast',
        data: { human: NONE, zombie: id, square: state.zombies[id]!.square },
        rules: ['ZP-ATK-08'],
      });
      return false;
    }
    chain.push({ zombie, to });
    heading = board.heading[4 * square + heading]!;
    square = to;
    zombie = zombieAt(state, to);
  }
  for (const { zombie, to } of chain.toReversed()) {
    const from = state.zombies[zombie]!.square;
    state.zombies[zombie]!.square = to;
    const rules = zombie === id ? ['ZP-ATK-06'] : ['ZP-ATK-07'];
    play.tell({ id: 'pushed', data: { human: NONE, zombie, from, to }, rules });
  }
  return true;
}

/** Any figure stops it (ZP-BITE-04, ZP-BITE-05). */
export function pushHuman(play: Playing, id: HumanId, way: Direction): void {
  const { state } = play;
  const board = ground(state);
  const human = state.humans[id]!;
  const from = human.square;
  const to = across(state, from, way);
  if (to < 0 || board.blocked[to] === 1 || to === board.car || humanAt(state, to) >= 0 || zombieAt(state, to) >= 0) {
    play.tell({ id: 'heldFast', data: { human: id, zombie: NONE, square: from }, rules: ['ZP-BITE-05'] });
    return;
  }
  human.square = to;
  play.tell({ id: 'pushed', data: { human: id, zombie: NONE, from, to }, rules: ['ZP-BITE-04'] });
  witness(state, id);
}

export function take(play: Playing, id: HumanId, cards: readonly CardId[]): void {
  const human = play.state.humans[id]!;
  human.cards.push(...cards);
  if (weaponCount(human) > 1) play.push('overload', { human: id }, id);
}

export const weaponCount = ({ cards }: Pick<Human, 'cards'>): number => {
  let count = 0;
  for (const card of cards) if (cardOf(card).type === 'weapon') count++;
  return count;
};

export function discard(play: Playing, id: HumanId, card: CardId, rules: readonly RuleId[]): void {
  const { state } = play;
  const human = state.humans[id]!;
  if (!human.cards.includes(card)) return; // dropped meanwhile
  human.cards = human.cards.filter((one) => one !== card);
  state.discard.push(card);
  play.tell({ id: 'discarded', data: { human: id, card }, rules });
}

export function reload(play: Playing, id: HumanId, gun: CardId): void {
  play.state.empty[gun] = 0;
  play.state.oops[gun] = 0;
  play.tell({ id: 'reloaded', data: { human: id, card: gun }, rules: ['ZP-GUN-06'] });
}

/** ZP-ATK-10, ZP-INFECT-05, ZP-DOG-02 */
export function slay(play: Playing, by: HumanId, id: ZombieId): void {
  const { state } = play;
  const zombie = state.zombies[id]!;
  const { square, cards } = zombie;
  if (zombie.dog) state.dogs += 1;
  else state.reserve += 1;
  state.zombies[id] = { ...zombie, square: NONE, cards: [], was: NONE, ...FORGETFUL };
  play.tell({ id: 'slain', data: { human: by, zombie: id, square, reserve: state.reserve }, rules: ['ZP-ATK-10'] });
  if (cards.length > 0) loot(play, by, cards);
}

function loot(play: Playing, id: HumanId, cards: CardId[]): void {
  if (play.state.humans[id]!.status !== 'in') {
    play.state.discard.push(...cards);
    return;
  }
  play.tell({ id: 'looted', data: { human: id, cards }, rules: ['ZP-INFECT-05'] });
  take(play, id, cards);
}

/** The human becomes a zombie on his square, or where he is put (ZP-INFECT-02, ZP-INFECT-04). */
export function zombify(play: Playing, id: HumanId, rules: readonly RuleId[], where?: Square): void {
  const { state } = play;
  const human = state.humans[id]!;
  const square = where ?? human.square;
  human.square = square;
  dropBaby(play, id);
  setDownCarried(play, id);
  const zombie = newZombie(state, square, human.facing, false);
  const figure = state.zombies[zombie]!;
  figure.was = id;
  figure.cards = human.cards;
  fall(human, 'zombie');
  play.tell({ id: 'zombified', data: { human: id, zombie, square }, rules });
  mourn(play, id);
}

/** Killed by another human: he leaves the board, and his cards go to whoever killed him (ZP-FAQ-06, ZP-VTRAIT-08). */
export function kill(play: Playing, id: HumanId, by: HumanId): void {
  const { state } = play;
  const human = state.humans[id]!;
  if (state.variants.group && !state.late) {
    zombify(play, id, ['ZP-GROUP-02']);
    return;
  }
  dropBaby(play, id);
  setDownCarried(play, id);
  const { cards, square, facing } = human;
  fall(human, 'dead');
  play.tell({ id: 'died', data: { human: id, by }, rules: ['ZP-FAQ-06'] });
  if (cards.length > 0) loot(play, by, cards);
  mourn(play, id);
  if (state.late && state.variants.rising) play.push('rise', { human: id, square, facing });
}

function fall(human: Human, status: 'zombie' | 'dead'): void {
  human.status = status;
  human.square = NONE;
  human.cards = [];
  human.ap = 0;
  human.crouched = false;
  human.aimed = false;
  human.infected = false;
  human.treats = NONE;
  human.treated = 0;
}

/** What follows any death: he shows his slip, and the group loses a life. */
function mourn(play: Playing, id: HumanId): void {
  const { state } = play;
  const { seat } = state.humans[id]!;
  if (state.variants.traitor && state.unmasked !== seat && !state.cleared.includes(seat)) {
    const traitor = play.reveal(state.traitor) === seat;
    if (traitor) state.unmasked = seat;
    else state.cleared.push(seat);
    play.tell({ id: 'unmasked', data: { human: id, traitor }, rules: ['ZP-VTRAIT-09'] });
  }
  for (const other of state.humans)
    if (other.treats === id) {
      other.treats = NONE;
      other.treated = 0;
    }
  if (!state.variants.group || state.late) return;
  state.lives -= 1;
  play.tell({ id: 'lifeLost', data: { human: id, lives: state.lives }, rules: ['ZP-GROUP-04'] });
  if (state.lives <= 0) {
    const seat = zombieSeat(play);
    play.end({ winners: seat === null ? [] : [seat], because: 'lives', rules: ['ZP-GROUP-04'] });
    return;
  }
  state.humans[id]!.status = 'out'; // ZP-GROUP-05
  play.push('arrive', { human: NONE, zombie: NONE, dog: false, faces: [], squares: [], beyond: true });
}

/** ZP-BABY-08 */
function dropBaby(play: Playing, id: HumanId): void {
  const { state } = play;
  const { baby } = state;
  if (baby.state !== 'carried' || baby.by !== id) return;
  const human = state.humans[id]!;
  const before = inCar(state, human) ? NONE : across(state, human.square, human.facing);
  const fits = before >= 0 && before !== ground(state).car && zombieAt(state, before) < 0 && humanAt(state, before) < 0;
  state.baby = { state: 'lies', square: fits ? before : human.square, by: NONE };
  play.tell({ id: 'babyLaid', data: { human: id, square: state.baby.square }, rules: ['ZP-BABY-08'] });
}

/** Whoever he carried stands again where there is room. */
export function setDownCarried(play: Playing, id: HumanId): void {
  const { state } = play;
  const human = state.humans[id]!;
  if (human.carries < 0) return;
  const square = human.path.toReversed().find((one) => zombieAt(state, one) < 0 && humanAt(state, one) < 0);
  putDown(play, id, square ?? human.path[0]!);
}

export function putDown(play: Playing, id: HumanId, square: Square): void {
  const human = play.state.humans[id]!;
  const other = human.carries;
  const carried = play.state.humans[other]!;
  carried.status = 'in';
  carried.square = square;
  human.carries = NONE;
  human.path = [];
  play.tell({ id: 'putDown', data: { human: id, with: other, square }, rules: ['ZP-PORT-04'] });
  witness(play.state, other);
}

/** ZP-BABY-12 */
export function killBaby(play: Playing): void {
  const { state } = play;
  play.tell({ id: 'babyDied', data: { square: state.baby.square }, rules: ['ZP-BABY-12'] });
  state.baby = { state: 'dead', square: NONE, by: NONE };
  for (const human of state.humans) human.misses += 1;
}
