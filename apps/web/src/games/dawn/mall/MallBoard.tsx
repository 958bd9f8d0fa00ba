import { memo, useCallback, useMemo } from 'react';
import { Drawn } from '../../../board/Drawn.tsx';
import { Frame, type Ground } from '../../../board/Frame.tsx';
import { type Point, type Rect, rectPath } from '../../../board/geometry.ts';
import { PathPreview, Reticle, SightLine } from '../../../board/Overlays.tsx';
import { DoorPicks, SpacePicks, usePointing } from '../../../board/Picks.tsx';
import type { SpaceId } from '../../../board/plan.ts';
import { Framed, Legal, Threat } from '../../../board/squares/Marks.tsx';
import { Standing, spotsOn } from '../../../board/squares/Standing.tsx';
import type { BoardProps, PinnedTicket } from '../../../board/types.ts';
import { Doors } from './Doors.tsx';
import { Fixtures } from './Fixtures.tsx';
import { Floors, Names } from './Floors.tsx';
import { Barred, Laid, Orders } from './Orders.tsx';
import { Outside } from './Outside.tsx';
import { MARGIN, type MallGround, SIDE } from './plan.ts';
import type { MallHighlights, MallOwn } from './scene.ts';
import { Walls } from './Walls.tsx';

const NONE: readonly never[] = [];
const centre = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
/** A drawing with a name, for those who listen. */
const named = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
/** So far a ticket keeps away from what it speaks of. */
const CLEAR = 50;
const EDGE = 30;

/** The ground of the mall: numbered spaces, walls and doors between them, counters. It knows no rules. */
export const MallBoard = memo(function MallBoard(props: BoardProps) {
  const { pieces, pace = 240, onPick, onHover } = props;
  const { mall, spaces } = props.plan as MallGround;
  const { doors, orders } = props.own as MallOwn;
  const highlights = (props.highlights ?? {}) as MallHighlights;
  const { legal = NONE, reach = NONE, legalDoors = NONE, lines = NONE, path } = highlights;
  const pickable = useMemo(() => [...legal, ...reach], [legal, reach]);
  const [pointed, point] = usePointing(onHover);
  const rectOf = useCallback((space: SpaceId): Rect => spaces[space]!.rects[0]!, [spaces]);
  const at = useCallback((space: SpaceId): Point => centre(rectOf(space)), [rectOf]);
  const spots = useMemo(() => spotsOn(rectOf, pieces), [rectOf, pieces]);
  const gapOf = (id: number) => mall.doors[id];
  const areaOf = useCallback(
    (space: SpaceId) => ({ d: rectPath([rectOf(space)]), at: centre(rectOf(space)), label: spaces[space]!.label }),
    [rectOf, spaces],
  );
  const way = path && [spots.get(path.piece)?.at ?? at(path.through[0]!), ...path.through.slice(1).map(at)];
  const [wide, high] = [mall.cols * SIDE, mall.rows * SIDE];
  const bounds: Rect = [-MARGIN, -MARGIN, wide + MARGIN, high + MARGIN];
  const ground: Ground = {
    bounds,
    home: [-EDGE, -EDGE, wide + EDGE, high + EDGE],
    rectsOf: (space) => spaces[space]?.rects ?? NONE,
    around: 3 * SIDE,
    closest: 1.15,
    place(to: PinnedTicket['at']) {
      let where: Point | undefined;
      if ('piece' in to) where = spots.get(to.piece)?.at;
      else if ('space' in to) where = at(to.space);
      else if ('crowd' in to) where = at(to.crowd);
      else if ('door' in to) where = gapOf(to.door)?.at;
      return where && { at: where, clear: CLEAR };
    },
    avoid: [...spots.values()].map((spot) => spot.at),
    keep: [...lines.map(({ from }) => at(from)), ...(way ? [way[0]!] : [])],
  };
  return (
    <Frame
      {...props}
      ground={ground}
      plates={[
        <>
          <Outside mall={mall} bounds={bounds} />
          <Floors mall={mall} />
          <Fixtures mall={mall} />
          <Names mall={mall} />
        </>,
        <SquareMarks key="marks" marks={highlights} hover={highlights.hover ?? pointed} rectOf={rectOf} />,
        <>
          <Walls mall={mall} />
          <Doors mall={mall} states={doors} pace={pace} />
          {props.tokens.map(({ id, space, label, look }) => (
            <g key={id} transform={`translate(${at(space).join(' ')})`} {...named(label ?? '')}>
              <Drawn look={look} />
            </g>
          ))}
        </>,
        <>
          <SpacePicks legal={pickable} areaOf={areaOf} onPick={onPick} onPoint={point} />
          <DoorPicks {...props} legal={legalDoors} gapOf={gapOf} />
          <g style={{ pointerEvents: 'none' }}>
            {way && path && way.length > 1 && <PathPreview points={way} cost={path.cost} />}
            {lines.map(({ from, to }) => (
              <SightLine key={`${from} ${to}`} points={[at(from), at(to)]} />
            ))}
          </g>
          {orders && <Orders orders={orders} at={at} />}
          <Laid laid={highlights.laid} at={at} />
          <Standing {...props} highlights={highlights} spots={spots} pace={pace} />
          <g style={{ pointerEvents: 'none' }}>
            {lines.map(({ from, to, says }) => (
              <Shot key={`${from} ${to}`} from={at(from)} to={at(to)} says={says} />
            ))}
          </g>
        </>,
      ]}
    />
  );
});

/** A crosshair at the end of a line of fire, and along it what the shot suffers. */
function Shot({ from, to, says }: { from: Point; to: Point; says: readonly string[] }) {
  return (
    <>
      <Reticle at={to} radius={24} />
      {says.map((text, i) => {
        const part = (i + 1) / (says.length + 1);
        const half = 13 + text.length * 7;
        return (
          <g
            key={text}
            transform={`translate(${from[0] + (to[0] - from[0]) * part} ${from[1] + (to[1] - from[1]) * part})`}
          >
            <rect
              x={-half}
              y="-17"
              width={2 * half}
              height="34"
              rx="6"
              fill="var(--bone)"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <text y="8" textAnchor="middle" className="number" fontSize="23" fill="var(--ink)">
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface SquareMarksProps {
  marks: MallHighlights;
  hover: SpaceId | undefined;
  rectOf: (space: SpaceId) => Rect;
}

/** What is marked on the spaces. */
function SquareMarks({ marks, hover, rectOf }: SquareMarksProps) {
  const { legal = NONE, reach = NONE, marked = NONE, warned = NONE, barred = NONE, selected } = marks;
  const taped = hover !== undefined && reach.includes(hover) ? [...legal, hover] : legal;
  return (
    <>
      <Barred rects={barred.map(rectOf)} />
      <Threat rects={warned.map(rectOf)} />
      {taped.map((space) => (
        <Legal key={space} rect={rectOf(space)} hover={hover === space} />
      ))}
      {marked.map(({ space, ink }) => (
        <Framed key={space} rect={rectOf(space)} ink={ink} />
      ))}
      {selected && <Framed rect={rectOf(selected.space)} ink={selected.ink} />}
    </>
  );
}
