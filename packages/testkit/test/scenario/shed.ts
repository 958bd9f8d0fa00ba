import { Fault, type GamePack, type Look, Menu, peek, type Secret, secret } from '@shamble/kernel';
import { acts, choices, reactions, type Shed, type ShedState, SIMPLE, words } from './shed-rules.ts';

// A game of a few lines that has one of everything a scenario can speak of.

const ZONES = ['yard', 'shed', 'road'];

export const shed: GamePack<Shed> = {
  game: {
    id: 'shed',
    version: 1,
    content: 'shed',
    options: (given) => {
      const { seats } = given as Shed['options'];
      if (seats !== 1 && seats !== 2)
        throw new Fault('bad-options', 'The shed has one or two seats.', { rules: ['SH-SEAT-01'] });
      return { seats };
    },
    seats: ({ seats }) => ['p1', 'p2'].slice(0, seats),
    setup(_options, dice) {
      const deck = ['plank', 'lamp', 'nail', 'rope'];
      dice.shuffle('deck', deck);
      return {
        zones: { p1: 'yard', p2: 'yard' },
        hands: { p1: secret(['plank']), p2: secret([]) },
        wounds: { p1: 0, p2: 0 },
        dead: 3,
        noise: 0,
        deck: secret(deck),
        box: { left: 'saw', right: 'axe' },
      };
    },
    start: 'turn',
    procs: acts,
    choices,
    asides: {
      drop: {
        offer(look, seat, explain) {
          const menu = new Menu<string>(explain);
          const hand = handOf(look, seat);
          for (const card of hand) menu.weigh(card, card === 'nail' ? ['SH-DROP-02'] : []);
          return hand.length === 0 ? null : menu.one();
        },
        run(play, seat, card) {
          const hand = handOf(play, seat);
          hand.splice(hand.indexOf(card), 1);
          play.tell({ id: 'dropped', data: { seat, card }, rules: ['SH-DROP-01'] });
        },
      },
    },
    queries: {},
    modifiers: [],
    reactions,
    inPlay: () => true,
    resign(play, seat) {
      play.end({ winners: [], because: 'resigned', rules: [] });
      play.tell({ id: 'left', data: { seat }, rules: [] });
    },
    view: (state, viewer) => ({
      zones: state.zones,
      wounds: state.wounds,
      dead: state.dead,
      noise: state.noise,
      box: state.box,
      deck: peek(state.deck).length,
      hand: viewer === 'p1' || viewer === 'p2' ? [...peek(state.hands[viewer])] : [],
      hands: { p1: peek(state.hands.p1).length, p2: peek(state.hands.p2).length },
    }),
    sample: () => {
      throw new Error('not needed here');
    },
    check: ({ dead }) => (dead < 0 ? ['Less than no dead.'] : []),
    migrations: {},
  },
  stage: {
    words: {
      seats: 'How many seats, 1 or 2 (2 if not said).',
      dead: 'How many dead stand in the shed.',
      zones: 'Who is where: { p1: shed }.',
      hands: 'Who holds what: { p1: [plank] }.',
      deck: 'The cards, the next to be drawn first.',
    },
    set(given) {
      const { seats = 2, dead = 0, zones = {}, hands = {}, deck } = given as Record<string, never>;
      for (const zone of Object.values(zones as object))
        if (!ZONES.includes(zone))
          throw new Fault('bad-content', `"${zone}" is no zone; there are: ${ZONES.join(', ')}.`);
      return {
        options: { seats },
        edit(state) {
          state.dead = dead;
          Object.assign(state.zones, zones);
          Object.assign(state.hands, hands);
          if (deck !== undefined) state.deck = secret([...(deck as string[])]);
        },
      };
    },
    forms: {
      act: { kind: 'one', names: ['move to <zone>', ...SIMPLE] },
      wounds: { kind: 'share', names: ['<seat>'] },
      cards: { kind: 'some', names: ['<card>'] },
      sorting: { kind: 'order', names: ['<card>'] },
      tidying: { kind: 'arrange', names: ['left', 'right'], slots: ['saw', 'axe', 'hook'] },
      path: { kind: 'one', names: ['yard'] },
      drop: { kind: 'one', names: ['<card>'] },
      $reaction: { kind: 'one', names: ['shield with <card>'] },
    },
    streams: { dice: 'Dice of fights.', deck: 'The shuffle of the cards.' },
    endings: { escaped: 'Somebody is on the road.', resigned: 'Somebody has given up.' },
    lists: { Cards: { plank: 'stops a wound', rope: 'stops a wound too' } },
    name: (_state, choice, option) => {
      if (choice === 'act') return words(option as Shed['choices']['act']['option']);
      if (choice === '$reaction') return `shield with ${(option as { locals: { card: string } }).locals.card}`;
      return String(option).replace('wounds of ', '');
    },
    show: (state) => ({
      ...state,
      deck: peek(state.deck),
      hands: { p1: peek(state.hands.p1), p2: peek(state.hands.p2) },
    }),
    events: {
      moved: 'A seat (seat) has gone to a zone (to).',
      searched: 'A seat (seat) has drawn a card (card), which nobody else sees.',
      noiseMade: 'There was a noise in a zone (zone); so many there were in all (total). Why: by, heard.',
      fought: 'A seat (seat) has fought and rolled this (face).',
      wounded: 'A seat (seat) has taken so many wounds (wounds).',
      dropped: 'A seat (seat) has dropped a card (card).',
      left: 'A seat (seat) has given up.',
    },
    facts: (_state, _of, facts) => facts,
    draw: (view) => `yard - shed (${view.dead} dead) - road`,
  },
  title: { id: 'shed' },
  missions: [{ id: 'shed', title: { id: 'shed' }, provenance: 'ours', seats: { min: 1, max: 2 } }],
  variants: [],
  form: {},
  options: (_mission, seats) => ({ seats }),
  missionOf: () => 'shed',
  everything: [],
  uses: {},
  round: () => 1,
  prompt: () => ({ id: 'prompt' }),
  option: () => ({ id: 'option' }),
  event: () => ({ id: 'event' }),
  outcome: () => ({ id: 'outcome' }),
  threats: () => [],
};

const handOf = (look: Look<Shed>, seat: string): string[] =>
  peek((look.state as ShedState).hands[seat as 'p1'] as Secret<string[]>);
