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
  /** Zone -> how good it is to end there as things are, and what of that has nothing to do with Zombies; once asked for. */
  readonly standings: (number | undefined)[];
  readonly places: (Place | undefined)[];
}

/** What speaks against ending somewhere, besides Zombies: being far from the aim, shut in, alone. */
interface Place {
  readonly far: number;
  readonly trap: number;
  readonly apart: number;
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
    ...{ known: new Map(), standings: [], places: [] },
  };
}

/** The share of those who have no weapon to speak of. */
export function unarmed(view: View): number {
  const all = view.survivors.filter(isIn);
  return all.filter((one) => armsOf(one) < WEIGHTS.armed).length / all.length;
}

/** How good it is to end there. */
export function standing(mind: Mind, zone: Zone, loss: Loss | null = null): number {
  if (loss !== null) return weighed(mind, zone, loss);
  const known = mind.standings[zone];
  if (known !== undefined) return known;
  const value = weighed(mind, zone, null);
  mind.standings[zone] = value;
  return value;
}

function weighed(mind: Mind, zone: Zone, loss: Loss | null): number {
  const { scene, rally } = mind;
  const cost = rally?.zone === zone ? rallyCost(scene, rally, loss) - WEIGHTS.meet : standingCost(scene, zone, loss);
  const { far, trap, apart } = mind.places[zone] ?? placeOf(mind, zone);
  return -cost - far - trap - apart;
}

function placeOf({ scene, aim, step, near, places }: Mind, zone: Zone): Place {
  const far = aim?.far[zone] ?? near;
  const row = distancesTo(scene.paths, zone);
  let apart = Number.POSITIVE_INFINITY;
  for (let at = 0; at < row.length; at++) if (row[at]! < apart && scene.others[at]!.length > 0) apart = row[at]!;
  const isAlone = apart > 1 && Number.isFinite(apart);
  const place = {
    far: step * Math.max(0, Number.isFinite(far) ? far - near : 40),
    trap: (WEIGHTS.trap * (ROOM - scene.room[zone]!)) / ROOM,
    apart: isAlone ? WEIGHTS.apart * Math.min(WEIGHTS.apartMost, apart - 1) : 0,
  };
  places[zone] = place;
  return place;
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
