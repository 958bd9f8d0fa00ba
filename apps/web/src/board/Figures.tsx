import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { CrowdPill, DeadDisc, type DeadKind, deadRadius, HERO_RADIUS, HeroDisc } from '../pieces/Disc.tsx';
import { Car, ExitToken, LureToken, NoiseToken, ObjectiveToken, SpawnToken } from '../pieces/Token.tsx';
import type { ParkedCar, Spot } from './arrange.ts';
import css from './Board.module.css';
import type { Point } from './geometry.ts';
import { hop } from './motion.ts';
import type { PieceId } from './plan.ts';
import type { Arrival } from './standing.ts';
import type { Piece, Token } from './types.ts';

/** One disc on the board: a hero, a figure alone, or a stack of the same kind. */
export interface Stack {
  readonly key: string;
  readonly space: number;
  readonly pieces: readonly Piece[];
  readonly dead: DeadKind | null;
}

export function radiusOf({ dead, pieces }: Pick<Stack, 'dead' | 'pieces'>): number {
  if (dead) return deadRadius(dead);
  const { look } = pieces[0]!;
  if (!('hero' in look)) return HERO_RADIUS;
  return HERO_RADIUS + (look.active ? 11 : 0) + (look.threatened ? 3 : 0);
}

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
  const { pieces, dead, key } = stack;
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
      {dead ? (
        <DeadDisc kind={dead} count={pieces.length} pill={false} />
      ) : (
        'hero' in first.look && (
          <HeroDisc
            {...first.look.hero}
            active={first.look.active ?? false}
            threatened={first.look.threatened ?? false}
            wounds={first.look.wounds ?? 0}
          />
        )
      )}
      <circle className={css.halo} r={radiusOf(stack) + 6} />
    </g>
  );
});

/** Some who come to others of their kind: gone when they have landed among them. */
export function Arriving({
  arrival: { id, dead, count, way, scale },
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
      <DeadDisc kind={dead} count={count} />
    </g>
  );
}

/** Over all discs, so that no neighbour hides a count. */
export const Count = memo(function Count({ stack, spot }: { stack: Stack; spot: Spot }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus
    <g className={css.figure} style={{ ...placeStyle(spot), pointerEvents: 'none' }} aria-hidden="true">
      <CrowdPill kind={stack.dead!} count={stack.pieces.length} />
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
  const kind = stack.dead!;
  const own = deadRadius(kind);
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
          <DeadDisc kind={kind} />
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
      <g transform={`translate(${car.at[0]} ${car.at[1]}) rotate(${car.turn})`}>
        <TokenDrawing token={token} />
      </g>
    );
  if (token.kind === 'car' || spot === undefined) return null;
  return (
    <g transform={`translate(${spot.at[0]} ${spot.at[1]}) scale(${spot.scale})`}>
      <TokenDrawing token={token} />
    </g>
  );
});

function TokenDrawing({ token }: { token: Token }) {
  switch (token.kind) {
    case 'spawn':
      return <SpawnToken order={token.order} ink={token.ink} awake={token.awake} neutral={token.neutral ?? false} />;
    case 'objective':
      return <ObjectiveToken ink={token.ink} taken={token.taken ?? false} sign={token.sign} />;
    case 'noise':
      return <NoiseToken count={token.count} />;
    case 'lure':
      return <LureToken count={token.count} />;
    case 'exit':
      return <ExitToken word={token.word} />;
    case 'car':
      return <Car look={token.look} word={token.word} />;
  }
}
