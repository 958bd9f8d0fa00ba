import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { arrange, type Before, park, type Spot, type Standing } from './arrange.ts';
import { lookOf, radiusOf, type Stack } from './Figures.tsx';
import type { Point, Rect } from './geometry.ts';
import { walk } from './highlight.ts';
import { useBefore } from './motion.ts';
import type { PieceId, Plan, SpaceId } from './plan.ts';
import type { Survey } from './survey.ts';
import type { Look, Piece, Token, TokenId } from './types.ts';

/** Stacks as they were, where nothing has changed: those are not drawn again. */
function useStacks(pieces: readonly Piece[]): readonly Stack[] {
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

/** Those of one group in one space together, all others by themselves. */
function stacksOf(pieces: readonly Piece[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of pieces) {
    const { group = null } = piece;
    const key = group === null ? piece.id : `${piece.space} ${group}`;
    const known = stacks.get(key);
    stacks.set(key, { key, space: piece.space, group, pieces: known ? [...known.pieces, piece] : [piece] });
  }
  return [...stacks.values()];
}

/** Figures that come together to a place where others of their kind stand. */
export interface Arrival {
  readonly id: string;
  readonly look: Look;
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
function useWays(survey: Survey, stacks: readonly Stack[], spots: ReadonlyMap<string, Spot>): Ways {
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
    for (const stack of stacks) {
      const { key, space, pieces, group: kind } = stack;
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
        if (groups.size === 1 || kind === null) whole.set(key, way);
        else parts.push({ id: `${id} ${from} ${space}`, look: lookOf(stack), count: group.length, way, scale });
      }
    }
    return { whole, parts };
  }, [before, places, stacks, survey, spots]);
}

/** Arrivals as long as they are on their way. */
function useArrivals(parts: readonly Arrival[]): readonly [readonly Arrival[], (id: string) => void] {
  const [coming, setComing] = useState<readonly Arrival[]>(STILL.parts);
  useLayoutEffect(() => {
    if (parts.length > 0)
      setComing((now) => [...now.filter(({ id }) => !parts.some((one) => one.id === id)), ...parts]);
  }, [parts]);
  const land = useCallback((id: string) => setComing((now) => now.filter((one) => one.id !== id)), []);
  return [coming, land];
}

/** Who stood where in each space. */
type Stood = ReadonlyMap<SpaceId, Before>;
const NOBODY: Before = new Map();

function layout(plan: Plan, survey: Survey, stacks: readonly Stack[], tokens: readonly Token[], before: Stood) {
  const spots = new Map<string, Spot>();
  const cars = new Map<string, ReturnType<typeof park>>();
  const stood = new Map<SpaceId, Before>();
  for (const space of new Set([...stacks.map((stack) => stack.space), ...tokens.map((token) => token.space)])) {
    tokens
      .filter((token) => token.isParked === true && token.space === space)
      .forEach((token, nth) => {
        cars.set(token.id, park(plan, survey, space, nth));
      });
    const standing = standingIn(space, stacks, tokens);
    const parked = parkedIn(space, tokens, cars);
    const here = arrange(plan, survey, space, standing, parked, before.get(space) ?? NOBODY);
    stood.set(space, here);
    for (const [id, spot] of here) spots.set(id, spot);
  }
  return { spots, cars, stood };
}

export const standingIn = (space: SpaceId, stacks: readonly Stack[], tokens: readonly Token[]): Standing[] => [
  ...tokens
    .filter((token) => token.space === space && token.isParked !== true)
    .map(({ id, look }) => ({ id, radius: look.stands ?? look.radius, token: true })),
  ...stacks
    .filter((stack) => stack.space === space)
    .map((stack) => ({ id: stack.key, radius: lookOf(stack).stands ?? radiusOf(stack), token: false })),
];
export const parkedIn = (
  space: SpaceId,
  tokens: readonly Token[],
  cars: ReadonlyMap<string, { readonly block: Rect }>,
): Rect[] =>
  tokens.flatMap((token) => (token.isParked === true && token.space === space ? [cars.get(token.id)!.block] : []));

/** An opened crowd stays on the board. */
export function within([x, y]: Point, stack: Stack, [w, h]: Point): Point {
  const far = 40 + 9 * Math.sqrt(stack.pieces.length) * 3.2;
  return [Math.max(far, Math.min(w - far, x)), Math.max(far, Math.min(h - far, y))];
}

/** Who stands where on the ground, and who has just come. */
export interface Standings extends Pick<ReturnType<typeof layout>, 'spots' | 'cars'> {
  readonly stacks: readonly Stack[];
  readonly ways: Ways;
  readonly arrivals: readonly Arrival[];
  land(id: string): void;
  stackOf(piece: PieceId): Stack | undefined;
  spotOf(piece: PieceId): Spot | undefined;
  /** The largest crowd of a space. */
  crowdIn(space: SpaceId): Stack | undefined;
  tokenAt(token: TokenId): Point | undefined;
}

export function useStandings(
  plan: Plan,
  survey: Survey,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): Standings {
  const stacks = useStacks(pieces);
  const last = useRef<{ readonly plan: Plan; readonly stood: Stood }>(null);
  const { spots, cars, stood } = useMemo(
    () => layout(plan, survey, stacks, tokens, last.current?.plan === plan ? last.current.stood : new Map()),
    [plan, survey, stacks, tokens],
  );
  useLayoutEffect(() => {
    last.current = { plan, stood };
  }, [plan, stood]);
  const ways = useWays(survey, stacks, spots);
  const [arrivals, land] = useArrivals(ways.parts);
  const stackOf = (piece: PieceId): Stack | undefined =>
    stacks.find((stack) => stack.pieces.some(({ id }) => id === piece));
  return {
    ...{ stacks, spots, cars, ways, arrivals, land, stackOf },
    spotOf(piece) {
      const stack = stackOf(piece);
      return stack && spots.get(stack.key);
    },
    crowdIn: (space) =>
      stacks.reduce<Stack | undefined>(
        (best, stack) =>
          stack.group !== null && stack.space === space && stack.pieces.length > (best?.pieces.length ?? 0)
            ? stack
            : best,
        undefined,
      ),
    tokenAt: (token) => cars.get(token)?.at ?? spots.get(token)?.at,
  };
}
