import type { Playing } from '../rules/changes.ts';
import type { HumanId, Square, State, Why, Zombie, ZombieAct, ZombieId } from '../types.ts';
import { NONE } from '../types.ts';
import { stepsToHuman } from './order.ts';
import { notePlaces } from './places.ts';
import type { Source } from './senses.ts';
import type { Found } from './slate.ts';
import type { Walls } from './walls.ts';
import { actsTo, FORWARD, LEAP, LEFT, pathTo } from './ways.ts';

/** What an automatic zombie does with its next AP; null: nothing. */
export interface Decision {
  readonly act: ZombieAct | null;
  readonly why: Why;
}

export type Reason = Pick<Why, 'priority' | 'rule' | 'sees' | 'hears' | 'distance'>;

/** Who decides, and where: good as long as nobody else moves and no barricade falls. */
export interface Mind {
  readonly play: Playing;
  readonly state: State;
  readonly id: ZombieId;
  readonly zombie: Zombie;
  readonly walls: Walls;
}

export function mindOf(play: Playing, id: ZombieId): Mind {
  const { state } = play;
  return { play, state, id, zombie: state.zombies[id]!, walls: notePlaces(state) };
}

/** Made whole, never grown: this is the hottest of all objects. */
export function whyOf(reason: Reason, target: Square, ap: number, path: readonly Square[], tied = 1): Why {
  const { priority, rule, sees, hears, distance } = reason;
  if (hears !== undefined)
    return tied > 1
      ? { priority, rule, target, ap, path, hears, distance: distance!, tied }
      : { priority, rule, target, ap, path, hears, distance: distance! };
  if (sees !== undefined)
    return tied > 1 ? { priority, rule, target, ap, path, sees, tied } : { priority, rule, target, ap, path, sees };
  return tied > 1 ? { priority, rule, target, ap, path, tied } : { priority, rule, target, ap, path };
}

export const hearing = ({ priority, rule }: Reason, { noise, distance }: Source): Reason => ({
  priority,
  rule,
  hears: noise,
  distance,
});

export const waiting = (reason: Reason, target: Square, ap: number): Decision => ({
  act: null,
  why: whyOf(reason, target, ap, []),
});

/** Nearest to a human is worst. */
export function nearestToHumans(
  mind: Mind,
  found: readonly Found[],
  squares: readonly Square[],
  goals = squares,
): Found {
  const steps = squares.map((square) => stepsToHuman(mind.state, square));
  return worst(mind, found, goals, steps);
}

export function weakest(mind: Mind, found: readonly Found[], whose: readonly HumanId[]): Found {
  const { humans, variants } = mind.state;
  const prey = found.map(({ aim }) => whose[aim]!);
  const strength = prey.map((id) => (variants.wounds ? humans[id]!.health : humans[id]!.ap));
  return worst(mind, found, prey, strength);
}

/** Of equal targets the worst for the humans, then the lot (ZP-AUTO-11); of each, which goal it is and how harmless. */
function worst({ play }: Mind, found: readonly Found[], goals: readonly number[], harmless: readonly number[]): Found {
  const least = Math.min(...harmless);
  const tied: number[] = [];
  for (let at = 0; at < goals.length; at++)
    if (harmless[at] === least && !tied.includes(goals[at]!)) tied.push(goals[at]!);
  const goal = tied.length === 1 ? tied[0]! : tied[play.pick('lot', tied.length)]!;
  return found[goals.indexOf(goal)]!;
}

/** The first action of a shortest way, by lot if there are several (ZP-AUTO-11). */
export function go({ play, walls, zombie }: Mind, found: Found, reason: Reason, target: Square): Decision {
  const path = pathTo(walls, zombie, found);
  const acts = actsTo(walls, zombie, found);
  const act = actOf(acts.length === 1 ? acts[0]! : acts[play.pick('lot', acts.length)]!);
  return { act, why: whyOf(reason, target, found.aim === NONE ? NONE : found.ap, path, acts.length) };
}

export const AHEAD: ZombieAct = { do: 'forward' };
const LEAPING: ZombieAct = { do: 'leap' };
const TO_LEFT: ZombieAct = { do: 'turn', to: 'left' };
const TO_RIGHT: ZombieAct = { do: 'turn', to: 'right' };

function actOf(act: number): ZombieAct {
  if (act === FORWARD) return AHEAD;
  return act === LEAP ? LEAPING : act === LEFT ? TO_LEFT : TO_RIGHT;
}
