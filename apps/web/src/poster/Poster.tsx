import type { CSSProperties, ReactNode } from 'react';
import { faceOf, heroInks, type PortraitName } from '../pieces/Portrait.tsx';
import { type IconName, Mark } from '../press/Icon.tsx';
import css from './Poster.module.css';

/** Everything is drawn 400 wide and 560 high. */
export const WIDE = 400;
export const HIGH = 560;

export type Place = readonly [x: number, y: number, size: number];

/** Printed twice, the second ink a little off. */
export function Twice({
  name,
  at: [x, y, size],
  ink,
  under,
}: {
  name: IconName;
  at: Place;
  ink: string;
  under: string;
}) {
  return (
    <>
      <Mark name={name} x={x + size * 0.035} y={y + size * 0.035} size={size} ink={under} />
      <Mark name={name} x={x} y={y} size={size} ink={ink} />
    </>
  );
}

/** A bust cut out of its picture, with a pale edge. */
export function Bust({ name, at: [x, y, size] }: { name: PortraitName; at: Place }) {
  const inks = { ink: `var(--${name})`, pale: `var(--${name}-l)` };
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} style={heroInks(inks) as CSSProperties}>
      <g stroke="var(--bone)" strokeWidth="6" strokeLinejoin="round">
        {faceOf(name)}
      </g>
      {faceOf(name)}
    </g>
  );
}

export const Title = ({ y, size, children }: { y: number; size: number; children: string }) => (
  <text className={css.title} x={WIDE / 2} y={y} fontSize={size} textLength={WIDE - 36} lengthAdjust="spacingAndGlyphs">
    {children}
  </text>
);

/** The poster of a game. Printed ink does not change with the light in the room. */
export function Poster({ press, children }: { press: string; children: ReactNode }) {
  return (
    <svg className={css.poster} viewBox={`0 0 ${WIDE} ${HIGH}`} data-press={press} aria-hidden="true">
      {children}
    </svg>
  );
}
