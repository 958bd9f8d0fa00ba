import { copy } from '@shamble/kernel';
import { MOST_HUNGER } from '../../content/heroes.ts';
import { attackOf, hitsOf, isSharp, newAttack, targetsOf, toughnessOf, xpOf } from '../rules/combat.ts';
import { agentsAt, bystandersAt, enemiesAt, levelOf } from '../rules/questions.ts';
import {
  type Act,
  type Attack,
  type AttackKind,
  at,
  type HeroId,
  type Opening,
  type State,
  type TargetId,
  type View,
  type Zone,
} from '../types.ts';
import { kindsOf, type Result, resultsOf } from './faces.ts';
import { lookAt, stateOf } from './look.ts';
import { hungerAfter, ranksOf, type Struck, strike } from './strike.ts';
import { leadsTo, openingOf, tryOut } from './trial.ts';

/** Everything here is a probability from 0 to 1, or an expected number. Exact: dice are added up, never sampled. */
export interface Odds {
  readonly hero: HeroId;
  readonly attack: AttackKind;
  readonly zone: Zone;
  readonly dice: number;
  /** Dice that Hunger adds, among them. */
  readonly hungerDice: number;
  /** The least face that hits. */
  readonly accuracy: number;
  /** Hits -> probability. */
  readonly hits: readonly number[];
  /** In the order in which Hits fall, as far as they do. */
  readonly order: readonly TargetOdds[];
  /** Of at least one target. */
  readonly kill: number;
  /** That no Enemy is left there; 0 where there was none. */
  readonly all: number;
  /** Kind -> expected eliminations. */
  readonly kills: readonly number[];
  /** Expected experience, and the chance of a new Danger Level by it. */
  readonly xp: number;
  readonly level: number;
  /** Hunger afterwards -> probability. */
  readonly hunger: readonly number[];
  /** Of ending the attack Ravenous. */
  readonly ravenous: number;
}

/** Targets that are alike: `0` Troopers, `f3` a Super Hero, `b5` a Bystander. */
export interface TargetOdds {
  readonly target: TargetId;
  /** From 0; those of one rank take Hits as the players like. */
  readonly rank: number;
  readonly count: number;
  readonly toughness: number;
  /** At least so many eliminated, from one on -> probability. */
  readonly fall: readonly number[];
}

/** What may be decided before the dice are rolled. */
export type Declared = Partial<Pick<Attack, 'boosts' | 'also' | 'aim' | 'spent'>>;

/** The odds of an attack, a Devour or a throw that is offered; null for any other act. */
export function odds(view: View, act: Act, opening: Opening = openingOf(view), more: Declared = {}): Odds | null {
  const trial = tryOut(view, act, opening);
  const attack = leadsTo(trial, 'attack');
  return attack === null ? null : roll(trial.state, { ...attack, ...more });
}

/** The odds of an attack that is declared, also with what could still be added to it. */
export function declaredOdds(
  view: View,
  { hero, attack, zone, boosts, ...more }: Pick<Attack, 'hero' | 'attack' | 'zone' | 'boosts'> & Declared,
): Odds {
  return roll(stateOf(view), { ...newAttack(hero, attack, zone, boosts), ...more });
}

type Rolled = Pick<Attack, 'hero' | 'attack' | 'zone' | 'boosts' | 'faces' | 'spared'> & Declared;

/** What a roll that lies there will do, with some of its dice rolled again. */
export function rolledOdds(view: View, { faces, spared, ...of }: Rolled, again: readonly number[] = []): Odds {
  const { hero, attack, zone, boosts, ...more } = of;
  const kept = faces.filter((_, die) => !again.includes(die));
  const sparing = spared.filter((_, die) => !again.includes(die));
  const rolled: Attack = { ...newAttack(hero, attack, zone, boosts), ...more, faces: kept, spared: sparing };
  return roll(stateOf(view), rolled, again.length);
}

function roll(state: State, attack: Attack, free?: number): Odds {
  const look = lookAt(state);
  const more = free ?? diceOf(state, attack);
  const dice = attack.faces.length + more;
  // A Super Hero who falls by it changes what the faces give.
  const without = lookAt({ ...state, foes: state.foes.map((foe) => ({ ...foe, status: 'gone' })) });
  const alike = (face: number): string => {
    const one = { ...attack, faces: [face], spared: [0] };
    const hunger = [look, without].map(({ query }) => query('hungerFrom', one));
    return `${hitsOf(look, attack, [face])} ${isSharp(face)} ${hunger.join()}`;
  };
  const tally = newTally(state, attack, dice);
  const known = new Map<string, Struck>();
  for (const { faces, chance } of resultsOf(more, kindsOf(alike))) {
    const rolled = withFaces(attack, faces);
    const key = `${hitsOf(look, attack, rolled.faces)} ${hitsOf(look, attack, rolled.faces.filter(isSharp))}`;
    const struck = known.get(key) ?? strike(copy(state), rolled);
    known.set(key, struck);
    tally.add(rolled, struck, chance);
  }
  return tally.odds();
}

const withFaces = (attack: Attack, faces: Result['faces']): Attack => ({
  ...attack,
  faces: [...attack.faces, ...faces],
  spared: [...attack.spared, ...faces.map(() => 0)],
});

/** The Sign has a die for each Enemy that is no Super Hero (MZ-SIGN-03). */
function diceOf(state: State, attack: Attack): number {
  if (attack.attack === 'sign') return agentsAt(state, attack.zone);
  const { query } = lookAt(state);
  return query('dice', attack) + (attack.spent > 0 ? query('powerDice', attack) : 0);
}

function newTally(state: State, attack: Attack, dice: number) {
  const { hero, zone } = attack;
  const look = lookAt(state);
  const before = state.heroes[hero]!;
  const isMeal = attack.attack === 'devour';
  const order = orderOf(state, attack).map((one) => ({ ...one, fall: Array<number>(one.count).fill(0) }));
  const hits: number[] = [];
  const hunger = Array<number>(MOST_HUNGER + 1).fill(0);
  const kills = [0, 0, 0, 0];
  let [kill, all, xp, level] = [0, 0, 0, 0];
  return {
    add(rolled: Attack, { attack: { slain, foes, bystanders }, state: after }: Struck, chance: number): void {
      const count = hitsOf(look, attack, rolled.faces);
      hits[count] = (hits[count] ?? 0) + chance;
      for (const one of order) {
        const fallen = fallenOf(one.target, { slain, foes, bystanders });
        for (let i = 0; i < Math.min(fallen, one.count); i++) one.fall[i]! += chance;
      }
      for (let kind = 0; kind < slain.length; kind++) kills[kind]! += chance * slain[kind]!;
      const gained = xpOf(state, slain, foes);
      xp += chance * gained;
      if (levelOf(before.xp + gained) > levelOf(before.xp)) level += chance;
      if (bystanders.length > 0 || slain.some((fallen) => fallen > 0)) kill += chance;
      if (enemiesAt(after, zone) === 0 && enemiesAt(state, zone) > 0) all += chance;
      hunger[hungerAfter(after, { ...rolled, slain, foes, bystanders })]! += chance;
    },
    odds: (): Odds => ({
      ...attackOf(attack),
      dice,
      hungerDice: attack.attack === 'sign' ? 0 : Math.min(dice, before.hunger),
      accuracy: look.query('accuracy', attack),
      hits: Array.from(hits, (chance) => chance ?? 0),
      order: isMeal ? order.map((one) => ({ ...one, fall: one.fall.slice(0, 1) })) : order,
      ...{ kill, all, kills, xp, level, hunger, ravenous: hunger[MOST_HUNGER]! },
    }),
  };
}

function fallenOf(target: TargetId, { slain, foes, bystanders }: Pick<Attack, 'slain' | 'foes' | 'bystanders'>) {
  if (target.startsWith('f')) return foes.includes(Number(target.slice(1))) ? 1 : 0;
  if (target.startsWith('b')) return bystanders.includes(Number(target.slice(1))) ? 1 : 0;
  return slain[Number(target)]!;
}

/** Everyone whom the attack could hit, in the order of Target Priority, with what eliminates them. */
function orderOf(state: State, attack: Attack): Omit<TargetOdds, 'fall'>[] {
  const plenty = { ...attack, hits: 99, sharp: 99 };
  const aimed = (target: TargetId): boolean => attack.aim === '' || attack.aim === target;
  return ranksOf(state, attack, (look) => targetsOf(look, plenty)).flatMap((targets, rank) =>
    targets.filter(aimed).map((target) => ({
      ...{ target, rank, count: /^\d/.test(target) ? state.figures[at(attack.at, Number(target))]! : 1 },
      toughness: toughnessOf(lookAt(state), target, attack.at),
    })),
  );
}

/** In which order Hits would fall in a Zone, whoever throws them. */
export function hitOrder(view: View, hero: HeroId, zone: Zone, attack: AttackKind = 'unique') {
  return orderOf(stateOf(view), newAttack(hero, attack, zone, []));
}

/** What a Devour that eliminates somebody gives: Hunger afterwards, and the Bystanders whose cards could be had. */
export function mealOf(view: View, hero: HeroId): { readonly hunger: number; readonly bystanders: readonly number[] } {
  const state = stateOf(view);
  const { zone } = state.heroes[hero]!;
  return {
    hunger: lookAt(state).query('hungerAfterMeal', { hero }),
    bystanders: enemiesAt(state, zone) === 0 ? bystandersAt(state, zone) : [],
  };
}
