import { useCallback, useMemo } from 'react';
import { Arriving, Count, Figure, Ring, radiusOf, type Stack } from './Figures.tsx';
import { Leaving, type Placed } from './Leaving.tsx';
import type { lookOf, wayOf } from './looking.ts';
import { Collar, PathPreview, Reticle, SightLine } from './Overlays.tsx';
import type { PieceId } from './plan.ts';
import { type Standings, within } from './standing.ts';
import type { BoardProps } from './types.ts';

interface CrowdsProps extends Pick<BoardProps, 'plan' | 'words' | 'onPick' | 'onHover' | 'highlights'> {
  standings: Standings;
  look: ReturnType<typeof lookOf>;
  way: ReturnType<typeof wayOf>;
  pace: number;
  /** The crowd that is laid out. */
  opened: string | undefined;
  onOpen: (change: (now: string | undefined) => string | undefined) => void;
}

const NONE: readonly never[] = [];

const isFront = ({ pieces }: Stack): boolean => pieces[0]!.isFront === true;

/** Everyone on the ground: those who can be picked, who is looked at, who goes where. */
export function Crowds(props: CrowdsProps) {
  const { plan, words, standings, look, way, pace, opened, onOpen, onPick, onHover, highlights = {} } = props;
  const { stacks, spots, ways, arrivals, land, stackOf, spotOf } = standings;
  const { legalPieces = NONE, warnedPieces = NONE, path } = highlights;
  const pickable = useMemo(() => new Set<PieceId>(legalPieces), [legalPieces]);
  const toggle = useCallback((key: string) => onOpen((now) => (now === key ? undefined : key)), [onOpen]);
  const pickPiece = useCallback((piece: PieceId) => onPick?.({ piece }), [onPick]);
  const pointPiece = useCallback(
    (piece: PieceId | undefined) => onHover?.(piece === undefined ? undefined : { piece }),
    [onHover],
  );
  const placed = useMemo(
    () =>
      new Map<PieceId, Placed>(
        stacks.flatMap((stack) =>
          stack.pieces.map(({ id, look }) => [id, { look, ...spots.get(stack.key)! }] as const),
        ),
      ),
    [stacks, spots],
  );
  const figure = (stack: Stack) => {
    const { length } = stack.pieces;
    const { label } = stack.pieces[0]!;
    return (
      <Figure
        key={stack.key}
        stack={stack}
        spot={spots.get(stack.key)!}
        label={length > 1 ? words.crowd(length, label) : label}
        legal={stack.pieces.some(({ id }) => pickable.has(id))}
        opened={stack.key === opened}
        way={ways.whole.get(stack.key)}
        pace={pace}
        onOpen={toggle}
        onPick={pickPiece}
        onPoint={pointPiece}
      />
    );
  };
  const { target, to, sight } = look;
  const shown = stacks.find(({ key }) => key === opened);
  return (
    <>
      {stacks.filter((stack) => !isFront(stack) && stack !== target).map(figure)}
      <g style={{ pointerEvents: 'none' }}>{sight && <SightLine points={sight.line} />}</g>
      {target && figure(target)}
      <g style={{ pointerEvents: 'none' }}>
        {target && to && <Reticle at={to} radius={radiusOf(target) * (spots.get(target.key)?.scale ?? 1)} />}
        {way && path && <PathPreview points={way} cost={path.cost} />}
        {warnedPieces.map((id) => {
          const [stack, spot] = [stackOf(id), spotOf(id)];
          return stack && spot && <Collar key={id} at={spot.at} radius={radiusOf(stack) * spot.scale} />;
        })}
      </g>
      {stacks.filter(isFront).map(figure)}
      {stacks.map(
        (stack) => stack.pieces.length > 1 && <Count key={stack.key} stack={stack} spot={spots.get(stack.key)!} />,
      )}
      <Leaving placed={placed} pace={pace} />
      {arrivals.map((arrival) => (
        <Arriving key={arrival.id} arrival={arrival} pace={pace} onLand={land} />
      ))}
      {shown && spots.has(shown.key) && (
        <Ring
          stack={shown}
          at={within(spots.get(shown.key)!.at, shown, plan.size)}
          legal={pickable}
          onPick={pickPiece}
          onClose={() => onOpen(() => undefined)}
        />
      )}
    </>
  );
}
