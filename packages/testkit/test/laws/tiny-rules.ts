import { type Aside, type Choice, type ChoiceId, Menu, type Play, type Seat } from '@shamble/kernel';
import { type Act, deckOf, handOf, kindOf, living, type State, type Tiny, words } from './tiny-types.ts';

const { announce, ask, call, done, goto, next, prevent, proc } = words;

function discard(play: Play<Tiny>, seat: Seat, cards: readonly number[]): void {
  const hand = handOf(play.state, seat);
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
  play.state.discard.push(...cards);
}

function refill(play: Play<Tiny>): void {
  const { state } = play;
  if (deckOf(state).length > 0) return;
  deckOf(state).push(...state.discard.splice(0));
  play.shuffle('deck', deckOf(state));
}

const rounds = proc('rounds', {
  start(play, locals) {
    locals.at = 0; // the first procedure starts without locals
    play.tell({ id: 'started', data: { mission: play.state.mission }, rules: [] });
    return next;
  },
  pass(play, locals) {
    const seat = play.state.seats[locals.at++];
    if (seat === undefined) return goto('camp');
    return play.state.health[seat]! > 0 ? call('turn', { seat }, seat, 'pass') : goto('pass');
  },
  camp(play) {
    const [decider] = living(play.state);
    return ask({ anyOf: living(play.state), decider: decider! }, 'camp', { round: play.state.round });
  },
  rise(play, locals) {
    const { state } = play;
    const side = play.answer('camp');
    if (side === 'north') state.coins += 1;
    play.tell({ id: 'camped', data: { side, coins: state.coins }, rules: ['T-CAMP'] });
    state.round += 1;
    locals.at = 0;
    if (state.round <= state.last) return goto('pass');
    play.end({ winners: state.coins > 4 ? living(state) : [], because: 'time', rules: ['T-END'] });
    return done();
  },
});

const turn = proc('turn', {
  act: (_play, { seat }) => ask(seat, 'act', { seat }),
  carryOut(play, { seat }) {
    const { state } = play;
    const act = play.answer('act');
    switch (act.do) {
      case 'rest':
        state.health[seat] = Math.min(4, state.health[seat]! + 1);
        play.tell({ id: 'rested', data: { seat, health: state.health[seat] }, rules: ['T-REST'] });
        return done();
      case 'draw': {
        refill(play);
        const card = play.reveal(state.deck).shift()!;
        handOf(state, seat).push(card);
        for (const one of state.seats) state.knows[one] = Math.max(0, state.knows[one]! - 1);
        play.tell(
          { id: 'drew', data: { seat, card }, rules: ['T-DRAW'] },
          { only: [seat], others: { id: 'drewUnseen', data: { seat }, rules: ['T-DRAW'] } },
        );
        return goto('limit');
      }
      case 'look':
        return goto('look');
      case 'show':
        state.shown[seat] = true;
        play.tell({ id: 'shown', data: { seat }, rules: ['T-SHOW'] });
        return done();
      case 'play': {
        discard(play, seat, [act.card]);
        play.tell({ id: 'played', data: { seat, card: act.card }, rules: ['T-PLAY'] });
        return playCard(play, seat, act.card);
      }
    }
  },
  look(play, { seat }) {
    const cards = play.reveal(play.state.deck).slice(0, 2);
    play.state.knows[seat] = cards.length;
    play.tell(
      { id: 'looked', data: { seat, cards }, rules: ['T-LOOK'] },
      { only: [seat], others: { id: 'lookedUnseen', data: { seat, count: cards.length }, rules: ['T-LOOK'] } },
    );
    return ask(seat, 'stack', { seat });
  },
  stack(play, { seat }) {
    const order = play.answer('stack').map(Number);
    deckOf(play.state).splice(0, order.length, ...order);
    for (const one of play.state.seats) if (one !== seat) play.state.knows[one] = 0;
    play.tell({ id: 'stacked', data: { seat }, rules: ['T-LOOK'] });
    return done();
  },
  tidied(play) {
    play.state.tokens = play.answer('tidy');
    return done();
  },
  limit: (play, { seat }) => (handOf(play.state, seat).length > 3 ? ask(seat, 'drop', { seat }) : done()),
  dropped(play, { seat }) {
    const cards = [...play.answer('drop')];
    discard(play, seat, cards);
    play.tell({ id: 'tossed', data: { seat, cards }, rules: ['T-LIMIT'] });
    return done();
  },
});

function playCard(play: Play<Tiny>, seat: Seat, card: number) {
  switch (kindOf(card)) {
    case 'coin':
      play.state.coins += play.query('worth', { seat });
      return done();
    case 'bomb':
      return call('blast', { seat, power: play.roll('blast', 3), hits: [] }, seat, 'limit');
    case 'lens':
      return goto('look');
    case 'boot':
      return ask(seat, 'tidy', { seat }, 'tidied');
    case 'ward':
      return done();
  }
}

const blast = proc('blast', {
  share(play, { power }) {
    play.tell({ id: 'blasted', data: { power }, rules: ['T-BLAST'] });
    const seats = living(play.state);
    return ask({ anyOf: seats, decider: seats[seats.length - 1]! }, 'wounds', { power });
  },
  take(play, locals) {
    locals.hits = Object.entries(play.answer('wounds')).map(([seat, wounds]) => ({ seat, wounds }));
    return next;
  },
  hit(_play, locals) {
    const hit = locals.hits[0];
    return hit === undefined ? done() : announce({ id: 'wounded', data: hit, rules: ['T-WOUND'] }, 'hurt');
  },
  hurt(play, locals) {
    locals.hits.shift();
    const event = play.announced('wounded');
    if (event !== null) hurt(play, event.data.seat, event.data.wounds);
    return goto('hit');
  },
  // The one whose bomb it was may be among the dead: the others are hit all the same.
  gone: () => goto('hurt'),
});

function hurt(play: Play<Tiny>, seat: Seat, wounds: number): void {
  const { state } = play;
  if (state.health[seat] === 0) return;
  state.health[seat] = Math.max(0, state.health[seat]! - wounds);
  play.tell({ id: 'hurt', data: { seat, health: state.health[seat] }, rules: ['T-WOUND'] });
  if (state.health[seat] > 0) return;
  const cards = play.reveal(state.hands[seat]!).splice(0);
  state.discard.push(...cards);
  play.tell({ id: 'fell', data: { seat, cards }, rules: ['T-DEATH'] });
}

const ward = proc('ward', {
  spend(play, { seat, card }) {
    discard(play, seat, [card]);
    play.tell({ id: 'played', data: { seat, card }, rules: ['T-WARD'] });
    return prevent;
  },
});

const mourn = proc('mourn', {
  pay(play) {
    play.state.coins = Math.max(0, play.state.coins - 1);
    return done();
  },
});

export const procs = { rounds, turn, blast, ward, mourn };

const ACTS: readonly Act['do'][] = ['rest', 'draw', 'look'];

function forbids(state: State, act: Act['do']): string[] {
  if (act === 'look' && deckOf(state).length < 2) return ['T-LOOK'];
  if (act === 'draw' && deckOf(state).length + state.discard.length === 0) return ['T-DRAW'];
  return [];
}

export const choices: { readonly [C in ChoiceId<Tiny>]: Choice<Tiny, C> } = {
  act: words.choice('act', {
    offer({ state }, { seat }, explain) {
      const menu = new Menu<Act>(explain);
      for (const act of ACTS as readonly ('rest' | 'draw' | 'look')[]) menu.weigh({ do: act }, forbids(state, act));
      const isRogue = (state.roles[seat] as unknown) === 'rogue';
      menu.weigh({ do: 'show' }, isRogue && state.shown[seat] !== true ? [] : ['T-SHOW']);
      for (const card of handOf(state, seat))
        menu.weigh({ do: 'play', card }, kindOf(card) === 'lens' && deckOf(state).length < 2 ? ['T-LOOK'] : []);
      return menu.one();
    },
    usual(view, { seat }) {
      const coin = view.hands[seat]!.cards!.find((card) => kindOf(card) === 'coin');
      return coin === undefined ? { do: 'rest' } : { do: 'play', card: coin };
    },
  }),
  stack: words.choice('stack', {
    offer: ({ state }, { seat }) => ({
      kind: 'order',
      items: deckOf(state).slice(0, state.knows[seat]).map(String),
    }),
  }),
  drop: words.choice('drop', {
    offer({ state }, { seat }, explain) {
      const menu = new Menu<number>(explain);
      for (const card of handOf(state, seat)) menu.allow(card);
      const many = Math.max(0, handOf(state, seat).length - 3);
      const coins = handOf(state, seat).filter((card) => kindOf(card) === 'coin');
      return menu.some(many, many, coins.length < 3 ? [{ of: coins, max: 1 }] : []);
    },
  }),
  tidy: words.choice('tidy', {
    offer: ({ state }) => ({
      kind: 'arrange',
      items: ['lamp', 'rope', 'sack'],
      slots: [
        { id: 'left', holds: 2 },
        { id: 'right', holds: 1 },
      ],
      fits: (item, slot) => !(item === 'lamp' && slot.startsWith('right')),
      now: state.tokens,
    }),
  }),
  wounds: words.choice('wounds', {
    offer: ({ state }, { power }) => ({
      kind: 'share',
      total: power,
      among: living(state).map((seat) => ({ id: seat, max: state.health[seat]! })),
    }),
    usual(view, { power }) {
      const shares: Record<Seat, number> = {};
      let left = power;
      for (const seat of view.seats.toSorted((a, b) => view.health[b]! - view.health[a]!)) {
        shares[seat] = Math.min(left, view.health[seat]!);
        left -= shares[seat];
      }
      return Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0));
    },
  }),
  camp: words.choice('camp', { offer: () => ({ kind: 'one', from: ['north', 'south'] }) }),
};

export const toss: Aside<Tiny, 'toss'> = {
  offer({ state }, seat, explain) {
    if (state.health[seat] === 0 || handOf(state, seat).length === 0) return null;
    const menu = new Menu<number>(explain);
    for (const card of handOf(state, seat)) menu.allow(card);
    return menu.one();
  },
  run(play, seat, card) {
    discard(play, seat, [card]);
    play.tell({ id: 'tossed', data: { seat, cards: [card] }, rules: ['T-TOSS'] });
  },
};
