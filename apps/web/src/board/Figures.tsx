import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { StackCount } from '../pieces/Disc.tsx';
import type { ParkedCar, Spot } from './arrange.ts';
import css from './Board.module.css';
import { Drawn } from './Drawn.tsx';
import type { Point } from './geometry.ts';
import { hop } from './motion.ts';
import type { PieceId } from './plan.ts';
import type { Arrival } from './standing.ts';
import type { Look, Piece, Token } from './types.ts';

/** What lies at one spot: a piece by itself, or several of one group. */
export interface Stack {
  readonly key: string;
  readonly space: number;
  readonly pieces: readonly Piece[];
  readonly group: string | null;
}

export const lookOf = ({ pieces }: Pick<Stack, 'pieces'>): Look => pieces[0]!.look;
export const radiusOf = (stack: Pick<Stack, 'pieces'>): number => lookOf(stack).radius;

export const placeStyle = ({ at: [x, y], scale }: Spot): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

const press = (act: () => void) => ({
  onClick: (event: MouseEvent) => {
    event.stopPropagation();
    act();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  },
});

interface FigureProps {
  stack: Stack;
  spot: Spot;
  label: string;
  legal: boolean;
  opened: boolean;
  /** The way it just came, if it did. */
  way: readonly Point[] | undefined;
  /** For one step, in ms. */
  pace: number;
  onOpen: (key: string) => void;
  onPick: (piece: PieceId) => void;
  onPoint: (piece: PieceId | undefined) => void;
}

export const Figure = memo(function Figure({
  stack,
  spot,
  label,
  legal,
  opened,
  way,
  pace,
  onOpen,
  onPick,
  onPoint,
}: FigureProps) {
  const disc = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (way && disc.current) hop(disc.current, way, spot.scale, pace);
  }, [way, spot, pace]);
  const { pieces, key } = stack;
  const first = pieces[0]!;
  const crowd = pieces.length > 1;
  // A crowd that may be picked is picked as one.
  const act = legal ? () => onPick(first.id) : crowd ? () => onOpen(key) : undefined;
  const point = legal
    ? {
        onPointerEnter: () => onPoint(first.id),
        onPointerLeave: () => onPoint(undefined),
        onFocus: () => onPoint(first.id),
        onBlur: () => onPoint(undefined),
      }
    : {};
  return (
    <g
      ref={disc}
      className={`${css.figure} ${legal ? css.legal : ''}`}
      style={act ? placeStyle(spot) : { ...placeStyle(spot), pointerEvents: 'none' }}
      data-piece={first.id}
      aria-label={label}
      {...(act
        ? { role: 'button', tabIndex: 0, ...(crowd && !legal ? { 'aria-expanded': opened } : {}), ...press(act) }
        : { role: 'img' })}
      {...point}
    >
      <Drawn look={lookOf(stack)} stack={pieces.length} />
      <circle className={css.halo} r={radiusOf(stack) + 6} />
    </g>
  );
});

/** Some who come to others of their kind: gone when they have landed among them. */
export function Arriving({
  arrival: { id, look, count, way, scale },
  pace,
  onLand,
}: {
  arrival: Arrival;
  pace: number;
  onLand: (id: string) => void;
}) {
  const disc = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out once
  useLayoutEffect(() => {
    const going = hop(disc.current!, way, scale, pace);
    if (going === null) onLand(id);
    else going.onfinish = () => onLand(id);
  }, []);
  return (
    <g ref={disc} style={{ ...placeStyle({ at: way.at(-1)!, scale }), pointerEvents: 'none' }}>
      <Drawn look={look} stack={count} />
      {count > 1 && <StackCount radius={look.radius} count={count} />}
    </g>
  );
}

/** Over all discs, so that no neighbour hides a count. */
export const Count = memo(function Count({ stack, spot }: { stack: Stack; spot: Spot }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus
    <g className={css.figure} style={{ ...placeStyle(spot), pointerEvents: 'none' }} aria-hidden="true">
      <StackCount radius={radiusOf(stack)} count={stack.pieces.length} />
    </g>
  );
});

/** Places around a point for so many discs, ring by ring, none over another. */
export function ringPlaces(count: number, radius: number): Point[] {
  const places: Point[] = [];
  const gap = 2 * radius + 5;
  for (let ring = 1; places.length < count; ring++) {
    const r = count <= 6 ? gap * 0.98 : gap * (ring - 0.12);
    const fit = Math.floor((2 * Math.PI * r) / gap);
    const here = Math.min(fit, count - places.length);
    for (let i = 0; i < here; i++) {
      const a = (i / here) * 2 * Math.PI - Math.PI / 2 + (ring % 2 ? 0 : Math.PI / here);
      places.push([r * Math.cos(a), r * Math.sin(a)]);
    }
  }
  return places;
}

interface RingProps {
  stack: Stack;
  at: Point;
  legal: ReadonlySet<PieceId>;
  onPick: (piece: PieceId) => void;
  onClose: () => void;
}

/** A crowd laid out: every figure of it by itself. */
export function Ring({ stack, at, legal, onPick, onClose }: RingProps) {
  const own = radiusOf(stack);
  const scale = Math.min(1, 27 / own);
  const places = ringPlaces(stack.pieces.length, own * scale);
  const far = Math.max(...places.map(([x, y]) => Math.hypot(x, y))) + own * scale + 13;
  return (
    <g className={css.ring} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      {/* The keyboard closes the ring with Escape, on the frame. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way out of the ring */}
      <circle r={far} className={css.plate} onClick={onClose} />
      <circle r={far - 6} className={css.plateLine} />
      <text y="9" textAnchor="middle" className="number" fontSize="30" fill="var(--ink)">
        {stack.pieces.length}
      </text>
      {stack.pieces.map((piece, i) => (
        <g
          key={piece.id}
          className={`${css.figure} ${legal.has(piece.id) ? css.legal : ''}`}
          style={{ transform: `translate(${places[i]![0]}px, ${places[i]![1]}px) scale(${scale})` }}
          {...(legal.has(piece.id)
            ? { role: 'button', tabIndex: 0, ...press(() => onPick(piece.id)) }
            : { role: 'img' })}
          aria-label={piece.label}
        >
          <Drawn look={piece.look} />
          <circle className={css.halo} r={own + 5} />
        </g>
      ))}
    </g>
  );
}

interface TokenFigureProps {
  token: Token;
  spot: Spot | undefined;
  car: ParkedCar | undefined;
}

export const TokenFigure = memo(function TokenFigure({ token, spot, car }: TokenFigureProps) {
  if (car)
    return (
      <g transform={`translate(${car.at[0]} ${car.at[1]}) rotate(${car.turn})`} data-token={token.id}>
        <Drawn look={token.look} />
      </g>
    );
  if (token.isParked || spot === undefined) return null;
  return (
    <g transform={`translate(${spot.at[0]} ${spot.at[1]}) scale(${spot.scale})`} data-token={token.id}>
      <Drawn look={token.look} />
    </g>
  );
});
