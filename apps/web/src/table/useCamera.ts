import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardHandle } from '../board/Board.tsx';
import type { Rect } from '../board/geometry.ts';
import type { SpaceId } from '../board/plan.ts';
import type { Legal } from './rows.ts';

export interface Camera {
  /** The part in sight; null: all of it. */
  readonly part: Rect | null;
  readonly setPart: (part: Rect | null) => void;
  /** True if a tap came closer and means nothing else. */
  readonly tap: () => boolean;
}

const any = ({ legal, legalPieces, legalDoors, legalTokens }: Legal): boolean =>
  legal.length + legalPieces.length + legalDoors.length + legalTokens.length > 0;

/**
 * On a phone the first tap comes closer to what can be picked, the second picks. Once close, the board follows what is
 * asked and what is told.
 */
export function useCamera(
  board: RefObject<BoardHandle | null>,
  isPocket: boolean,
  n: number,
  legal: Legal | null,
  told: readonly SpaceId[] | null,
): Camera {
  const [part, setPart] = useState<Rect | null>(null);
  const latest = useRef({ part, legal });
  latest.current = { part, legal };
  const tap = useCallback(() => {
    const { part: now, legal: pickable } = latest.current;
    if (!isPocket || now !== null || pickable === null || !any(pickable)) return false;
    board.current?.showAll(pickable);
    return true;
  }, [board, isPocket]);

  const isAsked = legal !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question, not with each look at an option
  useEffect(() => {
    const { part: now, legal: pickable } = latest.current;
    if (isPocket && now !== null && pickable !== null && any(pickable)) board.current?.showAll(pickable);
  }, [board, isPocket, n, isAsked]);
  useEffect(() => {
    if (isPocket && latest.current.part !== null && told !== null && told.length > 0) board.current?.show(told);
  }, [board, isPocket, told]);
  return { part, setPart, tap };
}
