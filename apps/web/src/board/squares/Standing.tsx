import { memo, useCallback } from 'react';
import { Drawn } from '../Drawn.tsx';
import type { Point, Rect } from '../geometry.ts';
import type { PieceId } from '../plan.ts';
import { type Spot, Stander } from '../Stander.tsx';
import type { BoardProps, Highlights, Piece } from '../types.ts';

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
  return (
    <Stander
      piece={piece}
      spot={spot}
      legal={legal}
      pace={pace}
      halo={piece.look.radius + 9}
      pick={onPick && (() => onPick(piece))}
      point={(isOn) => onPoint(isOn ? piece : undefined)}
    >
      <Drawn look={piece.look} />
    </Stander>
  );
});
