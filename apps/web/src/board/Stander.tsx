import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Board.module.css';
import type { Point } from './geometry.ts';
import { hop, useBefore } from './motion.ts';
import type { Piece } from './types.ts';

/** Where a piece stands, and how large. */
export interface Spot {
  readonly at: Point;
  readonly scale: number;
}

interface StanderProps {
  piece: Pick<Piece, 'id' | 'label'>;
  spot: Spot;
  legal: boolean;
  pace: number;
  /** How far round it what can be picked is marked. */
  halo: number;
  pick: (() => void) | undefined;
  point: (isOn: boolean) => void;
  children: ReactNode;
}

/** A figure on squares: it hops from where it stood, and is picked by pointer and key. */
export function Stander({ piece, spot: { at, scale }, legal, pace, halo, pick, point, children }: StanderProps) {
  const drawing = useRef<SVGGElement>(null);
  const before = useBefore(at);
  useLayoutEffect(() => {
    if (drawing.current && before && (before[0] !== at[0] || before[1] !== at[1]))
      hop(drawing.current, [before, at], scale, pace);
  }, [before, at, scale, pace]);
  return (
    <g
      ref={drawing}
      className={`${css.figure} ${legal ? css.legal : ''}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(${scale})` }}
      data-piece={piece.id}
      aria-label={piece.label}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      {...(pick
        ? {
            role: 'button',
            tabIndex: 0,
            onFocus: () => point(true),
            onBlur: () => point(false),
            onClick: pick,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              pick();
            },
          }
        : { role: 'img' })}
    >
      {children}
      <circle className={css.halo} r={halo} />
    </g>
  );
}
