import { createElement, type ReactElement } from 'react';
import { box, group, lines, many, ring, shape } from '../draw.ts';

/** A plan symbol: `width` along the wall, `depth` into the room; its back is at y = 0. `--c` is its colour. */
export interface Furniture {
  readonly width: number;
  readonly depth: number;
  readonly drawing: ReactElement;
  /** What throws its shadow: the whole of it, a disc of that radius in its middle, or only its first part, so deep. */
  readonly cast?: { readonly disc: number } | { readonly deep: number };
}

export const wood = 'var(--fw)';
export const woodDark = 'var(--fw-d)';
export const pale = 'var(--f1)';
export const straw = 'var(--f2)';
export const steel = 'var(--f3)';
export const iron = 'var(--fi)';
export const colour = 'var(--c, var(--fred))';
export const yellow = 'var(--fyel)';
export const red = 'var(--fred)';
export const stroke = 'var(--stroke)';

export const piece = (width: number, depth: number, ...parts: ReactElement[]): Furniture => ({
  width,
  depth,
  drawing: createElement('g', null, ...parts),
});

export const disc = (radius: number, { width, depth, drawing }: Furniture): Furniture => ({
  width,
  depth,
  drawing,
  cast: { disc: radius },
});
export const deep = (part: number, { width, depth, drawing }: Furniture): Furniture => ({
  width,
  depth,
  drawing,
  cast: { deep: part },
});

export const chair = (x: number, y: number, turn = 0, fill = straw): ReactElement =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    box(-8.5, -7, 17, 15, fill, 4, 2),
    createElement('rect', { x: -9.5, y: -10.5, width: 19, height: 5.5, rx: 2.7, fill: stroke }),
  );
export const stool = (x: number, y: number): ReactElement =>
  createElement('g', null, ring(x, y, 7, red, 2), ring(x, y, 3.4, 'none', 1.5));
export const hob = (x: number, y: number): ReactElement =>
  createElement(
    'g',
    null,
    box(x, y, 34, 22, iron, 2, 2),
    ...[9, 25].flatMap((a) =>
      [6.5, 15.5].map((b) =>
        createElement('circle', { cx: x + a, cy: y + b, r: 3.6, fill: 'none', stroke: 'var(--f3)', strokeWidth: 1.7 }),
      ),
    ),
  );
export const tap = (x: number, y: number): ReactElement => lines(`M${x} ${y}v5`, 2.6);
export const leaves = (r: number, count: number): ReactElement =>
  createElement(
    'g',
    null,
    ...Array.from({ length: count }, (_, i) =>
      group(
        `rotate(${(360 / count) * i})`,
        shape(
          `M0 0Q${r * 0.5} ${-r * 0.45} 0 ${-r}Q${-r * 0.5} ${-r * 0.45} 0 0Z`,
          i % 2 ? 'var(--leaf-d)' : 'var(--leaf)',
          1.6,
        ),
      ),
    ),
    ring(0, 0, r * 0.2, iron, 1),
  );
export const crate = (x: number, y: number, s: number): ReactElement =>
  createElement(
    'g',
    null,
    box(x, y, s, s, wood, 1.5),
    box(x + 4, y + 4, s - 8, s - 8, woodDark, 0, 1.6),
    lines(`M${x + 5} ${y + 5}L${x + s - 5} ${y + s - 5}`, 2),
  );
export const books = (x0: number, y: number, width: number): ReactElement => {
  const inks = [red, pale, 'var(--fblue)', yellow, pale, 'var(--fgreen)', straw];
  const widths = [5, 7, 4, 6, 8, 5];
  const spines: ReactElement[] = [];
  for (let x = x0, i = 0; x + widths[i % 6]! <= x0 + width; x += widths[i % 6]!, i++)
    spines.push(box(x, y, widths[i % 6]!, 9, inks[(i * 3) % 7]!, 0, 1.3));
  return createElement('g', null, ...spines);
};

export const bed = (w: number, d: number, pillows: number): Furniture => {
  const each = (w - 8 - 4 * (pillows - 1)) / pillows;
  return piece(
    w,
    d,
    box(0, 0, w, 7, woodDark, 2),
    box(1.5, 5, w - 3, d - 5, pale, 5, 2.4),
    many(pillows, (i) => box(4 + i * (each + 4), 9, each, 15, pale, 5, 1.8)),
    shape(`M1.5 31H${w - 1.5}V${d - 6}Q${w - 1.5} ${d} ${w - 7} ${d}H7Q1.500 ${d} 1.500 ${d - 6}Z`, colour),
    shape(`M1.500 31H${w - 1.5}V40H1.500Z`, pale, 1.8),
    lines(`M${w * 0.3} 46V${d - 6}M${w * 0.7} 46V${d - 6}`, 1.5),
  );
};
export const sofa = (w: number, seats: number): Furniture => {
  const seat = (w - 18) / seats;
  return piece(
    w,
    35,
    shape(`M8 0H${w - 8}Q${w} 0 ${w} 8V29Q${w} 35 ${w - 5} 35H5Q0 35 0 29V8Q0 0 8 0Z`, colour, 2.4),
    many(seats, (i) => box(9 + i * seat, 11, seat, 24, 'var(--f1b)', 4, 1.8)),
    lines(`M9 11V33M${w - 9} 11V33`, 2),
  );
};
export const counter = (w: number, ...parts: ReactElement[]): Furniture =>
  piece(w, 26, box(0, 0, w, 26, pale, 2, 2.4), lines(`M3 22H${w - 3}`, 1.3), ...parts);
