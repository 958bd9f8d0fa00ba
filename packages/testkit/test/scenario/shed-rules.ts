import { type AnyReaction, type Game, grammar, Menu, type Play, peek, type Secret } from '@shamble/kernel';

type SeatId = 'p1' | 'p2';

export interface ShedState {
  zones: Record<SeatId, string>;
  hands: Record<SeatId, Secret<string[]>>;
  wounds: Record<SeatId, number>;
  dead: number;
  noise: number;
  deck: Secret<string[]>;
  box: Record<string, string>;
}

type Act = { readonly do: 'move'; readonly to: string } | { readonly do: Simple };
type Simple = 'search' | 'shout' | 'fight' | 'wait' | 'tidy' | 'sort' | 'empty hands' | 'sneak';
export const SIMPLE: readonly Simple[] = ['search', 'shout', 'fight', 'wait', 'tidy', 'sort', 'empty hands', 'sneak'];
const WAYS: Readonly<Record<string, readonly string[]>> = { yard: ['shed'], shed: ['yard', 'road'], road: ['shed'] };

export interface Shed {
  options: { seats: number };
  state: ShedState;
  view: Pick<ShedState, 'zones' | 'wounds' | 'dead' | 'noise' | 'box'> & {
    deck: number;
    hand: string[];
    hands: Record<SeatId, number>;
  };
  events: {
    moved: { seat: string; to: string };
    searched: { seat: string; card: string | null };
    noiseMade: { zone: string; total: number };
    fought: { seat: string; face: number };
    wounded: { seat: string; wounds: number };
    dropped: { seat: string; card: string };
    left: { seat: string };
  };
  choices: {
    act: { about: { seat: SeatId }; kind: 'one'; option: Act };
    wounds: { about: { count: number }; kind: 'share'; option: string };
    cards: { about: { seat: SeatId }; kind: 'some'; option: string };
    sorting: { about: object; kind: 'order'; option: string };
    tidying: { about: object; kind: 'arrange'; option: string };
    path: { about: object; kind: 'one'; option: string };
  };
  procs: {
    turn: { locals: { at?: number }; result: null };
    hurt: { locals: { seat: SeatId; wounds: number }; result: null };
    shield: { locals: { seat: SeatId; card: string }; result: null };
    rattle: { locals: object; result: null };
  };
  queries: Record<never, never>;
  asides: { drop: { kind: 'one'; option: string } };
}

const { ask, announce, call, done, goto, next, prevent } = grammar<Shed>();
export const words = (act: Act): string => ('to' in act ? `move to ${act.to}` : act.do);
const seatOf = (play: Play<Shed>, at = 0): SeatId => play.seats[at % play.seats.length] as SeatId;
const hand = (play: { readonly state: ShedState }, seat: SeatId): string[] => peek(play.state.hands[seat]);

export const acts: Game<Shed>['procs'] = {
  turn: {
    choose: (play, locals) => ask(seatOf(play, locals.at), 'act', { seat: seatOf(play, locals.at) }),
    act(play, locals) {
      const seat = seatOf(play, locals.at);
      const act = play.answer('act');
      locals.at = (locals.at ?? 0) + 1;
      if ('to' in act) {
        play.state.zones[seat] = act.to;
        play.tell({ id: 'moved', data: { seat, to: act.to }, rules: ['SH-MOVE-01'] });
        if (act.to === 'road') play.end({ winners: [seat], because: 'escaped', rules: ['SH-WIN-01'] });
        return goto('choose');
      }
      switch (act.do) {
        case 'search': {
          const card = play.reveal(play.state.deck).shift()!;
          hand(play, seat).push(card);
          const rules = ['SH-SEARCH-01'];
          play.tell(
            { id: 'searched', data: { seat, card }, rules },
            {
              only: [seat],
              others: { id: 'searched', data: { seat, card: null }, rules },
            },
          );
          return goto('choose');
        }
        case 'shout':
          play.state.noise += 1;
          play.tell({
            id: 'noiseMade',
            data: { zone: play.state.zones[seat], total: play.state.noise },
            rules: ['SH-NOISE-01', 'SH-NOISE-02'],
            why: { by: 'shout', heard: { far: true } },
          });
          return goto('choose');
        case 'fight': {
          const face = play.roll('dice', 6);
          play.tell({ id: 'fought', data: { seat, face }, rules: ['SH-FIGHT-01'] });
          if (face < 4) return ask({ anyOf: play.seats, decider: seat }, 'wounds', { count: 2 }, 'share');
          play.state.dead -= face === 6 ? 100 : 1; // a planted fault: the dead of a six are counted wrong
          return goto('choose');
        }
        case 'tidy':
          return ask(seat, 'tidying', {}, 'tidied');
        case 'sort':
          return ask(seat, 'sorting', {}, 'sorted');
        case 'empty hands':
          return ask(seat, 'cards', { seat }, 'emptied');
        case 'sneak':
          return ask(seat, 'path', {}, 'sneaked');
        case 'wait':
          return goto('choose');
      }
    },
    share(play) {
      const shares = play.answer('wounds');
      const seat = Object.keys(shares)[0]?.slice(-2) as SeatId;
      return call('hurt', { seat, wounds: shares[`wounds of ${seat}`]! }, null, 'choose');
    },
    tidied(play) {
      play.state.box = { ...play.answer('tidying') };
      return goto('choose');
    },
    sorted(play) {
      peek(play.state.deck).splice(0, 2, ...play.answer('sorting'));
      return goto('choose');
    },
    emptied(play, locals) {
      const seat = seatOf(play, locals.at! - 1);
      for (const card of play.answer('cards')) hand(play, seat).splice(hand(play, seat).indexOf(card), 1);
      return goto('choose');
    },
    sneaked(play, locals) {
      play.state.zones[seatOf(play, locals.at! - 1)] = play.answer('path');
      return goto('choose');
    },
  },
  hurt: {
    announce: (_play, { seat, wounds }) => announce({ id: 'wounded', data: { seat, wounds }, rules: ['SH-WOUND-01'] }),
    apply(play) {
      const event = play.announced('wounded');
      if (event === null) return done();
      play.state.wounds[event.data.seat as SeatId] += event.data.wounds;
      play.tell(event);
      return done();
    },
  },
  shield: {
    use(play, { seat, card }) {
      hand(play, seat).splice(hand(play, seat).indexOf(card), 1);
      return prevent;
    },
  },
  rattle: { shake: () => next },
};

export const choices: Game<Shed>['choices'] = {
  act: {
    offer({ state }, { seat }, explain) {
      const menu = new Menu<Act>(explain);
      for (const to of Object.keys(WAYS)) {
        if (to === state.zones[seat]) continue;
        menu.weigh({ do: 'move', to }, WAYS[state.zones[seat]]!.includes(to) ? [] : ['SH-MOVE-02']);
      }
      for (const act of SIMPLE) {
        const forbidden = act === 'fight' && state.dead === 0 ? ['SH-FIGHT-02', 'SH-FIGHT-03'] : [];
        menu.weigh({ do: act }, forbidden);
      }
      return menu.one();
    },
    usual: () => ({ do: 'wait' }),
  },
  wounds: {
    offer: ({ seats }, { count }) => ({
      kind: 'share',
      total: count,
      among: seats.map((seat) => ({ id: `wounds of ${seat}`, max: 2 })),
    }),
  },
  cards: {
    always: true,
    offer({ state }, { seat }, explain) {
      const menu = new Menu<string>(explain);
      for (const card of hand({ state }, seat)) menu.weigh(card, card === 'nail' ? ['SH-DROP-02'] : []);
      return menu.some(0, 2);
    },
  },
  sorting: { offer: ({ state }) => ({ kind: 'order', items: peek(state.deck).slice(0, 2) }) },
  tidying: {
    offer: ({ state }) => ({
      kind: 'arrange',
      items: Object.keys(state.box),
      slots: ['saw', 'axe', 'hook'].map((id) => ({ id, holds: 1 })),
      fits: (item, slot) => !(item === 'left' && slot === 'hook'),
      now: state.box,
    }),
  },
  path: { offer: () => ({ kind: 'one', from: ['yard'] }) },
};

export const reactions: AnyReaction<Shed>[] = [
  grammar<Shed>().reaction({
    name: 'shield',
    on: 'wounded',
    window: 'before',
    rules: ['SH-WOUND-02'],
    proc: 'shield',
    uses: ({ state }, { data }) =>
      hand({ state }, data.seat as SeatId)
        .filter((card) => card === 'plank' || card === 'rope')
        .map((card) => ({ by: data.seat, locals: { seat: data.seat, card } })),
  }),
];
