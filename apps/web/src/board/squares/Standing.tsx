import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import css from '../Board.module.css';
import { Drawn } from '../Drawn.tsx';
import type { Point, Rect } from '../geometry.ts';
import { hop, useBefore } from '../motion.ts';
import type { PieceId } from '../plan.ts';
import type { BoardProps, Highlights, Piece } from '../types.ts';

/** Where a piece stands, and how large. */
export interface Spot {
  readonly at: Point;
  readonly scale: number;
}
export type Spots = ReadonlyMap<PieceId, Spot>;

/** Places on one square for so many, by sixths of its side from the middle, and their scale. */
const PLACES: readonly { readonly at: readonly Point[]; readonly scale: number }[] = [
  { at: [[0, 0]], scale: 1 },
  {
    at: [
      [-1.35, -0.9],
      [1.35, 0.9],
    ],
    scale: 0.78,
  },
  {
    at: [
      [-1.4, -1.3],
      [1.4, -1.3],
      [0, 1.3],
    ],
    scale: 0.66,
  },
  {
    at: [
      [-1.4, -1.4],
      [1.4, -1.4],
      [-1.4, 1.4],
      [1.4, 1.4],
    ],
    scale: 0.64,
  },
  {
    at: [
      [-1.8, -1.5],
      [0, -1.5],
      [1.8, -1.5],
      [-0.9, 1.4],
      [0.9, 1.4],
      [1.9, 1.4],
    ],
    scale: 0.5,
  },
];

/** Every piece on its square; those that share one stand beside each other, in the order they are listed. */
export function spotsOn(rectOf: (space: number) => Rect, pieces: readonly Piece[]): Spots {
  const spots = new Map<PieceId, Spot>();
  for (const { id, space } of pieces) {
    const [x0, y0, x1, y1] = rectOf(space);
    const shared = pieces.filter((other) => other.space === space);
    const { at, scale } = PLACES[Math.min(shared.length, PLACES.length) - 1]!;
    const [dx, dy] = at[shared.findIndex((other) => other.id === id) % at.length]!;
    const sixth = (x1 - x0) / 6;
    spots.set(id, { at: [(x0 + x1) / 2 + dx * sixth, (y0 + y1) / 2 + dy * sixth], scale });
  }
  return spots;
}

interface StandingProps extends Pick<BoardProps, 'onPick' | 'onHover'> {
  pieces: readonly Piece[];
  highlights: Highlights;
  spots: Spots;
  pace: number;
}

const NONE: readonly never[] = [];

/** Everyone on the squares; who acts lies over the others. */
export function Standing({ pieces, highlights, spots, pace, onPick, onHover }: StandingProps) {
  const { legal = NONE, legalPieces = NONE } = highlights;
  const pick = useCallback(
    (piece: Piece) => onPick?.(legalPieces.includes(piece.id) ? { piece: piece.id } : { space: piece.space }),
    [onPick, legalPieces],
  );
  const point = useCallback(
    (piece: Piece | undefined) => {
      if (piece === undefined) onHover?.(undefined);
      else if (legalPieces.includes(piece.id)) onHover?.({ piece: piece.id });
      else if (legal.includes(piece.space)) onHover?.({ space: piece.space });
    },
    [onHover, legalPieces, legal],
  );
  return [...pieces]
    .sort((a, b) => Number(a.isFront ?? false) - Number(b.isFront ?? false))
    .map((piece) => {
      const isLegal = legalPieces.includes(piece.id);
      const isPick = onPick !== undefined && (isLegal || legal.includes(piece.space));
      return (
        <Standee
          key={piece.id}
          piece={piece}
          spot={spots.get(piece.id)!}
          legal={isLegal}
          pace={pace}
          onPick={isPick ? pick : undefined}
          onPoint={point}
        />
      );
    });
}

interface StandeeProps {
  piece: Piece;
  spot: Spot;
  legal: boolean;
  pace: number;
  onPick: ((piece: Piece) => void) | undefined;
  onPoint: (piece: Piece | undefined) => void;
}

const Standee = memo(function Standee({ piece, spot, legal, pace, onPick, onPoint }: StandeeProps) {
  const { at, scale } = spot;
  const drawing = useRef<SVGGElement>(null);
  const before = useBefore(at);
  useLayoutEffect(() => {
    if (drawing.current && before && (before[0] !== at[0] || before[1] !== at[1]))
      hop(drawing.current, [before, at], scale, pace);
  }, [before, at, scale, pace]);
  const pick = onPick && (() => onPick(piece));
  return (
    <g
      ref={drawing}
      className={`${css.figure} ${legal ? css.legal : ''}`}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(${scale})` }}
      data-piece={piece.id}
      aria-label={piece.label}
      onPointerEnter={() => onPoint(piece)}
      onPointerLeave={() => onPoint(undefined)}
      {...(pick
        ? {
            role: 'button',
            tabIndex: 0,
            onFocus: () => onPoint(piece),
            onBlur: () => onPoint(undefined),
            onClick: pick,
            onKeyDown: (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              pick();
            },
          }
        : { role: 'img' })}
    >
      <Drawn look={piece.look} />
      <circle className={css.halo} r={piece.look.radius + 9} />
    </g>
  );
});
