import { distancesTo } from '@shamble/parts';
import { isIn } from '../rules/questions.ts';
import type { Zone } from '../types.ts';
import { fearOf, giantsAt, type Loss, type Outlook, threatTo } from './scene.ts';
import type { Fighter } from './strength.ts';
import type { Aim } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Where all who can get there are best off together: what no one dares alone. */
export interface Rally {
  readonly zone: Zone;
  /** The others who will be there, those who have acted included. */
  readonly with: readonly Fighter[];
  /** Kills that can be counted on, there or around it. */
  readonly into: number;
  readonly around: number;
  readonly power: number;
}

/** The best zone for the group, or null if none is any better than going one's own way. */
export function rallyOf(scene: Outlook, aim: Aim | null, step: number): Rally | null {
  if (aim === null || WEIGHTS.rally === 0) return null;
  const { board, me, fighters, paths } = scene;
  const self = fighters[me]!;
  const others = fighters.filter(({ survivor }, id) => id !== me && isIn(survivor));
  if (others.length === 0) return null;
  let best: Rally | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const { zone: here } = self.survivor;
  const away = distancesTo(paths, here);
  for (let zone = 0; zone < board.zones.length; zone++) {
    if (!Number.isFinite(aim.far[zone]!) || away[zone]! > self.actions || !canMeet(scene, others, zone)) continue;
    const costs = costsTo(scene, zone);
    const spare = self.actions - costs[here]!;
    if (spare < 0) continue;
    const rally = meeting(others, zone, costs, self.power);
    if (!areEnough(rally.with.length, others.length)) continue;
    const mine = { ...rally, ...adding(rally, self, spare) };
    const menace = menaceTo(scene, mine, null);
    let cost = fear(scene, self, menace);
    for (const one of rally.with) cost += fear(scene, one, menace);
    let gain = step * (aim.far[here]! - aim.far[zone]!);
    for (const { survivor } of rally.with)
      if (!survivor.done) gain += step * (aim.far[survivor.zone]! - aim.far[zone]!);
    const value = gain - cost;
    if (value <= most) continue;
    most = value;
    best = rally;
  }
  return best;
}

const areEnough = (group: number, others: number): boolean => group >= WEIGHTS.rally * others;

/** Whether enough of them could get there, were there no Zombies. */
function canMeet({ paths }: Outlook, others: readonly Fighter[], zone: Zone): boolean {
  const away = distancesTo(paths, zone);
  let group = 0;
  for (const { survivor, actions } of others) if (away[survivor.zone]! <= (survivor.done ? 0 : actions)) group += 1;
  return areEnough(group, others.length);
}

/** Those who can be there, and what they can do then. */
function meeting(others: readonly Fighter[], zone: Zone, costs: readonly number[], mine: number): Rally {
  const group: Fighter[] = [];
  let into = 0;
  let around = 0;
  let power = mine;
  for (const one of others) {
    const { survivor, actions, melee, ranged } = one;
    const spare = survivor.done ? (survivor.zone === zone ? 0 : -1) : actions - costs[survivor.zone]!;
    if (spare < 0) continue;
    group.push(one);
    power += one.power;
    into += melee * spare;
    around += Math.max(ranged[1]!, melee * 0.5) * spare;
  }
  return { zone, with: group, into: WEIGHTS.trust * into, around: WEIGHTS.trust * around, power };
}

const adding = (
  { into, around }: Rally,
  { melee, ranged }: Fighter,
  spare: number,
): Pick<Rally, 'into' | 'around'> => ({
  into: into + melee * spare,
  around: around + Math.max(ranged[1]!, melee * 0.5) * spare,
});

/** What I have to fear there, if the others come. */
export const rallyCost = (scene: Outlook, rally: Rally, loss: Loss | null): number =>
  fear(scene, scene.fighters[scene.me]!, menaceTo(scene, rally, loss));

interface Menace {
  readonly bites: number;
  readonly left: number;
  readonly coming: number;
  readonly size: number;
}

const fear = (scene: Outlook, one: Fighter, { bites, left, coming, size }: Menace): number =>
  fearOf(scene, one, bites, left, coming, size);

function menaceTo(scene: Outlook, { zone, with: group, into, around, power }: Rally, loss: Loss | null): Menace {
  const threat = threatTo(scene, zone, loss);
  const giants = giantsAt(scene, zone);
  const killed = Math.min(threat.here, into);
  const spare = into > 0 ? 1 - killed / into : 1;
  const here = Math.max(giants.here, threat.here - killed);
  const shot = threat.near > 0 ? Math.min(1, (around * spare) / threat.near) : 1;
  const near = Math.max(giants.near - giants.here, threat.near * (1 - shot));
  const bites = here * (1 + threat.runnersHere / Math.max(1, threat.here)) + threat.runnersNear * (1 - shot);
  const coming = here + near + threat.far + WEIGHTS.spawn * scene.spawning[zone]!;
  return { bites, left: Math.max(giants.near, coming - power), coming, size: group.length + 1 };
}

/** Zone -> actions to get from it to that zone. */
function costsTo({ paths, crowd }: Outlook, zone: Zone): number[] {
  const costs = crowd.map(() => Number.POSITIVE_INFINITY);
  costs[zone] = 0;
  const queue = [zone];
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at]!;
    if (costs[from]! >= 5) continue;
    for (const near of paths.steps[from]!) {
      const cost = costs[from]! + 1 + crowd[near]!;
      if (cost >= costs[near]!) continue;
      costs[near] = cost;
      queue.push(near);
    }
  }
  return costs;
}
