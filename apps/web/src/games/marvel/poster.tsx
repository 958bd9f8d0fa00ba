import type { CSSProperties, ReactNode } from 'react';
import { heroInks } from '../../pieces/Portrait.tsx';
import { burst } from '../../pieces/shapes.ts';
import { HIGH, Poster, Title, WIDE } from '../../poster/Poster.tsx';
import { halftone } from '../../press/halftone.ts';
import { ZOMBIES } from './art/zombies.tsx';
import { inksOf } from './looks.ts';
import './inks.css';

const SKY = halftone([0, 120, WIDE, 470], { step: 13, dot: 6.6 }, (_, y) => (470 - y) / 330);
const GLARE = halftone([10, 150, 390, 500], { step: 11, dot: 5.6 }, (x, y) => {
  const far = Math.hypot(x - 200, y - 330);
  return far < 178 ? (far - 60) / 140 : 0;
});
const STREET = halftone([0, 452, WIDE, HIGH], { step: 11, dot: 5.2 }, (_, y) => (y - 440) / 150);
const ROOFS =
  'M0 452V300h34v-26h20v26h18v-58h10v-22h8v22h12v96h30v-40h44v52h34v-70h30v-24h8v24h22v44h26v-30h38v22h30v-50h14v-20h8v20h12V452Z';
const WINDOWS =
  'M12 318h10v14h-10zM12 346h10v14h-10zM84 262h8v12h-8zM84 288h8v12h-8zM84 314h8v12h-8zM150 336h10v14h-10zM222 290h8v12h-8zM222 316h8v12h-8zM246 290h8v12h-8zM308 318h10v14h-10zM330 318h10v14h-10zM372 300h8v12h-8zM372 326h8v12h-8z';

/** From behind to the front: who, where and how large. */
const SIX: readonly (readonly [id: string, x: number, y: number, size: number])[] = [
  ['hulk', 90, 186, 220],
  ['captain-marvel', -4, 286, 150],
  ['iron-man', 256, 280, 150],
  ['wasp', -14, 408, 156],
  ['deadpool', 260, 408, 156],
  ['captain-america', 112, 390, 178],
];

/** A cover: six who used to save the city come down the street for lunch. */
export const poster: ReactNode = (
  <Poster press="marvel">
    <rect width={WIDE} height={HIGH} fill="#38cdf0" />
    <path d={SKY} fill="#2a5fe0" />
    <polygon
      points={burst(19, 236, 172)}
      transform="translate(200 326)"
      fill="#ffd92e"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d={GLARE} fill="#ff8a1f" />
    <path d={ROOFS} fill="#14125a" />
    <path d={WINDOWS} fill="#ffd92e" />
    <path d="M0 450Q200 434 400 450V560H0Z" fill="#e5242f" stroke="var(--ink)" strokeWidth="5" />
    <path d={STREET} fill="#830a16" />
    {SIX.map(([id, x, y, size]) => (
      <g key={id} transform={`translate(${x} ${y}) scale(${size / 100})`} style={heroInks(inksOf(id)) as CSSProperties}>
        <g stroke="var(--bone)" strokeWidth="5.500" strokeLinejoin="round">
          {ZOMBIES[id]}
        </g>
        {ZOMBIES[id]}
      </g>
    ))}
    <path d="M0 0H400V150L0 132Z" fill="#fff8e3" stroke="var(--ink)" strokeWidth="5" />
    <g fill="#e5242f" stroke="var(--ink)" strokeWidth="3">
      <Title y={74} size={70}>
        MARVEL
      </Title>
    </g>
    <g fill="#14125a">
      <Title y={130} size={58}>
        ZOMBIES
      </Title>
    </g>
    <rect x="4" y="4" width={WIDE - 8} height={HIGH - 8} fill="none" stroke="var(--bone)" strokeWidth="8" />
    <rect x="9" y="9" width={WIDE - 18} height={HIGH - 18} fill="none" stroke="var(--ink)" strokeWidth="3" />
  </Poster>
);
