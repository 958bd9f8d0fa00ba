import { Fault, type Game, type GamePack, type Retelling, type Seat, secret } from '@shamble/kernel';
import { choices, procs, toss } from './tiny-rules.ts';
import {
  CARDS,
  check,
  everything,
  handOf,
  hide,
  kindOf,
  living,
  type Options,
  type Role,
  rolesFor,
  type State,
  type Tiny,
  type View,
  view,
  words,
} from './tiny-types.ts';

const SEATS = ['ada', 'bob', 'cy'];
const bySeat = <T>(seats: readonly Seat[], value: (seat: Seat) => T): Record<Seat, T> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]));

export const game: Game<Tiny> = words.game({
  id: 'tiny',
  version: 1,
  content: 'tiny',
  options(given) {
    const { mission, seats, hard } = given as Options;
    if (mission === 'long' && hard && seats === 2) throw new Fault('bad-options', 'Two cannot play long and hard.');
    return { mission, seats, hard };
  },
  seats: ({ seats }) => SEATS.slice(0, seats),
  setup({ mission, seats: count, hard }, dice) {
    const seats = SEATS.slice(0, count);
    const deck = [...CARDS];
    dice.shuffle('deck', deck);
    const roles = rolesFor(count);
    dice.shuffle('roles', roles);
    return {
      mission,
      seats,
      last: mission === 'short' ? 4 : 8,
      round: 1,
      coins: 0,
      hands: hide(bySeat(seats, () => deck.splice(0, 2))),
      deck: secret(deck),
      discard: [],
      knows: bySeat(seats, () => 0),
      roles: hide(bySeat(seats, () => roles.pop()!)),
      shown: bySeat(seats, () => false),
      health: bySeat(seats, () => (hard ? 2 : 3)),
      tokens: { lamp: 'left', rope: 'left', sack: 'right' },
    };
  },
  start: 'rounds',
  procs,
  choices,
  asides: { toss },
  queries: { worth: () => 1 },
  modifiers: [
    words.modifier({
      on: 'worth',
      layer: 'add',
      rules: ['T-ROGUE'],
      value: (now, { seat }, state) => now + (state.shown[seat] ? 1 : 0),
    }),
    words.modifier({
      on: 'worth',
      layer: 'add',
      rules: ['T-LATE'],
      value: (now, _of, state) => now + (state.round % 2),
    }),
    words.modifier({ on: 'worth', layer: 'limit', rules: ['T-MOST'], value: (now) => Math.min(now, 2) }),
  ],
  reactions: [
    words.reaction({
      name: 'ward',
      on: 'wounded',
      window: 'before',
      rules: ['T-WARD'],
      proc: 'ward',
      uses: ({ state }, { data: { seat } }) =>
        handOf(state, seat)
          .filter((card) => kindOf(card) === 'ward')
          .map((card) => ({ by: seat, locals: { seat, card } })),
      asked: (_look, { data: { seat } }) => [seat],
    }),
    words.reaction({
      name: 'mourn',
      on: 'fell',
      window: 'after',
      rules: ['T-DEATH'],
      proc: 'mourn',
      uses: () => [{ locals: {} }],
    }),
  ],
  inPlay: (state, subject) => state.health[subject]! > 0,
  settle(play) {
    if (living(play.state).length === 0) play.end({ winners: [], because: 'death', rules: ['T-END'] });
    return false;
  },
  resign(play, seat) {
    const { state } = play;
    state.health[seat] = 0;
    state.discard.push(...play.reveal(state.hands[seat]!).splice(0));
  },
  view,
  sample(seen, _viewer, dice) {
    const { left, top, hands, roles, ...open } = seen;
    const out = new Set([...open.discard, ...top, ...open.seats.flatMap((seat) => hands[seat]!.cards ?? [])]);
    const cards = CARDS.filter((card) => !out.has(card));
    dice.shuffle('sample', cards);
    const pool = rolesFor(open.seats.length);
    for (const role of Object.values(roles)) if (role !== null) pool.splice(pool.indexOf(role), 1);
    dice.shuffle('sample', pool);
    return {
      ...open,
      hands: hide(bySeat(open.seats, (seat) => [...(hands[seat]!.cards ?? cards.splice(0, hands[seat]!.count))])),
      deck: secret([...top, ...cards.splice(0, left - top.length)]),
      roles: hide(bySeat(open.seats, (seat): Role => roles[seat] ?? pool.pop()!)),
    };
  },
  check,
  migrations: {},
});

/** A role that was shown is known. */
const retelling: Retelling<Tiny, View> = {
  begin: ({ state }) => state,
  retell: (seen, event) =>
    event.id === 'shown' ? { ...seen, shown: { ...seen.shown, [event.data.seat]: true } } : seen,
  claim: ({ shown }) => ({ shown }),
};

export function packOf(rules: Game<Tiny>): GamePack<Tiny> {
  const phrase = (id: string) => ({ id });
  const mission = (id: string, min: number, max: number) =>
    ({ id, title: phrase(id), provenance: 'ours', seats: { min, max } }) as const;
  return {
    game: rules,
    stage: {
      words: {},
      set: () => ({ options: {} }),
      forms: {
        act: { kind: 'one', names: ['<act>'] },
        stack: { kind: 'order', names: ['<card>'] },
        drop: { kind: 'some', names: ['<card>'] },
        tidy: { kind: 'arrange', names: ['<card>'], slots: ['<slot>'] },
        wounds: { kind: 'share', names: ['<seat>'] },
        camp: { kind: 'one', names: ['<side>'] },
        toss: { kind: 'one', names: ['<card>'] },
      },
      streams: { deck: 'Shuffles of the deck.', roles: 'Who is what.', blast: 'The power of a blast.' },
      endings: {},
      lists: {},
      name: (_state, _choice, option) => (typeof option === 'string' ? option : JSON.stringify(option)),
      show: (state: State) => state,
      events: {
        started: 'The game has started (mission).',
        drew: 'A seat has drawn (seat, card).',
        drewUnseen: 'A seat has drawn (seat).',
        looked: 'A seat has looked at cards (seat, cards).',
        lookedUnseen: 'A seat has looked at cards (seat, count).',
        stacked: 'A seat has put cards back (seat).',
        played: 'A seat has played a card (seat, card).',
        tossed: 'A seat has thrown cards away (seat, cards).',
        shown: 'A seat has shown its role (seat).',
        rested: 'A seat feels better (seat, health).',
        blasted: 'All are hit (power).',
        wounded: 'A seat is hit (seat, wounds).',
        hurt: 'A seat has lost health (seat, health).',
        fell: 'A seat is dead and lays down its cards (seat, cards).',
        camped: 'A camp is full (side, coins).',
      },
      facts: (_state, _of, facts) => facts,
      draw: () => '',
    },
    title: phrase('tiny'),
    missions: [mission('short', 1, 2), mission('long', 2, 3)],
    variants: [{ id: 'hard', title: phrase('hard') }],
    form: {},
    options: (id, seats, variants): Options => ({ mission: id, seats, hard: variants.includes('hard') }),
    missionOf: (options) => (options as Options).mission,
    everything,
    uses: { played: ({ card }) => [kindOf(card)], started: (facts) => [facts.mission] },
    round: (seen) => seen.round,
    prompt: (_view, { choice }) => phrase(choice),
    option: (_view, choice) => phrase(choice),
    event: (_view, { id }) => phrase(id),
    outcome: ({ because }) => phrase(because),
    threats: () => [],
    retelling,
  };
}

export const pack = packOf(game);
