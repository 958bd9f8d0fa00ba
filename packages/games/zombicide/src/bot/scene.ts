import type { Look } from '@shamble/kernel';
import { distancesTo, type Paths, pathsOf } from '@shamble/parts';
import type { Board } from '../board/board.ts';
import { lookAt, stateOf } from '../preview/look.ts';
import { board, danger, isIn, levelOf, THRESHOLDS, zombiesAt } from '../rules/questions.ts';
import {
  ABOMINATION,
  at,
  LEVELS,
  RUNNER,
  type Survivor,
  type SurvivorId,
  type View,
  type Zombicide,
  type Zone,
} from '../types.ts';
import { type Fighter, fighterOf, killsWithin } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** What is the same for whoever acts: worked out once from the view. */
export interface Ground {
  readonly view: View;
  readonly look: Look<Zombicide>;
  readonly board: Board;
  readonly paths: Paths;
  /** Survivor -> what it is good for. */
  readonly fighters: readonly Fighter[];
  /** Zone -> all Zombies, Runners. */
  readonly crowd: readonly number[];
  readonly runners: readonly number[];
  /** Zone -> Zombies that the next Invasion is likely to bring. */
  readonly spawning: readonly number[];
  /** Zone -> how many zones one can get to from there past hardly any Zombie, up to ROOM. */
  readonly room: readonly number[];
  /** Zombies a card brings on average. */
  readonly spawnRate: number;
  /** How likely it is that a card makes Walkers act twice. */
  readonly extra: number;
}

/** What a survivor to act goes by. */
export interface Outlook extends Ground {
  readonly me: SurvivorId;
  readonly self: Survivor;
  /** Zone -> the others who stand there. */
  readonly others: readonly (readonly Fighter[])[];
  /** Zone -> kills that those who have yet to act this turn can make there, and around it. */
  readonly help: readonly number[];
  readonly cover: readonly number[];
  /** Zone -> what the others who stand there have to fear as things are, once it is asked for. */
  readonly fears: (number | undefined)[];
}

/** Zombies a card brings on average, by Danger Level. */
const BROUGHT = [1.1, 2.2, 3.2, 4.6];

export function groundOf(view: View): Ground {
  const on = board(view);
  const crowd = on.zones.map((_, zone) => zombiesAt(view, zone));
  const runners = on.zones.map((_, zone) => view.figures[at(zone, RUNNER)]!);
  const spawning = on.zones.map(() => 0);
  const level = danger(view);
  const brought = BROUGHT[LEVELS.indexOf(level)]!;
  on.spawns.forEach(({ zone }, at) => {
    if (view.active[at] === 1) spawning[zone]! += brought;
  });
  const paths = pathsOf(on.map, view.doors);
  return {
    ...{ view, look: lookAt(stateOf(view)), board: on, paths, fighters: view.survivors.map(fighterOf) },
    ...{ crowd, runners, spawning, room: roomOf(paths, crowd), spawnRate: brought },
    extra: level === 'blue' ? 0 : WEIGHTS.extra * sum(view.active),
  };
}

/** The same with that survivor as it would be. */
export function groundWith(ground: Ground, id: SurvivorId, survivor: Survivor): Ground {
  const survivors = ground.view.survivors.with(id, survivor);
  const fighters = ground.fighters.with(id, fighterOf(survivor));
  const look = lookAt({ ...ground.look.state, survivors });
  return { ...ground, view: { ...ground.view, survivors }, look, fighters };
}

export const sceneOf = (view: View, me: SurvivorId): Outlook => sceneFor(groundOf(view), me);

export function sceneFor(ground: Ground, me: SurvivorId): Outlook {
  const { board: on, paths, fighters, crowd } = ground;
  const others: Fighter[][] = on.zones.map(() => []);
  const help = on.zones.map(() => 0);
  const cover = on.zones.map(() => 0);
  fighters.forEach((fighter, id) => {
    const { survivor, actions } = fighter;
    if (id === me || !isIn(survivor)) return;
    others[survivor.zone]!.push(fighter);
    if (survivor.done) return;
    const left = actions - crowd[survivor.zone]! * WEIGHTS.held;
    const row = distancesTo(paths, survivor.zone);
    for (let zone = 0; zone < help.length; zone++) {
      const far = row[zone]!;
      if (far > 5) continue;
      help[zone]! += killsWithin(fighter, far, left, true);
      cover[zone]! += killsWithin(fighter, Math.max(0, far - 1), left, false);
    }
  });
  return { ...ground, me, self: fighters[me]!.survivor, others, help, cover, fears: [] };
}

/** As much room as anybody needs. */
export const ROOM = 8;

/** Parts of the board that Zombies cut off from each other: a small one is a trap. */
function roomOf({ steps }: Paths, crowd: readonly number[]): number[] {
  const room = crowd.map(() => 0);
  crowd.forEach((_, start) => {
    if (room[start] !== 0) return;
    const part = [start];
    const seen = new Set(part);
    for (const zone of part)
      if (crowd[zone]! <= 1)
        for (const to of steps[zone]!)
          if (!seen.has(to) && crowd[to]! <= 1) {
            seen.add(to);
            part.push(to);
          }
    for (const zone of part) room[zone] = Math.min(ROOM, part.length);
  });
  return room;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Zombies gone from a zone: kind -> how many. */
export interface Loss {
  readonly zone: Zone;
  readonly killed: readonly number[];
}

const lostFrom = (loss: Loss | null, zone: Zone): number => {
  if (loss === null || loss.zone !== zone) return 0;
  return loss.killed[0]! + loss.killed[1]! + loss.killed[2]! + loss.killed[3]!;
};
const runnersLostFrom = (loss: Loss | null, zone: Zone): number =>
  loss === null || loss.zone !== zone ? 0 : loss.killed[RUNNER]!;

/** Zombies in a zone, next to it and a little farther, as far as they come there. A Runner comes and bites, or bites twice. */
export function threatTo({ crowd, runners, paths }: Outlook, zone: Zone, loss: Loss | null) {
  const here = crowd[zone]! - lostFrom(loss, zone);
  const runnersHere = runners[zone]! - runnersLostFrom(loss, zone);
  let near = 0;
  let runnersNear = 0;
  let far = 0;
  for (const next of paths.steps[zone]!) {
    near += WEIGHTS.follow * (crowd[next]! - lostFrom(loss, next));
    runnersNear += 0.8 * (runners[next]! - runnersLostFrom(loss, next));
    for (const beyond of paths.steps[next]!)
      if (beyond !== zone) far += WEIGHTS.trail * (crowd[beyond]! + runners[beyond]! - lostFrom(loss, beyond));
  }
  return { here, runnersHere, near, runnersNear, far };
}

/** What one of so many has to fear: Wounds now, those that the next turn leaves, and all of them after an extra activation. */
export const fearOf = (
  { extra }: Outlook,
  { health }: Fighter,
  bites: number,
  left: number,
  coming: number,
  size: number,
): number =>
  costOf(health, bites / size) +
  WEIGHTS.later * costOf(health, left / size) +
  extra * costOf(health, coming / size) +
  (WEIGHTS.incoming * coming) / size;

/** Those among them that hardly anything kills. */
export function giantsAt({ view, paths }: Outlook, zone: Zone): { here: number; near: number } {
  const count = (zone: Zone): number => view.figures[at(zone, ABOMINATION)]!;
  let near = count(zone);
  for (const next of paths.steps[zone]!) near += WEIGHTS.follow * count(next);
  return { here: count(zone), near };
}

function costOf(health: number, bites: number): number {
  if (bites <= 0) return 0;
  const { death, wound } = WEIGHTS;
  if (bites >= health) return death;
  if (bites <= health - 1) return (wound * bites) / Math.max(1, health - 1);
  const before = health > 1 ? wound : 0;
  return before + (death - before) * (bites - health + 1);
}

/** What threatens those who stand in a zone, by help of all who can give any. */
interface Menace {
  readonly bites: number;
  readonly coming: number;
  /** What comes at least, whoever fights it. */
  readonly giants: number;
}

function menaceTo(scene: Outlook, zone: Zone, loss: Loss | null): Menace {
  const giants = giantsAt(scene, zone);
  const threat = threatTo(scene, zone, loss);
  const help = WEIGHTS.help * scene.help[zone]!;
  const cover = WEIGHTS.help * scene.cover[zone]!;
  const bitten = Math.max(0, threat.here + threat.runnersHere - help) + Math.max(0, threat.runnersNear - cover);
  const come = Math.max(0, threat.here - help) + Math.max(0, threat.near + threat.far - cover);
  return {
    bites: Math.max(giants.here, bitten),
    coming: Math.max(giants.near, come) + WEIGHTS.spawn * scene.spawning[zone]!,
    giants: giants.near,
  };
}

/**
 * What those who stand there have to fear, now and in the turn after. Those who have acted share the Wounds; the others
 * can still go, and are not counted on to stay.
 */
function groupCost(scene: Outlook, zone: Zone, { bites, coming, giants }: Menace, withMe: boolean): number {
  const group = scene.others[zone]!;
  const self = scene.fighters[scene.me]!;
  let bound = withMe ? 1 : 0;
  for (const { survivor } of group) if (survivor.done) bound += 1;
  const all = group.length + (withMe ? 1 : 0);
  let power = !withMe ? 0 : all === 1 ? self.powerAlone : self.power;
  for (const one of group) power += all === 1 ? one.powerAlone : one.power;
  const left = Math.max(giants, coming - power);
  let cost = withMe ? fearOf(scene, self, bites, left, coming, bound) : 0;
  for (const one of group)
    cost += one.survivor.done
      ? fearOf(scene, one, bites, left, coming, bound)
      : WEIGHTS.waiting * fearOf(scene, one, bites, left, coming, all);
  return cost;
}

/** What the others there have to fear as things are. */
function fearAt(scene: Outlook, zone: Zone): number {
  const known = scene.fears[zone];
  if (known !== undefined) return known;
  const isEmpty = scene.others[zone]!.length === 0;
  const fear = isEmpty ? 0 : groupCost(scene, zone, menaceTo(scene, zone, null), false);
  scene.fears[zone] = fear;
  return fear;
}

/** How much worse it is for all if I end there. */
export function standingCost(scene: Outlook, zone: Zone, loss: Loss | null = null): number {
  const menace = menaceTo(scene, zone, loss);
  const cost = groupCost(scene, zone, menace, true);
  return scene.others[zone]!.length === 0 ? cost : cost - groupCost(scene, zone, menace, false);
}

/** How much better the others are off when those Zombies are gone. */
export function relief(scene: Outlook, loss: Loss): number {
  let gain = reliefAt(scene, loss.zone, loss);
  for (const zone of scene.paths.steps[loss.zone]!) gain += reliefAt(scene, zone, loss);
  return gain;
}

function reliefAt(scene: Outlook, zone: Zone, loss: Loss): number {
  if (scene.others[zone]!.length === 0) return 0;
  return fearAt(scene, zone) - groupCost(scene, zone, menaceTo(scene, zone, loss), false);
}

/**
 * What experience costs: whoever rises above all others brings more Zombies for the rest of the game, and every point
 * brings that nearer. Those who lag behind learn for nothing.
 */
export function experienceCost(view: View, { xp }: Survivor, gained: number): number {
  let highest = 0;
  for (const one of view.survivors) if (isIn(one) && one.xp > highest) highest = one.xp;
  if (board(view).goals.some(({ goal }) => goal === 'level')) return xp === highest ? -WEIGHTS.hunt * gained : 0;
  const level = levelOf(highest);
  if (level >= 3 || gained <= 0) return 0;
  const [from, to] = [STEPS[level]!, STEPS[level + 1]!];
  const risen = Math.min(1, Math.max(0, xp + gained - to + 1));
  const crept = Math.max(0, Math.min(xp + gained, to) - Math.max(from, xp)) * Math.max(0, xp - from);
  return WEIGHTS.rise * risen + (WEIGHTS.creep * crept) / (to - from);
}

const STEPS = LEVELS.map((level) => THRESHOLDS[level]);
