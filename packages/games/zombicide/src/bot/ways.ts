import { isOpen } from '@shamble/parts';
import { isLocked } from '../rules/locks.ts';
import { cardOf, inHand, isIn } from '../rules/questions.ts';
import type { Survivor, Zone } from '../types.ts';
import { keys, playersIn, type Want, wantsOf } from './aims.ts';
import { experienceCost, type Outlook } from './scene.ts';
import { WEIGHTS } from './weights.ts';

/** A want with the way to it. */
export interface Aim extends Want {
  /** Zone -> how far, doors and Zombies on the way counted. */
  readonly far: readonly number[];
}

export const holdsTool = (survivor: Survivor): boolean =>
  inHand(survivor).some((slot) => cardOf(survivor.slots[slot]!).opensDoors);

/** How many zones a closed door is worth to whoever wants to get through. */
export function doorCost({ view, self }: Outlook): number {
  if (holdsTool(self)) return WEIGHTS.door;
  return view.survivors.some((one) => isIn(one) && holdsTool(one)) ? WEIGHTS.doorOfOthers : WEIGHTS.doorOfNobody;
}

/** What the survivor to act goes for now. */
export function aimOf(scene: Outlook): Aim | null {
  const { view } = scene;
  const players = playersIn(view);
  let aims = aimsFor(scene, wantsOf(view, players, scene.me));
  if (aims.length === 0) aims = aimsFor(scene, keys(view));
  if (aims.length === 0) return null;
  if (aims.some(({ all }) => all)) return together(scene, aims);
  return errandOf(scene, aims) ?? { ...together(scene, aims), what: 'follow' };
}

/** Those of the wants that can be reached at all. */
const aimsFor = (scene: Outlook, wants: readonly Want[]): Aim[] =>
  wants
    .map((want) => ({ ...want, far: farFrom(scene, want.zones) }))
    .filter(({ far }) => scene.view.survivors.some((one) => isIn(one) && Number.isFinite(far[one.zone]!)));

/** The one that is nearest to all. */
function together(scene: Outlook, aims: readonly Aim[]): Aim {
  let best = aims[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const aim of aims) {
    let sum = 0;
    for (const one of scene.view.survivors) if (isIn(one)) sum += Math.min(99, aim.far[one.zone]!);
    if (sum >= least) continue;
    least = sum;
    best = aim;
  }
  return best;
}

/** Errands are given out to whoever is nearest, so many at a time; null: none for the one to act. */
function errandOf({ view, me, board }: Outlook, aims: readonly Aim[]): Aim | null {
  const idle = view.survivors.flatMap((one, id) => (isIn(one) ? [id] : []));
  const open = [...aims];
  const xp = board.rules.objectiveXp;
  for (let errand = 0; errand < WEIGHTS.errands && open.length > 0 && idle.length > 0; errand++) {
    let best = { id: idle[0]!, aim: open[0]!, cost: Number.POSITIVE_INFINITY };
    for (const id of idle) {
      const { zone, done } = view.survivors[id]!;
      const rises = experienceCost(view, view.survivors[id]!, xp) / WEIGHTS.step;
      for (const aim of open) {
        const cost = aim.far[zone]! + (done ? 2.5 : 0) + rises;
        if (cost < best.cost) best = { id, aim, cost };
      }
    }
    if (best.id === me) return best.aim;
    idle.splice(idle.indexOf(best.id), 1);
    open.splice(open.indexOf(best.aim), 1);
  }
  return null;
}

/** Zone -> the least cost of getting to one of the zones; infinite where a locked door is in the way. */
function farFrom(scene: Outlook, zones: readonly Zone[]): number[] {
  const { board, view, crowd } = scene;
  const far = board.zones.map(() => Number.POSITIVE_INFINITY);
  const door = doorCost(scene);
  const queue: Zone[] = [];
  for (const zone of zones) {
    far[zone] = 0;
    queue.push(zone);
  }
  for (let at = 0; at < queue.length; at++) {
    const zone = queue[at]!;
    for (const { to, door: through } of board.exits[zone]!) {
      const shut = through !== null && !isOpen(view.doors, through);
      if (shut && isLocked(view, through) !== null) continue;
      const cost = far[zone]! + 1 + WEIGHTS.crowd * crowd[to]! + (shut ? door : 0);
      if (cost >= far[to]! - 1e-9) continue;
      far[to] = cost;
      queue.push(to);
    }
  }
  return far;
}
