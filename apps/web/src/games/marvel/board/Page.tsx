import { memo } from 'react';
import { Board } from '../../../board/Board.tsx';
import type { Point } from '../../../board/geometry.ts';
import { MARGIN } from '../../../board/Sheet.tsx';
import type { BoardProps } from '../../../board/types.ts';
import { halftone } from '../../../press/halftone.ts';
import type { PowerOwn } from '../powers.ts';
import { Powers } from './Powers.tsx';

const CORNER = halftone([0, 0, 320, 320], { step: 12, dot: 5.4 }, (x, y) => (300 - x - y) / 330);

/** A page of a comic: a panel with a thick frame, dots in two corners, a caption at its foot. */
const Page = memo(function Page({ size: [w, h], title }: { size: Point; title: string }) {
  const wide = title.length * 13 + 44;
  return (
    <g>
      <rect x={-MARGIN} y={-MARGIN} width={w + 2 * MARGIN} height={h + 2 * MARGIN} fill="var(--sheet)" />
      <path d={CORNER} transform={`translate(${-MARGIN} ${-MARGIN})`} fill="var(--sheet-l)" />
      <path d={CORNER} transform={`translate(${w + MARGIN} ${h + MARGIN}) rotate(180)`} fill="var(--sheet-l)" />
      <rect x="-17" y="-17" width={w + 34} height={h + 34} fill="var(--bone)" stroke="var(--ink)" strokeWidth="5" />
      <rect x="-6" y="-6" width={w + 12} height={h + 12} fill="var(--ink)" />
      <g transform={`translate(34 ${h + 10}) rotate(-0.6)`}>
        <rect x="5" y="6" width={wide} height="34" fill="var(--ink)" />
        <rect width={wide} height="34" fill="var(--burst)" stroke="var(--ink)" strokeWidth="3" />
        <text className="plan-name" x="20" y="25" fontSize="22" letterSpacing="1.500" fill="var(--ink)">
          {title.toLocaleUpperCase()}
        </text>
      </g>
    </g>
  );
});

/** The board of tiles on such a page, with what Super Heroes can do over it. */
export const ComicBoard = ({ own, ...props }: BoardProps) => (
  <>
    <Board {...props} paper={Page} />
    {own !== undefined && <Powers {...(own as PowerOwn)} />}
  </>
);
