import {
  type Choice,
  type ChoiceId,
  createEngine,
  type Engine,
  EVERYONE,
  type Game,
  type GamePack,
  type Offer,
  type Play,
  peek,
  type Seat,
  type Shape,
  type Step,
  secret,
  type Viewer,
  WATCHER,
  type Way,
} from '@shamble/kernel';
import type { Law } from '../../src/laws/index.ts';
import { game, packOf } from './tiny.ts';
import { choices, procs, toss } from './tiny-rules.ts';
import { type Act, CARDS, deckOf, handOf, type State, type Tiny, type View, words } from './tiny-types.ts';

/** A tiny game with one fault, and the law it breaks. */
export interface Plant {
  readonly law: Law;
  readonly fault: string;
  readonly pack: GamePack<Tiny>;
  readonly engine?: typeof createEngine;
}

type TurnStep = Step<Tiny, 'turn'>;
const rules = (law: Law, fault: string, changes: Partial<Game<Tiny>>): Plant => ({
  law,
  fault,
  pack: packOf({ ...game, ...changes }),
});

/** Something that happens at a step of every turn. */
const atStep = (law: Law, fault: string, step: string, first: (play: Play<Tiny>, seat: Seat) => void): Plant => {
  const then = procs.turn[step]!;
  const changed: TurnStep = (play, locals) => {
    first(play, locals.seat);
    return then(play, locals);
  };
  return rules(law, fault, { procs: { ...procs, turn: { ...procs.turn, [step]: changed } } });
};

const inTurn = (law: Law, fault: string, steps: Record<string, TurnStep>): Plant =>
  rules(law, fault, { procs: { ...procs, turn: { ...procs.turn, ...steps } } });

const inChoice = <C extends ChoiceId<Tiny>>(
  law: Law,
  fault: string,
  name: C,
  change: Partial<Choice<Tiny, C>>,
): Plant => rules(law, fault, { choices: { ...choices, [name]: { ...choices[name], ...change } } });

/** The offer of `act`, changed. */
const inAct = (
  law: Law,
  fault: string,
  change: (from: Act[], state: State, explain: boolean, seat: Seat) => Partial<Offer>,
): Plant =>
  inChoice(law, fault, 'act', {
    offer(look, about, explain) {
      const offer = choices.act.offer(look, about, explain);
      return { ...offer, ...change([...offer.from], look.state, explain, about.seat) } as typeof offer;
    },
  });

const inEngine = (law: Law, fault: string, change: (engine: Engine<Shape>) => Partial<Engine<Shape>>): Plant => ({
  law,
  fault,
  pack: packOf(game),
  engine: ((rulesOf: Game<Shape>, more) => {
    const engine = createEngine(rulesOf, more);
    return Object.assign(Object.create(engine), change(engine)) as Engine<Shape>;
  }) as typeof createEngine,
});

/** What a step may do, some of it otherwise. */
const playWith = (play: Play<Tiny>, changes: Partial<Play<Tiny>>): Play<Tiny> =>
  new Proxy(play, {
    get(target, key) {
      const value: unknown = Reflect.get(key in changes ? changes : target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
const withoutBarrier = (play: Play<Tiny>) => playWith(play, { reveal: peek });

const extra = (state: State): { extra?: unknown } => state as { extra?: unknown };
const isOdd = (state: State): boolean => (deckOf(state)[0] ?? 0) % 2 === 1;
const viewWith = (more: (state: State, viewer: Viewer) => Partial<View>) => ({
  view: (state: State, viewer: Viewer) => ({ ...game.view(state, viewer), ...more(state, viewer) }) as View,
});
let calls = 0;
let lastSeen: State | null = null;

/** The pack, retelling something else. */
const inStory = (fault: string, change: Partial<NonNullable<GamePack<Tiny>['retelling']>>): Plant => {
  const pack = packOf(game);
  return { law: 'retold', fault, pack: { ...pack, retelling: { ...pack.retelling!, ...change } } };
};

/** A way that the rules do not know. */
const inWays = (fault: string, steps: Way['steps']): Plant => {
  const of = (): Way[] => [{ to: 1, steps, through: [0, 1], cost: 1 }];
  return { law: 'ways', fault, pack: { ...packOf(game), ways: { of, cost: () => ({ id: '' }), risks: () => [] } } };
};

export const plants: readonly Plant[] = [
  inWays('a way by an answer that nobody is offered', [{ answer: 'nowhere', to: 1 }]),
  inStory('an event that is not retold', { retell: (story) => story }),
  inStory('more is claimed than is told', { claim: (story) => ({ coins: (story as View).coins }) }),
  atStep('replay', 'a rule counts its calls in a variable of its own', 'carryOut', ({ state }) => {
    if (++calls % 7 === 0) state.coins += 1;
  }),
  atStep('replay', 'undefined in a list of the state', 'carryOut', ({ state }) => {
    extra(state).extra = [undefined];
  }),
  atStep('replay', 'a Map in the state', 'carryOut', ({ state }) => {
    extra(state).extra = new Map([[1, 2]]);
  }),
  atStep('replay', 'NaN in the state', 'carryOut', ({ state }) => {
    extra(state).extra = Number.NaN;
  }),
  inTurn('replay', 'a frame that shares an object with the state', {
    // Copies part them, play in place does not.
    act(play, locals) {
      extra(play.state).extra ??= { turns: 0 };
      Object.assign(locals, { shared: extra(play.state).extra });
      return procs.turn.act!(play, locals);
    },
    carryOut(play, locals) {
      (locals as unknown as { shared: { turns: number } }).shared.turns += 1;
      return procs.turn.carryOut!(play, locals);
    },
  }),

  inAct('dead-end', 'no option', (from, { round }) => ({ from: round === 3 ? [] : from })),
  inChoice('dead-end', 'no option in a question that is always asked', 'camp', {
    always: true,
    offer: ({ state }) => ({ kind: 'one', from: state.round === 3 ? [] : ['north', 'south'] }),
  }),
  inChoice('dead-end', 'limits that leave no way', 'drop', {
    offer: ({ state }, { seat }) => {
      const from = handOf(state, seat);
      return { kind: 'some', from, min: 1, max: 1, limits: [{ of: from, max: 0 }] };
    },
  }),
  inChoice('dead-end', 'items that fit nowhere', 'tidy', {
    offer: (look, about, explain) => ({ ...choices.tidy.offer(look, about, explain), fits: (item) => item !== 'rope' }),
  }),

  inTurn('runaway', 'a step that goes to itself', { limit: () => words.goto('limit') }),
  rules('runaway', 'a state that never settles', { settle: ({ state }) => state.round === 2 }),
  rules('runaway', 'a game without end', {
    procs: {
      ...procs,
      rounds: { ...procs.rounds, rise: (_play, locals) => words.goto(locals.at++ < 0 ? 'rise' : 'camp') },
    },
  }),

  inChoice('options', 'an option twice', 'camp', { offer: () => ({ kind: 'one', from: ['north', 'south', 'north'] }) }),
  inAct('options', 'an option both allowed and refused', (from) => ({
    refused: [{ option: { ...from[0] }, because: ['T-REST'] }],
  })),
  inAct('options', 'an option refused without a rule', () => ({ refused: [{ option: { do: 'dance' }, because: [] }] })),
  inChoice('options', 'a usual answer that is not allowed', 'act', { usual: () => ({ do: 'show' }) }),
  {
    law: 'options',
    fault: 'a minor question without a usual answer',
    pack: { ...packOf(game), minor: (_view, { choice }) => choice === 'camp' },
  },
  {
    law: 'options',
    fault: 'two options of one name',
    pack: { ...packOf(game), stage: { ...packOf(game).stage, name: (_state, choice) => choice } },
  },

  rules(
    'undo',
    'all seats together see the whole deck',
    viewWith((state, viewer) => (viewer === EVERYONE ? { top: [...deckOf(state)] } : {})),
  ),
  rules('undo', 'all seats together see no more than a watcher', {
    view: (state, viewer) => game.view(state, viewer === EVERYONE ? WATCHER : viewer),
  }),
  rules('undo', 'the hidden is filled in without chance', {
    sample: (seen, viewer) => game.sample(seen, viewer, { roll: () => 1, pick: () => 0, shuffle: () => {} }),
  }),
  inEngine('undo', 'undo beyond the barrier shows the same luck again', (engine) => ({
    rewind: (table, earlier) => ({ ...engine.clone(earlier), n: table.n + 1, barrier: table.n + 1 }),
  })),

  rules(
    'leak',
    'a view that shows the top card',
    viewWith((state) => ({ left: deckOf(state)[0]! })),
  ),
  rules(
    'leak',
    'a view that counts what is in other hands',
    viewWith((state) => ({
      coins: state.seats.flatMap((seat) => handOf(state, seat)).filter((card) => card % 5 === 0).length,
    })),
  ),
  atStep('leak', 'an event that tells the top card', 'act', (play, seat) => {
    play.tell({ id: 'looked', data: { seat, cards: deckOf(play.state).slice(0, 1) }, rules: [] });
  }),
  atStep('leak', 'an event that tells the drawn card to all', 'limit', (play, seat) => {
    play.tell({ id: 'tossed', data: { seat, cards: handOf(play.state, seat).slice(-1) }, rules: [] });
  }),
  atStep('leak', 'an event with a secret for its reason', 'act', (play, seat) => {
    play.tell({ id: 'rested', data: { seat, health: 1 }, rules: [], why: { odd: isOdd(play.state) } });
  }),
  inTurn('leak', 'a drawn card told to all', {
    carryOut: (play, locals) => procs.turn.carryOut!(playWith(play, { tell: (event) => play.tell(event) }), locals),
  }),
  inTurn('leak', 'a secret in a frame', {
    act: (play, locals) => {
      Object.assign(locals, { next: deckOf(play.state)[0] });
      return procs.turn.act!(play, locals);
    },
  }),
  inTurn('leak', 'a secret in what a question is about', {
    act: (play, { seat }) => words.ask(seat, 'act', { seat, odd: isOdd(play.state) } as { seat: Seat }),
  }),
  inAct('leak', 'an option that depends on the top card', (from, state) => ({
    from: from.filter((act) => act.do !== 'rest' || isOdd(state)),
  })),
  inAct('leak', 'a refusal that depends on the top card', (_from, state, explain) =>
    explain ? { refused: [{ option: { do: 'dance' }, because: [isOdd(state) ? 'T-ODD' : 'T-EVEN'] }] } : {},
  ),
  rules('leak', 'a usual answer that depends on the top card', {
    choices: {
      ...choices,
      act: {
        offer(look, about, explain) {
          lastSeen = look.state;
          return choices.act.offer(look, about, explain);
        },
        usual: () => ({ do: lastSeen !== null && isOdd(lastSeen) ? 'draw' : 'rest' }),
      },
    },
  }),
  rules('leak', 'an aside that depends on the top card', {
    asides: {
      toss: { ...toss, offer: (look, ...more) => (isOdd(look.state) ? null : toss.offer(look, ...more)) },
    },
  }),
  atStep('leak', 'a barrier that is there only because of a secret', 'act', (play) => {
    if (isOdd(play.state)) play.reveal(play.state.deck);
  }),

  inTurn('barrier', 'a card looked at without a barrier', {
    look: (play, locals) => procs.turn.look!(withoutBarrier(play), locals),
  }),
  inTurn('barrier', 'a card drawn without a barrier', {
    carryOut: (play, locals) => procs.turn.carryOut!(withoutBarrier(play), locals),
  }),
  rules('barrier', 'a question that is asked only of him who holds the card', {
    reactions: game.reactions.map((one) => ({ ...one, asked: () => [] })) as typeof game.reactions,
  }),

  rules('order', 'doubling in the layer that adds', {
    modifiers: [
      ...game.modifiers,
      words.modifier({ on: 'worth', layer: 'add', rules: ['T-DOUBLE'], value: (now) => now * 2 }),
      words.modifier({ on: 'worth', layer: 'add', rules: ['T-LESS'], value: (now) => now - 2 }),
    ],
  }),

  rules('check', 'more wounds than health', {
    procs: {
      ...procs,
      blast: {
        ...procs.blast,
        hurt(play, locals) {
          const next = procs.blast.hurt!(play, locals);
          for (const seat of play.state.seats) if (play.state.health[seat] === 0) play.state.health[seat] = -1;
          return next;
        },
      },
    },
  }),
  rules('check', 'a card that gets lost', {
    asides: {
      toss: {
        ...toss,
        run: (play, seat, card) => handOf(play.state, seat).splice(handOf(play.state, seat).indexOf(card), 1),
      },
    },
  }),
  rules('check', 'a sample with cards that are not there', {
    sample: (seen, viewer, dice) => ({
      ...game.sample(seen, viewer, dice),
      deck: secret([...seen.top, ...CARDS].slice(0, seen.left)),
    }),
  }),

  inAct('pure', 'an offer that counts how often it was made', (_from, state) => {
    state.coins += 1;
    return {};
  }),
  inAct('pure', 'an offer that allows more when it explains', (from, _state, explain) =>
    explain ? { from: [...from, { do: 'play', card: 99 }] } : {},
  ),
  rules(
    'pure',
    'a view that sorts what it looks at',
    viewWith((state) => ({ discard: [...state.discard.sort()] })),
  ),
  rules('pure', 'a clone that shares the discard', {
    clone: (state) => ({ ...structuredClone(state), discard: state.discard }),
  }),
  rules('pure', 'a clone that forgets something', { clone: (state) => ({ ...structuredClone(state), tokens: {} }) }),

  {
    law: 'used',
    fault: 'a card that is never played',
    pack: { ...packOf(game), everything: [...packOf(game).everything, 'moon'] },
  },

  atStep('ambient', 'Math.random in a rule', 'act', ({ state }) => {
    state.coins += Math.floor(Math.random() * 2);
  }),
  atStep('ambient', 'a clock whose absence is hushed up', 'act', ({ state }) => {
    try {
      state.coins += Date.now() % 2;
    } catch {}
  }),
  rules(
    'ambient',
    'a view in the order of the machine’s language',
    viewWith((state) => ({
      seats: [...state.seats].sort((a, b) => a.localeCompare(b)),
    })),
  ),
  rules('ambient', 'a deck dealt by another generator', {
    setup: (options, dice) => ({ ...game.setup(options, dice), coins: crypto.getRandomValues(new Uint8Array(1))[0]! }),
  }),

  inEngine('refusal', 'whatever is not offered counts as something that is', (engine) => ({
    play: (table, seat, answer) => {
      try {
        return engine.play(table, seat, answer);
      } catch (error) {
        const offer = engine.offer(table, seat);
        if (offer?.kind !== 'one') throw error;
        return engine.play(table, seat, offer.from[0]);
      }
    },
  })),
  inEngine('refusal', 'a refused answer leaves its mark', (engine) => ({
    play: (table, seat, answer) => {
      try {
        return engine.play(table, seat, answer);
      } catch (error) {
        table.pending = { ...table.pending!, about: { tries: 1 } };
        throw error;
      }
    },
  })),
  inEngine('refusal', 'an exception in place of a sentence', (engine) => ({
    play: (table, seat, answer) => {
      if (answer === null) throw new TypeError('cannot read properties of null');
      return engine.play(table, seat, answer);
    },
  })),

  atStep('throws', 'a rule that fails', 'tidied', () => {
    throw new TypeError('undefined is not a function');
  }),
  atStep('throws', 'a rule that changes what it told', 'tidied', (play, seat) => {
    const { health } = play.state;
    play.tell({ id: 'rested', data: { seat, health: 1 }, rules: [], why: { health } });
    health[seat]! += 0;
  }),
];
