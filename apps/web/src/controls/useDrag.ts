import { type PointerEvent, useCallback, useRef, useState } from 'react';

interface Dragged {
  readonly item: string;
  /** How far from where it lay. */
  readonly x: number;
  readonly y: number;
  readonly over: string | undefined;
}

/** Nearer than this it is a click. */
const FAR = 7;

const slotAt = (x: number, y: number): string | undefined => {
  const slots = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-slot]'));
  return slots.find((slot) => slot !== null)?.dataset.slot;
};

/** Drags an item over slots, which carry their name in `data-slot`. */
export function useDrag(onDrop: (item: string, slot: string) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const start = useRef<{ readonly x: number; readonly y: number; readonly item: string }>(undefined);
  const isClick = useRef(true);
  const end = useCallback(() => {
    start.current = undefined;
    setDragged(undefined);
  }, []);
  const handles = (item: string) => ({
    onPointerDown(event: PointerEvent) {
      isClick.current = true;
      if (event.button !== 0) return;
      // At once: the next move may be far away already.
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, item };
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.item !== item) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      if (isClick.current && Math.hypot(x, y) < FAR) return;
      isClick.current = false;
      setDragged({ item, x, y, over: slotAt(event.clientX, event.clientY) });
    },
    onPointerUp(event: PointerEvent) {
      const slot = isClick.current ? undefined : slotAt(event.clientX, event.clientY);
      end();
      if (slot !== undefined) onDrop(item, slot);
    },
    onPointerCancel: end,
    // What ends a drag is no click.
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (isClick.current) return;
      event.stopPropagation();
      event.preventDefault();
      isClick.current = true;
    },
  });
  return { dragged, handles };
}
