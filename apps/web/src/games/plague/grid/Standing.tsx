import { useCallback, useMemo } from 'react';
import type { Point, Rect } from '../../../board/geometry.ts';
import { Leaving, type Placed } from '../../../board/Leaving.tsx';
import { Collar, PathPreview, Reticle, SightLine } from '../../../board/Overlays.tsx';
import { Ring } from '../../../board/squares/Marks.tsx';
import type { BoardProps } from '../../../board/types.ts';
import { Figure, radiusOf } from './Figures.tsx';
import { TurnArrow } from './Marks.tsx';
import type { GridPlan } from './plan.ts';
import type { GridHighlights, GridPiece } from './scene.ts';

type Spots = ReadonlyMap<string, { readonly at: Point; readonly scale: number }>;

interface StandingProps extends Pick<BoardProps, 'onPick' | 'onHover'> {
  pieces: readonly GridPiece[];
  highlights: GridHighlights;
  spots: Spots;
  pace: number;
  /** From where to where somebody aims. */
  eye: Point | undefined;
  aimed: Point | undefined;
  way: readonly Point[] | undefined;
  /** Somebody's figure is pointed at. */
  onLook: (piece: string | undefined) => void;
}

const NONE: readonly never[] = [];

/** Everyone on the squares, and what is shown of what they are about to do. */
export function Standing({ pieces, highlights, spots, pace, eye, aimed, way, onPick, onHover, onLook }: StandingProps) {
  const { legal = NONE, legalPieces = NONE, warnedPieces = NONE, selected, path, turn } = highlights;
  const isLegal = (piece: GridPiece): boolean => legalPieces.includes(piece.id);
  const pick = useCallback(
    (piece: GridPiece) => onPick?.(legalPieces.includes(piece.id) ? { piece: piece.id } : { space: piece.space }),
    [onPick, legalPieces],
  );
  const point = useCallback(
    (piece: GridPiece | undefined) => {
      onLook(piece?.id);
      if (piece === undefined) onHover?.(undefined);
      else if (legalPieces.includes(piece.id)) onHover?.({ piece: piece.id });
      else if (legal.includes(piece.space)) onHover?.({ space: piece.space });
    },
    [onLook, onHover, legalPieces, legal],
  );
  const placed = useMemo(
    () => new Map<string, Placed>(pieces.map(({ id, look }) => [id, { look, ...spots.get(id)! }])),
    [pieces, spots],
  );
  const led = pieces.find(({ kind, space }) => kind !== 'human' && space === selected?.space);
  const turning = turn && pieces.find(({ id }) => id === turn.piece);
  const turnedAt = turn && spots.get(turn.piece)?.at;
  return (
    <>
      <g style={{ pointerEvents: 'none' }}>
        {eye && aimed && <SightLine points={[eye, aimed]} />}
        {way && path && <PathPreview points={way} cost={path.cost} />}
      </g>
      {[...pieces]
        .sort((a, b) => rank(a) - rank(b))
        .map((piece) => {
          const spot = spots.get(piece.id)!;
          const isPick = onPick !== undefined && (isLegal(piece) || legal.includes(piece.space));
          return (
            <Figure
              key={piece.id}
              piece={piece}
              at={spot.at}
              scale={spot.scale}
              legal={isLegal(piece)}
              pace={pace}
              onPick={isPick ? pick : undefined}
              onPoint={point}
            />
          );
        })}
      <Leaving placed={placed} pace={pace} />
      <g style={{ pointerEvents: 'none' }}>
        {warnedPieces.map((id) => {
          const spot = spots.get(id);
          return spot && <Collar key={id} at={spot.at} radius={radiusOf({ kind: 'human' }) * spot.scale} />;
        })}
        {eye && aimed && <Reticle at={aimed} radius={radiusOf({ kind: 'zombie' })} />}
        {led && <Ring at={spots.get(led.id)!.at} radius={radiusOf(led) + 11} />}
        {turning && turn && turning.facing !== null && turnedAt && (
          <TurnArrow at={turnedAt} from={turning.facing} to={turn.facing} />
        )}
      </g>
    </>
  );
}

/** Humans lie over zombies, and who acts over all. */
const rank = ({ hero, isFront }: GridPiece): number => (isFront ? 2 : hero ? 1 : 0);

const centre = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

/** One on each square; those in the car side by side. */
export function spotsOf(plan: GridPlan, pieces: readonly GridPiece[]): Spots {
  const spots = new Map<string, { at: Point; scale: number }>();
  const inCar = pieces.filter(({ space }) => space === plan.car);
  for (const { id, space } of pieces) {
    const rect = plan.spaces[space]!.rects[0]!;
    if (space !== plan.car) {
      spots.set(id, { at: centre(rect), scale: 1 });
      continue;
    }
    const seat = inCar.findIndex((one) => one.id === id);
    const [x, y] = centre(rect);
    const side = inCar.length === 1 ? 0 : seat % 2 === 0 ? -34 : 34;
    spots.set(id, { at: [x + side, y - 30 + Math.floor(seat / 2) * 66], scale: 0.92 });
  }
  return spots;
}
