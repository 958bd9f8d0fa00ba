import type { Act, Survivor, SurvivorId, View, Zone } from '../types.ts';
import { deedsAt } from './deeds.ts';
import { type Attempt, burnsAndReloads, fightsFrom } from './fights.ts';
import { type Mind, mindOf, onward, standing } from './mind.ts';
import { reachOf } from './reach.ts';
import { type Ground, groundOf, groundWith, type Outlook, sceneFor, sceneOf } from './scene.ts';
import { type Aim, aimOf } from './ways.ts';

/** What to do next: the first act of the best plan for the rest of this activation. */
export function chooseAct(view: View, me: SurvivorId, from: readonly Act[]): Act {
  const scene = sceneOf(view, me);
  const aim = aimOf(scene);
  return freeAct(scene, aim, from) ?? bestPlan(scene, aim, from).act;
}

/** Who gains most by acting now: those who are held up wait until the others have cleared the way. */
export function chooseSurvivor(view: View, from: readonly SurvivorId[]): SurvivorId {
  const ground = groundOf(view);
  let best = from[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const id of from) {
    const scene = sceneFor(groundWith(ground, id, fresh(ground, id)), id);
    const aim = aimOf(scene);
    const { value, idle } = bestPlan(scene, aim, null);
    if (value - idle <= most) continue;
    most = value - idle;
    best = id;
  }
  return best;
}

/** As the activation will begin. */
function fresh({ view, look }: Ground, id: SurvivorId): Survivor {
  const of = { survivor: id };
  const one = view.survivors[id]!;
  const actions = look.query('actions', of) + one.given;
  const free = {
    freeMoves: look.query('freeMoves', of),
    freeCombats: look.query('freeCombats', of),
    freeSearches: look.query('freeSearches', of),
  };
  return { ...one, ...free, actions, done: true };
}

/** Costs nothing and is always welcome. */
function freeAct({ view, self }: Outlook, aim: Aim | null, from: readonly Act[]): Act | undefined {
  return from.find((act) => {
    switch (act.do) {
      case 'combine':
      case 'heal':
      case 'nose':
        return true;
      case 'lead':
        return !view.survivors[act.who]!.done;
      case 'leave':
        return aim?.what === 'leave';
      case 'drive':
        return aim?.what === 'drive' && act === bestDrive(self.zone, aim, from);
      case 'changeSeat':
        return aim?.what === 'drive' && act.place === 0;
      case 'exit':
        return self.car >= 0 && aim?.what !== 'drive' && aim?.what !== 'seat';
      default:
        return false;
    }
  });
}

interface Plan {
  readonly act: Act;
  readonly value: number;
  /** What doing nothing is worth. */
  readonly idle: number;
}

/** The drive that ends nearest to the aim, if it brings the car nearer at all. */
function bestDrive(here: Zone, { far }: Aim, from: readonly Act[]): Act | undefined {
  let best: Act | undefined;
  let least = far[here]!;
  for (const act of from) {
    if (act.do !== 'drive' || far[act.path.at(-1)!]! >= least) continue;
    least = far[act.path.at(-1)!]!;
    best = act;
  }
  return best;
}

/** Where to go and what to do there: everything within reach is weighed. */
function bestPlan(scene: Outlook, aim: Aim | null, from: readonly Act[] | null): Plan {
  const mind = mindOf(scene, aim, from);
  const idle = standing(mind, scene.self.zone);
  let best: Plan = { act: { do: 'nothing' }, value: idle, idle };
  for (const { act, value } of plans(mind)) if (value > best.value + 1e-6) best = { act, value, idle };
  return best;
}

/** All there are, each with its first act; the same act may begin several. */
function* plans(mind: Mind): Generator<Attempt> {
  const { scene, from } = mind;
  const { actions, freeMoves } = scene.self;
  for (const { zone, cost, first } of reachOf(scene, from, actions + freeMoves, mind.stride)) {
    const left = actions - Math.max(0, cost - freeMoves);
    if (left < 0) continue;
    const here = first === null;
    if (!here) yield { act: first, value: standing(mind, zone) };
    const spare = Math.max(0, freeMoves - cost);
    for (const { act, value, price } of deedsAt(mind, zone, here))
      if (price <= left) yield { act: first ?? act, value: value + onward(mind, zone, left - price + spare) };
    for (const { act, value } of fightsFrom(mind, zone, left, spare, here)) yield { act: first ?? act, value };
  }
  yield* burnsAndReloads(mind);
}

/** The acts that begin the best plans, and ending it here. */
export function promisingActs(view: View, me: SurvivorId, from: readonly Act[], most: number): Act[] {
  const scene = sceneOf(view, me);
  const best = new Map<Act, number>();
  for (const { act, value } of plans(mindOf(scene, aimOf(scene), from)))
    if (value > (best.get(act) ?? Number.NEGATIVE_INFINITY)) best.set(act, value);
  const order = [...best].sort(([, a], [, b]) => b - a).map(([act]) => act);
  const end = from.filter((act) => act.do === 'nothing');
  return [...order.slice(0, most), ...end];
}
