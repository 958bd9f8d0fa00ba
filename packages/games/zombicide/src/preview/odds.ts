import type { Look } from '@shamble/kernel';
import { carAttack } from '../flow/drive.ts';
import { molotov } from '../flow/molotov.ts';
import { needed } from '../rules/combat.ts';
import { zombiesAt } from '../rules/questions.ts';
import { countExposed, isExposed } from '../rules/targeting.ts';
import { type Act, type Attack, type Fight, KINDS, type State, type SurvivorId, type View, type Zombicide, type Zone } from '../types.ts';
import { enduranceOf, lookAt, stateOf } from './look.ts';
import { expected, isBetter, type Kept, rerollsFor, results, successesOf } from './roll.ts';
import { type Scene, strike } from './strike.ts';
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
  /** The re-rolls counted with, by name; for the whole action. */
  readonly rerolls: readonly string[];
}

/**
 * The odds of an attack that is offered: melee, a shot, a car, a Molotov; null for any other act. Questions on the way
 * are taken to be answered as `strike` says, re-rolls as `results` says. What is learned in the middle of it, between
 * two shots, is not foreseen.
 */
export function odds(view: View, act: Act, survivor: SurvivorId = view.marks.activating ?? -1): Odds | null {
  return oddsOf(tryOut(view, survivor, act));
}

/** A zone's attack, as it will be when its turn comes. */
type Aim = (scene: Scene) => Attack;

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

const blank = ({ figures, survivors }: State): Scene => ({
  figures,
  survivors,
  spare: survivors.map(() => 0),
  slain: KINDS.map(() => 0),
  hit: survivors.map(() => false),
  wounded: survivors.map(() => false),
  dealt: 0,
});

function sceneOf(look: Look<Zombicide>, { attack }: Pick<Fight, 'attack'>): Scene {
  const source = attack === 'car' ? 'car' : 'fire';
  return { ...blank(look.state), spare: look.state.survivors.map((_, id) => enduranceOf(look, id, source).spare) };
}

interface Branch {
  readonly chance: number;
  readonly scene: Scene;
  readonly rerolls: number;
}

function fire(start: Scene, aims: readonly Aim[], rerolls: number): Omit<Odds, 'rerolls'> {
  const shots: ShotOdds[] = [];
  const exposed = new Set<SurvivorId>();
  let branches: readonly Branch[] = [{ chance: 1, scene: start, rerolls }];
  for (const aim of aims) {
    const attack = aim(start);
    for (let id = 0; id < start.survivors.length; id++) if (isExposed(start, attack, id)) exposed.add(id);
    const steps: Step[] = branches.flatMap((before) =>
      results(before.scene, aim(before.scene), before.rerolls).map((kept) => ({
        ...kept,
        chance: before.chance * kept.chance,
        before: before.scene,
      })),
    );
    shots.push(shotOdds(start, attack, steps));
    branches = steps;
  }
  const zones = aims.map((aim) => aim(start).zone);
  const ends = branches.map(({ chance, scene }) => ({ chance, before: start, scene }));
  return { ...chancesOf(start, ends, zones, [...exposed].sort((a, b) => a - b)), shots };
}

interface Step extends Kept {
  readonly before: Scene;
}

function shotOdds(start: Scene, attack: Attack, steps: readonly Step[]): ShotOdds {
  const { zone, weapon, damage, free } = attack;
  const successes = Array<number>(Math.max(...steps.map((step) => step.successes)) + 1).fill(0);
  for (const step of steps) successes[step.successes]! += step.chance;
  const exposed = [...start.survivors.keys()].filter((id) => isExposed(start, attack, id));
  const dice = zombiesAt({ figures: [...start.figures] }, zone) + countExposed({ figures: [], survivors: [...start.survivors] }, attack) > 0 ? attack.dice : 0;
  const least = attack.attack === 'car' ? attack.accuracy : needed(attack);
  return { zone, weapon, dice, needed: least, damage, free, successes, ...chancesOf(start, steps, [zone], exposed) };
}

function chancesOf(
  start: Scene,
  ends: readonly Pick<Step, 'chance' | 'before' | 'scene'>[],
  zones: readonly Zone[],
  exposed: readonly SurvivorId[],
): Chances {
  const kills = KINDS.map(() => 0);
  const harm = exposed.map((survivor) => ({ survivor, hit: 0, wounded: 0, killed: 0 }));
  let kill = 0;
  let all = 0;
  for (const { chance, before, scene } of ends) {
    const slain = scene.slain.map((count, kind) => count - before.slain[kind]!);
    slain.forEach((count, kind) => {
      kills[kind]! += chance * count;
    });
    if (slain.some((count) => count > 0)) kill += chance;
    if (isCleared(start, zones) && zones.every((zone) => standing(scene, zone) === 0)) all += chance;
    for (const one of harm) {
      if (scene.hit[one.survivor]) one.hit += chance;
      if (scene.wounded[one.survivor]) one.wounded += chance;
      if (scene.survivors[one.survivor]!.status === 'dead') one.killed += chance;
    }
  }
  return { kill, all, kills, harm };
}
