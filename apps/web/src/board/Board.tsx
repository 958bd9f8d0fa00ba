import { type ComponentType, memo, useCallback, useMemo, useState } from 'react';
import { Crowds } from './Crowds.tsx';
import { radiusOf, TokenFigure } from './Figures.tsx';
import { Frame, type Ground } from './Frame.tsx';
import { Floors, Structure } from './Ground.tsx';
import type { Point } from './geometry.ts';
import { middle } from './geometry.ts';
import { Selected, Taped, Warned } from './Highlighted.tsx';
import { lookOf, wayOf } from './looking.ts';
import { Wedge } from './Overlays.tsx';
import { DoorPicks, SpacePicks, TokenPicks, usePointing } from './Picks.tsx';
import type { DoorId, SpaceId } from './plan.ts';
import { Sheet, sheetBounds } from './Sheet.tsx';
import { type Standings, useStandings } from './standing.ts';
import { areaPath, type Survey, surveyOf } from './survey.ts';
import type { BoardProps, Highlights, PinnedTicket } from './types.ts';
import { gapPoint } from './walls.ts';

const NONE: readonly never[] = [];
/** So far a ticket keeps away from a place, and from the rim of a figure. */
const CLEAR = 34;
const RIM = 30;

/** The same set as long as it holds the same spaces: floors are not drawn again. */
function useSpaces(spaces: readonly SpaceId[]): ReadonlySet<SpaceId> {
  const key = spaces.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is in it
  return useMemo(() => new Set(spaces), [key]);
}

interface TileBoardProps extends BoardProps {
  /** What the ground is printed on, where the usual sheet does not suit. */
  paper?: ComponentType<{ size: Point; title: string }>;
}

const Plain = (props: { size: Point; title: string }) => <Sheet {...props} north="N" />;

/** A ground of streets and rooms, whatever their shape. It knows no rules. */
export const Board = memo(function Board({ paper: Paper = Plain, ...props }: TileBoardProps) {
  const { plan, title, lights, openDoors, pieces, tokens, highlights = {}, part, pace = 240 } = props;
  const { onPick, onHover } = props;
  const survey = useMemo(() => surveyOf(plan), [plan]);
  const standings = useStandings(plan, survey, pieces, tokens);
  const [opened, setOpened] = useState<string>();
  const [pointed, point] = usePointing(onHover);
  const { legal = NONE, reach = NONE, legalDoors = NONE, legalTokens = NONE, selected } = highlights;
  const pickableSpaces = useMemo(() => [...legal, ...reach], [legal, reach]);
  const framed = useSpaces([...legal, ...(selected ? [selected.space] : [])]);
  const busy = useSpaces(tokens.flatMap(({ isParked, isWide, space }) => (isParked || isWide ? [space] : [])));
  const doorIds = useMemo(() => plan.doors.map(({ id }) => id), [plan]);
  const gapOf = (id: DoorId) => {
    const gap = survey.walls.gaps.find(({ door }) => door >= 0 && doorIds[door] === id);
    return gap && { at: gapPoint(gap), axis: gap.axis };
  };
  const doorAt = (id: DoorId): Point | undefined => gapOf(id)?.at;
  const areaOf = useCallback(
    (id: SpaceId) => {
      const space = survey.space.get(id)!;
      return { d: areaPath(space), at: middle(space.rects), label: space.label };
    },
    [survey],
  );
  const look = lookOf(survey, standings, highlights);
  const way = wayOf(plan, survey, standings, tokens, highlights.path);
  const bounds = sheetBounds(plan.size);
  const ground: Ground = {
    bounds,
    home: part ?? bounds,
    rectsOf: (space) => survey.space.get(space)?.rects ?? NONE,
    around: 30,
    closest: 1,
    place: (at) => placeOf(at, survey, standings, doorAt, way && { end: way.at(-1)!, space: goalOf(highlights) }),
    avoid: [...standings.spots.values(), ...standings.cars.values()].map(({ at }) => at),
    keep: [look.from, way?.[0]].flatMap((at) => (at ? [at] : [])),
  };
  const pickable = new Set(legalTokens);
  return (
    <Frame
      {...props}
      ground={ground}
      onEscape={() => setOpened(undefined)}
      plates={[
        <>
          <Paper size={plan.size} title={title} />
          <Floors plan={plan} survey={survey} lights={lights} framed={framed} busy={busy} />
        </>,
        <Marks key="marks" {...props} survey={survey} doorIds={doorIds} hover={highlights.hover ?? pointed} />,
        <>
          <Structure plan={plan} survey={survey} lights={lights} open={openDoors} />
          {tokens.map((token) => (
            <TokenFigure
              key={token.id}
              token={token}
              spot={standings.spots.get(token.id)}
              car={standings.cars.get(token.id)}
            />
          ))}
        </>,
        <>
          <g style={{ pointerEvents: 'none' }}>{look.sight && <Wedge sight={look.sight} />}</g>
          <SpacePicks legal={pickableSpaces} areaOf={areaOf} onPick={onPick} onPoint={point} />
          <DoorPicks {...props} legal={legalDoors} gapOf={gapOf} />
          <TokenPicks {...props} legal={pickable} tokenAt={standings.tokenAt} />
          <Crowds
            {...props}
            standings={standings}
            look={look}
            way={way}
            pace={pace}
            opened={opened}
            onOpen={setOpened}
          />
        </>,
      ]}
    />
  );
});

const goalOf = ({ path }: Highlights): SpaceId | undefined => path?.through.at(-1);

/** Where a ticket is pinned: to figures, doors and tokens as they stand, to the end of the way that is shown, to a floor. */
function placeOf(
  at: PinnedTicket['at'],
  survey: Survey,
  { stackOf, crowdIn, spots, tokenAt }: Standings,
  doorAt: (door: DoorId) => Point | undefined,
  way: { readonly end: Point; readonly space: SpaceId | undefined } | undefined,
): { readonly at: Point; readonly clear: number } | undefined {
  const floor = (space: SpaceId): Point => middle(survey.space.get(space)!.rects);
  const stack = 'piece' in at ? stackOf(at.piece) : 'crowd' in at ? crowdIn(at.crowd) : undefined;
  const spot = stack && spots.get(stack.key);
  if (stack && spot) return { at: spot.at, clear: radiusOf(stack) + RIM };
  let where: Point | undefined;
  if ('door' in at) where = doorAt(at.door);
  else if ('token' in at) where = tokenAt(at.token);
  else if ('crowd' in at) where = floor(at.crowd);
  else if ('space' in at) where = way && way.space === at.space ? way.end : floor(at.space);
  return where && { at: where, clear: CLEAR };
}

interface MarksProps extends BoardProps {
  survey: Survey;
  doorIds: readonly DoorId[];
  hover: SpaceId | undefined;
}

/** What is marked on the floors. */
function Marks({ survey, openDoors, doorIds, highlights = {}, hover }: MarksProps) {
  const { legal = NONE, reach = NONE, warned = NONE, marked = NONE, selected } = highlights;
  const taped = hover !== undefined && reach.includes(hover) ? [...legal, hover] : legal;
  const edge = { survey, open: openDoors, doorIds };
  return (
    <>
      {warned.map((space) => (
        <Warned key={space} {...edge} space={space} />
      ))}
      {taped.map((space) => (
        <Taped key={space} {...edge} space={space} hover={hover === space} />
      ))}
      {marked.map(({ space, ink }) => (
        <Selected key={space} {...edge} space={space} ink={ink} />
      ))}
      {selected && <Selected {...edge} space={selected.space} ink={selected.ink} />}
    </>
  );
}
