import { type Seat, seatName } from '@shamble/kernel';
import { type Exit, isOpen } from '@shamble/parts';
import { boardOf } from '../board.ts';
import { BARE_HANDS, CARDS, WEAPONS, type Weapon } from '../content.ts';
import {
  BRUTE,
  type CardId,
  type CardKind,
  type Hero,
  type HeroId,
  type Skill,
  type State,
  WALKER,
  type Zone,
} from '../types.ts';

export const seatOf = (state: State, hero: HeroId): Seat => seatName(state.heroes[hero]!.seat);

export const figuresAt = (state: Pick<State, 'figures'>, zone: Zone): number =>
  state.figures[2 * zone + WALKER]! + state.figures[2 * zone + BRUTE]!;

export const isAt = (state: Pick<State, 'heroes'>, id: HeroId, zone: Zone): boolean => {
  const hero = state.heroes[id]!;
  return hero.alive && hero.zone === zone;
};
export const heroesAt = (state: Pick<State, 'heroes'>, zone: Zone): HeroId[] => {
  const ids: HeroId[] = [];
  for (let id = 0; id < state.heroes.length; id++) if (isAt(state, id, zone)) ids.push(id);
  return ids;
};

export const exitsFrom = (state: Pick<State, 'board'>, zone: Zone): readonly Exit[] =>
  boardOf(state.board).exits[zone]!;
export const isClosed = (state: Pick<State, 'doors'>, { door }: Exit): boolean =>
  door !== null && !isOpen(state.doors, door);
export const inRoom = (state: Pick<State, 'board'>, hero: Hero): boolean => boardOf(state.board).rooms[hero.zone]!;

export const kindOf = (card: CardId): CardKind => CARDS[card]!;
/** The weapon in a hand; an empty one (-1) is bare. Null if what it holds is no weapon. */
export const weaponIn = (hero: Hero, slot: number): Weapon | null => {
  if (slot < 0) return BARE_HANDS;
  const card = hero.slots[slot]!;
  return card < 0 ? null : (WEAPONS[kindOf(card)] ?? null);
};
export const slotWith = ({ slots }: Hero, kind: CardKind): number => {
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot]! >= 0 && kindOf(slots[slot]!) === kind) return slot;
  return -1;
};
export const hasSkill = (state: State, hero: HeroId, skill: Skill): boolean =>
  state.heroes[hero]!.skills.includes(skill);

/** A hero's places, and what is in them. */
export const placesOf = (state: Pick<State, 'heroes'>, hero: HeroId): { place: string; slot: number; card: CardId }[] =>
  state.heroes[hero]!.slots.map((card, slot) => ({ place: `${hero}.${slot}`, slot, card }));

/** TH-WOUND-03: the heroes of one seat take at most three wounds of one attack between them. */
export const biteLimits = (
  state: Pick<State, 'heroes'>,
  bitten: readonly HeroId[],
  taken: readonly number[],
): { of: string[]; max: number }[] =>
  [...new Set(bitten.map((hero) => state.heroes[hero]!.seat))].map((seat) => ({
    of: bitten.filter((hero) => state.heroes[hero]!.seat === seat).map(String),
    max: 3 - taken[seat]!,
  }));

/** So many skills a hero should have by now (TH-LEVEL-01). */
export const level = (hero: Hero): number => (hero.kills >= 7 ? 2 : hero.kills >= 3 ? 1 : 0);
