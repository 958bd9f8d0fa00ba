import type { RuleId, Shares } from '@shamble/kernel';
import type { BystanderIndex, FoeIndex, HeroId, KindId, SpawnCardId, Zone } from './types.ts';

// What is done and how far it has come: the nouns of choices and procedures.

/** What a hero may do. `use`: a Trait, Skill or Bystander card by its id, whose procedure asks for the rest. */
export type Act =
  | { readonly do: 'move'; readonly path: readonly Zone[] }
  | { readonly do: 'open'; readonly door: number }
  | { readonly do: 'trait' }
  | { readonly do: 'attack'; readonly zone: Zone }
  | { readonly do: 'devour' }
  | { readonly do: 'throw'; readonly zone: Zone }
  | { readonly do: 'objective'; readonly objective: number }
  /** A Secret Mission card that lies face up: 0 or 1. */
  | { readonly do: 'secret'; readonly secret: number }
  /** Of the living: gather Power, save a Bystander, carry the Sign into the next Zone. */
  | { readonly do: 'power' }
  | { readonly do: 'save'; readonly bystander: BystanderIndex }
  | { readonly do: 'carry'; readonly zone: Zone }
  | { readonly do: 'use'; readonly what: string }
  | { readonly do: 'end' };

export type Doing = Act['do'];

/** Somebody about to act: in the own Turn, or with a free Action. */
export interface Opening {
  hero: HeroId;
  /** 1: the basic Action costs nothing (MZ-MOVE-06). */
  free: 0 | 1;
  /** What may be done with it; null: any Action. */
  only: Doing[] | null;
  /** Given by the very effect that made the hero Ravenous: anything goes (MZ-FAQ-04). */
  unbound: boolean;
  /** Effects that hold for this Action alone, by the ids of their cards. */
  boosts: string[];
}

/** The own attack of the ID card, Devour, or the Avengers Sign. */
export type AttackKind = 'unique' | 'devour' | 'sign';

/** Who attacks, how and where: what the numbers of an attack depend on. */
export interface AttackOf {
  readonly hero: HeroId;
  readonly attack: AttackKind;
  readonly zone: Zone;
  /** Effects that hold for this attack, by the ids of their cards. */
  readonly boosts: readonly string[];
}

/** An attack under way. */
export interface Attack extends AttackOf {
  boosts: string[];
  /** Power spent on it (MZ-HM-04). */
  spent: number;
  /** A second Zone that takes the same Hits, or -1. */
  also: Zone;
  /** The one target that was named before the roll, or ''. */
  aim: TargetId;
  faces: number[];
  /** Faces that give no Hunger, by die: 1 for spared. */
  spared: number[];
  /** Not assigned yet; and how many of them at most show a 5 or a 6. */
  hits: number;
  sharp: number;
  /** The Zone whose targets are hit now. */
  at: Zone;
  /** Kind -> eliminated so far; of FOE all of `foes`. */
  slain: number[];
  foes: FoeIndex[];
  bystanders: BystanderIndex[];
}

/** `0`, `1`, `2`: a figure of that kind; `f3`: that Super Hero; `b5`: that Bystander. */
export type TargetId = string;

/** `0@12`: one of that kind in that Zone; `f3`: that Super Hero; `b5`: that Bystander. */
export type FigureId = string;

export type WoundSource = 'enemy' | 'bystander' | 'hunger';

/** `scent`: those that see somebody come closer, and that is all. */
export type Because = 'phase' | 'rush' | 'card' | 'shortage' | 'scent';

/** Figures of a kind in a Zone. */
export interface Group {
  zone: Zone;
  count: number;
}

/** One activation: of everybody, of a kind, or of the figures a Rush! has placed. */
export interface Activation {
  because: Because;
  /** Kind -> takes part. */
  kinds: boolean[];
  /** Of a Rush!: the figures of the one kind, where they are now. Null: all there are. */
  rushed: Group[] | null;
  /** The Super Hero of a Rush!, or -1. */
  foe: FoeIndex;
  /** From 1; Specialists and Super Heroes have a second one. */
  action: number;
  /** Zones whose Enemies have attacked with this Action, and the first that has not been looked at. */
  attacked: Zone[];
  at: Zone;
  /** Those of the enemy who have attacked from afar with it. */
  shot: FoeIndex[];
  /** Figures of the first kind that have a second Action, where they are now. */
  rallied: Group[];
  /** What the players have chosen for the moves under way: `kind@zone` -> who gets the odd figures. */
  odd: Record<string, Shares>;
  /** Super Hero, Bystander -> the way chosen for it. */
  foeWays: Record<FoeIndex, Zone>;
  bystanderWays: Record<BystanderIndex, Zone>;
}

/** Figures that cannot be shared out evenly over the ways (MZ-EMOV-06). */
export interface OddFigures {
  readonly kind: KindId;
  readonly from: Zone;
  readonly ways: readonly Zone[];
  readonly odd: number;
}

/** Why something goes where it goes: enough to explain it on a screen. */
export interface Why {
  /** A hero in sight; else the nearest by open ways; the Guards it goes with; a Spawn Zone it runs to. */
  readonly by: 'sight' | 'path' | 'guards' | 'flight';
  /** The nearest Zones it heads for, all equally far. */
  readonly targets: readonly Zone[];
  readonly distance: number;
  /** First steps of all shortest ways, and how many went each. */
  readonly ways: readonly Zone[];
  readonly split: readonly number[];
  /** Zones with heroes that are nearer and not in sight. */
  readonly unseen?: readonly Zone[];
}

/** A Spawn card being carried out. */
export interface Spawning {
  zone: Zone;
  /** The Spawn Point it is drawn for, or -1 for a room. */
  spawn: number;
  because: 'point' | 'room' | 'setup';
  card: SpawnCardId;
  /** What it comes to, after effects: the Danger line, and how many fewer. */
  level: number;
  fewer: number;
  /** Kinds that the box could not supply: they act once more. */
  short: KindId[];
  /** Figures a Rush! has placed. */
  placed: number;
  foe: FoeIndex;
}

/** Where Wounds of an attack come from, before they are shared out. */
export interface Assault {
  zone: Zone;
  /** Wounds of Enemies, of Combat Bystanders, and Wounds that each hero there suffers. */
  enemies: number;
  bystanders: number;
  each: number;
}

/** Who takes what of it. */
export interface WoundedHero {
  hero: HeroId;
  enemies: number;
  bystanders: number;
  /** Effects that have answered it. */
  eased?: string[];
}

export interface Ruled {
  rules: RuleId[];
}
