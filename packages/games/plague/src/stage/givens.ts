import { type Fault, peek, seatName, secret } from '@shamble/kernel';
import { bad, flag, type Given, type GivenWords, known, list, number, record } from '@shamble/kernel/scene';
import type { Noise } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { newZombie } from '../rules/changes.ts';
import { cardsNamed, ground } from '../rules/questions.ts';
import { type CardId, NAMES, NONE, type OpeningId, type Square, type State, type Status } from '../types.ts';
import { humanName, WAYS, zombieName } from './names.ts';

/** The words of a scene, applied in this order. */
export const givens: GivenWords<State> = {
  board: {
    help: 'main (the default), island, churchyard, or a drawing, see "A drawn board".',
  },
  players: { help: 'How many seats; if not said as many as it takes.' },
  'zombie player': { help: 'true: the last seat plays the zombies; otherwise they are automatic.' },
  figures: { help: 'How many humans each human player has, 1 if not said.' },
  variants: { help: 'The variants played, see "Variants": [traitor, baby].' },
  cards: { help: 'The pile that the players have chosen, see "Cards": [cellar, car-keys, pistol].' },
  cellar: {
    help: 'The cellar is in play; the square before its door and the direction of the door: { at: m9, facing: east }.',
    apply(state, value) {
      const { at, facing } = record(value);
      state.cellar = 4 * squareOf(state, at) + wayOf(facing);
    },
  },
  humans: {
    help: 'By name: { ann: { at: c3, facing: north, cards: [pistol] } }, see "Of a human". Only those named are in the game; their names and their order are ann, ben, cleo, dan, eve, finn; p1 has ann, p2 ben and so on.',
    apply(state, value) {
      for (const [name, changes] of Object.entries(record(value)))
        changeHuman(state, named(state, name), record(changes ?? {}));
    },
  },
  zombies: {
    help: 'A list; the first is z1: [c3 north, d4 east dog, { at: c5, facing: west, was: ben, cards: [pistol] }], see "Of a zombie".',
    apply(state, value) {
      for (const one of list(value)) addZombie(state, one);
    },
  },
  barricades: {
    help: 'Barricaded doors and windows, by name or by their two squares: [front-door, c3-c4]; outer: all of the house.',
    apply(state, value) {
      const names = value === 'outer' ? ['outer'] : list(value);
      for (const name of names)
        if (name === 'outer') for (const id of ground(state).outer) state.barred[id] = 1;
        else state.barred[openingOf(state, name)] = 1;
    },
  },
  locked: {
    help: 'The locked door.',
    apply(state, value) {
      state.locked = openingOf(state, value);
    },
  },
  reserve: {
    help: 'Zombies in the reserve; without it what is left after those on the board.',
    apply(state, value) {
      state.reserve = number(value, 0);
    },
  },
  dogs: {
    help: 'Dogs in the reserve.',
    apply(state, value) {
      state.dogs = number(value, 0);
    },
  },
  searched: {
    help: 'Search spaces that have been searched, and by whom: { garage-crate: [ann] }; all: every one, by nobody who plays; [garage-crate]: this one likewise. On a drawn board by their squares: [c1].',
    apply(state, value) {
      const { searches, cellar } = ground(state);
      if (value === 'all') {
        for (const [id, { square }] of searches.entries())
          if (cellar.open || square < cellar.first) state.searched[id] = 1 << 30;
      } else if (Array.isArray(value)) for (const name of value) state.searched[searchOf(state, name)] = 1 << 30;
      else
        for (const [name, by] of Object.entries(record(value)))
          for (const one of list(by)) state.searched[searchOf(state, name)]! |= 1 << named(state, String(one));
    },
  },
  pile: {
    help: 'The top of the pile, the first to be drawn first: [smash, pistol].',
    apply(state, value) {
      for (const name of [...list(value)].reverse()) state.pile.push(secret(takeCard(state, name)));
    },
  },
  'pile only': {
    help: 'All that the pile holds, the first to be drawn first.',
    apply(state, value) {
      state.box.push(...state.pile.splice(0).map(peek));
      for (const name of [...list(value)].reverse()) state.pile.push(secret(takeCard(state, name)));
    },
  },
  empty: {
    help: 'Firearms out of ammunition: [pistol].',
    apply(state, value) {
      for (const name of list(value)) {
        const card = cardsNamed(String(name))[0];
        if (card === undefined) throw noCard(name);
        state.empty[card] = 1;
      }
    },
  },
  heard: {
    help: 'Noises since the zombies last acted: [{ at: c3, noise: faint, by: ann }]; faint, loud or very-loud.',
    apply(state, value) {
      for (const one of list(value)) {
        const { at, noise, by = 'nobody' } = record(one);
        state.heard.push({
          square: squareOf(state, at),
          noise: known(noise, ['faint', 'loud', 'very-loud'] as const) as Noise,
          by: by === 'nobody' ? 99 : named(state, String(by)),
        });
      }
    },
  },
  baby: {
    help: 'The baby: { at: c3 }, { by: ann } or dead.',
    apply(state, value) {
      if (value === 'dead') state.baby = { state: 'dead', square: NONE, by: NONE };
      else {
        const { at, by } = record(value);
        state.baby =
          by === undefined
            ? { state: 'lies', square: squareOf(state, at), by: NONE }
            : { state: 'carried', square: NONE, by: named(state, String(by)) };
      }
    },
  },
  traitor: {
    help: 'The seat of the traitor, e.g. p2, or nobody.',
    apply(state, value) {
      state.traitor = secret(value === 'nobody' ? NONE : seatOf(state, value));
    },
  },
  unmasked: {
    help: 'The seat of the traitor who has revealed himself.',
    apply(state, value) {
      state.unmasked = seatOf(state, value);
      state.traitor = secret(state.unmasked); // there is no other
    },
  },
  lives: {
    help: 'Lives of the group.',
    apply(state, value) {
      state.lives = number(value, 0);
    },
  },
  started: {
    help: 'true: the car has been started.',
    apply(state, value) {
      state.started = flag(value);
    },
  },
  late: {
    help: '28 days later has begun: true, or cracked if everybody has cracked.',
    apply(state, value) {
      state.late = true;
      state.cracked = value === 'cracked';
      state.shut = state.barred.flatMap((bar, id) => (bar === 1 ? [id] : []));
    },
  },
  busy: {
    help: 'true: the humans have attacked or searched in this round.',
    apply(state, value) {
      state.busy = flag(value);
    },
  },
  round: {
    help: 'The number of the round, 1 if not said.',
    apply(state, value) {
      state.round = number(value, 1);
    },
  },
  turn: {
    help: 'Whose turn it is, e.g. ann: it begins, or goes on where `ap` is said of her. Without turn, phase and acts a round begins.',
  },
  phase: {
    help: 'zombies (their turn begins), arrivals (they have acted) or setup (the table is laid, as it is where only the table is described: board, players, zombie player, figures, variants, cards, pile, traitor, reserve).',
  },
  acts: { help: 'A zombie that is about to act, e.g. z1, with so many AP as `zombie ap` says.' },
  'zombie ap': { help: 'AP of the zombie that acts, 3 if not said.' },
};

/** One figure a square, and none where something stands (ZP-HMOVE-04). */
export function checkPlaces(state: State): void {
  const { blocked, car, names } = ground(state);
  const taken = new Map<Square, string>();
  const stand = (name: string, square: Square): void => {
    if (square < 0 || square === car) return;
    if (blocked[square] === 1) throw bad(`${name} cannot stand on ${names[square]}, where something is in the way`);
    if (taken.has(square)) throw bad(`${name} cannot stand on ${names[square]} beside ${taken.get(square)}`);
    taken.set(square, name);
  };
  for (const [id, { square }] of state.humans.entries()) stand(humanName(id), square);
  for (const [id, { square }] of state.zombies.entries()) stand(zombieName(id), square);
}

function addZombie(state: State, value: unknown): void {
  if (typeof value === 'string') {
    const [at, facing, ...marks] = value.split(' ');
    for (const mark of marks) known(mark, ['dog'] as const);
    state.zombies[newZombie(state, squareOf(state, at), wayOf(facing), marks.includes('dog'))]!.seen = NONE;
    return;
  }
  const { at, facing, dog = false, was, cards = [], seen, hunting = false, siege, doors = [], cradle } = record(value);
  const id = newZombie(state, squareOf(state, at), wayOf(facing), flag(dog));
  const zombie = state.zombies[id]!;
  if (was !== undefined) zombie.was = named(state, String(was));
  zombie.cards = list(cards).map((name) => takeCard(state, name));
  zombie.seen = seen === undefined ? NONE : squareOf(state, seen);
  zombie.hunting = flag(hunting);
  if (siege !== undefined) {
    const { a, facing: way } = ground(state).openings[openingOf(state, siege)]!;
    zombie.siege = 4 * a + way;
  }
  if (cradle !== undefined) zombie.cradle = squareOf(state, cradle);
  zombie.doors = list(doors).map((name) => openingOf(state, name));
}

function changeHuman(state: State, id: number, changes: Given): void {
  const human = state.humans[id]!;
  human.status = 'in';
  for (const [key, value] of Object.entries(changes)) {
    if (key === 'at') human.square = squareOf(state, value);
    else if (key === 'facing') human.facing = wayOf(value);
    else if (key === 'cards') human.cards = list(value).map((name) => takeCard(state, name));
    else if (key === 'status') human.status = known(value, ['in', 'out', 'dead', 'zombie'] as const) as Status;
    else if (key === 'treats') human.treats = named(state, String(value));
    else if (key === 'crouched' || key === 'aimed' || key === 'infected' || key === 'fresh') human[key] = flag(value);
    else if (key === 'ap' || key === 'health' || key === 'still' || key === 'treated' || key === 'misses')
      human[key] = number(value, 0);
    else if (key !== 'seat') throw bad(`"${key}" is nothing that can be said of a human`);
  }
  if (human.status === 'in' && human.square < 0) throw bad(`${humanName(id)} is nowhere: say \`at\``);
  if (human.status !== 'in') human.square = NONE;
}

const lastName = (state: State): string => ground(state).names[ground(state).cellar.first - 1]!;

export const squareOf = (state: State, name: unknown): Square => {
  const square = ground(state).names.indexOf(String(name));
  if (square < 0) throw bad(`"${String(name)}" is no square of this board; they go from a1 to ${lastName(state)}`);
  return square;
};

export const wayOf = (name: unknown): number => WAYS.indexOf(known(name, WAYS));

export function openingOf(state: State, name: unknown): OpeningId {
  const { openings, names } = ground(state);
  const id = openings.findIndex(
    (one) =>
      one.id === name ||
      `${names[one.a]}-${names[one.b]}` === name ||
      (one.a >= 0 && `${names[one.b]}-${names[one.a]}` === name),
  );
  if (id < 0)
    throw bad(`"${String(name)}" is no door or window; there are: ${openings.map((one) => one.id).join(', ')}`);
  return id;
}

const searchOf = (state: State, name: unknown): number => {
  const { searches, names } = ground(state);
  const id = searches.findIndex((one) => one.id === name || names[one.square] === name);
  if (id < 0) throw bad(`"${String(name)}" is no search space; there are: ${searches.map((one) => one.id).join(', ')}`);
  return id;
};

export function named(state: Pick<State, 'humans'>, name: string): number {
  const id = NAMES.indexOf(name);
  if (id < 0 || id >= state.humans.length)
    throw bad(`"${name}" does not play; there are: ${NAMES.slice(0, state.humans.length).join(', ')}`);
  return id;
}

/** A human player, by his seat or by a human of his. */
function seatOf(state: State, value: unknown): number {
  const human = state.humans.find(({ seat }, id) => value === seatName(seat) || value === NAMES[id]);
  if (human === undefined) throw bad(`"${String(value)}" is no seat of a human player`);
  return human.seat;
}

export const noCard = (name: unknown): Fault =>
  bad(`"${String(name)}" is no card; there are: ${CARDS.map(({ id }) => id).join(', ')}`);

/** A card of that kind, from wherever it lies unused. */
function takeCard(state: State, name: unknown): CardId {
  const cards = cardsNamed(String(name));
  if (cards.length === 0) throw noCard(name);
  for (const card of cards) {
    const inBox = state.box.indexOf(card);
    if (inBox >= 0) return state.box.splice(inBox, 1)[0]!;
    const inPile = state.pile.findIndex((one) => peek(one) === card);
    if (inPile >= 0) {
      state.pile.splice(inPile, 1);
      return card;
    }
  }
  throw bad(`there is no "${String(name)}" left`);
}
