import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Rect } from '../board/geometry.ts';
import type { SpaceId } from '../board/plan.ts';
import type { BoardHandle, Highlights } from '../board/types.ts';
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
 * Whoever is close follows what is told, wherever it happens, and is back afterwards. On a phone the board is close to
 * what can be picked, and follows what is asked and what is opened in the list. Whoever wants to see all of it does, until a tap comes closer again; the next tap picks.
 */
export function useCamera(
  board: RefObject<BoardHandle | null>,
  isPocket: boolean,
  n: number,
  legal: Legal | null,
  selected: Highlights['selected'],
  row: string | null,
  told: readonly SpaceId[] | null,
): Camera {
  const [part, setPart] = useState<Rect | null>(null);
  const latest = useRef({ part, legal, selected });
  latest.current = { part, legal, selected };
  const isAway = useRef(false);
  const comeClose = useCallback((): boolean => {
    const { legal: pickable, selected: here } = latest.current;
    if (pickable !== null && any(pickable)) {
      board.current?.showAll({ ...pickable, selected: here });
      return true;
    }
    if (here) board.current?.show([here.space]);
    return false;
  }, [board]);
  const tap = useCallback(() => isPocket && latest.current.part === null && comeClose(), [isPocket, comeClose]);
  const rest = useCallback((now: Rect | null) => {
    isAway.current = now === null && latest.current.part !== null;
    setPart(now);
  }, []);

  const isAsked = legal !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question and each row, not with each look at an option
  useEffect(() => {
    if (isPocket && !isAway.current) comeClose();
  }, [comeClose, isPocket, n, isAsked, row]);
  useEffect(() => {
    if (told === null || told.length > 0) board.current?.follow(told);
  }, [board, told]);
  return { part, setPart: rest, tap };
}
