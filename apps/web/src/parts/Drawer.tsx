import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Drawer.module.css';

export type Stop = 'prompt' | 'actions' | 'sheet';
const STOPS: readonly Stop[] = ['prompt', 'actions', 'sheet'];

interface DrawerProps {
  stop: Stop;
  /** What is asked wants more room than a list does. */
  isHigh?: boolean;
  onStop: (stop: Stop) => void;
  /** Always in sight: the crew. */
  head: ReactNode;
  /** From the second stop on. */
  actions: ReactNode;
  /** At the third. */
  more: ReactNode;
  /** Always in sight, at the foot: undo and log. */
  foot: ReactNode;
  words: { readonly up: string; readonly down: string };
}

/** On a phone: three stops, by drag or by button; the foot never leaves. */
export function Drawer({ stop, isHigh = false, onStop, head, actions, more, foot, words }: DrawerProps) {
  const start = useRef<number>(undefined);
  const [pull, setPull] = useState(0);
  const step = (by: number): void => onStop(STOPS[Math.max(0, Math.min(2, STOPS.indexOf(stop) + by))]!);
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== undefined) setPull(Math.max(-70, Math.min(70, event.clientY - start.current)));
    },
    onPointerUp: () => {
      if (pull < -36) step(1);
      else if (pull > 36) step(-1);
      start.current = undefined;
      setPull(0);
    },
  };
  return (
    <section
      className={`${css.drawer} ${css[stop]} ${isHigh ? css.high : ''}`}
      style={pull ? { transform: `translateY(${Math.max(0, pull)}px)`, marginTop: Math.min(0, pull) } : undefined}
    >
      <div className={css.grip} {...drag}>
        <i />
        <button
          type="button"
          aria-label={stop === 'sheet' ? words.down : words.up}
          onClick={() => (stop === 'sheet' ? onStop('prompt') : step(1))}
        >
          <Icon name={stop === 'sheet' ? 'chevron-down' : 'chevron-up'} size={20} />
        </button>
      </div>
      {head}
      <div className={css.body}>
        <div className={css.first}>{actions}</div>
        {stop === 'sheet' && more}
      </div>
      <div className={css.foot}>{foot}</div>
    </section>
  );
}
