import type { Point, Rect } from '../../../board/geometry.ts';
import { usePattern } from '../../../press/press.ts';

/** The way out: a car, a boat, a hearse, from above. */
export function Vehicle({ kind, box: [x0, y0, x1, y1], doors }: { kind: string; box: Rect; doors: readonly Point[] }) {
  const fill = usePattern();
  const [w, h] = [x1 - x0, y1 - y0];
  const body = kind === 'hearse' ? 'var(--fi)' : kind === 'boat' ? 'var(--bone)' : 'var(--blood)';
  const trim = kind === 'hearse' ? 'var(--straw-d)' : kind === 'boat' ? 'var(--fblue)' : 'var(--blood-d)';
  const shell =
    kind === 'boat'
      ? `M${w / 2} 6Q${w - 8} ${h * 0.22} ${w - 10} ${h * 0.5}V${h - 14}Q${w / 2} ${h + 4} 10 ${h - 14}V${h * 0.5}Q8 ${h * 0.22} ${w / 2} 6Z`
      : `M34 8H${w - 34}Q${w - 12} 8 ${w - 12} 44V${h - 40}Q${w - 12} ${h - 8} ${w - 36} ${h - 8}H36Q12 ${h - 8} 12 ${h - 40}V44Q12 8 34 8Z`;
  return (
    <g>
      <g transform={`translate(${x0} ${y0})`}>
        <path d={shell} transform="translate(13 16)" fill={fill('dots')} />
        {kind !== 'boat' && (
          <path
            d={`M4 ${h * 0.14}h14v52h-14zM${w - 18} ${h * 0.14}h14v52h-14zM4 ${h * 0.74}h14v52h-14zM${w - 18} ${h * 0.74}h14v52h-14z`}
            fill="var(--ink)"
          />
        )}
        <path d={shell} fill={body} stroke="var(--ink)" strokeWidth="4" />
        {kind === 'boat' ? (
          <>
            <path
              d={`M${w / 2} 30Q${w - 28} ${h * 0.26} ${w - 30} ${h * 0.48}H30Q28 ${h * 0.26} ${w / 2} 30Z`}
              fill={trim}
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <rect
              x="30"
              y={h * 0.5}
              width={w - 60}
              height={h * 0.24}
              rx="8"
              fill="var(--wood)"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <path
              d={`M32 ${h * 0.48}Q${w / 2} ${h * 0.4} ${w - 32} ${h * 0.48}`}
              fill="none"
              stroke="var(--glass)"
              strokeWidth="10"
            />
          </>
        ) : (
          <>
            <path
              d={`M26 ${h * 0.3}Q${w / 2} ${h * 0.22} ${w - 26} ${h * 0.3}L${w - 40} ${h * 0.4}H40Z`}
              fill="var(--glass)"
              stroke="var(--ink)"
              strokeWidth="3"
            />
            <path
              d={`M${w * 0.3} ${h * 0.38}l14 -${h * 0.1}M${w * 0.42} ${h * 0.38}l14 -${h * 0.11}`}
              stroke="var(--bone)"
              strokeWidth="4"
              opacity=".8"
            />
            <rect
              x="38"
              y={h * 0.42}
              width={w - 76}
              height={h * (kind === 'hearse' ? 0.34 : 0.26)}
              rx="10"
              fill={trim}
              stroke="var(--ink)"
              strokeWidth="3"
            />
            {kind === 'hearse' && (
              <path
                d={`M${w / 2} ${h * 0.47}v${h * 0.22}M${w / 2 - 20} ${h * 0.53}h40`}
                stroke={body}
                strokeWidth="9"
              />
            )}
            {kind === 'car' && (
              <path
                d={`M40 ${h * 0.7}Q${w / 2} ${h * 0.76} ${w - 40} ${h * 0.7}L${w - 32} ${h * 0.78}Q${w / 2} ${h * 0.84} 32 ${h * 0.78}Z`}
                fill="var(--glass)"
                stroke="var(--ink)"
                strokeWidth="3"
              />
            )}
            <path
              d={`M24 ${h * 0.34}L36 ${h * 0.42}V${h * 0.68}L24 ${h * 0.74}ZM${w - 24} ${h * 0.34}L${w - 36} ${h * 0.42}V${h * 0.68}L${w - 24} ${h * 0.74}Z`}
              fill="var(--glass)"
              stroke="var(--ink)"
              strokeWidth="2.600"
            />
            <path
              d={`M26 14q10 -6 26 -4v18h-30zM${w - 26} 14q-10 -6 -26 -4v18h30z`}
              fill="var(--accent)"
              stroke="var(--ink)"
              strokeWidth="2.600"
            />
            <path
              d={`M24 ${h - 14}h36M${w - 60} ${h - 14}h36`}
              stroke="var(--accent)"
              strokeWidth="7"
              strokeLinecap="round"
            />
          </>
        )}
      </g>
      {doors.map(([x, y]) => {
        const inwards = x < (x0 + x1) / 2 ? 0 : 180;
        return (
          <path
            key={`${x} ${y}`}
            d="M-30 -9H-6V-20L16 0L-6 20V9H-30Z"
            transform={`translate(${x} ${y}) rotate(${inwards})`}
            fill="var(--accent)"
            stroke="var(--ink)"
            strokeWidth="2.800"
            strokeLinejoin="round"
          />
        );
      })}
    </g>
  );
}
