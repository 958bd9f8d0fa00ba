import { distancesTo } from '@shamble/parts';
import { isIn } from '../rules/questions.ts';
import type { Act, View, Zone } from '../types.ts';
import { armsOf, needsOf } from './arms.ts';
import { type Blow, blowsOf } from './fight.ts';
import { type Rally, rallyCost, rallyOf } from './rally.ts';
import { leaving } from './reach.ts';
import { type Loss, type Outlook, ROOM, standingCost } from './scene.ts';
import type { Aim } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** What plans are weighed by. */
export interface Mind {
  readonly scene: Outlook;
  readonly aim: Aim | null;
  /** What a zone nearer to the aim is worth, and how near is near enough. */
  readonly step: number;
  readonly near: number;
  /** Where the others are to be met. */
  readonly rally: Rally | null;
  readonly blows: readonly Blow[];
  /** What a Search is worth. */
  readonly search: number;
  /** Zones a Move covers. */
  readonly stride: number;
  /** Null: none yet, all is only weighed. */
  readonly from: readonly Act[] | null;
  /** Budget and zone -> the best to be had from there. */
  readonly known: Map<number, number>;
}

export function mindOf(scene: Outlook, aim: Aim | null, from: readonly Act[] | null): Mind {
  const { view, me, look } = scene;
  const leads = aim === null || aim.what !== 'follow';
  const step = (leads ? WEIGHTS.step : WEIGHTS.escort) + WEIGHTS.haste * view.round;
  return {
    ...{ scene, aim, from, step },
    rally: rallyOf(scene, aim, step),
    near: leads ? 0 : WEIGHTS.escortNear,
    blows: blowsOf(scene),
    search: needsOf(scene, aim),
    stride: look.query('moveZones', { survivor: me }),
    known: new Map(),
  };
}

/** The share of those who have no weapon to speak of. */
export function unarmed(view: View): number {
  const all = view.survivors.filter(isIn);
  return all.filter((one) => armsOf(one) < WEIGHTS.armed).length / all.length;
}

/** How good it is to end there. */
export function standing({ scene, aim, step, near, rally }: Mind, zone: Zone, loss: Loss | null = null): number {
  let value = -(rally?.zone === zone ? rallyCost(scene, rally, loss) - WEIGHTS.meet : standingCost(scene, zone, loss));
  if (aim !== null) {
    const far = aim.far[zone]!;
    value -= step * Math.max(0, Number.isFinite(far) ? far - near : 40);
  }
  value -= (WEIGHTS.trap * (ROOM - scene.room[zone]!)) / ROOM;
  let apart = Number.POSITIVE_INFINITY;
  const row = distancesTo(scene.paths, zone);
  scene.others.forEach((group, at) => {
    if (group.length > 0 && row[at]! < apart) apart = row[at]!;
  });
  if (apart > 1 && Number.isFinite(apart)) value -= WEIGHTS.apart * Math.min(WEIGHTS.apartMost, apart - 1);
  return value;
}

/** The best place to end with so many moves left. */
export function onward(mind: Mind, zone: Zone, moves: number): number {
  const key = 8 * zone + Math.min(7, moves);
  const known = mind.known.get(key);
  if (known !== undefined) return known;
  const { scene } = mind;
  let best = standing(mind, zone);
  const cost = Math.ceil(leaving(scene, zone, 1));
  if (cost <= moves) for (const to of scene.paths.steps[zone]!) best = Math.max(best, onward(mind, to, moves - cost));
  mind.known.set(key, best);
  return best;
}
