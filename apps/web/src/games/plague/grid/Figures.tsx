import { memo } from 'react';
import { Drawn, drawnBy } from '../../../board/Drawn.tsx';
import type { Point } from '../../../board/geometry.ts';
import { Stander } from '../../../board/Stander.tsx';
import type { Look } from '../../../board/types.ts';
import { type HeroDiscProps, Wounds } from '../../../pieces/Disc.tsx';
import { faceOf, heroInks } from '../../../pieces/Portrait.tsx';
import { burst } from '../../../pieces/shapes.ts';
import { Mark } from '../../../press/Icon.tsx';
import { patternId, usePress } from '../../../press/press.ts';
import own from './Grid.module.css';
import type { Disc, FigureMark, GridPiece } from './scene.ts';

const RADIUS = { human: 29, zombie: 28, dog: 24 } as const;
export const radiusOf = ({ kind }: Pick<GridPiece, 'kind'>): number => RADIUS[kind];

/** A disc with a prow: it points where the figure looks. To the north; turned from without. */
const prow = (r: number): string => {
  const half = r * 0.72;
  const base = -Math.sqrt(r * r - half * half);
  return `M${-half} ${base}L0 ${-r - 15}L${half} ${base}A${r} ${r} 0 1 1 ${-half} ${base}Z`;
};

interface FigureProps {
  piece: GridPiece;
  at: Point;
  scale: number;
  legal: boolean;
  pace: number;
  onPick: ((piece: GridPiece) => void) | undefined;
  onPoint: (piece: GridPiece | undefined) => void;
}

export const Figure = memo(function Figure({ piece, at, scale, legal, pace, onPick, onPoint }: FigureProps) {
  return (
    <Stander
      piece={piece}
      spot={{ at, scale }}
      legal={legal}
      pace={pace}
      halo={radiusOf(piece) + 11}
      pick={onPick && (() => onPick(piece))}
      point={(isOn) => onPoint(isOn ? piece : undefined)}
    >
      <g className={own.body}>
        <Drawn look={piece.look} />
      </g>
    </Stander>
  );
});

/** A figure by itself, about the origin. */
export const FigureDisc = (disc: Disc) =>
  disc.hero ? <HumanDisc piece={disc} hero={disc.hero} /> : <ZombieDisc piece={disc} />;

export const figureLook = (disc: Disc): Look => drawnBy(radiusOf(disc), FigureDisc, disc);

function Base({ r, facing, ink, ring }: { r: number; facing: number | null; ink: string; ring?: string | undefined }) {
  const press = usePress();
  const d = facing === null ? `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z` : prow(r);
  const turn = facing === null ? 0 : facing * 90;
  return (
    <>
      <g transform="translate(6 9)">
        <path d={d} transform={`rotate(${turn})`} fill={`url(#${patternId(press, 'dots')})`} />
      </g>
      {ring && (
        <path
          d={d}
          transform={`rotate(${turn})`}
          fill={ring}
          stroke="var(--ink)"
          strokeWidth="14"
          strokeLinejoin="round"
        />
      )}
      {ring && (
        <path d={d} transform={`rotate(${turn})`} fill={ring} stroke={ring} strokeWidth="9" strokeLinejoin="round" />
      )}
      <path
        d={d}
        transform={`rotate(${turn})`}
        fill="none"
        stroke={ring ?? 'var(--bone)'}
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <g transform="translate(0 4)">
        <path
          d={d}
          transform={`rotate(${turn})`}
          fill="var(--edge)"
          stroke="var(--ink)"
          strokeWidth="2.600"
          strokeLinejoin="round"
        />
      </g>
      <path
        d={d}
        transform={`rotate(${turn})`}
        fill={ink}
        stroke="var(--ink)"
        strokeWidth="2.800"
        strokeLinejoin="round"
      />
    </>
  );
}

function HumanDisc({ piece, hero }: { piece: Disc; hero: HeroDiscProps }) {
  const press = usePress();
  const r = RADIUS.human;
  const inner = r - 6;
  const { portrait, inks, letter, threatened, active, wounds = 0 } = hero;
  return (
    <g style={heroInks(inks)}>
      {threatened && (
        <polygon
          points={burst(18, r + 19, r + 9)}
          fill="var(--blood)"
          stroke="var(--ink)"
          strokeWidth="2.400"
          strokeLinejoin="round"
        />
      )}
      <Base r={r} facing={piece.facing} ink="var(--hero)" ring={active ? 'var(--accent)' : undefined} />
      <circle r={inner} fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.200" />
      <g className={own.near}>
        <g transform={`scale(${inner / 42}) translate(-50 -46)`} clipPath={`url(#${patternId(press, 'clip-hero')})`}>
          <rect width="100" height="100" fill="var(--hero)" />
          {faceOf(portrait)}
        </g>
        <circle r={inner} fill="none" stroke="var(--ink)" strokeWidth="2.200" />
        <g transform={`translate(${-r * 0.78} ${r * 0.72})`}>
          <rect x="-11" y="-11" width="22" height="22" rx="4" fill="var(--ink)" stroke="var(--bone)" strokeWidth="2" />
          <text y="6.500" textAnchor="middle" className="number" fontSize="18" fill="var(--bone)">
            {letter}
          </text>
        </g>
      </g>
      <text className={`number ${own.distant}`} y="15" textAnchor="middle" fontSize="42" fill="var(--ink)">
        {letter}
      </text>
      <Badges marks={piece.marks} r={r} />
      <Wounds count={wounds} at={[r * 0.72, r * 0.74]} />
    </g>
  );
}

function ZombieDisc({ piece }: { piece: Disc }) {
  const r = RADIUS[piece.kind];
  const isDog = piece.kind === 'dog';
  return (
    <g>
      <Base r={r} facing={piece.facing} ink={piece.was ?? 'var(--acid-d)'} />
      <circle r={r - 5} fill="var(--acid)" stroke="var(--ink)" strokeWidth="2.200" />
      <Mark name={isDog ? 'own:dog' : 'shambling-zombie'} size={isDog ? 36 : 42} />
      {piece.number !== undefined && <Numbered n={piece.number} r={r} />}
      <Badges marks={piece.marks} r={r} />
    </g>
  );
}

/** The number the log calls it by. */
const Numbered = ({ n, r }: { n: number; r: number }) => (
  <g transform={`translate(${-r * 0.8} ${r * 0.72})`}>
    <rect x="-14" y="-12" width="28" height="24" rx="4" fill="var(--ink)" stroke="var(--bone)" strokeWidth="2" />
    <text y="7" textAnchor="middle" className="number" fontSize="20" fill="var(--bone)">
      {n}
    </text>
  </g>
);

const SIGNS: Readonly<Record<FigureMark, (() => React.ReactNode) | null>> = {
  aimed: () => <Mark name="crosshair" size={19} ink="var(--blood)" />,
  crouched: () => <path d="M-7 -4L0 3L7 -4M-7 2L0 9L7 2" fill="none" stroke="var(--ink)" strokeWidth="3.400" />,
  infected: () => <Mark name="death-skull" size={18} ink="var(--supply)" />,
  carries: () => <Mark name="knapsack" size={18} />,
  baby: () => <BabyFace size={10} />,
  hunting: () => (
    <text y="8" textAnchor="middle" className="number" fontSize="24" fill="var(--blood)">
      !
    </text>
  ),
};

/** Small coins around the shoulder. */
function Badges({ marks, r }: { marks: readonly FigureMark[]; r: number }) {
  return (
    <>
      {marks.map((mark, i) => {
        const a = -0.7 - i * 0.9;
        return (
          <g key={mark} transform={`translate(${Math.cos(a) * (r + 3)} ${Math.sin(a) * (r + 3)})`}>
            <circle r="13" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.400" />
            {SIGNS[mark]?.()}
          </g>
        );
      })}
    </>
  );
}

export const BabyFace = ({ size }: { size: number }) => (
  <g transform={`scale(${size / 20})`}>
    <circle r="18" fill="#f3c9a5" stroke="var(--ink)" strokeWidth="3" />
    <path d="M-8 -3v.1M8 -3v.1" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
    <circle cy="8" r="4.500" fill="var(--blood)" stroke="var(--ink)" strokeWidth="2" />
    <path d="M-4 -17q6 -6 8 2" fill="none" stroke="var(--ink)" strokeWidth="3" />
  </g>
);
