import { useEffect, useMemo, useRef, useState } from 'react';
import type { SpaceId } from '../board/plan.ts';
import type { ControlOf } from './OfferControl.tsx';

interface OnBoard {
  /** Every option is a space of the board. */
  readonly isOnBoard: boolean;
  /** An option is looked at in the list. */
  readonly onPoint: (option: unknown) => void;
}

type Of = Pick<ControlOf<{ readonly from: readonly unknown[] }>, 'offer' | 'view' | 'choice' | 'faces'> &
  Pick<ControlOf<unknown>, 'onShow' | 'onPoint' | 'picks'>;

/** Options that are spaces are taken on the board, too: what has been taken so far is drawn there. */
export function useOnBoard(props: Of, taken: readonly unknown[], touch: (at: number) => void): OnBoard {
  const { offer, view, choice, faces, onShow, picks } = props;
  const spaces = useMemo(() => {
    const found = offer.from.map((option) => faces?.spaceOf?.(view, choice, option) ?? null);
    return found.includes(null) ? null : (found as SpaceId[]);
  }, [offer, view, choice, faces]);
  const [pointed, setPointed] = useState<unknown>();
  useEffect(() => {
    if (spaces === null) return;
    const shown = pointed === undefined ? null : faces?.shows?.(view, choice, pointed);
    onShow?.({ ...faces?.drafted?.(view, choice, taken, spaces), ...shown });
  }, [spaces, taken, pointed, faces, view, choice, onShow]);
  const latest = useRef(touch);
  latest.current = touch;
  useEffect(() => {
    if (spaces === null || picks === undefined) return;
    return picks((pick) => {
      const at = 'space' in pick ? spaces.indexOf(pick.space) : -1;
      if (at >= 0) latest.current(at);
    });
  }, [spaces, picks]);
  return spaces === null ? { isOnBoard: false, onPoint: props.onPoint } : { isOnBoard: true, onPoint: setPointed };
}
