import { EVERYONE, grammar, peek, type Secret, type Viewer } from '@shamble/kernel';

/**
 * A corridor of a mall: a human walks, and the dead react to what they have seen of the walk. Sight is judged while he
 * walks, some of the dead are known to their player only, and he moves all of them one after the other in his order.
 */
export interface Mall {
  options: { readonly mission: string };
  state: State;
  view: View;
  events: {
    walked: { to: number };
    door: { door: number; open: boolean };
    found: { at: number };
    shambled: { from: number; to: number };
    bitten: { wounds: number };
  };
  choices: {
    walk: { about: { left: number }; kind: 'one'; option: Walk };
    react: { about: Record<string, never>; kind: 'one'; option: React };
  };
  procs: {
    rounds: { locals: Record<string, never>; result: null };
    walk: { locals: { left: number }; result: null };
    react: { locals: Record<string, never>; result: null };
  };
  queries: Record<string, never>;
  asides: Record<string, never>;
}

export type Walk =
  | { readonly do: 'walk'; readonly to: number }
  | { readonly do: 'door'; readonly door: number }
  | { readonly do: 'stop' };
export type React =
  | { readonly do: 'step'; readonly dead: number; readonly to: number }
  | { readonly do: 'reveal'; readonly at: number }
  | { readonly do: 'stop' };

export interface State {
  round: number;
  human: number;
  wounds: number;
  /** The door i is between the spaces DOORS[i] and DOORS[i] + 1. */
  open: boolean[];
  dead: { at: number; due: boolean }[];
  /** The secret list. */
  hidden: Secret<number[]>;
  /** Where somebody has looked and nobody was hidden. */
  clear: boolean[];
  /** From where the human has been seen this round, as the doors stood then. */
  seen: boolean[];
}

export interface View extends Omit<State, 'hidden'> {
  count: number;
  /** For the player of the dead. */
  hidden: readonly number[] | null;
}

export const words = grammar<Mall>();
export const [HUMAN, DEAD] = ['human', 'dead'] as const;
export const LENGTH = 10;
export const DOORS = [3, 6];
export const SPACES = Array.from({ length: LENGTH }, (_, space) => space);

/** Nothing but a closed door hinders sight. */
export const sees = ({ open }: Pick<State, 'open'>, a: number, b: number): boolean =>
  DOORS.every((at, door) => open[door] || Math.min(a, b) > at || Math.max(a, b) <= at);
export const isHeld = ({ dead }: Pick<State, 'dead'>, at: number): boolean => dead.some((one) => one.at === at);

export function view({ hidden, ...open }: State, viewer: Viewer): View {
  const list = peek(hidden);
  return { ...open, count: list.length, hidden: viewer === DEAD || viewer === EVERYONE ? [...list] : null };
}

/** Where somebody can be hidden, for all the human knows. */
export const possible = ({ clear }: Pick<State, 'clear'>): number[] => SPACES.filter((at) => at > 1 && !clear[at]);
