import { freeSpot } from './arrange.ts';
import type { Stack } from './Figures.tsx';
import type { Point } from './geometry.ts';
import { middle } from './geometry.ts';
import { between, type Sight, sightOf, walk } from './highlight.ts';
import type { Plan } from './plan.ts';
import { parkedIn, type Standings, standingIn } from './standing.ts';
import type { Survey } from './survey.ts';
import type { Highlights, Token } from './types.ts';

/** Somebody looks at somebody, or at a whole space. */
interface Looking {
  readonly target: Stack | undefined;
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly sight: Sight | undefined;
}

export function lookOf(survey: Survey, standings: Standings, { seen, aim }: Highlights): Looking {
  const { stackOf, spotOf, crowdIn, spots } = standings;
  const target = seen ? stackOf(seen.target) : aim && crowdIn(aim.space);
  const eye = seen?.from ?? aim?.from;
  const from = eye === undefined ? undefined : spotOf(eye)?.at;
  const to = target ? spots.get(target.key)?.at : aim && middle(survey.space.get(aim.space)!.rects);
  const isFar = aim === undefined || (eye !== undefined && stackOf(eye)?.space !== aim.space);
  if (!from || !to || !isFar) return { target, from, to, sight: undefined };
  const through = seen?.through ?? between(survey, stackOf(eye!)!.space, from, aim!.space, to);
  return { target, from, to, sight: sightOf(survey, from, through, to) };
}

/** The way somebody would go: from where he stands to the most open spot of where it ends. */
export function wayOf(
  plan: Plan,
  survey: Survey,
  { spotOf, stacks, spots, cars }: Standings,
  tokens: readonly Token[],
  path: Highlights['path'],
): readonly Point[] | undefined {
  const goal = path?.through.at(-1);
  const start = path && spotOf(path.piece)?.at;
  if (!path || goal === undefined || !start) return undefined;
  const taken = standingIn(goal, stacks, tokens).flatMap(({ id }) => {
    const spot = spots.get(id);
    return spot ? [spot.at] : [];
  });
  const end = freeSpot(plan, survey, goal, taken, parkedIn(goal, tokens, cars));
  return walk(survey, start, path.through, end);
}
