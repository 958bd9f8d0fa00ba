import { memo, useEffect, useId, useState } from 'react';
import { usePattern, usePress } from '../press/press.ts';
import type { Furnished, Placed } from './furnish.ts';
import type { Furniture } from './furniture/pieces.ts';
import { FURNITURE } from './furniture.ts';
import { inset, loopPath, outlineOf } from './geometry.ts';
import { useBefore } from './motion.ts';
import type { Light, Space } from './plan.ts';
import { areaPath } from './survey.ts';

interface RoomProps {
  space: Space;
  furnished: Furnished;
  light: Light;
  /** Framed by tape: no shade along the walls. */
  framed: boolean;
}

/** A room that opens is printed: its dots grow to full tone over the blueprint. */
export const Room = memo(function Room(props: RoomProps) {
  const { light, space } = props;
  const before = useBefore(light);
  const [printing, setPrinting] = useState(false);
  const id = useId();
  useEffect(() => {
    if (before !== 'plan' || light === 'plan') return;
    setPrinting(true);
    const done = setTimeout(() => setPrinting(false), 340);
    return () => clearTimeout(done);
  }, [before, light]);
  if (!printing) return <Floor {...props} />;
  return (
    <g>
      <Floor {...props} light="plan" />
      <pattern id={`${id}p`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <circle className="print-dot" cx="4.500" cy="4.500" fill="#fff" />
      </pattern>
      <mask id={id}>
        <path d={areaPath(space)} fill={`url(#${id}p)`} />
      </mask>
      <g mask={`url(#${id})`}>
        <Floor {...props} />
      </g>
    </g>
  );
});

const Floor = memo(function Floor({ space, furnished, light, framed }: RoomProps) {
  const fill = usePattern();
  const press = usePress();
  const { floor, items } = furnished;
  const area = areaPath(space);
  const shadow = items.map(shadowOf).join('');
  return (
    <g className={light}>
      <path d={area} fill={fill(`${floor}-${light}`)} />
      {light !== 'plan' && <path d={shadow} fill="var(--fsh)" />}
      <g>
        {items.map(({ item, at, turn, ink }) => (
          <use
            key={`${item} ${at.join()}`}
            href={`#${press}-f-${item}`}
            transform={`translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''}`}
            style={ink ? ({ '--c': `var(${ink})` } as React.CSSProperties) : undefined}
          />
        ))}
      </g>
      {light !== 'plan' && !framed && space.ground === 'room' && <Shade space={space} />}
    </g>
  );
});

/** Always to the right and down, whichever way the thing is turned. */
function shadowOf({ item, box: [x0, y0, x1, y1], turn }: Placed): string {
  const { cast } = FURNITURE[item] as Furniture;
  if (cast && 'disc' in cast) {
    const [x, y, r] = [(x0 + x1) / 2 + 4, (y0 + y1) / 2 + 5, cast.disc];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const deep = cast?.deep;
  const [left, top, right, bottom] = [
    deep && turn === 90 ? x1 - deep : x0,
    deep && turn === 180 ? y1 - deep : y0,
    deep && turn === 270 ? x0 + deep : x1,
    deep && turn === 0 ? y0 + deep : y1,
  ];
  return `M${left + 4} ${top + 5}H${right + 4}V${bottom + 5}H${left + 4}Z`;
}

/** Dots along the walls to the north and to the west. */
function Shade({ space }: { space: Space }) {
  const fill = usePattern();
  return (
    <g>
      {outlineOf(space.rects).flatMap((loop) =>
        inset(loop, 5).map((a, i, all) => {
          const b = all[(i + 1) % all.length]!;
          const north = b[0] > a[0];
          const west = b[1] < a[1];
          if (!north && !west) return null;
          const length = Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]);
          return (
            <rect
              key={a.join()}
              width={length}
              height="24"
              transform={north ? `translate(${a[0]} ${a[1]})` : `matrix(0 1 1 0 ${b[0]} ${b[1]})`}
              fill={fill('shade-in')}
            />
          );
        }),
      )}
    </g>
  );
}

const _floorEdge = (space: Space, by: number): string =>
  loopPath(outlineOf(space.rects).map((loop) => inset(loop, by)));

/** Squares of a gridded floor. */
export const Squares = memo(function Squares({ space, side }: { space: Space; side: number }) {
  let d = '';
  for (const [x0, y0, x1, y1] of space.rects) {
    for (let x = Math.ceil(x0 / side) * side; x < x1; x += side) if (x > x0) d += `M${x} ${y0}V${y1}`;
    for (let y = Math.ceil(y0 / side) * side; y < y1; y += side) if (y > y0) d += `M${x0} ${y}H${x1}`;
  }
  return <path d={d} fill="none" stroke="var(--stroke)" strokeWidth="2" strokeDasharray="2 6" strokeOpacity="0.55" />;
});

export const RoomName = memo(function RoomName({ furnished, light }: { furnished: Furnished; light: Light }) {
  const { name } = furnished;
  if (!name) return null;
  const { at, lines, size, turn } = name;
  return (
    <text
      className={`plan-name ${light}`}
      transform={`translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''}`}
      fontSize={size}
      letterSpacing={size * 0.055}
      textAnchor="middle"
      fill="var(--name)"
    >
      {lines.map((line, i) => (
        <tspan key={line} x="0" dy={i === 0 ? 0 : size * 0.98}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
