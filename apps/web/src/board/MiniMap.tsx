import { memo } from 'react';
import { middle, type Rect, rectPath } from './geometry.ts';
import type { Plan, SpaceId } from './plan.ts';
import type { Lights, Piece } from './types.ts';

interface MiniMapProps {
  plan: Plan;
  lights: Lights;
  pieces: readonly Piece[];
  /** The part in sight. */
  part?: Rect | undefined;
  width: number;
  label: string;
}

const FILL = {
  lit: 'var(--bone)',
  dusk: 'light-dark(#b9b29c, #8b93a3)',
  plan: 'light-dark(#5a7bb3, #31486f)',
} as const;

/** The whole board, small: rooms by light, each piece by itself as a square, groups as a dot. Also the small picture of a mission. */
export const MiniMap = memo(function MiniMap({ plan, lights, pieces, part, width, label }: MiniMapProps) {
  const [w, h] = plan.size;
  const place = new Map<SpaceId, readonly [number, number]>(plan.spaces.map(({ id, rects }) => [id, middle(rects)]));
  const groups = new Map<SpaceId, Piece[]>();
  for (const piece of pieces) groups.set(piece.space, [...(groups.get(piece.space) ?? []), piece]);
  return (
    <svg width={width} height={(width * h) / w} viewBox={`0 0 ${w} ${h}`} role="img" aria-label={label}>
      <rect width={w} height={h} fill="var(--street)" />
      {plan.spaces.map(
        ({ id, ground, rects }) =>
          ground !== 'street' && (
            <path
              key={id}
              d={rectPath(rects)}
              fill={FILL[lights[id] ?? 'plan']}
              stroke="var(--wall)"
              strokeWidth="14"
            />
          ),
      )}
      {[...groups].map(([space, here]) => {
        const [x, y] = place.get(space)!;
        const single = here.filter(({ group }) => group === undefined);
        const crowd = here.find(({ group }) => group !== undefined);
        return (
          <g key={space}>
            {crowd && (
              <circle
                cx={x + (single.length ? 44 : 0)}
                cy={y}
                r="36"
                fill={crowd.ink}
                stroke="var(--wall)"
                strokeWidth="12"
              />
            )}
            {single.map(({ id, ink }, i) => (
              <rect
                key={id}
                x={x - 40 - i * 30}
                y={y - 36 - i * 20}
                width="72"
                height="72"
                fill={ink}
                stroke="var(--wall)"
                strokeWidth="12"
              />
            ))}
          </g>
        );
      })}
      {part && (
        <rect
          x={part[0]}
          y={part[1]}
          width={part[2] - part[0]}
          height={part[3] - part[1]}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="26"
        />
      )}
    </svg>
  );
});
