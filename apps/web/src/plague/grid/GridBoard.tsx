import { type KeyboardEvent, memo, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import css from '../../board/Board.module.css';
import type { BoardProps } from '../../board/Board.tsx';
import { boundsOf, grow, type Point, type Rect } from '../../board/geometry.ts';
import { PathPreview, Reticle, SightLine } from '../../board/Overlays.tsx';
import { Plate } from '../../board/Plate.tsx';
import type { SpaceId } from '../../board/plan.ts';
import { Sheet, sheetBounds } from '../../board/Sheet.tsx';
import { DoorPick } from '../../board/Spaces.tsx';
import { Tickets, type TicketsHandle } from '../../board/Tickets.tsx';
import { isTool } from '../../board/tools.ts';
import { useZoom, type View } from '../../board/useZoom.ts';
import { Icon } from '../../press/Icon.tsx';
import { POCKET, useMedia } from '../../press/theme.ts';
import { Figure, radiusOf } from './Figures.tsx';
import { Floors, Lamps, Signs, Things, Walls } from './Ground.tsx';
import {
  BabyToken,
  Cone,
  Framed,
  Hearing,
  Legal,
  Noise,
  PlanksAhead,
  Reserve,
  Ring,
  Search,
  Threat,
  TurnArrow,
} from './Marks.tsx';
import { Openings } from './Openings.tsx';
import { type GridPlan, SIDE } from './plan.ts';
import { SquarePicks } from './SquarePicks.tsx';
import type { GridHighlights, GridOwn, GridPiece } from './scene.ts';

const NONE: readonly never[] = [];
const centre = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
/** Below this scale faces cannot be told apart: letters stand for them. */
const FAR = 0.42;
const EDGE = 22;

/** A board on squares: figures that look somewhere, what they see, how far a noise is heard. It knows no rules. */
export const GridBoard = memo(function GridBoard(props: BoardProps) {
  const {
    title,
    tickets = NONE,
    words,
    controls = true,
    pace = 240,
    onPick,
    onHover,
    onTap,
    tools,
    onPart,
    ref,
  } = props;
  const plan = props.plan as GridPlan;
  const pieces = props.pieces as readonly GridPiece[];
  const own = props.own as GridOwn;
  const highlights = (props.highlights ?? {}) as GridHighlights;
  const pocket = useMedia(POCKET);
  const isBelowShown = own.door !== null || !pocket;
  const frame = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const papers = useRef<TicketsHandle>(null);
  const size: Point = isBelowShown ? plan.size : [plan.main[2], plan.main[3]];
  const bounds = sheetBounds(size);
  const onView = useCallback((view: View) => {
    papers.current?.place(view);
    sheet.current?.toggleAttribute('data-far', view.k < FAR);
  }, []);
  const home = useMemo((): Rect => [-EDGE, -EDGE, size[0] + EDGE, size[1] + EDGE], [size[0], size[1]]);
  const zoom = useZoom(frame, mount, sheet, bounds, home, onView, onPart);
  const rectOf = useCallback((space: SpaceId): Rect => plan.spaces[space]!.rects[0]!, [plan]);
  const rectsOf = (spaces: readonly SpaceId[]): Rect[] => spaces.map(rectOf);
  const at = (space: SpaceId): Point => centre(rectOf(space));
  const show = (spaces: readonly SpaceId[]): void => {
    if (spaces.length === 0) return;
    const [x0, y0, x1, y1] = grow(boundsOf(rectsOf(spaces)), 3 * SIDE);
    zoom.show([Math.max(x0, home[0]), Math.max(y0, home[1]), Math.min(x1, home[2]), Math.min(y1, home[3])], 1.2);
  };
  const gapOf = (id: number) => plan.gaps.find((gap) => gap.id === id);
  useImperativeHandle(ref, () => ({
    fit: zoom.fit,
    show,
    showAll: ({ legal = NONE, legalPieces = NONE, legalDoors = NONE, selected }) =>
      show([
        ...legal,
        ...pieces.filter(({ id }) => legalPieces.includes(id)).map(({ space }) => space),
        ...plan.doors.filter(({ id }) => legalDoors.includes(id)).map(({ a }) => a),
        ...(selected ? [selected.space] : []),
      ]),
  }));

  const [pointed, setPointed] = useState<SpaceId>();
  const [looked, setLooked] = useState<string>();
  const { legal = NONE, legalPieces = NONE, legalDoors = NONE, marked = NONE, threatened = NONE } = highlights;
  const { selected, path, cone, noise, turn, struck = NONE, planks } = highlights;
  const led = pieces.find(({ kind, space }) => kind !== 'human' && space === selected?.space);
  const hover = highlights.hover ?? pointed;
  const spots = useMemo(() => standing(plan, pieces), [plan, pieces]);
  const byId = (id: string): GridPiece | undefined => pieces.find((piece) => piece.id === id);
  const spotOf = (id: string): Point | undefined => spots.get(id)?.at;

  const point = useCallback(
    (space: SpaceId | undefined) => {
      setPointed(space);
      onHover?.(space === undefined ? undefined : { space });
    },
    [onHover],
  );
  const isLegalPiece = (piece: GridPiece): boolean => legalPieces.includes(piece.id);
  const pickPiece = useCallback(
    (piece: GridPiece) => onPick?.(legalPieces.includes(piece.id) ? { piece: piece.id } : { space: piece.space }),
    [onPick, legalPieces],
  );
  const pointPiece = useCallback(
    (piece: GridPiece | undefined) => {
      setLooked(piece?.id);
      const isPick = piece !== undefined && legalPieces.includes(piece.id);
      if (isPick) onHover?.({ piece: piece.id });
      else if (piece !== undefined && legal.includes(piece.space)) onHover?.({ space: piece.space });
      else if (piece === undefined) onHover?.(undefined);
    },
    [onHover, legalPieces, legal],
  );

  const looker = looked === undefined ? undefined : byId(looked);
  const sight =
    cone ?? (looker && { spaces: looker.sees, ink: looker.kind === 'human' ? 'var(--accent)' : 'var(--blood)' });
  const eye = highlights.aim && spotOf(highlights.aim.from);
  const aimed = highlights.aim && at(highlights.aim.space);
  const beads =
    path && path.through.length > 1
      ? [spotOf(path.piece) ?? at(path.through[0]!), ...path.through.slice(1).map(at)]
      : null;
  const turning = turn && byId(turn.piece);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom.by(1.3);
    else if (event.key === '-') zoom.by(1 / 1.3);
    else if (event.key === '0') zoom.fit();
  };
  const pinned = tickets.flatMap(({ key, at: place, body }) => {
    const where =
      'piece' in place
        ? spotOf(place.piece)
        : 'space' in place
          ? at(place.space)
          : 'crowd' in place
            ? at(place.crowd)
            : 'door' in place
              ? gapOf(place.door)?.at
              : undefined;
    return where ? [{ key, at: where, body, clear: 52 }] : [];
  });
  const found = own.door !== null;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and double click are short cuts to the buttons inside
    <div
      className={css.frame}
      ref={frame}
      onKeyDown={onKeyDown}
      onDoubleClick={zoom.fit}
      onClickCapture={(event) => {
        if (!isTool(event.target) && onTap?.()) event.stopPropagation();
      }}
    >
      <div className={css.mount} ref={mount}>
        <div className={css.sheet} ref={sheet}>
          <Plate bounds={bounds}>
            <Sheet size={size} title={title} north="N" />
            <Floors plan={plan} found={found} below={isBelowShown} />
            <Lamps plan={plan} barred={own.barred} />
            <Signs plan={plan} />
            <Things plan={plan} found={found} below={isBelowShown} />
          </Plate>
          <Plate bounds={bounds}>
            {noise && <Hearing rects={rectsOf(noise.spaces)} from={at(noise.from)} loud={noise.loud} />}
            <Threat rects={rectsOf(threatened)} />
            {sight && <Cone rects={rectsOf(sight.spaces)} ink={sight.ink} />}
            {legal.map((space) => (
              <Legal key={space} rect={rectOf(space)} hover={hover === space} />
            ))}
            {struck.map((space) => (
              <Framed key={space} rect={rectOf(space)} ink="var(--blood)" />
            ))}
            {marked.map(({ space, ink }) => (
              <Framed key={space} rect={rectOf(space)} ink={ink} />
            ))}
            {selected && <Framed rect={rectOf(selected.space)} ink={selected.ink} />}
          </Plate>
          <Plate bounds={bounds}>
            {own.searches.map(({ space, state, label }) => (
              <Search key={space} rect={rectOf(space)} state={state} label={label} />
            ))}
            <Walls plan={plan} below={isBelowShown} />
            <Openings plan={plan} own={own} />
            {planks !== undefined && gapOf(planks) && <PlanksAhead gap={gapOf(planks)!} />}
            {own.noises.map(({ space, noise: loud, label }) => (
              <Noise key={space} at={at(space)} noise={loud} label={label} />
            ))}
            {own.baby && <BabyToken at={at(own.baby.space)} label={own.baby.label} />}
            {isBelowShown && <Reserve box={plan.rack} reserve={own.reserve} title={plan.rackName} />}
          </Plate>
          <Plate bounds={bounds} label={words.board}>
            <SquarePicks plan={plan} legal={legal} onPick={onPick} onPoint={point} />
            {legalDoors.map((id) => {
              const gap = gapOf(id);
              if (!gap) return null;
              return (
                <DoorPick
                  key={id}
                  x={gap.at[0]}
                  y={gap.at[1]}
                  upright={gap.axis === 'v'}
                  label={plan.doors[id]?.label ?? ''}
                  onPick={() => onPick?.({ door: id })}
                  onPoint={(on) => onHover?.(on ? { door: id } : undefined)}
                />
              );
            })}
            <g style={{ pointerEvents: 'none' }}>
              {eye && aimed && <SightLine points={[eye, aimed]} />}
              {beads && path && <PathPreview points={beads} cost={path.cost} />}
            </g>
            {[...pieces]
              .sort((a, b) => rank(a) - rank(b))
              .map((piece) => {
                const spot = spots.get(piece.id)!;
                const isPick = onPick !== undefined && (isLegalPiece(piece) || legal.includes(piece.space));
                return (
                  <Figure
                    key={piece.id}
                    piece={piece}
                    at={spot.at}
                    scale={spot.scale}
                    legal={isLegalPiece(piece)}
                    pace={pace}
                    onPick={isPick ? pickPiece : undefined}
                    onPoint={pointPiece}
                  />
                );
              })}
            <g style={{ pointerEvents: 'none' }}>
              {eye && aimed && <Reticle at={aimed} radius={radiusOf({ kind: 'zombie' })} />}
              {led && <Ring at={at(led.space)} radius={radiusOf(led) + 11} />}
              {turning && turn && turning.facing !== null && spotOf(turn.piece) && (
                <TurnArrow at={spotOf(turn.piece)!} from={turning.facing} to={turn.facing} />
              )}
            </g>
          </Plate>
        </div>
      </div>
      <Tickets
        pinned={pinned}
        avoid={[...spots.values()].map((spot) => spot.at)}
        clear={[eye, beads?.[0]].flatMap((spot) => (spot ? [spot] : []))}
        ref={papers}
      />
      {(controls || tools) && (
        <div className={css.controls} data-tools="">
          {controls && (
            <div className={css.zooms}>
              <button type="button" aria-label={words.zoomIn} onClick={() => zoom.by(1.4)}>
                <Icon name="plus" />
              </button>
              <button type="button" aria-label={words.zoomOut} onClick={() => zoom.by(1 / 1.4)}>
                <Icon name="minus" />
              </button>
              <button type="button" aria-label={words.fit} onClick={zoom.fit}>
                <Icon name="maximize" />
              </button>
            </div>
          )}
          {tools}
        </div>
      )}
    </div>
  );
});

/** Who acts lies on top. */
const rank = ({ look }: GridPiece): number => ('hero' in look ? (look.active ? 2 : 1) : 0);

/** One on each square; those in the car side by side. */
function standing(plan: GridPlan, pieces: readonly GridPiece[]): Map<string, { at: Point; scale: number }> {
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
