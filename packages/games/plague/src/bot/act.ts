import { same } from '@shamble/kernel';
import { isHeld } from '../auto/places.ts';
import type { Place } from '../auto/walls.ts';
import { humanAt, inCar, isClosed, isHelped, itemOf, readyWeapon, weaponOf, zombieAt } from '../rules/questions.ts';
import { targetsOf } from '../rules/targets.ts';
import { type Act, type HumanId, NONE, type State, type View, type ZombieId } from '../types.ts';
import { type Goals, goalsOf } from './goals.ts';
import { isMove, moveOf, reachFrom } from './reach.ts';
import { type Outlook, sceneOf } from './scene.ts';
import { WEIGHTS } from './weights.ts';

/** What to do next: the first act of the best plan for the AP that are left. */
export function chooseAct(view: View, me: HumanId, from: readonly Act[]): Act {
  const by = (what: Act['do']): Act | undefined => from.find((act) => act.do === what);
  const end = by('end') ?? from[0]!;
  const now = by('put') ?? by('start') ?? by('stand') ?? from.find((act) => act.do === 'use' && isLoad(view, me));
  if (now !== undefined) return now;
  const scene = sceneOf(view, me);
  const goals = goalsOf(scene);
  if (inCar(view, scene.self)) return goals.car ? (by('attack') ?? end) : (by('leave') ?? end);
  const { act, danger } = bestPlan(scene, goals, from);
  return (danger > 0 ? from.find((one) => one.do === 'use') : undefined) ?? act ?? end;
}

const isLoad = (view: View, me: HumanId): boolean => itemOf(view.humans[me]!, 'drink') < 0;

interface Plan {
  readonly act: Act | null;
  readonly value: number;
  /** Bites to be feared at its end. */
  readonly danger: number;
}

function bestPlan(scene: Outlook, goals: Goals, from: readonly Act[]): Plan {
  const { self, danger } = scene;
  const here = 4 * self.square + self.facing;
  let best: Plan = { act: null, value: standing(scene, goals, here), danger: danger[self.square]! };
  for (const plan of plans(scene, goals, from)) if (plan.value > best.value + 1e-4) best = plan;
  return best;
}

/** All there are, each with its first act; the same act may begin several. */
function* plans(scene: Outlook, goals: Goals, from: readonly Act[]): Generator<Plan & { readonly act: Act }> {
  const { self, danger } = scene;
  const here = 4 * self.square + self.facing;
  const reach = reachFrom(scene, here, self.ap, (move) => from.some((act) => isMove(act, move)));
  for (const place of reach.places) {
    const left = self.ap - reach.ap[place]!;
    const first = place === here ? null : moveOf(reach.first[place]!);
    const feared = danger[place >> 2]!;
    if (first !== null) yield { act: first, value: standing(scene, goals, place), danger: feared };
    for (const { act, value, ap } of worksAt(scene, goals, place)) {
      if (ap > left || (first === null && !from.some((one) => one.do === act.do))) continue;
      yield { act: first ?? act, value: value + onward(scene, goals, place, left - ap), danger: feared };
    }
    const fight = fightAt(scene, goals, place, left);
    if (fight !== null && (first !== null || from.some((one) => one.do === 'attack')))
      yield { act: first ?? { do: 'attack' }, value: fight, danger: feared };
  }
}

/** The acts that begin the best plans, and what no plan weighs: ending the turn, using what one has. */
export function promisingActs(view: View, me: HumanId, from: readonly Act[], most: number): Act[] {
  const scene = sceneOf(view, me);
  if (inCar(view, scene.self)) return [...from];
  const best = new Map<Act, number>();
  for (const { act, value } of plans(scene, goalsOf(scene), from)) {
    const offered = from.find((one) => same(one, act));
    if (offered !== undefined && value > (best.get(offered) ?? Number.NEGATIVE_INFINITY)) best.set(offered, value);
  }
  const order = [...best].sort(([, a], [, b]) => b - a).map(([act]) => act);
  return [...order.slice(0, most), ...from.filter((act) => act.do === 'end' || act.do === 'use')];
}

/** How good it is to end there. */
function standing({ view, danger }: Outlook, { far }: Goals, place: Place, without = 0): number {
  const step = WEIGHTS.step + WEIGHTS.haste * view.round;
  return -WEIGHTS.bite * Math.max(0, danger[place >> 2]! - without) - step * Math.min(80, far(place));
}

/** The best place to end at after some work. */
function onward(scene: Outlook, goals: Goals, place: Place, ap: number): number {
  let best = standing(scene, goals, place);
  if (ap <= 0) return best;
  for (const to of reachFrom(scene, place, ap, () => true).places) best = Math.max(best, standing(scene, goals, to));
  return best;
}

interface Work {
  readonly act: Act;
  readonly value: number;
  readonly ap: number;
}

function worksAt(scene: Outlook, goals: Goals, place: Place): Work[] {
  const { view, board, me, self } = scene;
  const side = board.side[place]!;
  const to = board.to[place]!;
  const works: Work[] = [];
  const wet = board.water[place >> 2] === 1 ? 2 : 1;
  const space = side === -1 && to >= 0 ? board.searchAt[to]! : -1;
  if (space >= 0 && (view.searched[space]! & (1 << me)) === 0) {
    const isNew = view.searched[space] === 0;
    const value = isNew ? WEIGHTS.search : scene.kills < WEIGHTS.armed ? WEIGHTS.again : 0;
    if (value > 0) works.push({ act: { do: 'search' }, value, ap: 2 * wet });
  }
  if (side >= 0 && goals.shut.includes(side) && goals.isWithin(place >> 2)) {
    const cheap = itemOf(self, 'tools') >= 0 || (place >> 2 === self.square && isHelped(view as unknown as State, me));
    works.push({ act: { do: 'barricade' }, value: WEIGHTS.barricade, ap: (cheap ? 1 : 2) * wet });
  }
  if (side >= 0 && goals.breaks && isClosed(view, side)) {
    if (view.locked === side && itemOf(self, 'key') >= 0)
      works.push({ act: { do: 'unlock' }, value: WEIGHTS.break, ap: wet });
    works.push({ act: { do: 'break' }, value: WEIGHTS.break, ap: (itemOf(self, 'crowbar') >= 0 ? 2 : 6) * wet });
  }
  if (goals.car && to === board.car) works.push({ act: { do: 'forward' }, value: WEIGHTS.board, ap: wet });
  return works;
}

/** Attacking from there with all the AP that are left; null if there is nobody to attack. */
function fightAt(scene: Outlook, goals: Goals, place: Place, left: number): number | null {
  const { view, bites, kills, attack, self } = scene;
  const times = Math.floor(left / attack);
  if (times < 1) return null;
  const sure = 1 - (1 - kills) ** times;
  const loud = self.square === place >> 2 ? WEIGHTS.noise : 0;
  const { zombie, human } = targetFrom(scene, place);
  if (human >= 0 && goals.foes.includes(human)) return sure * WEIGHTS.foe + standing(scene, goals, place) - loud;
  if (zombie < 0) return null;
  const { square } = view.zombies[zombie]!;
  const worth = goals.clear && goals.isWithin(square) ? WEIGHTS.clear : WEIGHTS.kill;
  const gone = sure * bites[zombie]![place >> 2]!;
  return sure * worth + standing(scene, goals, place, gone) - loud;
}

const NOBODY = { zombie: NONE, human: NONE };

/** Who is hit first from there: with what he holds where he is, else right before him. */
function targetFrom({ view, self, walls }: Outlook, place: Place): { zombie: ZombieId; human: HumanId } {
  const state = view as unknown as State;
  if (place === 4 * self.square + self.facing) {
    const { zombies, humans } = targetsOf(state, readyWeapon(view, weaponOf(self)), self.square, self.facing);
    return { zombie: zombies[0] ?? NONE, human: humans[0] ?? NONE };
  }
  const to = walls.ahead[place]!;
  if (to < 0 || !isHeld(walls, to >> 2)) return NOBODY;
  return { zombie: zombieAt(state, to >> 2), human: humanAt(state, to >> 2) };
}
