import { memo, useCallback, useMemo, useState } from 'react';
import { Frame, type Ground } from '../../../board/Frame.tsx';
import { type Point, type Rect, rectPath } from '../../../board/geometry.ts';
import { DoorPicks, SpacePicks, usePointing } from '../../../board/Picks.tsx';
import type { SpaceId } from '../../../board/plan.ts';
import { Sheet, sheetBounds } from '../../../board/Sheet.tsx';
import { Framed, Legal, Seen, Threat } from '../../../board/squares/Marks.tsx';
import type { BoardProps, PinnedTicket } from '../../../board/types.ts';
import { Floors, Lamps, Signs, Things, Walls } from './Ground.tsx';
import { BabyToken, Hearing, Noise, PlanksAhead, Reserve, Search } from './Marks.tsx';
import { Openings } from './Openings.tsx';
import { type GridPlan, SIDE } from './plan.ts';
import { Standing, spotsOf } from './Standing.tsx';
import type { GridHighlights, GridOwn, GridPiece } from './scene.ts';

const NONE: readonly never[] = [];
const centre = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
/** Below this scale faces cannot be told apart: letters stand for them. */
const FAR = 0.42;
/** So far a ticket keeps away from what it speaks of. */
const CLEAR = 52;

/** A ground of squares: figures that look somewhere, what they see, how far a noise is heard. It knows no rules. */
export const GridBoard = memo(function GridBoard(props: BoardProps) {
  const { title, pace = 240, onPick, onHover } = props;
  const plan = props.plan as GridPlan;
  const pieces = props.pieces as readonly GridPiece[];
  const own = props.own as GridOwn;
  const highlights = (props.highlights ?? {}) as GridHighlights;
  const { legal = NONE, reach = NONE, legalDoors = NONE, aim, path } = highlights;
  const pickable = useMemo(() => [...legal, ...reach], [legal, reach]);
  // What is below takes no room before somebody has found the way down.
  const isFound = own.door !== null;
  const [width, height]: Point = isFound ? plan.size : [plan.main[2], plan.main[3]];
  const [pointed, point] = usePointing(onHover);
  const [looked, setLooked] = useState<string>();
  const spots = useMemo(() => spotsOf(plan, pieces), [plan, pieces]);
  const spotOf = (id: string): Point | undefined => spots.get(id)?.at;
  const at = (space: SpaceId): Point => centre(rectOf(plan, space));
  const gapOf = (id: number) => plan.gaps.find((gap) => gap.id === id);
  const areaOf = useCallback(
    (space: SpaceId) => {
      const { rects, label } = plan.spaces[space]!;
      return { d: rectPath(rects), at: centre(rects[0]!), label };
    },
    [plan],
  );
  const eye = aim && spotOf(aim.from);
  const way =
    path && path.through.length > 1
      ? [spotOf(path.piece) ?? at(path.through[0]!), ...path.through.slice(1).map(at)]
      : undefined;
  const ground: Ground = {
    bounds: sheetBounds([width, height]),
    home: props.part ?? [0, 0, width, height],
    rectsOf: (space) => plan.spaces[space]?.rects.slice(0, 1) ?? NONE,
    around: 3 * SIDE,
    closest: 1.2,
    place(to: PinnedTicket['at']) {
      let where: Point | undefined;
      if ('piece' in to) where = spotOf(to.piece);
      else if ('space' in to) where = at(to.space);
      else if ('crowd' in to) where = at(to.crowd);
      else if ('door' in to) where = gapOf(to.door)?.at;
      return where && { at: where, clear: CLEAR };
    },
    avoid: [
      ...[...spots.values()].map((spot) => spot.at),
      ...[...own.searches, ...own.noises, ...(own.baby ? [own.baby] : [])].map(({ space }) => at(space)),
    ],
    keep: [eye, way?.[0]].flatMap((spot) => (spot ? [spot] : [])),
  };
  const looker = looked === undefined ? undefined : pieces.find(({ id }) => id === looked);
  return (
    <Frame
      {...props}
      ground={ground}
      far={FAR}
      plates={[
        <>
          <Sheet size={[width, height]} title={title} north="N" />
          <Floors plan={plan} found={isFound} below={isFound} />
          <Lamps plan={plan} barred={own.barred} />
          <Signs plan={plan} />
          <Things plan={plan} found={isFound} below={isFound} />
        </>,
        <SquareMarks key="marks" plan={plan} marks={highlights} hover={highlights.hover ?? pointed} looker={looker} />,
        <>
          {own.searches.map(({ space, state, label }) => (
            <Search key={space} rect={rectOf(plan, space)} state={state} label={label} />
          ))}
          <Walls plan={plan} below={isFound} />
          <Openings plan={plan} own={own} />
          {highlights.planks !== undefined && gapOf(highlights.planks) && (
            <PlanksAhead gap={gapOf(highlights.planks)!} />
          )}
          {own.noises.map(({ space, noise, label }) => (
            <Noise key={space} at={at(space)} noise={noise} label={label} />
          ))}
          {own.baby && <BabyToken at={at(own.baby.space)} label={own.baby.label} />}
          {isFound && <Reserve box={plan.rack} reserve={own.reserve} title={plan.rackName} />}
        </>,
        <>
          <SpacePicks legal={pickable} areaOf={areaOf} onPick={onPick} onPoint={point} />
          <DoorPicks {...props} legal={legalDoors} gapOf={gapOf} />
          <Standing
            {...props}
            pieces={pieces}
            highlights={highlights}
            spots={spots}
            pace={pace}
            eye={eye}
            aimed={aim && at(aim.space)}
            way={way}
            onLook={setLooked}
          />
        </>,
      ]}
    />
  );
});

const rectOf = (plan: GridPlan, space: SpaceId): Rect => plan.spaces[space]!.rects[0]!;

interface SquareMarksProps {
  plan: GridPlan;
  marks: GridHighlights;
  hover: SpaceId | undefined;
  /** Whoever is pointed at shows what he sees. */
  looker: GridPiece | undefined;
}

/** What is marked on the squares. */
function SquareMarks({ plan, marks, hover, looker }: SquareMarksProps) {
  const { legal = NONE, reach = NONE, marked = NONE, warned = NONE, struck = NONE, selected, noise, cone } = marks;
  const rectsOf = (spaces: readonly SpaceId[]): Rect[] => spaces.map((space) => rectOf(plan, space));
  const sight =
    cone ?? (looker && { spaces: looker.sees, ink: looker.kind === 'human' ? 'var(--accent)' : 'var(--blood)' });
  const taped = hover !== undefined && reach.includes(hover) ? [...legal, hover] : legal;
  return (
    <>
      {noise && <Hearing rects={rectsOf(noise.spaces)} from={centre(rectOf(plan, noise.from))} loud={noise.loud} />}
      <Threat rects={rectsOf(warned)} />
      {sight && <Seen rects={rectsOf(sight.spaces)} ink={sight.ink} />}
      {taped.map((space) => (
        <Legal key={space} rect={rectOf(plan, space)} hover={hover === space} />
      ))}
      {struck.map((space) => (
        <Framed key={space} rect={rectOf(plan, space)} ink="var(--blood)" />
      ))}
      {marked.map(({ space, ink }) => (
        <Framed key={space} rect={rectOf(plan, space)} ink={ink} />
      ))}
      {selected && <Framed rect={rectOf(plan, selected.space)} ink={selected.ink} />}
    </>
  );
}
