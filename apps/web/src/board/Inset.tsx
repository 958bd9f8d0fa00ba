import { useLayoutEffect, useRef } from 'react';
import css from './Board.module.css';
import type { Point, Rect } from './geometry.ts';
import { MiniMap } from './MiniMap.tsx';
import type { BoardProps } from './types.ts';

interface InsetProps extends Pick<BoardProps, 'plan' | 'lights' | 'pieces'> {
  label: string;
  /** The part in sight. */
  part: Rect;
  /** What lies there is not to be covered. */
  keep: readonly Point[];
}

const WIDTH = 78;
const EDGE = 8;
/** From the middle of a figure to its rim, in plan units. */
const RIM = 44;
/** The tools are at the upper left. */
const CORNERS = [
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

/** The whole board, small, in a corner where it lies on nothing; where there is none it is not shown. */
export function Inset({ plan, lights, pieces, label, part, keep }: InsetProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const map = box.current;
    const frame = map?.parentElement;
    if (!map || !frame) return;
    const { clientWidth: width, clientHeight: height } = frame;
    const scale = width / (part[2] - part[0]);
    const [w, h] = [map.offsetWidth, map.offsetHeight];
    const places = CORNERS.map(
      ([right, low]): Point => [right ? width - w - EDGE : EDGE, low ? height - h - EDGE : EDGE],
    );
    const tools = frame.querySelector<HTMLElement>(`:scope > .${css.controls}`);
    const [across, down] = [tools?.offsetWidth ?? 0, tools?.offsetHeight ?? 0];
    const covers = ([x, y]: Point): boolean =>
      (x < EDGE + across && y < EDGE + down) ||
      keep.some(([px, py]) => {
        const [sx, sy, far] = [(px - part[0]) * scale, (py - part[1]) * scale, RIM * scale];
        return sx > x - far && sx < x + w + far && sy > y - far && sy < y + h + far;
      });
    const free = places.find((place) => !covers(place));
    map.style.visibility = free ? 'visible' : 'hidden';
    if (free) map.style.transform = `translate(${free[0]}px, ${free[1]}px)`;
  });
  return (
    <div className={css.inset} ref={box} data-inset="">
      <MiniMap plan={plan} lights={lights} pieces={pieces} part={part} width={WIDTH} label={label} />
    </div>
  );
}
