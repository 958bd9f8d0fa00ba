import {
  type Arrangement,
  EVERYONE,
  grammar,
  peek,
  type Seat,
  type Secret,
  secret,
  type Viewer,
} from '@shamble/kernel';

/** A small game with something of everything: a hidden deck, hands, secret roles, shared wounds, a death in mid-turn. */
export interface Tiny {
  options: Options;
  state: State;
  view: View;
  events: {
    started: { mission: string };
    drew: { seat: Seat; card: number };
    drewUnseen: { seat: Seat };
    looked: { seat: Seat; cards: number[] };
    lookedUnseen: { seat: Seat; count: number };
    stacked: { seat: Seat };
    played: { seat: Seat; card: number };
    tossed: { seat: Seat; cards: number[] };
    shown: { seat: Seat };
    rested: { seat: Seat; health: number };
    blasted: { power: number };
    wounded: { seat: Seat; wounds: number };
    hurt: { seat: Seat; health: number };
    fell: { seat: Seat; cards: number[] };
    camped: { side: Side; coins: number };
  };
  choices: {
    act: { about: { seat: Seat }; kind: 'one'; option: Act };
    stack: { about: { seat: Seat }; kind: 'order'; option: string };
    drop: { about: { seat: Seat }; kind: 'some'; option: number };
    tidy: { about: { seat: Seat }; kind: 'arrange'; option: string };
    wounds: { about: { power: number }; kind: 'share'; option: string };
    camp: { about: { round: number }; kind: 'one'; option: Side };
  };
  procs: {
    rounds: { locals: { at: number }; result: null };
    turn: { locals: { seat: Seat }; result: null };
    blast: { locals: { seat: Seat; power: number; hits: { seat: Seat; wounds: number }[] }; result: null };
    ward: { locals: { seat: Seat; card: number }; result: null };
    mourn: { locals: Record<string, never>; result: null };
  };
  queries: { worth: { of: { seat: Seat }; value: number } };
  asides: { toss: { kind: 'one'; option: number } };
}

export type Role = 'rogue' | 'loyal';
export type Side = 'north' | 'south';
export type Act = { readonly do: 'rest' | 'draw' | 'look' | 'show' } | { readonly do: 'play'; readonly card: number };

export interface Options {
  readonly mission: string;
  readonly seats: number;
  readonly hard: boolean;
}

export interface State {
  mission: string;
  seats: readonly Seat[];
  last: number;
  round: number;
  coins: number;
  deck: Secret<number[]>;
  discard: number[];
  hands: Record<Seat, Secret<number[]>>;
  /** How many cards from the top a seat knows. */
  knows: Record<Seat, number>;
  roles: Record<Seat, Secret<Role>>;
  shown: Record<Seat, boolean>;
  health: Record<Seat, number>;
  tokens: Arrangement;
}

export interface View extends Omit<State, 'deck' | 'hands' | 'roles'> {
  left: number;
  top: readonly number[];
  hands: Record<Seat, { readonly count: number; readonly cards: readonly number[] | null }>;
  roles: Record<Seat, Role | null>;
}

export const words = grammar<Tiny>();

const KINDS = ['coin', 'bomb', 'ward', 'lens', 'boot'] as const;
export const CARDS = Array.from({ length: 20 }, (_, card) => card);
export const kindOf = (card: number): (typeof KINDS)[number] => KINDS[card % KINDS.length]!;
export const everything = [...KINDS, 'short', 'long'];
export const deckOf = (state: State): number[] => peek(state.deck);
export const handOf = (state: State, seat: Seat): number[] => peek(state.hands[seat]!);
export const living = (state: State): Seat[] => state.seats.filter((seat) => state.health[seat]! > 0);
/** One role more than seats: even all the others together do not know mine. */
export const rolesFor = (seats: number): Role[] => ['rogue', 'rogue', ...Array<Role>(seats - 1).fill('loyal')];

/** What it looks like to a seat, to a watcher, or to all seats together. */
export function view(state: State, viewer: Viewer): View {
  const sees = (seat: Seat): boolean => viewer === seat || viewer === EVERYONE;
  const { deck: _deck, hands: _hands, roles: _roles, ...open } = state;
  const known = Math.max(0, ...state.seats.filter(sees).map((seat) => state.knows[seat]!));
  const bySeat = <T>(of: (seat: Seat) => T): Record<Seat, T> =>
    Object.fromEntries(state.seats.map((seat) => [seat, of(seat)]));
  return {
    ...open,
    left: deckOf(state).length,
    top: deckOf(state).slice(0, known),
    hands: bySeat((seat) => ({
      count: handOf(state, seat).length,
      cards: sees(seat) ? [...handOf(state, seat)] : null,
    })),
    roles: bySeat((seat) => (sees(seat) || state.shown[seat] === true ? peek(state.roles[seat]!) : null)),
  };
}

export function check(state: State): string[] {
  const cards = [...deckOf(state), ...state.discard, ...state.seats.flatMap((seat) => handOf(state, seat))];
  const wrong =
    cards.toSorted((a, b) => a - b).join() === CARDS.join() ? [] : ['The cards are not the twenty there are.'];
  if (state.seats.some((seat) => state.health[seat]! < 0)) wrong.push('Somebody is more than dead.');
  return wrong;
}

export const hide = <T>(fields: Record<Seat, T>): Record<Seat, Secret<T>> =>
  Object.fromEntries(Object.entries(fields).map(([seat, value]) => [seat, secret(value)]));
