import { useEffect, useRef } from 'react';
import type { Acting } from './useActing.ts';

/** Nearer than this it is a click, in px. */
const FAR = 8;

const spaceAt = (x: number, y: number): number | null => {
  const found = document.elementsFromPoint(x, y).find((one) => one.hasAttribute('data-space'));
  return found === undefined ? null : Number(found.getAttribute('data-space'));
};

/** Who cannot be picked lets every touch through to the floor: where he stands tells. */
function isOn(target: EventTarget | null, piece: string, x: number, y: number): boolean {
  if (!(target instanceof SVGElement)) return false;
  const figure = target.closest('main')?.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  const { left, right, top, bottom } = figure?.getBoundingClientRect() ?? new DOMRect();
  return x > left && x < right && y > top && y < bottom;
}

/** Whoever acts is taken by the figure and led to a space: the way is shown while it is dragged, and walked when let go. */
export function useFigureDrag(piece: string | null, acting: Acting): void {
  const latest = useRef(acting);
  latest.current = acting;
  const isActing = acting.rows.length > 0;
  useEffect(() => {
    if (piece === null || !isActing) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    let isFar = false;
    const take = (event: Event): void => {
      const at = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
      if (at === undefined || !isOn(event.target, piece, at.clientX, at.clientY)) return;
      // The board would be moved under it.
      event.stopPropagation();
      if (event instanceof PointerEvent && event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (from === null) return;
      isFar ||= Math.hypot(x - from.x, y - from.y) > FAR;
      const space = isFar ? spaceAt(x, y) : null;
      latest.current.point(space === null ? undefined : { space });
    };
    const drop = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const space = from !== null && isFar ? spaceAt(x, y) : null;
      if (from !== null && isFar) latest.current.point(undefined);
      from = null;
      isFar = false;
      if (space !== null) latest.current.lead({ space });
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, take, { capture: true, signal, passive: true });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    return () => listening.abort();
  }, [isActing, piece]);
}
