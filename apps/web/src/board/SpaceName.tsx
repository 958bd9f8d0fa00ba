import { type PointerEvent, useRef } from 'react';
import css from './Board.module.css';
import type { Plan } from './plan.ts';
import type { View } from './useZoom.ts';

/** So far from the pointer, in px. */
const AWAY = 18;

/** The name of the space under the pointer, beside it. Without a render: a pointer moves all the time. */
export function useSpaceName(plan: Plan, view: { readonly current: View }) {
  const paper = useRef<HTMLDivElement>(null);
  const hide = (): void => paper.current?.removeAttribute('data-shown');
  const move = ({ clientX, clientY, pointerType, buttons, currentTarget }: PointerEvent<HTMLElement>): void => {
    const name = paper.current;
    if (!name || pointerType !== 'mouse' || buttons !== 0) {
      hide();
      return;
    }
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const { k, x: x0, y: y0 } = view.current;
    const [px, py] = [(x - x0) / k, (y - y0) / k];
    const space = plan.spaces.find(({ rects }) =>
      rects.some((r) => px >= r[0] && px < r[2] && py >= r[1] && py < r[3]),
    );
    if (!space) {
      hide();
      return;
    }
    if (name.textContent !== space.label) name.textContent = space.label;
    name.dataset.shown = '';
    const at = Math.min(x + AWAY, width - name.offsetWidth - 4);
    name.style.transform = `translate(${Math.round(at)}px, ${Math.round(y + AWAY)}px)`;
  };
  return {
    pointing: { onPointerMove: move, onPointerLeave: hide },
    name: <div className={css.name} ref={paper} data-name="" aria-hidden="true" />,
  };
}
