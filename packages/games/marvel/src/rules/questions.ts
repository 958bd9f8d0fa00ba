import { type Look, type Seat, seatName, together, type Who } from '@shamble/kernel';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import {
  type AgentKind,
  FOES,
  type Foe as FoeCard,
  PLAYED,
  SUPER_HEROES,
  ZOMBIE_HEROES,
} from '../../content/enemies.ts';
import { HEROES, type HeroSheet, MOST_HUNGER } from '../../content/heroes.ts';
import type { SkillId } from '../../content/skills.ts';
import type { SpawnCard } from '../../content/spawn.ts';
import type { TraitId } from '../../content/traits.ts';
import { type Board, boardOf } from '../board/board.ts';
import {
  AGENT_NAMES,
  at,
  FOE,
  type FoeIndex,
  type Hero,
  type HeroId,
  type KindId,
  LEVELS,
  type Marvel,
  type Mode,
  NONE,
  type SpawnCardId,
  type State,
  type TraitCard,
  type Zone,
} from '../types.ts';

/** Fields that everyone may see: a view has them too. */
export type Ground = Pick<
  State,
  'mission' | 'mode' | 'doors' | 'figures' | 'heroes' | 'foes' | 'bystanders' | 'active'
>;

export const board = (state: Pick<State, 'mission'>): Board => boardOf(state.mission);

export const isIn = (hero: Hero): boolean => hero.status === 'in';
/** At the end of the Hunger track (MZ-RAV-01). */
export const isRavenous = (hero: Hero): boolean => hero.hunger === MOST_HUNGER;

export const seatOf = (state: Pick<State, 'heroes'>, hero: HeroId): Seat => seatName(state.heroes[hero]!.seat);

/** All players talk it over; the first of them has the last word (MZ-MODE-03). */
export const everyone = ({ seats }: Pick<Look<Marvel>, 'seats'>): Who => together(seats, seats[0]!);

/** The players of these heroes talk it over. A single one decides alone. */
export function playersOf({ state }: Look<Marvel>, heroes: readonly HeroId[]): Who {
  const seats: number[] = [];
  for (const id of heroes) {
    const { seat } = state.heroes[id]!;
    if (!seats.includes(seat)) seats.push(seat);
  }
  const names = seats.sort((a, b) => a - b).map(seatName);
  return together(names, names[0]!);
}

/** Enemies in a Zone: Bystanders are none (MZ-DEF-01). */
export function enemiesAt({ figures }: Pick<State, 'figures'>, zone: Zone): number {
  const first = at(zone, 0);
  return figures[first]! + figures[first + 1]! + figures[first + 2]! + figures[first + 3]!;
}

/** Those that are not Super Heroes. */
export const agentsAt = (state: Pick<State, 'figures'>, zone: Zone): number =>
  enemiesAt(state, zone) - state.figures[at(zone, FOE)]!;

export function heroesAt({ heroes }: Pick<State, 'heroes'>, zone: Zone): HeroId[] {
  const ids: HeroId[] = [];
  for (let id = 0; id < heroes.length; id++) if (heroes[id]!.zone === zone && isIn(heroes[id]!)) ids.push(id);
  return ids;
}

export function anyHeroAt({ heroes }: Pick<State, 'heroes'>, zone: Zone): boolean {
  for (let id = 0; id < heroes.length; id++) if (heroes[id]!.zone === zone && isIn(heroes[id]!)) return true;
  return false;
}

export function foesAt({ foes }: Pick<State, 'foes'>, zone: Zone): FoeIndex[] {
  const found: FoeIndex[] = [];
  for (let id = 0; id < foes.length; id++) if (foes[id]!.zone === zone && foes[id]!.status === 'in') found.push(id);
  return found;
}

export function bystandersAt({ bystanders }: Pick<State, 'bystanders'>, zone: Zone): number[] {
  const found: number[] = [];
  for (let id = 0; id < bystanders.length; id++) if (bystanders[id]!.zone === zone) found.push(id);
  return found;
}

const SHEETS: ReadonlyMap<string, HeroSheet> = new Map(HEROES.map((sheet) => [sheet.id, sheet]));
/** An owner's copy may have another than is shipped. */
export const sheetOf = (hero: Hero): HeroSheet => hero.own ?? SHEETS.get(hero.sheet)!;
/** Mode -> who the players can be. */
export const castOf = (mode: Mode): readonly string[] => PLAYED[mode];

const FOE_CARDS: Readonly<Record<Mode, readonly FoeCard[]>> = {
  zombie: SUPER_HEROES.map((id) => FOES[id]),
  hero: ZOMBIE_HEROES.map((id) => FOES[id]),
};
/** Mode -> the cards of Super Heroes, in Hero Mode of Zombie Heroes. */
export const foeCards = (mode: Mode): readonly FoeCard[] => FOE_CARDS[mode];
export const foeCard = (state: Pick<State, 'mission'>, foe: FoeIndex): FoeCard => board(state).content.foes[foe]!;
export const foeNamed = (mode: Mode, id: string): FoeIndex => FOE_CARDS[mode].findIndex((card) => card.id === id);
export const bystanderNamed = (id: string): number => BYSTANDER_IDS.indexOf(id as (typeof BYSTANDER_IDS)[number]);

export const kindNamed = (mode: Mode, kind: AgentKind): KindId => AGENT_NAMES[mode].indexOf(kind);

export const traitOf = (state: Pick<State, 'mission'>, card: TraitCard): TraitId => board(state).content.traits[card]!;
/** Whether a Bystander has the combat symbol (MZ-BYS-07). */
export const isFighter = (state: Pick<State, 'mission'>, bystander: number): boolean =>
  board(state).content.fighters[bystander]!;
/** The card of that kind among those a hero holds, or NONE. */
export function traitHeld(state: Pick<State, 'mission' | 'heroes'>, hero: HeroId, trait: TraitId): TraitCard {
  for (const card of state.heroes[hero]!.traits) if (traitOf(state, card) === trait) return card;
  return NONE;
}
export const spawnCard = (state: Pick<State, 'mission'>, card: SpawnCardId): SpawnCard =>
  board(state).content.spawns[card]!;

/** 0 Blue to 3 Red (MZ-XP-05 to MZ-XP-09). */
export const levelOf = (xp: number): number => (xp >= 43 ? 3 : xp >= 19 ? 2 : xp >= 7 ? 1 : 0);

/** Held until the Turn ends: the next locked Skill, too. */
const EARLY: readonly string[] = ['early-mutation', 'rise-to-it'];

/** The level up to which a hero has Skills (MZ-ID-04, MZ-XP-10). */
export const unlocked = (hero: Hero): number =>
  Math.min(
    3,
    levelOf(hero.xp) + (hero.boosts.length > 0 && hero.boosts.some((boost) => EARLY.includes(boost)) ? 1 : 0),
  );

/** Whoever is out of play has none (MZ-WIN-06). */
export function hasSkill({ heroes }: Pick<State, 'heroes'>, id: HeroId, skill: SkillId): boolean {
  const hero = heroes[id]!;
  if (!isIn(hero)) return false;
  const { skills } = sheetOf(hero);
  for (let level = unlocked(hero); level >= 0; level--) if (skills[LEVELS[level]!] === skill) return true;
  return false;
}

/** The highest Danger Level among the heroes in play (MZ-XP-11). */
export function danger({ heroes }: Pick<State, 'heroes'>): number {
  let highest = 0;
  for (const hero of heroes) if (isIn(hero)) highest = Math.max(highest, levelOf(hero.xp));
  return highest;
}

/** Heroes a mission is laid out for (MZ-SETUP-02). */
export const USUAL = 4;
/** With five or six heroes (MZ-SETUP-02). */
export const areMany = ({ heroes }: Pick<State, 'heroes'>): boolean => heroes.length > USUAL;

export const hasUsed = ({ heroes }: Pick<State, 'heroes'>, hero: HeroId, what: string): boolean =>
  heroes[hero]!.used.includes(what);
