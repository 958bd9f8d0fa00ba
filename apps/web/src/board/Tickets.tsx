import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import css from './Board.module.css';
import type { Point } from './geometry.ts';
import type { View } from './useZoom.ts';

export interface Pinned {
  readonly key: string;
  readonly at: Point;
  /** Nothing may cover this far around the point. */
  readonly clear: number;
  readonly body: ReactNode;
}
export interface TicketsHandle {
  place: (view: View) => void;
}

const EDGE = 8;
/** A paper hangs from the upper edge if that is no farther. */
const LONG = 250;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w + 6 && b.x < a.x + a.w + 6 && a.y < b.y + b.h + 6 && b.y < a.y + a.h + 6;

/** Where a paper may hang, the best first. */
function optionsFor([x, y]: Point, [w, h]: Point, near: number, width: number, height: number): Box[] {
  const reach = near + 26;
  const above = y - reach - h;
  const sides = [x - w / 2, x - w * 0.8, x - w * 0.2, x - w + 16, x - 16, x - w - 14, x + 14];
  return [
    ...(above > EDGE && above < LONG ? sides.map((left) => ({ x: left, y: EDGE })) : []),
    ...sides.map((left) => ({ x: left, y: above })),
    { x: x + reach, y: y - h / 2 },
    { x: x - reach - w, y: y - h / 2 },
    ...sides.map((left) => ({ x: left, y: y + reach })),
  ].map((box) => ({
    x: Math.max(EDGE, Math.min(width - w - EDGE, box.x)),
    y: Math.max(EDGE, Math.min(height - h - EDGE, box.y)),
    w,
    h,
  }));
}

interface Choice {
  readonly cost: number;
  readonly boxes: readonly Box[];
}

/** One option each, so that none covers another; the earlier options and the fewer figures under them, the better. */
function settle(options: readonly (readonly Box[])[], avoid: readonly Box[], taken: readonly Box[] = []): Choice {
  const [first, ...rest] = options;
  if (!first) return { cost: 0, boxes: [] };
  let best: Choice | undefined;
  first.forEach((box, i) => {
    if (best && i >= best.cost) return;
    const hits =
      40 * taken.filter((other) => overlap(box, other)).length +
      3 * avoid.filter((other) => overlap(box, other)).length;
    const others = settle(rest, avoid, [...taken, box]);
    const cost = i + hits + others.cost;
    if (!best || cost < best.cost) best = { cost, boxes: [box, ...others.boxes] };
  });
  return best!;
}

/** Papers over the board: always readable, never over what they speak of, each with a leader to it. */
export function Tickets({
  pinned,
  avoid,
  ref,
}: {
  pinned: readonly Pinned[];
  avoid: readonly Point[];
  ref: Ref<TicketsHandle>;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const last = useRef<View>({ k: 1, x: 0, y: 0 });

  const place = (view: View): void => {
    last.current = view;
    const root = layer.current;
    if (!root || pinned.length === 0) return;
    const { clientWidth: width, clientHeight: height } = root;
    const around = ([x, y]: Point, far: number): Box => {
      const r = far * view.k;
      return { x: x * view.k + view.x - r, y: y * view.k + view.y - r, w: 2 * r, h: 2 * r };
    };
    // What the papers speak of counts for three.
    const taken = [
      ...avoid.map((at) => around(at, 34)),
      ...pinned.flatMap(({ at, clear }) => Array<Box>(3).fill(around(at, clear))),
    ];
    const papers = pinned.flatMap(({ key, at, clear }) => {
      const ticket = root.querySelector<HTMLElement>(`[data-ticket="${key}"]`);
      const leader = root.querySelector<SVGGElement>(`[data-leader="${key}"]`);
      if (!ticket || !leader) return [];
      const target: Point = [at[0] * view.k + view.x, at[1] * view.k + view.y];
      const size: Point = [ticket.offsetWidth, ticket.offsetHeight];
      return [
        {
          ticket,
          leader,
          target,
          near: clear * view.k,
          options: optionsFor(target, size, clear * view.k, width, height),
        },
      ];
    });
    const { boxes } = settle(
      papers.map(({ options }) => options),
      taken,
    );
    papers.forEach(({ ticket, leader, target: [x, y], near }, i) => {
      const { x: left, y: top, w, h } = boxes[i]!;
      ticket.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      const level = y >= top && y <= top + h;
      const foot: Point = level
        ? [x < left ? left : left + w, y]
        : [Math.max(left + 14, Math.min(left + w - 14, x)), y < top ? top : top + h];
      const away = Math.hypot(foot[0] - x, foot[1] - y) || 1;
      const to: Point = [x + ((foot[0] - x) / away) * near * 0.7, y + ((foot[1] - y) / away) * near * 0.7];
      for (const line of leader.children) line.setAttribute('d', `M${foot.join(' ')}L${to.join(' ')}`);
    });
  };
  useImperativeHandle(ref, () => ({ place }));
  const again = useRef(place);
  again.current = place;
  useLayoutEffect(() => place(last.current));
  // Papers change their size when the letters arrive.
  const papers = pinned.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other papers, other elements to watch
  useEffect(() => {
    const root = layer.current;
    if (!root) return;
    const watch = new ResizeObserver(() => again.current(last.current));
    watch.observe(root);
    for (const ticket of root.querySelectorAll('[data-ticket]')) watch.observe(ticket);
    return () => watch.disconnect();
  }, [papers]);

  return (
    <div className={css.tickets} ref={layer}>
      <svg className={css.leaders} aria-hidden="true">
        {pinned.map(({ key }) => (
          <g key={key} data-leader={key}>
            <path stroke="var(--ink)" strokeWidth="5.500" />
            <path stroke="var(--bone)" strokeWidth="2.500" />
          </g>
        ))}
      </svg>
      {pinned.map(({ key, body }) => (
        <div key={key} className={css.ticket} data-ticket={key}>
          {body}
        </div>
      ))}
    </div>
  );
}
