import { createElement, type ReactElement } from 'react';

/** Short hands for plan symbols: flat fills, ink outlines. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill = 'var(--f1)',
  rx = 3,
  line = 2.2,
): ReactElement => createElement('rect', { x, y, width, height, rx, fill, stroke: 'var(--stroke)', strokeWidth: line });
export const ring = (cx: number, cy: number, r: number, fill = 'var(--f1)', line = 2.2): ReactElement =>
  createElement('circle', { cx, cy, r, fill, stroke: 'var(--stroke)', strokeWidth: line });
export const oval = (cx: number, cy: number, rx: number, ry: number, fill = 'var(--f1)', line = 2): ReactElement =>
  createElement('ellipse', { cx, cy, rx, ry, fill, stroke: 'var(--stroke)', strokeWidth: line });
export const shape = (d: string, fill = 'var(--f1)', line = 2.2): ReactElement =>
  createElement('path', { d, fill, stroke: 'var(--stroke)', strokeWidth: line, strokeLinejoin: 'round' });
export const lines = (d: string, line = 1.7, ink = 'var(--stroke)'): ReactElement =>
  createElement('path', { d, fill: 'none', stroke: ink, strokeWidth: line, strokeLinecap: 'round' });
export const tint = (d: string, fill: string): ReactElement => createElement('path', { d, fill });
export const group = (transform: string, ...parts: ReactElement[]): ReactElement =>
  createElement('g', { transform }, ...parts);
export const many = (count: number, part: (i: number) => ReactElement): ReactElement =>
  createElement('g', null, ...Array.from({ length: count }, (_, i) => part(i)));
