import { type Game, type GamePack, grammar, type Seat } from '@shamble/kernel';

/**
 * A hero strikes with three dice; power and trait cards change the roll before it counts, some of them more than once in
 * the same attack, and the other hero may help.
 */
export interface Traits {
  options: Record<string, never>;
  state: State;
  view: State;
  events: {
    rolled: { seat: Seat; dice: number[]; hitsOn: number };
    spent: { seat: Seat; trait: string };
    struck: { seat: Seat; hits: number };
  };
  choices: { strike: { about: { seat: Seat }; kind: 'one'; option: 'strike' | 'rest' } };
  procs: {
    rounds: { locals: { at: number }; result: null };
    strike: { locals: { seat: Seat }; result: null };
    reroll: { locals: { seat: Seat; die: number; dice: number[] }; result: null };
    focus: { locals: { seat: Seat; hitsOn: number }; result: null };
  };
  queries: Record<string, never>;
  asides: Record<string, never>;
}

interface State {
  round: number;
  power: Record<Seat, number>;
  /** Each is discarded when it is used. */
  focus: Record<Seat, number>;
  hits: number;
}

const SEATS = ['ann', 'ben'] as const;
const words = grammar<Traits>();
const { amend, announce, ask, call, done, goto, proc } = words;

const rounds = proc('rounds', {
  begin(_play, locals) {
    locals.at = 0;
    return goto('turn');
  },
  turn(play, locals) {
    const seat = SEATS[locals.at % 2]!;
    if (play.state.round === 6) play.end({ winners: play.state.hits > 8 ? SEATS : [], because: 'time', rules: [] });
    return ask(seat, 'strike', { seat });
  },
  carryOut(play, locals) {
    const seat = SEATS[locals.at++ % 2]!;
    play.state.round += 1;
    if (play.answer('strike') === 'strike') return call('strike', { seat }, null, 'turn');
    play.state.power[seat]! += 2;
    return goto('turn');
  },
});

const strike = proc('strike', {
  roll(play, { seat }) {
    const dice = [0, 1, 2].map(() => play.roll('dice', 6));
    return announce({ id: 'rolled', data: { seat, dice, hitsOn: 5 }, rules: ['MZ-COMBAT-01'] });
  },
  count(play, { seat }) {
    const { dice, hitsOn } = play.announced('rolled')!.data;
    const hits = dice.filter((die) => die >= hitsOn).length;
    play.state.hits += hits;
    play.tell({ id: 'struck', data: { seat, hits }, rules: ['MZ-COMBAT-01'] });
    return done();
  },
});

/** One power, one die thrown anew. The locals say how the roll stands: as it was changed last. */
const reroll = proc('reroll', {
  again(play, { seat, die, dice }) {
    play.state.power[seat]! -= 1;
    play.tell({ id: 'spent', data: { seat, trait: 'power' }, rules: ['MZ-POWER-01'] });
    return amend<'rolled'>({ dice: dice.with(die, play.roll('dice', 6)) });
  },
});

/** A card: the roll hits more easily, for each card played. */
const focus = proc('focus', {
  play(play, { seat, hitsOn }) {
    play.state.focus[seat]! -= 1;
    play.tell({ id: 'spent', data: { seat, trait: 'focus' }, rules: ['MZ-TRAIT-06'] });
    return amend<'rolled'>({ hitsOn: hitsOn - 1 });
  },
});

const copied = (state: State): State => ({ ...state, power: { ...state.power }, focus: { ...state.focus } });

export const game: Game<Traits> = words.game({
  id: 'traits',
  version: 1,
  content: 'traits',
  options: () => ({}),
  seats: () => SEATS,
  setup: () => ({ round: 0, power: { ann: 2, ben: 2 }, focus: { ann: 2, ben: 1 }, hits: 0 }),
  start: 'rounds',
  procs: { rounds, strike, reroll, focus },
  choices: { strike: words.choice('strike', { offer: () => ({ kind: 'one', from: ['strike', 'rest'] }) }) },
  asides: {},
  queries: {},
  modifiers: [],
  reactions: [
    words.reaction({
      name: 'power',
      on: 'rolled',
      window: 'before',
      rules: ['MZ-POWER-01'],
      proc: 'reroll',
      again: true,
      uses({ state }, { data: { seat, dice, hitsOn } }) {
        if (state.power[seat]! < 1) return [];
        return dice.flatMap((face, die) => (face < hitsOn ? [{ by: seat, locals: { seat, die, dice } }] : []));
      },
    }),
    words.reaction({
      name: 'focus',
      on: 'rolled',
      window: 'before',
      rules: ['MZ-TRAIT-06'],
      proc: 'focus',
      again: true,
      uses: ({ state, seats }, { data: { hitsOn } }) =>
        seats
          .filter((seat) => state.focus[seat]! > 0 && hitsOn > 2)
          .map((seat) => ({ by: seat, locals: { seat, hitsOn } })),
    }),
  ],
  inPlay: () => true,
  resign: (play) => play.end({ winners: [], because: 'resigned', rules: [] }),
  view: copied,
  sample: copied,
  check: ({ power, focus: cards }) =>
    SEATS.some((seat) => power[seat]! < 0 || cards[seat]! < 0) ? ['Somebody has spent what he had not.'] : [],
  migrations: {},
});

const phrase = (id: string) => ({ id });
export const pack: GamePack<Traits> = {
  game,
  stage: {
    words: {},
    set: () => ({ options: {} }),
    forms: { strike: { kind: 'one', names: ['<strike>'] } },
    ...{ streams: {}, endings: {}, lists: {} },
    name: (_state, _choice, option) => JSON.stringify(option),
    show: (state) => state,
    events: {
      rolled: 'Dice have been rolled (seat, dice, hitsOn).',
      spent: 'A trait has been used (seat, trait).',
      struck: 'An attack has been made (seat, hits).',
    },
    facts: (_state, _of, facts) => facts,
    draw: () => '',
  },
  title: phrase('traits'),
  missions: [{ id: 'traits', title: phrase('traits'), provenance: 'ours', seats: { min: 2, max: 2 } }],
  variants: [],
  form: {},
  options: () => ({}),
  missionOf: () => 'traits',
  everything: ['power', 'focus'],
  uses: { spent: ({ trait }) => [trait] },
  round: ({ round }) => round,
  prompt: (_view, { choice }) => phrase(choice),
  option: (_view, choice) => phrase(choice),
  event: (_view, { id }) => phrase(id),
  outcome: ({ because }) => phrase(because),
  threats: () => [],
};
