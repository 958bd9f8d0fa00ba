import { type PointerEvent, useRef } from 'react';
import css from './Board.module.css';
import type { Plan } from './plan.ts';
import { pointOn, spaceUnder } from './under.ts';
import type { View } from './useZoom.ts';

/** So far from the pointer, in px. */
const AWAY = 18;

/** The name of the space under the pointer, beside it. Without a render: a pointer moves all the time. */
export function useSpaceName(plan: Plan, view: { readonly current: View }) {
  const paper = useRef<HTMLDivElement>(null);
  const hide = (): void => paper.current?.removeAttribute('data-shown');
  const move = (event: PointerEvent<HTMLElement>): void => {
    const { clientX, clientY, pointerType, buttons, currentTarget } = event;
    const name = paper.current;
    if (!name || pointerType !== 'mouse' || buttons !== 0) {
      hide();
      return;
    }
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const space = spaceUnder(plan, pointOn(event, view.current));
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
    move,
    hide,
    name: <div className={css.name} ref={paper} data-name="" aria-hidden="true" />,
  };
}
