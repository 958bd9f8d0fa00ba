import { isIn } from '../rules/questions.ts';
import type { Survivor, Zone } from '../types.ts';
import { fearOf, giantsAt, type Loss, type Outlook, threatTo } from './scene.ts';
import { actionsOf, powerOf, reachesOf } from './strength.ts';
import type { Aim } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Where all who can get there are best off together: what no one dares alone. */
export interface Rally {
  readonly zone: Zone;
  /** The others who will be there, those who have acted included. */
  readonly with: readonly Survivor[];
  /** Kills that can be counted on, there or around it. */
  readonly into: number;
  readonly around: number;
  readonly power: number;
}

/** The best zone for the group, or null if none is any better than going one's own way. */
export function rallyOf(scene: Outlook, aim: Aim | null, step: number): Rally | null {
  if (aim === null || WEIGHTS.rally === 0) return null;
  const { view, board, me, self } = scene;
  let best: Rally | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const all = view.survivors.filter(isIn);
  if (all.length < 2) return null;
  for (let zone = 0; zone < board.zones.length; zone++) {
    if (!Number.isFinite(aim.far[zone]!)) continue;
    const costs = costsTo(scene, zone);
    if (costs[self.zone]! > actionsOf(self)) continue;
    const group: Survivor[] = [];
    let into = 0;
    let around = 0;
    let power = powerOf(self, false);
    let gain = step * (aim.far[self.zone]! - aim.far[zone]!);
    for (let id = 0; id < view.survivors.length; id++) {
      const one = view.survivors[id]!;
      if (id === me || !isIn(one)) continue;
      const spare = one.done ? (one.zone === zone ? 0 : -1) : actionsOf(one) - costs[one.zone]!;
      if (spare < 0) continue;
      group.push(one);
      power += powerOf(one, false);
      if (!one.done) gain += step * (aim.far[one.zone]! - aim.far[zone]!);
      const { melee, ranged } = reachesOf(one);
      into += melee * spare;
      around += Math.max(ranged[1]!, melee * 0.5) * spare;
    }
    if (group.length < WEIGHTS.rally * (all.length - 1)) continue;
    const rally = { zone, with: group, into: WEIGHTS.trust * into, around: WEIGHTS.trust * around, power };
    const { melee, ranged } = reachesOf(self);
    const spare = actionsOf(self) - costs[self.zone]!;
    const mine = {
      ...rally,
      into: rally.into + melee * spare,
      around: rally.around + Math.max(ranged[1]!, melee * 0.5) * spare,
    };
    let cost = 0;
    for (const one of [self, ...group]) cost += costFor(scene, mine, one, null);
    const value = gain - cost;
    if (value <= most) continue;
    most = value;
    best = rally;
  }
  return best;
}

/** What I have to fear there, if the others come. */
export const rallyCost = (scene: Outlook, rally: Rally, loss: Loss | null): number =>
  costFor(scene, rally, scene.self, loss);

function costFor(
  scene: Outlook,
  { zone, with: group, into, around, power }: Rally,
  one: Survivor,
  loss: Loss | null,
): number {
  const threat = threatTo(scene, zone, loss);
  const giants = giantsAt(scene, zone);
  const killed = Math.min(threat.here, into);
  const spare = into > 0 ? 1 - killed / into : 1;
  const here = Math.max(giants.here, threat.here - killed);
  const shot = threat.near > 0 ? Math.min(1, (around * spare) / threat.near) : 1;
  const near = Math.max(giants.near - giants.here, threat.near * (1 - shot));
  const bites = here * (1 + threat.runnersHere / Math.max(1, threat.here)) + threat.runnersNear * (1 - shot);
  const coming = here + near + threat.far + WEIGHTS.spawn * scene.spawning[zone]!;
  const left = Math.max(giants.near, coming - power);
  return fearOf(scene, one, bites, left, coming, group.length + 1);
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
