import type { Game, Look } from '@shamble/kernel';
import { AGENTS as AGENT_CARDS } from '../../content/enemies.ts';
import { type Attack as AttackCard, DEVOUR } from '../../content/heroes.ts';
import {
  AGENT_NAMES,
  type Attack,
  type AttackKind,
  type AttackOf,
  at,
  FOE,
  type FoeIndex,
  GUARD,
  type HeroId,
  type KindId,
  type Marvel,
  NONE,
  SPECIALIST,
  type State,
  type TargetId,
  TROOPER,
  type Zone,
} from '../types.ts';
import { board, bystandersAt, foeCard, foesAt, sheetOf } from './questions.ts';

/** The line of the ID card that is used, or the Sign (MZ-ID-03, MZ-ID-05). */
export function attackCard(
  state: Pick<State, 'heroes' | 'mission'>,
  hero: HeroId,
  attack: AttackKind,
): Omit<AttackCard, 'dice' | 'provenance' | 'source'> {
  if (attack === 'sign') return board(state).content.sign;
  return attack === 'devour' ? DEVOUR : sheetOf(state.heroes[hero]!).attack;
}

/** Nothing rolled yet, nobody hit. */
export const newAttack = (hero: HeroId, attack: AttackKind, zone: Zone, boosts: readonly string[]): Attack => ({
  hero,
  attack,
  zone,
  boosts: [...boosts],
  spent: 0,
  also: NONE,
  aim: '',
  faces: [],
  spared: [],
  hits: 0,
  sharp: 0,
  at: zone,
  slain: [0, 0, 0, 0],
  foes: [],
  bystanders: [],
});

export const attackOf = ({ hero, attack, zone, boosts }: AttackOf): AttackOf => ({
  hero,
  attack,
  zone,
  boosts: [...boosts],
});

/** One for each die that shows the Accuracy or more (MZ-COMBAT-09), unless an effect counts otherwise. */
export function hitsOf(look: Look<Marvel>, attack: AttackOf, faces: readonly number[]): number {
  const accuracy = look.query('accuracy', attack);
  let hits = 0;
  const { hero, attack: kind, zone, boosts } = attack;
  for (const face of faces) hits += look.query('hits', { hero, attack: kind, zone, boosts, face, accuracy });
  return hits;
}

export const foeTarget = (foe: FoeIndex): TargetId => `f${foe}`;
export const bystanderTarget = (bystander: number): TargetId => `b${bystander}`;

/** Kinds in the order of Target Priority; Bystanders come last, and for Devour only (MZ-PRIO-01, MZ-PRIO-04). */
const PRIORITY: readonly KindId[] = [FOE, GUARD, TROOPER, SPECIALIST];

/** Who can take Hits now: all of the best rank present, or everybody where the order is free. */
export function targetsOf(look: Look<Marvel>, attack: Attack): TargetId[] {
  const { state } = look;
  const isFree = look.query('freeOrder', attack);
  const targets: TargetId[] = [];
  for (const kind of PRIORITY) {
    if (state.figures[at(attack.at, kind)]! === 0) continue;
    if (kind === FOE) targets.push(...exposedFoes(look, attack));
    else targets.push(String(kind));
    if (targets.length > 0 && !isFree) return targets;
  }
  if (attack.attack === 'devour') targets.push(...bystandersAt(state, attack.at).map(bystanderTarget));
  return targets;
}

/** The Sign does nothing to Super Heroes (MZ-SIGN-03). */
function exposedFoes(look: Look<Marvel>, attack: Attack): TargetId[] {
  if (attack.attack === 'sign') return [];
  return foesAt(look.state, attack.at)
    .filter((foe) => look.query('exposed', { ...attackOf(attack), foe }) && isHittable(look, attack, foe))
    .map(foeTarget);
}

/** Of dice that show less than a 5 someone tiny takes no notice. */
export const isSharp = (face: number): boolean => face >= 5;
const isHittable = (look: Look<Marvel>, { hits, sharp, at: zone }: Attack, foe: FoeIndex): boolean =>
  !look.query('isTiny', { foe }) || Math.min(hits, sharp) >= look.query('toughness', { kind: FOE, zone, foe });

/** Hits that eliminate it (MZ-ENEMY-07, MZ-BYS-02). */
export function toughnessOf(look: Look<Marvel>, target: TargetId, zone: Zone, boosts: readonly string[] = []): number {
  if (target.startsWith('b')) return 1;
  const foe = target.startsWith('f') ? Number(target.slice(1)) : NONE;
  return look.query('toughness', { kind: foe === NONE ? Number(target) : FOE, zone, foe, boosts });
}

const XP_EACH = 1;

/** MZ-XP-01; of a Super Hero the printed Toughness, whatever it was in the attack (MZ-XP-02). */
export function xpOf(state: Pick<State, 'mission'>, slain: readonly number[], foes: readonly FoeIndex[]): number {
  let xp = 0;
  for (let kind = 0; kind < FOE; kind++) xp += slain[kind]! * XP_EACH;
  for (const foe of foes) xp += foeCard(state, foe).toughness;
  return xp;
}

const countOnes = (faces: readonly number[], spared: readonly number[]): number => {
  let ones = 0;
  for (let die = 0; die < faces.length; die++) if (faces[die] === 1 && spared[die] !== 1) ones++;
  return ones;
};

type Combat =
  | 'dice'
  | 'powerDice'
  | 'accuracy'
  | 'hits'
  | 'minRange'
  | 'maxRange'
  | 'freeOrder'
  | 'exposed'
  | 'hungerFrom'
  | 'hungerAfterMeal'
  | 'toughness';

/** What the cards say; Traits, Skills, Bystanders and Super Heroes change it. */
export const combatQueries: Pick<Game<Marvel>['queries'], Combat> = {
  // Hunger dice are not optional, and count as they stand when the dice are rolled (MZ-HUNG-02, MZ-FAQ-07).
  dice({ hero, attack }, { heroes }) {
    const card = attack === 'devour' ? DEVOUR : sheetOf(heroes[hero]!).attack;
    return card.dice + heroes[hero]!.hunger;
  },
  powerDice: ({ spent }) => spent, // MZ-HM-04
  accuracy: ({ hero, attack }, state) => attackCard(state, hero, attack).accuracy,
  hits: ({ face, accuracy }) => (face >= accuracy ? 1 : 0),
  minRange: ({ hero, attack }, state) => attackCard(state, hero, attack).min,
  maxRange: ({ hero, attack }, state) => attackCard(state, hero, attack).max,
  freeOrder: () => false, // MZ-COMBAT-14
  exposed: () => true,
  // The living do not hunger (MZ-HUNG-03, MZ-HM-02).
  hungerFrom: ({ faces, spared }, { mode }) => (mode === 'zombie' ? countOnes(faces, spared) : 0),
  hungerAfterMeal: () => 0, // MZ-DEV-02
  toughness({ kind, foe }, state) {
    if (kind === FOE) return foeCard(state, foe).toughness;
    const { toughness } = AGENT_CARDS[AGENT_NAMES[state.mode][kind]!];
    return kind === GUARD && state.marks.shields > 0 ? toughness + 1 : toughness;
  },
};
