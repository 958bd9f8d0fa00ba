import type { CSSProperties, ReactNode } from 'react';
import { heroInks } from '../../pieces/Portrait.tsx';
import { HIGH, type Place, Poster, Title, Twice, WIDE } from '../../poster/Poster.tsx';
import { DEAD } from '../../press/deadIcons.ts';
import { halftone } from '../../press/halftone.ts';
import { bring } from '../../press/Icon.tsx';
import { INKS } from './looks.ts';
import { BUSTS } from './portraits.tsx';
import './inks.css';

bring(DEAD);

const DUSK = halftone([0, 200, WIDE, 420], { step: 12, dot: 6 }, (_, y) => (420 - y) / 260);
const SUN = halftone([100, 232, 300, 392], { step: 9, dot: 4.6 }, (x, y) =>
  Math.hypot(x - 200, y - 332) < 98 ? (y - 250) / 120 : 0,
);
const FLOOR = halftone([0, 420, WIDE, HIGH], { step: 13, dot: 5.4 }, (_, y) => (y - 400) / 260);
const RAYS = Array.from({ length: 9 }, (_, i) => (i - 4) * 19);
/** The front of the mall, its doors in the middle. */
const MALL = 'M0 336H72V300H148V270H252V300H328V336H400V430H0Z';
const STRIPES = [306, 318, 330];
const COMING: readonly Place[] = [
  [28, 452, 92],
  [92, 444, 78],
  [146, 438, 66],
  [256, 438, 66],
  [310, 446, 80],
  [372, 452, 94],
];
const FOUR = ['own:peter', 'own:roger', 'own:steve', 'own:fran'] as const;

/** Sunrise behind the mall; the four have locked themselves in, and everybody wants to go shopping. */
export const poster: ReactNode = (
  <Poster press="dawn">
    <rect width={WIDE} height={HIGH} fill="#3a1c33" />
    <path d={DUSK} fill="#7a2f35" />
    <g transform="translate(200 332)" fill="#5a2733">
      {RAYS.map((turn) => (
        <path key={turn} d="M-9 -104L-20 -330H20L9 -104Z" transform={`rotate(${turn})`} />
      ))}
    </g>
    <circle cx="200" cy="332" r="100" fill="var(--accent)" stroke="var(--ink)" strokeWidth="5" />
    <path d={SUN} fill="#c5301f" />
    <path d={MALL} fill="#f0d9a6" stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" />
    {STRIPES.map((y, i) => (
      <path key={y} d={`M150 ${y - 20}H250`} stroke={['#c5301f', '#f5962f', '#8a4a1c'][i]} strokeWidth="7" />
    ))}
    <path d="M16 352H132V412H16ZM268 352H384V412H268Z" fill="#f8c66a" stroke="var(--ink)" strokeWidth="4" />
    <path d="M54 352V412M94 352V412M306 352V412M346 352V412" stroke="var(--ink)" strokeWidth="4" />
    <path d="M152 336H248V430H152Z" fill="#22121c" stroke="var(--ink)" strokeWidth="5" />
    <path d="M158 342H197V426H158ZM203 342H242V426H203Z" fill="#bfe6ec" />
    <path d="M150 372L250 396M150 402L250 364" stroke="var(--ink)" strokeWidth="15" />
    <path d="M150 372L250 396M150 402L250 364" stroke="#c27a34" strokeWidth="9" />
    <path d="M0 428Q200 414 400 428V560H0Z" fill="#4b3140" stroke="var(--ink)" strokeWidth="5" />
    <path d={FLOOR} fill="#22121c" />
    {COMING.map((at) => (
      <Twice key={at[0]} name="shambling-zombie" at={at} ink="var(--acid)" under="var(--ink)" />
    ))}
    {FOUR.map((bust, i) => (
      <g
        key={bust}
        transform={`translate(${-4 + i * 100} ${452 + (i % 2) * 10}) scale(1.080)`}
        style={heroInks(INKS[i]!) as CSSProperties}
      >
        <g stroke="var(--bone)" strokeWidth="6" strokeLinejoin="round">
          {BUSTS[bust]}
        </g>
        {BUSTS[bust]}
      </g>
    ))}
    <g fill="var(--accent)">
      <Title y={96} size={112}>
        DAWN
      </Title>
    </g>
    <g fill="var(--bone)">
      <Title y={166} size={66}>
        OF THE DEAD
      </Title>
    </g>
  </Poster>
);
