import type { Look } from '@shamble/kernel';
import { distancesTo, type Paths, pathsOf } from '@shamble/parts';
import type { Board } from '../board/board.ts';
import { lookAt, stateOf } from '../preview/look.ts';
import { board, cardOf, danger, isIn, levelOf, THRESHOLDS, wounds, zombiesAt } from '../rules/questions.ts';
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
import { actionsOf, killsWithin, powerOf, reachesOf } from './strength.ts';
import { WEIGHTS } from './weights.ts';

/** What a survivor to act goes by: worked out once from the view. */
export interface Outlook {
  readonly view: View;
  readonly look: Look<Zombicide>;
  readonly board: Board;
  readonly paths: Paths;
  readonly me: SurvivorId;
  readonly self: Survivor;
  /** Zone -> all Zombies, Runners. */
  readonly crowd: readonly number[];
  readonly runners: readonly number[];
  /** Zone -> the others who stand there. */
  readonly others: readonly (readonly Survivor[])[];
  /** Zone -> Zombies that the next Invasion is likely to bring. */
  readonly spawning: readonly number[];
  /** Zone -> how many zones one can get to from there past hardly any Zombie, up to ROOM. */
  readonly room: readonly number[];
  /** Zombies a card brings on average. */
  readonly spawnRate: number;
  /** How likely it is that a card makes Walkers act twice. */
  readonly extra: number;
  /** Zone -> kills that those who have yet to act this turn can make there, and around it. */
  readonly help: readonly number[];
  readonly cover: readonly number[];
}

/** Zombies a card brings on average, by Danger Level. */
const BROUGHT = [1.1, 2.2, 3.2, 4.6];

export function sceneOf(view: View, me: SurvivorId): Outlook {
  const on = board(view);
  const { figures, survivors } = view;
  const crowd = on.zones.map((_, zone) => zombiesAt(view, zone));
  const runners = on.zones.map((_, zone) => figures[at(zone, RUNNER)]!);
  const others: Survivor[][] = on.zones.map(() => []);
  survivors.forEach((one, id) => {
    if (id !== me && isIn(one)) others[one.zone]!.push(one);
  });
  const spawning = on.zones.map(() => 0);
  const brought = BROUGHT[LEVELS.indexOf(danger(view))]!;
  on.spawns.forEach(({ zone }, at) => {
    if (view.active[at] === 1) spawning[zone]! += brought;
  });
  const paths = pathsOf(on.map, view.doors);
  const room = roomOf(paths, crowd);
  const help = on.zones.map(() => 0);
  const cover = on.zones.map(() => 0);
  survivors.forEach((one, id) => {
    if (id === me || !isIn(one) || one.done) return;
    const reach = reachesOf(one);
    const actions = actionsOf(one) - crowd[one.zone]! * WEIGHTS.held;
    const row = distancesTo(paths, one.zone);
    for (let zone = 0; zone < help.length; zone++) {
      const far = row[zone]!;
      if (far > 5) continue;
      help[zone]! += killsWithin(reach, far, actions, true);
      cover[zone]! += killsWithin(reach, Math.max(0, far - 1), actions, false);
    }
  });
  return {
    ...{ view, look: lookAt(stateOf(view)), board: on, paths, me, self: survivors[me]! },
    ...{
      crowd,
      runners,
      others,
      spawning,
      help,
      cover,
      room,
      spawnRate: brought,
      extra: danger(view) === 'blue' ? 0 : WEIGHTS.extra * sum(view.active),
    },
  };
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
  one: Survivor,
  bites: number,
  left: number,
  coming: number,
  size: number,
): number =>
  costOf(one, bites / size) +
  WEIGHTS.later * costOf(one, left / size) +
  extra * costOf(one, coming / size) +
  (WEIGHTS.incoming * coming) / size;

/** Those among them that hardly anything kills. */
export function giantsAt({ view, paths }: Outlook, zone: Zone): { here: number; near: number } {
  const count = (zone: Zone): number => view.figures[at(zone, ABOMINATION)]!;
  let near = count(zone);
  for (const next of paths.steps[zone]!) near += WEIGHTS.follow * count(next);
  return { here: count(zone), near };
}

/** Wounds one can take, dying of the last. */
const healthOf = (survivor: Survivor): number => {
  let health = 2 - wounds(survivor);
  if (survivor.skills.includes('tough')) health += 1;
  for (const held of survivor.slots) if (held >= 0 && cardOf(held).effect === 'mask') health += 1;
  return health;
};

function costOf(survivor: Survivor, bites: number): number {
  if (bites <= 0) return 0;
  const health = healthOf(survivor);
  const { death, wound } = WEIGHTS;
  if (bites >= health) return death;
  if (bites <= health - 1) return (wound * bites) / Math.max(1, health - 1);
  const before = health > 1 ? wound : 0;
  return before + (death - before) * (bites - health + 1);
}

/**
 * What those who stand there have to fear, now and in the turn after. Those who have acted share the Wounds; the others
 * can still go, and are not counted on to stay.
 */
function groupCost(scene: Outlook, zone: Zone, withMe: boolean, loss: Loss | null): number {
  const group = scene.others[zone]!;
  if (group.length === 0 && !withMe) return 0;
  let bound = withMe ? 1 : 0;
  for (const one of group) if (one.done) bound += 1;
  const all = group.length + (withMe ? 1 : 0);
  const giants = giantsAt(scene, zone);
  const threat = threatTo(scene, zone, loss);
  const help = WEIGHTS.help * scene.help[zone]!;
  const cover = WEIGHTS.help * scene.cover[zone]!;
  const bitten = Math.max(0, threat.here + threat.runnersHere - help) + Math.max(0, threat.runnersNear - cover);
  const bites = Math.max(giants.here, bitten);
  const come = Math.max(0, threat.here - help) + Math.max(0, threat.near + threat.far - cover);
  const coming = Math.max(giants.near, come) + WEIGHTS.spawn * scene.spawning[zone]!;
  let power = withMe ? powerOf(scene.self, all === 1) : 0;
  for (const one of group) power += powerOf(one, all === 1);
  const left = Math.max(giants.near, coming - power);
  const costFor = (one: Survivor, size: number): number => fearOf(scene, one, bites, left, coming, size);
  let cost = withMe ? costFor(scene.self, bound) : 0;
  for (const one of group) cost += one.done ? costFor(one, bound) : WEIGHTS.waiting * costFor(one, all);
  return cost;
}

/** How much worse it is for all if I end there. */
export const standingCost = (scene: Outlook, zone: Zone, loss: Loss | null = null): number =>
  groupCost(scene, zone, true, loss) - groupCost(scene, zone, false, loss);

/** How much better the others are off when those Zombies are gone. */
export function relief(scene: Outlook, loss: Loss): number {
  let gain = 0;
  const near = scene.paths.steps[loss.zone]!;
  for (const zone of [loss.zone, ...near])
    if (scene.others[zone]!.length > 0)
      gain += groupCost(scene, zone, false, null) - groupCost(scene, zone, false, loss);
  return gain;
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
