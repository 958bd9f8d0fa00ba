import { boardOf } from '../../packages/thumbnail/src/board.ts';
import { CARDS, FIGURES, HEROES, MISSIONS } from '../../packages/thumbnail/src/content.ts';
import type { Setting } from '../settings.ts';
import { below, type Luck, shuffle } from './luck.ts';

// The thumbnail game as one would write it by hand for speed alone: one mutable object, functions that change it and
// call each other, nothing to save, show, undo or explain. The box and the boards are the ones of the real game.

export type Skill = 'sharp' | 'frenzy' | 'quick' | 'tough' | 'guard';
export const SKILLS: readonly Skill[] = ['sharp', 'frenzy', 'quick', 'tough', 'guard'];

export interface Hero {
  readonly id: number;
  readonly seat: number;
  zone: number;
  wounds: number;
  kills: number;
  skills: Skill[];
  /** Two hands, two places in the pack; -1 is empty. */
  slots: number[];
  actions: number;
  searched: boolean;
  braced: boolean;
  alive: boolean;
}

export interface World {
  readonly board: ReturnType<typeof boardOf>;
  readonly seats: number;
  readonly fog: boolean;
  readonly traitor: number;
  readonly luck: Luck;
  /** Bit d is set when door d is open. */
  doors: number;
  readonly walkers: Int32Array;
  readonly brutes: Int32Array;
  readonly noise: Int32Array;
  walkersLeft: number;
  brutesLeft: number;
  readonly heroes: Hero[];
  pile: number[];
  discard: number[];
  /** Seat -> how many cards from the top it knows. */
  readonly known: number[];
  tokens: number[];
  round: number;
  leader: number;
  outcome: 'slain' | 'escaped' | 'dawn' | null;
  /** Answers with two or more options. */
  decisions: number;
  /** Those of them that pick one from a list, and how long the lists were. */
  lists: number;
  options: number;
}

export const KIND_OF = CARDS;
export const isFlare = (card: number): boolean => KIND_OF[card] === 'flare';
export const isWeapon = (card: number): boolean => KIND_OF[card] === 'knife' || KIND_OF[card] === 'gun';

export function newWorld({ board: mission, seats, traitor, fog }: Setting, luck: Luck): World {
  const board = boardOf(MISSIONS.find(({ id }) => id === mission)!.board);
  const { zones } = board.map;
  const pile = CARDS.map((_, card) => card);
  shuffle(luck, pile);
  return {
    board,
    seats,
    fog,
    traitor: traitor ? below(luck, seats) : -1,
    luck,
    doors: 0,
    walkers: new Int32Array(zones),
    brutes: new Int32Array(zones),
    noise: new Int32Array(zones),
    walkersLeft: FIGURES.walker,
    brutesLeft: FIGURES.brute,
    heroes: HEROES.map((_, id) => newHero(id, id % seats, board.start)),
    pile,
    discard: [],
    known: Array<number>(seats).fill(0),
    tokens: [...board.tokens],
    round: 0,
    leader: seats - 1,
    outcome: null,
    decisions: 0,
    lists: 0,
    options: 0,
  };
}

const newHero = (id: number, seat: number, zone: number): Hero => ({
  id,
  seat,
  zone,
  wounds: 0,
  kills: 0,
  skills: [],
  slots: [-1, -1, -1, -1],
  actions: 0,
  searched: false,
  braced: false,
  alive: true,
});

export const isOpen = (world: World, door: number | null): boolean =>
  door === null || ((world.doors >> door) & 1) === 1;
export const deadAt = (world: World, zone: number): number => world.walkers[zone]! + world.brutes[zone]!;

export function isBesieged(world: World, zone: number): boolean {
  for (const hero of world.heroes) if (hero.alive && hero.zone === zone) return true;
  return false;
}

/** A random one of the options; asking counts where there is more than one. */
export function choose<T>(world: World, options: readonly T[]): T {
  if (options.length === 1) return options[0]!;
  world.decisions++;
  world.lists++;
  world.options += options.length;
  return options[below(world.luck, options.length)]!;
}

export function throwAway(world: World, hero: Hero, slot: number): void {
  world.discard.push(hero.slots[slot]!);
  hero.slots[slot] = -1;
}

/** As many as the box has; tells how many. */
export function appear(world: World, zone: number, walkers: number, brutes: number): number {
  const w = Math.min(walkers, world.walkersLeft);
  const b = Math.min(brutes, world.brutesLeft);
  world.walkersLeft -= w;
  world.brutesLeft -= b;
  world.walkers[zone]! += w;
  world.brutes[zone]! += b;
  return w + b;
}

/** Whoever lives is at the exit and nothing is left to take, or nobody lives. */
export function settle(world: World): void {
  let alive = false;
  let home = world.tokens.length === 0;
  for (const hero of world.heroes) {
    if (!hero.alive) continue;
    alive = true;
    if (hero.zone !== world.board.goal) home = false;
  }
  if (!alive) world.outcome ??= 'slain';
  else if (home) world.outcome ??= 'escaped';
}
