import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Ground } from './Frame.tsx';
import type { Point } from './geometry.ts';
import type { BoardProps, Explained } from './types.ts';
import { pointOn, spaceUnder } from './under.ts';
import type { View } from './useZoom.ts';

/** So far from its middle something is pointed at. */
const REACH = { door: 24, token: 34, parked: 56 };
const NONE: readonly never[] = [];

type Asking = Pick<BoardProps, 'plan' | 'pieces' | 'tokens' | 'openDoors' | 'highlights' | 'onAsk'> & {
  readonly ground: Ground;
};

/**
 * Whatever lies under the pointer, or was tapped, is asked about; what can be picked says what it would do instead. Found
 * by where things lie: most of them hear of no pointer. The legend has the same for keys.
 */
export function useAsking(props: Asking, view: { readonly current: View }) {
  const last = useRef<string>('');
  const { onAsk } = props;
  const ask = (what: Explained | undefined, isTap: boolean): void => {
    const now = what === undefined ? '' : JSON.stringify(what);
    if (now === last.current && !isTap) return;
    last.current = now;
    onAsk?.(what, isTap);
  };
  return {
    onMove(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'mouse') return;
      const what = event.buttons === 0 ? under(props, pointOn(event, view.current)) : undefined;
      event.currentTarget.toggleAttribute('data-asks', what !== undefined);
      ask(what, false);
    },
    onLeave: (): void => ask(undefined, false),
    onTap(event: MouseEvent<HTMLElement>): void {
      const isPick = (event.target as Element).closest('[data-space]') !== null;
      ask(isPick ? undefined : under(props, pointOn(event, view.current)), true);
    },
  };
}

function under({ plan, pieces, tokens, openDoors, highlights = {}, ground }: Asking, at: Point): Explained | undefined {
  const { legal = NONE, reach = NONE, legalPieces = NONE, legalDoors = NONE, legalTokens = NONE } = highlights;
  const isNear = (what: Explained, radius: number): boolean => {
    const place = ground.place(what)?.at;
    return place !== undefined && Math.hypot(at[0] - place[0], at[1] - place[1]) < radius;
  };
  const space = spaceUnder(plan, at)?.id;
  const piece = pieces.findLast((one) => one.space === space && isNear({ piece: one.id }, one.look.radius));
  if (piece !== undefined) return legalPieces.includes(piece.id) ? undefined : { piece: piece.id };
  const token = tokens.find(
    ({ id, isParked }) => !legalTokens.includes(id) && isNear({ token: id }, isParked ? REACH.parked : REACH.token),
  );
  if (token !== undefined) return { token: token.id };
  const door = plan.doors.find(
    ({ id }) => !openDoors.has(id) && !legalDoors.includes(id) && isNear({ door: id }, REACH.door),
  );
  if (door !== undefined) return { door: door.id };
  return space === undefined || legal.includes(space) || reach.includes(space) ? undefined : { space };
}
