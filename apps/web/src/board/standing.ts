import { useMemo } from 'react';
import { arrange, park, type Spot, type Standing } from './arrange.ts';
import { radiusOf, type Stack } from './Figures.tsx';
import type { Point, Rect } from './geometry.ts';
import { walk } from './highlight.ts';
import { useBefore } from './motion.ts';
import type { Plan, SpaceId } from './plan.ts';
import type { Survey } from './survey.ts';
import type { Piece, Token } from './types.ts';

/** Heroes by themselves; the dead of one kind in one space together. */
export function stacksOf(pieces: readonly Piece[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const dead = 'dead' in piece.look ? piece.look.dead : null;
    const key = dead ? `${piece.space} ${dead}` : piece.id;
    const known = stacks.get(key);
    stacks.set(key, { key, space: piece.space, dead, pieces: known ? [...known.pieces, piece] : [piece] });
  }
  return [...stacks.values()];
}

/** Stack -> the way its first figure came since the last time, through the door between the two spaces. */
export function useWays(
  survey: Survey,
  stacks: readonly Stack[],
  spots: ReadonlyMap<string, Spot>,
): ReadonlyMap<string, Point[]> {
  const places = useMemo(
    () =>
      new Map(
        stacks.flatMap(({ key, space, pieces }) =>
          pieces.map(({ id }) => [id, { space, at: spots.get(key)!.at }] as const),
        ),
      ),
    [stacks, spots],
  );
  const before = useBefore(places);
  return useMemo(() => {
    const ways = new Map<string, Point[]>();
    if (!before || before === places) return ways;
    for (const { key, space, pieces } of stacks) {
      const from = before.get(pieces[0]!.id);
      if (from && from.space !== space) ways.set(key, walk(survey, from.at, [from.space, space], spots.get(key)!.at));
    }
    return ways;
  }, [before, places, stacks, survey, spots]);
}

const TOKEN_RADIUS = { spawn: 36, objective: 30, noise: 30, exit: 44, car: 0 } as const;

export function layout(plan: Plan, survey: Survey, stacks: readonly Stack[], tokens: readonly Token[]) {
  const spots = new Map<string, Spot>();
  const cars = new Map<string, ReturnType<typeof park>>();
  for (const space of new Set([...stacks.map((stack) => stack.space), ...tokens.map((token) => token.space)])) {
    tokens
      .filter((token) => token.kind === 'car' && token.space === space)
      .forEach((token, nth) => {
        cars.set(token.id, park(plan, survey, space, nth));
      });
    for (const [id, spot] of arrange(
      plan,
      survey,
      space,
      standingIn(space, stacks, tokens),
      parkedIn(space, tokens, cars),
    ))
      spots.set(id, spot);
  }
  return { spots, cars };
}

export const standingIn = (space: SpaceId, stacks: readonly Stack[], tokens: readonly Token[]): Standing[] => [
  ...tokens
    .filter((token) => token.space === space && token.kind !== 'car')
    .map(({ id, kind }) => ({ id, radius: TOKEN_RADIUS[kind], token: true })),
  ...stacks
    .filter((stack) => stack.space === space)
    .map((stack) => ({ id: stack.key, radius: radiusOf(stack), token: false })),
];
export const parkedIn = (
  space: SpaceId,
  tokens: readonly Token[],
  cars: ReadonlyMap<string, { readonly block: Rect }>,
): Rect[] =>
  tokens.flatMap((token) => (token.kind === 'car' && token.space === space ? [cars.get(token.id)!.block] : []));

/** An opened crowd stays on the board. */
export function within([x, y]: Point, stack: Stack, [w, h]: Point): Point {
  const far = 40 + 9 * Math.sqrt(stack.pieces.length) * 3.2;
  return [Math.max(far, Math.min(w - far, x)), Math.max(far, Math.min(h - far, y))];
}
