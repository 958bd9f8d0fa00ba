import type { Act, Zone } from '../types.ts';
import type { Outlook } from './scene.ts';

/** Where the survivor can be, and how. */
export interface Reached {
  readonly zone: Zone;
  /** Moves spent, in actions. */
  readonly cost: number;
  /** The first act of the way; null for staying. */
  readonly first: Act | null;
}

/** Actions to leave a zone, spread over the zones of a Move. */
export const leaving = ({ crowd, self }: Outlook, zone: Zone, zones: number): number =>
  crowd[zone] === 0 ? 1 / zones : self.skills.includes('slippery') ? 1 : 1 + crowd[zone]!;

/** Every zone within the budget, by the cheapest way that begins with a Move on offer; by any if nothing is offered yet. */
export function reachOf(scene: Outlook, from: readonly Act[] | null, budget: number, zones: number): Reached[] {
  const { self, paths, crowd } = scene;
  const cost: number[] = [];
  const first: (Act | null)[] = [];
  const queue: Zone[] = [self.zone];
  cost[self.zone] = 0;
  first[self.zone] = null;
  const start = self.skills.includes('slippery') ? 1 : 1 + crowd[self.zone]!;
  const begin = (zone: Zone, act: Act): void => {
    if (cost[zone] !== undefined || start > budget) return;
    cost[zone] = start;
    first[zone] = act;
    queue.push(zone);
  };
  if (from === null) for (const to of paths.steps[self.zone]!) begin(to, LATER);
  else for (const act of from) if (act.do === 'move') begin(act.path[act.path.length - 1]!, act);
  for (let at = 1; at < queue.length; at++) {
    const zone = queue[at]!;
    const next = cost[zone]! + leaving(scene, zone, zones);
    if (next > budget) continue;
    for (const to of paths.steps[zone]!) {
      if (cost[to] !== undefined && cost[to] <= next) continue;
      queue.push(to);
      cost[to] = next;
      first[to] = first[zone]!;
    }
  }
  return [...new Set(queue)].map((zone) => ({ zone, cost: Math.ceil(cost[zone]! - 1e-9), first: first[zone]! }));
}

/** Stands for an act that is not on offer yet. */
export const LATER: Act = { do: 'nothing' };
