import { memo } from 'react';
import { usePattern } from '../../../press/press.ts';
import { boxOf, type Mall, SIDE } from './plan.ts';
import { tradeOf } from './trades.ts';

const square = ([x0, y0, x1, y1]: readonly number[]): string => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;

/** Terrazzo in the hall, in every shop a floor of its own; a thin line between spaces, and their numbers. */
export const Floors = memo(function Floors({ mall }: { mall: Mall }) {
  const pattern = usePattern();
  return (
    <g>
      {mall.areas.map(({ id, isHall }) => {
        const d = mall.cells
          .filter(({ area }) => area === id)
          .map((cell) => square(boxOf(cell)))
          .join('');
        const { tint, weave } = tradeOf(id);
        return (
          <g key={id}>
            <path d={d} fill={isHall ? pattern('terrazzo') : tint} />
            {!isHall && <path d={d} fill={pattern(weave)} />}
            <path
              d={d}
              fill="none"
              stroke={isHall ? 'var(--hall-l)' : 'var(--cell-l)'}
              strokeWidth="1.600"
              strokeDasharray={isHall ? undefined : '5 5'}
            />
          </g>
        );
      })}
      <g className="number" fontSize="17" fill="var(--number)" letterSpacing="0.5">
        {mall.cells.map(({ space, number, col, row }) => (
          <text key={space} x={col * SIDE + 9} y={row * SIDE + 22}>
            {number}
          </text>
        ))}
      </g>
    </g>
  );
});

interface Run {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** Where a name has room: the longest row of an area that no wall parts. */
function roomFor(mall: Mall, area: string): Run {
  const cells = mall.cells.filter((cell) => cell.area === area);
  const has = (col: number, row: number): boolean => cells.some((cell) => cell.col === col && cell.row === row);
  const isParted = (col: number, row: number): boolean =>
    mall.walls.some(([x0, y0, x1, y1]) => x0 === col && x1 === col && Math.min(y0, y1) === row);
  let best: Run = { x: 0, y: 0, wide: 0 };
  for (const { col, row } of cells) {
    if (has(col - 1, row) && !isParted(col, row)) continue;
    let wide = 1;
    while (has(col + wide, row) && !isParted(col + wide, row)) wide++;
    if (wide > best.wide) best = { x: (col + wide / 2) * SIDE, y: (row + 0.62) * SIDE, wide };
  }
  return best;
}

const LARGEST = 36;
const sizeFor = (letters: number, wide: number): number => Math.min(LARGEST, ((wide * SIDE - 24) * 1.9) / letters);

/** In two lines where one would be too small. */
function linesOf(name: string, wide: number): readonly string[] {
  if (sizeFor(name.length, wide) >= 24) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index);
  if (breaks.length === 0) return [name];
  const middle = breaks.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  );
  return [name.slice(0, middle + 1).trim(), name.slice(middle + 1)];
}

/** Every shop over its floor, in plan capitals. */
export const Names = memo(function Names({ mall }: { mall: Mall }) {
  return (
    <g className="plan-name" fill="var(--name)" textAnchor="middle">
      {mall.areas
        .filter(({ isHall }) => !isHall)
        .map(({ id, name }) => {
          const { x, y, wide } = roomFor(mall, id);
          const lines = linesOf(name, wide);
          const size = sizeFor(Math.max(...lines.map((line) => line.length)), wide);
          return lines.map((line, i) => (
            <text
              key={`${id} ${line}`}
              x={x}
              y={y + size * (0.36 + i - (lines.length - 1) / 2)}
              fontSize={size}
              letterSpacing="1.200"
            >
              {line.toLocaleUpperCase()}
            </text>
          ));
        })}
    </g>
  );
});
