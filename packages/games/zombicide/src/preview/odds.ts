import type { Look } from '@shamble/kernel';
import { isWorthRolling } from '../flow/attack.ts';
import { carAttack } from '../flow/drive.ts';
import { needed, unresolved } from '../rules/combat.ts';
import { survivorsAt, zombiesAt } from '../rules/questions.ts';
import { isExposed } from '../rules/targets.ts';
import {
  type Act,
  type Attack,
  at,
  type Fight,
  KINDS,
  type State,
  type SurvivorId,
  type View,
  type Zombicide,
  type Zone,
} from '../types.ts';
import { enduranceOf, lookAt, stateOf } from './look.ts';
import { expected, isBetter, type Kept, rerollsFor, results } from './roll.ts';
import { type Field, strike } from './strike.ts';
import { leadsTo, type Trial, tryOut } from './trial.ts';

/** Everything here is a probability from 0 to 1, or an expected number. Exact: dice are added up, never sampled. */
export interface Chances {
  /** Of at least one kill. */
  readonly kill: number;
  /** That no Zombie is left there; 0 where there was none. */
  readonly all: number;
  /** Kind -> expected kills. */
  readonly kills: readonly number[];
  /** The other survivors who could be hit, in their order; the thrower of a Molotov too. */
  readonly harm: readonly Harm[];
}

export interface Harm {
  readonly survivor: SurvivorId;
  readonly hit: number;
  /** Takes a Wound that is not prevented, or dies. */
  readonly wounded: number;
  readonly killed: number;
}

/** One attack on one zone. */
export interface ShotOdds extends Chances {
  readonly zone: Zone;
  /** The kind of card, or `car`. */
  readonly weapon: string;
  /** 0: nothing is rolled. */
  readonly dice: number;
  /** The least face that is a success; for a car the greatest. */
  readonly needed: number;
  readonly damage: number;
  /** Chooses targets freely. */
  readonly free: boolean;
  /** Successes -> probability, after all re-rolls. */
  readonly successes: readonly number[];
}

export interface Odds extends Chances {
  /** One for each zone, in order: two for a Trick shot, several for a car. */
  readonly shots: readonly ShotOdds[];
  /** The re-rolls counted with, by name; for each of its rolls. */
  readonly rerolls: readonly string[];
}

/**
 * The odds of an attack that is offered: melee, a shot, a car, a Molotov; null for any other act. Questions on the way
 * are taken to be answered as `strike` says, re-rolls as `results` says. What is learned in the middle of it, between
 * two shots, is not foreseen.
 */
export function odds(view: View, act: Act, survivor: SurvivorId = view.marks.activating): Odds | null {
  return oddsOf(tryOut(view, survivor, act));
}

/** A zone's attack, as it will be when its turn comes. */
type Aim = (scene: Field) => Attack;

export function oddsOf(trial: Trial): Odds | null {
  const burning = leadsTo(trial, 'molotov');
  if (burning !== null) return burn(trial, burning);
  const aims = aimsOf(trial);
  if (aims === null) return null;
  const look = lookAt(trial.state);
  const start = sceneOf(look, aims[0]!(blank(trial.state)));
  const names = rerollsFor(look, aims[0]!(start));
  return { ...fire(start, aims, names.length), rerolls: names };
}

function aimsOf(trial: Trial): Aim[] | null {
  const attack = leadsTo(trial, 'attack');
  if (attack !== null) return [() => attack];
  const volley = leadsTo(trial, 'volley');
  if (volley !== null) return volley.attacks.map((one) => () => one);
  const drive = leadsTo(trial, 'drive');
  if (drive === null) return null;
  // Whoever sits in the car is no target of it, wherever it goes.
  return [trial.state.cars[drive.car]!.zone, ...drive.path].map(
    (zone) => (scene) => carAttack(scene, drive.survivor, zone),
  );
}

const blank = ({ figures, survivors }: State): Field => ({
  figures,
  survivors,
  spare: survivors.map(() => 0),
  slain: KINDS.map(() => 0),
  hit: survivors.map(() => false),
  wounded: survivors.map(() => false),
  dealt: 0,
});

function sceneOf(look: Look<Zombicide>, { attack }: Pick<Fight, 'attack'>): Field {
  const source = attack === 'car' ? 'car' : 'fire';
  return { ...blank(look.state), spare: look.state.survivors.map((_, id) => enduranceOf(look, id, source).spare) };
}

interface Branch {
  readonly chance: number;
  readonly scene: Field;
}

function fire(start: Field, aims: readonly Aim[], rerolls: number): Omit<Odds, 'rerolls'> {
  const shots: ShotOdds[] = [];
  let branches: readonly Branch[] = [{ chance: 1, scene: start }];
  for (const aim of aims) {
    const steps = branches.flatMap(({ chance, scene }) =>
      results(scene, aim(scene), rerolls).map(
        (kept): Step => ({ ...kept, chance: chance * kept.chance, before: scene }),
      ),
    );
    shots.push(shotOdds(start, aim(start), steps));
    branches = steps;
  }
  const attacks = aims.map((aim) => aim(start));
  const ends = branches.map(({ chance, scene }) => ({ chance, before: start, scene }));
  return { ...chancesOf(start, ends, attacks), shots };
}

interface Step extends Kept {
  readonly before: Field;
}

function shotOdds(start: Field, attack: Attack, steps: readonly Step[]): ShotOdds {
  const { zone, weapon, damage, free } = attack;
  const successes = Array<number>(Math.max(...steps.map((step) => step.successes)) + 1).fill(0);
  for (const step of steps) successes[step.successes]! += step.chance;
  const dice = isWorthRolling(start, attack) ? attack.dice : 0;
  const least = attack.attack === 'car' ? attack.accuracy : needed(attack);
  return { zone, weapon, dice, needed: least, damage, free, successes, ...chancesOf(start, steps, [attack]) };
}

function chancesOf(
  start: Field,
  ends: readonly Pick<Step, 'chance' | 'before' | 'scene'>[],
  attacks: readonly Fight[],
): Chances {
  const exposed = [...start.survivors.keys()].filter((id) => attacks.some((fight) => isExposed(start, fight, id)));
  const harm = exposed.map((survivor) => ({ survivor, hit: 0, wounded: 0, killed: 0 }));
  const kills = KINDS.map(() => 0);
  let kill = 0;
  let all = 0;
  for (const { chance, before, scene } of ends) {
    const slain = scene.slain.map((count, kind) => count - before.slain[kind]!);
    for (let kind = 0; kind < KINDS.length; kind++) kills[kind]! += chance * slain[kind]!;
    if (slain.some((count) => count > 0)) kill += chance;
    if (attacks.every(({ zone }) => zombiesAt(scene, zone) === 0)) all += chance;
    for (const one of harm) {
      if (scene.hit[one.survivor]) one.hit += chance;
      if (scene.wounded[one.survivor]) one.wounded += chance;
      if (scene.survivors[one.survivor]!.status === 'dead') one.killed += chance;
    }
  }
  const wasEmpty = attacks.every(({ zone }) => zombiesAt(start, zone) === 0);
  return { kill, all: wasEmpty ? 0 : all, kills, harm };
}

/** No dice: everyone in the zone, the thrower too (ZC-IMPR-08). */
function burn({ state }: Trial, { zone }: Zombicide['procs']['molotov']['locals']): Odds {
  const kills = KINDS.map((_, kind) => state.figures[at(zone, kind)]!);
  const sure = zombiesAt(state, zone) > 0 ? 1 : 0;
  const harm = survivorsAt(state, zone).map((survivor) => ({ survivor, hit: 1, wounded: 1, killed: 1 }));
  const chances: Chances = { kill: sure, all: sure, kills, harm };
  const shot = { zone, weapon: 'molotov', dice: 0, needed: 0, damage: 0, free: false, successes: [1] };
  return { ...chances, shots: [{ ...shot, ...chances }], rerolls: [] };
}

/** What keeping a roll brings, what rolling once more promises, and whether that is better. */
export interface RerollOdds {
  readonly keep: Chances;
  readonly again: Chances;
  readonly better: boolean;
}

/** For the question whether to roll again. The attacks of the same action that may follow are left out. */
export function rerollOdds(view: View, about: Zombicide['choices']['reroll']['about']): RerollOdds {
  const look = lookAt(stateOf(view));
  const start = sceneOf(look, about);
  const left = rerollsFor(look, about, about.used).length;
  // The question tells how many faces win, whatever made it so.
  const attack: Attack = { ...about, ...unresolved(), dice: about.faces.length, ...asDice(about) };
  const keep = { chance: 1, before: start, scene: strike(start, about, about.successes) };
  const again = results(start, attack, Math.max(0, left - 1)).map((kept) => ({ ...kept, before: start }));
  return {
    keep: chancesOf(start, [keep], [about]),
    again: chancesOf(start, again, [about]),
    better: isBetter(expected(start, again), expected(start, [keep])),
  };
}

const asDice = ({ attack, winning }: Zombicide['choices']['reroll']['about']): Pick<Attack, 'accuracy' | 'bonus'> => ({
  accuracy: attack === 'car' ? winning : 7 - winning,
  bonus: 0,
});
