import type { ReactNode } from 'react';
import { HIGH, type Place, Poster, Title, Twice, WIDE } from '../../poster/Poster.tsx';
import { DEAD } from '../../press/deadIcons.ts';
import { halftone } from '../../press/halftone.ts';
import { bring, Mark } from '../../press/Icon.tsx';
import './inks.css';

bring(DEAD);

const NIGHT = halftone([0, 0, WIDE, 440], { step: 12, dot: 5.6 }, (_, y) => (y - 120) / 620);
const MOON = halftone([260, 190, 400, 330], { step: 9, dot: 4.4 }, (x, y) =>
  Math.hypot(x - 328, y - 266) < 54 ? (x + y - 566) / 90 : 0,
);
const SPILL = halftone([90, 430, 310, 560], { step: 10, dot: 5.2 }, (x, y) =>
  Math.abs(x - 200) < 22 + (y - 430) * 0.62 ? 1.05 - (y - 430) / 120 : 0,
);
const ROOF = 'M70 330L200 226L330 330L316 344L200 252L84 344Z';
const HOUSE = 'M96 330L200 246L304 330V446H96Z';
const PANES = 'M116 354h48v48h-48zM236 354h48v48h-48zM182 290h36v36h-36zM180 372h40v74h-40z';
const BARS = 'M140 354v48M116 378h48M260 354v48M236 378h48M200 290v36M182 308h36';
const PLANKS = 'M106 364l68 14M106 396l68 -18M226 390l68 -20M170 392l60 14M170 430l60 -16';
const PICKET = 'M0 560V488l10 -14l10 14V560Z';
const PICKETS = [-6, 20, 46, 72, 98, 280, 306, 332, 358, 384];
const NEIGHBOURS: readonly Place[] = [
  [30, 420, 62],
  [74, 428, 70],
  [334, 426, 70],
  [376, 418, 62],
  [44, 466, 112],
  [122, 456, 92],
  [288, 458, 96],
  [362, 468, 116],
];

/** One house with a light on, and the whole street at its fence. */
export const poster: ReactNode = (
  <Poster press="plague">
    <rect width={WIDE} height={HIGH} fill="#0f2a26" />
    <path d={NIGHT} fill="#1c4a42" />
    <circle cx="328" cy="266" r="56" fill="var(--acid)" stroke="var(--ink)" strokeWidth="5" />
    <path d={MOON} fill="var(--acid-d)" />
    <rect x="252" y="238" width="26" height="60" fill="var(--ink)" />
    <path d={HOUSE} fill="#1a3d36" stroke="var(--ink)" strokeWidth="5" />
    <path d={ROOF} fill="var(--ink)" stroke="var(--bone)" strokeWidth="3" strokeLinejoin="round" />
    <path d={PANES} fill="var(--accent)" stroke="var(--ink)" strokeWidth="5" />
    <Mark name="shouting" x={200} y={310} size={30} />
    <path d={BARS} stroke="var(--ink)" strokeWidth="4" />
    <path d={PLANKS} stroke="var(--ink)" strokeWidth="17" />
    <path d={PLANKS} stroke="var(--wood)" strokeWidth="11" />
    <path d="M0 440Q200 420 400 440V560H0Z" fill="#2c5239" stroke="var(--ink)" strokeWidth="5" />
    <path d={SPILL} fill="var(--accent)" />
    {NEIGHBOURS.map((at) => (
      <Twice key={at[0]} name="shambling-zombie" at={at} ink="var(--acid)" under="var(--ink)" />
    ))}
    {PICKETS.map((x, i) => (
      <path
        key={x}
        d={PICKET}
        transform={`translate(${x} ${i === 4 ? 26 : 0})${i === 5 ? ' rotate(7 10 560)' : ''}`}
        fill="var(--bone)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    ))}
    <path d="M0 520H118M282 520H400" stroke="var(--ink)" strokeWidth="16" />
    <path d="M0 520H116M284 520H400" stroke="var(--straw)" strokeWidth="9" />
    <Twice name="shambling-zombie" at={[200, 500, 128]} ink="var(--ink)" under="var(--accent)" />
    <g fill="var(--accent)">
      <Title y={100} size={112}>
        ZOMBIE
      </Title>
      <Title y={200} size={112}>
        PLAGUE
      </Title>
    </g>
  </Poster>
);
