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
/** So many places are weighed against those of other papers. */
const FEW = 12;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w + 6 && b.x < a.x + a.w + 6 && a.y < b.y + b.h + 6 && b.y < a.y + a.h + 6;

/** A place for a paper, the worse the more it costs. */
interface Place {
  readonly box: Box;
  readonly cost: number;
}

/** The line from a paper to what it speaks of, as a narrow box. */
function leaderOf({ x, y, w, h }: Box, [tx, ty]: Point): Box {
  const foot = Math.max(x + 14, Math.min(x + w - 14, tx));
  const top = Math.min(ty, y + h);
  return { x: Math.min(foot, tx), y: top, w: Math.abs(foot - tx), h: Math.max(y, ty) - top };
}

/** Where a paper may hang, the best first: near, above rather than beside, with few figures under it and its line. */
function placesFor(target: Point, [w, h]: Point, near: number, [width, height]: Point, avoid: readonly Box[]): Place[] {
  const [x, y] = target;
  const lefts = [x - w / 2, x - w * 0.8, x - w * 0.2, x - w - near - 16, x + near + 16];
  const corners = [26, 90, 160].flatMap((far): readonly (readonly [x: number, y: number, bias: number])[] => {
    const reach = near + far;
    return [
      ...lefts.flatMap((left) => [[left, y - reach - h, 0] as const, [left, y + reach, 1.5] as const]),
      [x + reach, y - h / 2, 1] as const,
      [x - reach - w, y - h / 2, 1] as const,
    ];
  });
  const places = corners.map(([left, top, bias]): Place => {
    const box = {
      x: Math.max(EDGE, Math.min(width - w - EDGE, left)),
      y: Math.max(EDGE, Math.min(height - h - EDGE, top)),
      w,
      h,
    };
    const line = leaderOf(box, target);
    const away = Math.hypot(box.x + w / 2 - x, box.y + h / 2 - y);
    const under = avoid.filter((other) => overlap(box, other)).length;
    const crossed = avoid.filter((other) => overlap(line, other)).length;
    return { box, cost: away / 50 + bias + 6 * under + 3 * crossed };
  });
  return places.sort((a, b) => a.cost - b.cost).slice(0, FEW);
}

interface Choice {
  readonly cost: number;
  readonly boxes: readonly Box[];
}

/** One place each, so that none covers another. */
function settle(papers: readonly (readonly Place[])[], taken: readonly Box[] = []): Choice {
  const [first, ...rest] = papers;
  if (!first) return { cost: 0, boxes: [] };
  let best: Choice | undefined;
  for (const { box, cost: own } of first) {
    if (best && own >= best.cost) break;
    const others = settle(rest, [...taken, box]);
    const cost = own + 40 * taken.filter((other) => overlap(box, other)).length + others.cost;
    if (!best || cost < best.cost) best = { cost, boxes: [box, ...others.boxes] };
  }
  return best!;
}

/** Papers over the board: always readable, never over what they speak of, each with a leader to it. */
export function Tickets({
  pinned,
  avoid,
  clear,
  ref,
}: {
  pinned: readonly Pinned[];
  /** Figures: better not covered. */
  avoid: readonly Point[];
  /** Who acts: not covered if there is any way. */
  clear: readonly Point[];
  ref: Ref<TicketsHandle>;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const last = useRef<View>({ k: 1, x: 0, y: 0 });

  const place = (view: View): void => {
    last.current = view;
    const root = layer.current;
    if (!root || pinned.length === 0) return;
    const { clientWidth: width, clientHeight: height } = root;
    const corner = root.getBoundingClientRect();
    const tools = [...(root.closest('main')?.querySelectorAll('[data-tools] > *') ?? [])].map((tool): Box => {
      const { x, y, width: w, height: h } = tool.getBoundingClientRect();
      return { x: x - corner.left, y: y - corner.top, w, h };
    });
    const around = ([x, y]: Point, far: number): Box => {
      const r = far * view.k;
      return { x: x * view.k + view.x - r, y: y * view.k + view.y - r, w: 2 * r, h: 2 * r };
    };
    // What the papers speak of counts for three, who acts for five, a tool for more than all else.
    const figures = [
      ...tools.flatMap((tool) => Array<Box>(8).fill(tool)),
      ...avoid.map((at) => around(at, 34)),
      ...clear.flatMap((at) => Array<Box>(5).fill(around(at, 48))),
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
          places: placesFor(target, size, clear * view.k, [width, height], figures),
        },
      ];
    });
    const { boxes } = settle(papers.map(({ places }) => places));
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
