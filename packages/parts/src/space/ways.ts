import type { Way } from '@shamble/kernel';

/** One more answer of a walk, and where things stand after it. */
export interface WayStep<At> {
  readonly answer: unknown;
  readonly after: At;
  /** More than nothing. */
  readonly cost: number;
  /** Spaces passed, the last one included; none if one stays. */
  readonly through: readonly number[];
}

interface Reached<At> {
  readonly at: At;
  readonly cost: number;
  readonly steps: Way['steps'];
  readonly through: readonly number[];
}

/**
 * The cheapest way to every space that can be reached, of ways that cost the same the one with fewer answers, the nearest
 * space first. `keyOf` tells apart what leads on differently: a square, and which way one looks there.
 */
export function waysFrom<At>(
  start: At,
  spaceOf: (at: At) => number,
  keyOf: (at: At) => string | number,
  stepsOf: (at: At) => readonly WayStep<At>[],
): Way[] {
  const here = spaceOf(start);
  const open: Reached<At>[] = [{ at: start, cost: 0, steps: [], through: [here] }];
  const done = new Set<string | number>();
  const ways = new Map<number, Way>();
  for (let next = takeCheapest(open); next !== undefined; next = takeCheapest(open)) {
    const { at, cost, steps, through } = next;
    if (done.has(keyOf(at))) continue;
    done.add(keyOf(at));
    const to = spaceOf(at);
    if (to !== here && !ways.has(to)) ways.set(to, { to, steps, through, cost });
    for (const step of stepsOf(at)) {
      if (done.has(keyOf(step.after))) continue;
      open.push({
        at: step.after,
        cost: cost + step.cost,
        steps: [...steps, { answer: step.answer, to: spaceOf(step.after) }],
        through: [...through, ...step.through],
      });
    }
  }
  return [...ways.values()];
}

function takeCheapest<At>(open: Reached<At>[]): Reached<At> | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    const more = open[i]!.cost - open[best]!.cost;
    if (more < 0 || (more === 0 && open[i]!.steps.length < open[best]!.steps.length)) best = i;
  }
  const [taken] = open.splice(best, 1);
  return taken;
}
