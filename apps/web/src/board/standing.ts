import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DeadKind } from '../pieces/Disc.tsx';
import { arrange, park, type Spot, type Standing } from './arrange.ts';
import { radiusOf, type Stack } from './Figures.tsx';
import type { Point, Rect } from './geometry.ts';
import { walk } from './highlight.ts';
import { useBefore } from './motion.ts';
import type { Plan, SpaceId } from './plan.ts';
import type { Survey } from './survey.ts';
import type { Piece, Token } from './types.ts';

/** Stacks as they were, where nothing has changed: those are not drawn again. */
export function useStacks(pieces: readonly Piece[]): readonly Stack[] {
  const before = useRef<ReadonlyMap<string, Stack>>(new Map());
  const stacks = useMemo(
    () =>
      stacksOf(pieces).map((stack) => {
        const known = before.current.get(stack.key);
        const isSame =
          known?.pieces.length === stack.pieces.length && known.pieces.every((piece, i) => piece === stack.pieces[i]);
        return isSame ? known : stack;
      }),
    [pieces],
  );
  useLayoutEffect(() => {
    before.current = new Map(stacks.map((stack) => [stack.key, stack]));
  }, [stacks]);
  return stacks;
}

/** Heroes by themselves; the dead of one kind in one space together. */
function stacksOf(pieces: readonly Piece[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const dead = 'dead' in piece.look ? piece.look.dead : null;
    const key = dead ? `${piece.space} ${dead}` : piece.id;
    const known = stacks.get(key);
    stacks.set(key, { key, space: piece.space, dead, pieces: known ? [...known.pieces, piece] : [piece] });
  }
  return [...stacks.values()];
}

/** Figures that come together to a place where others of their kind stand. */
export interface Arrival {
  readonly id: string;
  readonly dead: DeadKind;
  readonly count: number;
  readonly way: readonly Point[];
  readonly scale: number;
}

interface Ways {
  /** Stack -> the way all of it came. */
  readonly whole: ReadonlyMap<string, Point[]>;
  readonly parts: readonly Arrival[];
}

const STILL: Ways = { whole: new Map(), parts: [] };

/** Who came from where since the last time, through the door between the two spaces. */
export function useWays(survey: Survey, stacks: readonly Stack[], spots: ReadonlyMap<string, Spot>): Ways {
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
    if (!before || before === places) return STILL;
    const whole = new Map<string, Point[]>();
    const parts: Arrival[] = [];
    for (const { key, space, pieces, dead } of stacks) {
      const groups = new Map<SpaceId, Piece[]>();
      for (const piece of pieces) {
        const from = before.get(piece.id)?.space ?? space;
        groups.set(from, [...(groups.get(from) ?? []), piece]);
      }
      for (const [from, group] of groups) {
        if (from === space) continue;
        const { at, scale } = spots.get(key)!;
        const { id } = group[0]!;
        const way = walk(survey, before.get(id)!.at, [from, space], at);
        if (groups.size === 1 || dead === null) whole.set(key, way);
        else parts.push({ id: `${id} ${from} ${space}`, dead, count: group.length, way, scale });
      }
    }
    return { whole, parts };
  }, [before, places, stacks, survey, spots]);
}

/** Arrivals as long as they are on their way. */
export function useArrivals(parts: readonly Arrival[]): readonly [readonly Arrival[], (id: string) => void] {
  const [coming, setComing] = useState<readonly Arrival[]>(STILL.parts);
  useLayoutEffect(() => {
    if (parts.length > 0)
      setComing((now) => [...now.filter(({ id }) => !parts.some((one) => one.id === id)), ...parts]);
  }, [parts]);
  const land = useCallback((id: string) => setComing((now) => now.filter((one) => one.id !== id)), []);
  return [coming, land];
}

const TOKEN_RADIUS = { spawn: 36, objective: 30, noise: 30, lure: 34, exit: 44, car: 0 } as const;

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
