import type { ReactNode } from 'react';
import css from './Board.module.css';
import type { Rect } from './geometry.ts';

interface PlateProps {
  bounds: Rect;
  /** What it is called; without one it is only to be looked at. */
  label?: string;
  children: ReactNode;
}

/** One of the drawings that lie on each other and make the sheet: a change on one is no reason to print the others anew. */
export function Plate({ bounds: [x0, y0, x1, y1], label, children }: PlateProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name, or is hidden from those who need one
    <svg
      className={css.drawing}
      width={x1 - x0}
      height={y1 - y0}
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
    >
      {/* One that grows and shrinks with what lies on it is printed anew each time: these hold its corners. */}
      <rect className={css.corner} x={x0} y={y0} />
      <rect className={css.corner} x={x1 - 1} y={y1 - 1} />
      {children}
    </svg>
  );
}
