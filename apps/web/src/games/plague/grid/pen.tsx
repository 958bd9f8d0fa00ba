import type { ReactNode } from 'react';

/** Draws on `w` by `d`, the back at the top. */
export type Draw = (w: number, d: number) => ReactNode;

export const LINE = { stroke: 'var(--stroke)', strokeWidth: 2.6, strokeLinejoin: 'round' } as const;
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 4, key = ''): ReactNode => (
  <rect key={key || `${x} ${y} ${w} ${h}`} x={x} y={y} width={w} height={h} rx={r} fill={fill} {...LINE} />
);
export const line = (d: string, ink = 'var(--stroke)', width = 2): ReactNode => (
  <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" />
);
export const each = (count: number, draw: (i: number) => ReactNode): ReactNode =>
  [...Array(count).keys()].map((i) => <g key={i}>{draw(i)}</g>);
