import { memo } from 'react';
import { loopPath, outlineOf, type Point, type Rect, rectPath } from '../../../board/geometry.ts';
import { type IconName, Mark } from '../../../press/Icon.tsx';
import { BabyFace } from './Figures.tsx';
import own from './Grid.module.css';
import { Planks } from './Openings.tsx';
import { type GridOpening, SIDE } from './plan.ts';
import type { GridOwn, Loudness, SearchState } from './scene.ts';

/** A drawing with a name, for those who listen. */
const named = (label: string) => ({ role: 'img', 'aria-label': label, 'data-token': '' }) as const;

/** Where a noise is heard. */
export const Hearing = memo(function Hearing({
  rects,
  from,
  loud,
}: {
  rects: readonly Rect[];
  from: Point;
  loud: Loudness;
}) {
  // All over the board there is nothing to outline.
  const isAll = loud === 'very-loud';
  return (
    <g fill="none" stroke="var(--accent)" strokeLinecap="round">
      {!isAll && <path d={rectPath(rects)} fill="var(--accent)" stroke="none" opacity="0.2" />}
      {!isAll && <path d={loopPath(outlineOf(rects))} strokeWidth="7" strokeDasharray="3 13" />}
      {(isAll ? [70, 150, 250, 370, 510] : [62]).map((r, i) => (
        <circle
          key={r}
          cx={from[0]}
          cy={from[1]}
          r={r}
          strokeWidth={9 - i}
          strokeDasharray="3 15"
          opacity={1 - i * 0.16}
        />
      ))}
    </g>
  );
});

/** Which way somebody would look: an arrow round the figure. */
export function TurnArrow({ at: [x, y], from, to }: { at: Point; from: number; to: number }) {
  const isRight = (from + 1) % 4 === to;
  return (
    <g transform={`translate(${x} ${y}) rotate(${from * 90})${isRight ? '' : ' scale(-1 1)'}`} fill="none">
      <path d="M14 -54A56 56 0 0 1 54 -14" stroke="var(--ink)" strokeWidth="18" strokeLinecap="round" />
      <path d="M14 -54A56 56 0 0 1 54 -14" stroke="var(--accent)" strokeWidth="11" strokeLinecap="round" />
      <path d="M34 -18L58 8L72 -24Z" fill="var(--accent)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" />
    </g>
  );
}

/** Planks that would be nailed on, or torn off. */
export function PlanksAhead({ gap: { at, axis } }: { gap: GridOpening }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})${axis === 'v' ? ' rotate(90)' : ''}`}>
      <circle r="46" fill="var(--accent)" opacity="0.85" stroke="var(--ink)" strokeWidth="3" />
      <Planks half={SIDE / 2 - 10} />
    </g>
  );
}

interface SearchProps {
  rect: Rect;
  state: SearchState;
  label: string;
}

const FACES: Readonly<Record<SearchState, { mark: IconName; paper: string; ink: string }>> = {
  open: { mark: 'magnifying-glass', paper: 'var(--accent)', ink: 'var(--ink)' },
  done: { mark: 'check-mark', paper: 'var(--conc)', ink: 'var(--on-paper-2)' },
  stairs: { mark: 'own:cellar', paper: 'var(--bone)', ink: 'var(--on-paper)' },
};

export const Search = memo(function Search({ rect, state, label }: SearchProps) {
  const { mark, paper, ink } = FACES[state];
  const [x, y] = [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
  return (
    <g transform={`translate(${x} ${y})`} {...named(label)}>
      {state === 'open' && <circle className={own.ring} r="44" fill="none" stroke="var(--accent)" strokeWidth="5" />}
      <rect
        x="-24"
        y="-24"
        width="48"
        height="48"
        rx="8"
        transform="rotate(45)"
        fill={paper}
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <Mark name={mark} size={34} ink={ink} />
    </g>
  );
});

const WAVES: Readonly<Record<Loudness, number>> = { faint: 1, loud: 2, 'very-loud': 3 };

export const Noise = memo(function Noise({ at: [x, y], noise, label }: { at: Point; noise: Loudness; label: string }) {
  return (
    <g transform={`translate(${x + 22} ${y + 22})`} {...named(label)}>
      <rect
        x="-13"
        y="-13"
        width="26"
        height="26"
        rx="4"
        transform="rotate(45)"
        fill="var(--accent)"
        stroke="var(--ink)"
        strokeWidth="2.400"
      />
      {[0, 1, 2].slice(0, WAVES[noise]).map((i) => (
        <path
          key={i}
          d={`M${-2 + i * 4} ${-4 - i * 2.4}Q${3 + i * 5} 0 ${-2 + i * 4} ${4 + i * 2.4}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.800"
          strokeLinecap="round"
        />
      ))}
      <circle cx="-7" r="3.200" fill="var(--ink)" />
    </g>
  );
});

export const BabyToken = memo(function BabyToken({ at: [x, y], label }: { at: Point; label: string }) {
  return (
    <g transform={`translate(${x} ${y})`} {...named(label)}>
      <path d="M-30 8Q-30 32 0 32Q30 32 30 8Z" fill="var(--wood)" stroke="var(--ink)" strokeWidth="3" />
      <path d="M-22 12Q0 0 22 12V20Q0 28 -22 20Z" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.400" />
      <g transform="translate(0 -4)">
        <BabyFace size={21} />
      </g>
    </g>
  );
});

/** The dead who are still to come, in a rack beside the board. */
export const Reserve = memo(function Reserve({
  box,
  reserve,
  title,
}: {
  box: Rect;
  reserve: GridOwn['reserve'];
  title: string;
}) {
  const [x0, y0, x1] = box;
  const columns = 6;
  const step = (x1 - x0 - 40) / columns;
  const places = Math.max(reserve.most, reserve.zombies);
  const rows = Math.ceil((places + reserve.dogs) / columns);
  return (
    <g transform={`translate(${x0} ${y0})`} {...named(reserve.label)}>
      <rect
        width={x1 - x0}
        height={92 + rows * step}
        rx="10"
        fill="var(--wood-2)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <rect
        x="9"
        y="9"
        width={x1 - x0 - 18}
        height={74 + rows * step}
        rx="5"
        fill="none"
        stroke="var(--wood-l)"
        strokeWidth="3"
      />
      <text x="26" y="54" className="plan-name" fontSize="38" letterSpacing="2" fill="var(--ink)">
        {title.toLocaleUpperCase()}
      </text>
      <text x={x1 - x0 - 26} y="56" textAnchor="end" className="number" fontSize="46" fill="var(--ink)">
        {reserve.zombies + reserve.dogs}
      </text>
      {Array.from({ length: places + reserve.dogs }, (_, i) => {
        const isDog = i >= places;
        const isHere = isDog || i < reserve.zombies;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the rack
            key={i}
            transform={`translate(${20 + (i % columns) * step + step / 2} ${72 + Math.floor(i / columns) * step + step / 2})`}
          >
            <circle
              r="31"
              fill={isHere ? 'var(--acid-d)' : 'var(--wood-l)'}
              stroke="var(--ink)"
              strokeWidth="2.600"
              opacity={isHere ? 1 : 0.55}
            />
            {isHere && (
              <>
                <circle r="25" fill="var(--acid)" stroke="var(--ink)" strokeWidth="2" />
                <Mark name={isDog ? 'own:dog' : 'shambling-zombie'} size={42} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
});
