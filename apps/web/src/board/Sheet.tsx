import { memo } from 'react';
import { halftone } from '../press/halftone.ts';
import type { Point, Rect } from './geometry.ts';

export const MARGIN = 58;
export const sheetBounds = ([w, h]: Point): Rect => [-MARGIN, -MARGIN, w + MARGIN, h + MARGIN];

const STRIP = ['var(--ink)', 'var(--accent)', 'var(--blood)', 'var(--acid)', 'var(--doug)', 'var(--bone)'];
const GREY = [0.12, 0.3, 0.52, 0.78, 1].map((tone, i) =>
  halftone([i * 22 + 2, 2, i * 22 + 18, 18], { step: 5.2, dot: 2.7 }, () => tone),
);

function Register({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--sheet-l)" strokeWidth="2">
      <circle r="9" />
      <path d="M-17 0H17M0 -17V17" />
    </g>
  );
}

/** The paper the board is printed on, with its crop and register marks, ink strip and north. */
export const Sheet = memo(function Sheet({
  size: [w, h],
  title,
  north,
}: {
  size: Point;
  title: string;
  north: string;
}) {
  const crop = [
    [0, 0, -1, -1],
    [w, 0, 1, -1],
    [0, h, -1, 1],
    [w, h, 1, 1],
  ] as const;
  return (
    <g>
      <rect x={-MARGIN} y={-MARGIN} width={w + 2 * MARGIN} height={h + 2 * MARGIN} fill="var(--sheet)" />
      <path
        d={crop.map(([x, y, a, b]) => `M${x} ${y + b * 16}v${b * 26}M${x + a * 16} ${y}h${a * 26}`).join('')}
        stroke="var(--sheet-l)"
        strokeWidth="2.400"
        fill="none"
      />
      <Register at={[w / 2, -31]} />
      <Register at={[w / 2, h + 31]} />
      <Register at={[-31, h / 2]} />
      <Register at={[w + 31, h / 2]} />
      <g transform={`translate(${w - 200} ${h + 21})`}>
        {STRIP.map((ink, i) => (
          <rect key={ink} x={i * 22} width="20" height="20" fill={ink} stroke="var(--sheet-l)" strokeWidth="1.500" />
        ))}
      </g>
      <g transform={`translate(${w - 340} ${h + 21})`} fill="var(--sheet-l)">
        {GREY.map((d) => (
          <path key={d.slice(0, 24)} d={d} />
        ))}
      </g>
      <g className="plan-name" fill="var(--sheet-l)" fontSize="21" letterSpacing="2">
        <text x="40" y={h + 39}>
          {title.toLocaleUpperCase()}
        </text>
        <text x="76" y="-23">
          {north}
        </text>
        <path d="M56 -46L64 -16L56 -23L48 -16Z" />
      </g>
    </g>
  );
});
