import { memo } from 'react';
import type { Rect } from '../../../board/geometry.ts';
import type { Mall } from './plan.ts';

/** What stands in the hall and is no space. */
export const Fixtures = memo(function Fixtures({ mall }: { mall: Mall }) {
  return (
    <g>
      {mall.fixtures.map(({ kind, box }) =>
        kind === 'fountain' ? <Fountain key={box.join()} box={box} /> : <Planter key={box.join()} box={box} />,
      )}
    </g>
  );
});

function Basin({ box: [x0, y0, x1, y1], fill }: { box: Rect; fill: string }) {
  return (
    <>
      <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} fill="var(--kerb)" stroke="var(--ink)" strokeWidth="4" />
      <rect
        x={x0 + 13}
        y={y0 + 13}
        width={x1 - x0 - 26}
        height={y1 - y0 - 26}
        rx="14"
        fill={fill}
        stroke="var(--ink)"
        strokeWidth="3"
      />
    </>
  );
}

function Fountain({ box }: { box: Rect }) {
  const [x0, y0, x1, y1] = box;
  const r = (x1 - x0) / 2;
  const drops = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  return (
    <g>
      <Basin box={box} fill="var(--water)" />
      <g transform={`translate(${(x0 + x1) / 2} ${(y0 + y1) / 2})`} fill="none" stroke="var(--water-l)">
        <circle r={r * 0.64} strokeWidth="3" strokeDasharray="26 16" />
        <circle r={r * 0.42} strokeWidth="3" />
        <circle r={r * 0.13} strokeWidth="5" />
        <path
          d={drops.map((a) => `M${Math.cos(a) * r * 0.42} ${Math.sin(a) * r * 0.42}v.1`).join('')}
          strokeWidth="11"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

function Planter({ box }: { box: Rect }) {
  const [x0, y0] = box;
  return (
    <g>
      <Basin box={box} fill="var(--leaf-d)" />
      <g fill="var(--leaf)" stroke="var(--ink)" strokeWidth="2.400">
        {[
          [33, 34, 17],
          [67, 36, 16],
          [35, 68, 16],
          [66, 67, 18],
          [50, 51, 16],
        ].map(([x, y, r]) => (
          <circle key={`${x}`} cx={x0 + x!} cy={y0 + y!} r={r} />
        ))}
      </g>
    </g>
  );
}
