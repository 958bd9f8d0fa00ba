import type { CSSProperties, ReactNode } from 'react';
import { FACES, heroInks, type PortraitName } from '../pieces/Portrait.tsx';
import { halftone } from '../press/halftone.ts';
import { type IconName, Mark } from '../press/Icon.tsx';
import type { PressName } from '../press/press.ts';
import css from './Posters.module.css';

/** Everything is drawn 400 wide and 560 high. */
const WIDE = 400;
const HIGH = 560;

type Place = readonly [x: number, y: number, size: number];

/** Printed twice, the second ink a little off. */
function Twice({ name, at: [x, y, size], ink, under }: { name: IconName; at: Place; ink: string; under: string }) {
  return (
    <>
      <Mark name={name} x={x + size * 0.035} y={y + size * 0.035} size={size} ink={under} />
      <Mark name={name} x={x} y={y} size={size} ink={ink} />
    </>
  );
}

/** A bust cut out of its picture, with a pale edge. */
function Bust({ name, at: [x, y, size] }: { name: PortraitName; at: Place }) {
  const inks = { ink: `var(--${name})`, pale: `var(--${name}-l)` };
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} style={heroInks(inks) as CSSProperties}>
      <g stroke="var(--bone)" strokeWidth="6" strokeLinejoin="round">
        {FACES[name]}
      </g>
      {FACES[name]}
    </g>
  );
}

const Title = ({ y, size, children }: { y: number; size: number; children: string }) => (
  <text className={css.title} x={WIDE / 2} y={y} fontSize={size} textLength={WIDE - 36} lengthAdjust="spacingAndGlyphs">
    {children}
  </text>
);

const PAPER = halftone([0, 0, WIDE, HIGH], { step: 13, dot: 6.2 }, (_, y) => (y - 40) / 520);
const SUN = halftone([30, 130, 370, 470], { step: 10, dot: 5.2 }, (x, y) =>
  Math.hypot(x - 200, y - 290) < 158 ? (y - 250) / 170 : 0,
);
const SKYLINE =
  'M0 400V268h30v-34h22v-22h10v22h20v58h22v-96h14v-22h8v22h22v58h28v-26h34v-40h12v-26h6v26h12v40h20v52h24v-78h40v-18h16v18h14v60h20v-30h36V400Z';
const WINDOWS =
  'M12 288h8v12h-8zM12 316h8v12h-8zM58 254h8v12h-8zM58 282h8v12h-8zM112 214h8v12h-8zM130 242h8v12h-8zM130 270h8v12h-8zM112 298h8v12h-8zM186 262h8v12h-8zM210 240h8v12h-8zM228 268h8v12h-8zM210 296h8v12h-8zM282 222h8v12h-8zM300 250h8v12h-8zM282 278h8v12h-8zM350 268h8v12h-8zM372 296h8v12h-8zM350 316h8v12h-8z';
const ROAD = 'M0 384H400V560H0Z';
const LANE = 'M194 392h12l3 22h-18zM189 426h22l5 34h-32zM181 474h38l8 50h-54z';
const BACK: readonly Place[] = [26, 76, 124, 276, 326, 376].map((x, i) => [x, 370 + (i % 2) * 8, 84]);
const FRONT: readonly (readonly [IconName, ...Place])[] = [
  ['shambling-zombie', 36, 424, 128],
  ['fat', 116, 430, 116],
  ['sprint', 292, 428, 118],
  ['shambling-zombie', 366, 424, 130],
];
const HEROES: readonly (readonly [PortraitName, ...Place])[] = [
  ['amy', -14, 428, 134],
  ['wanda', 280, 428, 134],
  ['doug', 74, 420, 142],
  ['ned', 182, 420, 142],
];

/** Four against a city. */
const zombicide: ReactNode = (
  <>
    <rect width={WIDE} height={HIGH} fill="var(--accent)" />
    <path d={PAPER} fill="var(--accent-d)" fillOpacity="0.6" />
    <circle cx="200" cy="290" r="164" fill="var(--blood)" stroke="var(--ink)" strokeWidth="5" />
    <path d={SUN} fill="var(--blood-d)" />
    <path d={SKYLINE} fill="var(--ink)" />
    <path d={WINDOWS} fill="var(--accent)" />
    <path d={ROAD} fill="#1a2b49" stroke="var(--ink)" strokeWidth="5" />
    <path d={LANE} fill="var(--bone)" />
    {BACK.map((at) => (
      <Twice key={at[0]} name="shambling-zombie" at={at} ink="var(--acid-d)" under="var(--ink)" />
    ))}
    <Twice name="brute" at={[200, 318, 214]} ink="var(--bone)" under="var(--ink)" />
    {FRONT.map(([name, ...at]) => (
      <Twice key={at[0]} name={name} at={at} ink="var(--acid)" under="var(--ink)" />
    ))}
    {HEROES.map(([name, ...at]) => (
      <Bust key={name} name={name} at={at} />
    ))}
    <g fill="var(--ink)">
      <Title y={118} size={124}>
        ZOMBICIDE
      </Title>
    </g>
  </>
);

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
const plague: ReactNode = (
  <>
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
  </>
);

const ART: Readonly<Record<PressName, ReactNode>> = { zombicide, plague };

/** The poster of a game. Printed ink does not change with the light in the room. */
export function Poster({ press }: { press: PressName }) {
  return (
    <svg className={css.poster} viewBox={`0 0 ${WIDE} ${HIGH}`} data-press={press} aria-hidden="true">
      {ART[press]}
    </svg>
  );
}
