import { answering, type Game, grammar, type Mind, peek, type Secret, secret } from '@shamble/kernel';

/** Three bets, one a round; a die decides each, and a hidden card the last bet of all. Two won bets win the game. */
export interface Bets {
  options: object;
  state: State;
  view: Omit<State, 'card'>;
  events: { won: { round: number } };
  choices: { bet: { about: object; kind: 'one'; option: Bet } };
  procs: { main: { locals: object; result: null } };
  queries: Record<never, never>;
  asides: Record<never, never>;
}

interface State {
  round: number;
  won: number;
  card: Secret<Bet>;
}

/** Each wins with so many of the six faces of a die; `red` and `black` win if that is the card. */
const FACES = { even: 3, long: 1, short: 5, never: 0 } as const;
export type Bet = keyof typeof FACES | 'red' | 'black';
const BETS: readonly Bet[] = ['even', 'long', 'short', 'never', 'red', 'black'];

const { ask, goto } = grammar<Bets>();

export const game: Game<Bets> = {
  id: 'bets',
  version: 1,
  content: 'bets',
  options: () => ({}),
  seats: () => ['p1'],
  setup: (_options, dice) => ({ round: 0, won: 0, card: secret(dice.roll('card', 2) === 1 ? 'red' : 'black') }),
  start: 'main',
  procs: {
    main: {
      ask: () => ask('p1', 'bet', {}),
      settle: (play) => {
        const { state } = play;
        const bet = play.answer('bet');
        const isWon =
          bet === 'red' || bet === 'black' ? play.reveal(state.card) === bet : play.roll('die', 6) <= FACES[bet];
        if (isWon) state.won += 1;
        state.round += 1;
        if (state.round === 3) play.end({ winners: state.won >= 2 ? ['p1'] : [], because: 'over', rules: [] });
        return goto('ask');
      },
    },
  },
  choices: { bet: { offer: () => ({ kind: 'one', from: BETS }), usual: () => 'even' } },
  asides: {},
  queries: {},
  modifiers: [],
  reactions: [],
  inPlay: () => true,
  resign: () => {},
  view: ({ round, won }) => ({ round, won }),
  sample: (view, _viewer, dice) => ({ ...view, card: secret(dice.pick('sample', 2) === 0 ? 'red' : 'black') }),
  check: () => [],
  migrations: {},
};

export const cardOf = ({ card }: State): Bet => peek(card);

/** Always the even bet: the short one is better. */
export const mind: Mind<Bets> = { policy: answering(game, {}), playouts: { steady: 24, strong: 200 } };
