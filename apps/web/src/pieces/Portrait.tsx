import { type CSSProperties, memo, type ReactNode } from 'react';
import { halftone } from '../press/halftone.ts';
import type { PortraitName as Printed } from './portraits.tsx';

/** A face that several games have, or one of a single game; brought along by whoever shows it. */
export type PortraitName = Printed | `own:${string}`;

const brought = new Map<string, ReactNode>();
/** Faces are in the part of the page that shows them: no game fetches those of another. */
export function bringFaces(faces: Readonly<Partial<Record<PortraitName, ReactNode>>>): void {
  for (const [name, face] of Object.entries(faces)) brought.set(name, face);
}
export const faceOf = (name: PortraitName): ReactNode => brought.get(name);

export interface HeroInk {
  readonly ink: string;
  readonly pale: string;
}

/** The inks of a hero, for everything inside. */
export const heroInks = ({ ink, pale }: HeroInk): CSSProperties =>
  ({ '--hero': ink, '--hero-l': pale }) as CSSProperties;

interface PortraitProps {
  name: PortraitName;
  inks: HeroInk;
  /** Which part of the 100 by 100 picture to fill the frame with. */
  crop?: string;
  spent?: boolean;
  className?: string | undefined;
}

/** Behind the head: the hero's ink going dark towards the corner. */
const BACKDROP = halftone([-4, -4, 104, 104], { step: 5.2, dot: 2.2 }, (x, y) => (x * 0.9 + y * 0.8 - 74) / 100);

/** A bust in three inks. */
export const Portrait = memo(function Portrait({
  name,
  inks,
  crop = '0 0 100 100',
  spent = false,
  className,
}: PortraitProps) {
  return (
    <svg
      viewBox={crop}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      style={{ ...heroInks(inks), ...(spent ? { filter: 'saturate(0.3) brightness(0.75)' } : {}) }}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-50" y="-50" width="200" height="200" fill="var(--hero)" />
      <path d={BACKDROP} fill="var(--ink)" fillOpacity="0.5" />
      {faceOf(name)}
    </svg>
  );
});
