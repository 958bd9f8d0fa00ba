import type { ReactNode } from 'react';
import { halftone } from '../press/halftone.ts';

export const ink = 'var(--ink)';
export const bone = 'var(--bone)';
/** The ink of whoever it is, and a paler one. */
export const own = 'var(--hero)';
export const pale = 'var(--hero-l)';

export const fill = (d: string, colour: string): ReactNode => <path d={d} fill={colour} />;
export const stroke = (d: string, width: number, colour: string = ink): ReactNode => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

/** Shade on the side away from the light, for a face between these columns. */
const cheek = (tone: (x: number, y: number) => number): string =>
  halftone([46, 20, 74, 82], { step: 3.5, dot: 1.5 }, tone);
export const FACE =
  'M31 40Q31 21 50 21Q69 21 69 40L68.200 53Q66.500 65 58.500 72.500Q54.500 76 50 76Q45.500 76 41.500 72.500Q33.500 65 31.800 53Z';
const inFace = (x: number, y: number): boolean => {
  const half = y < 53 ? 17.4 : 17.2 - ((y - 53) / 23) ** 1.7 * 16;
  return Math.abs(x - 50) < half && y < 75;
};
export const CHEEK = cheek((x, y) => (inFace(x, y) ? (x - 56) / 13 : 0));
export const ears = (colour: string): ReactNode =>
  fill('M32 43Q27.500 41 28 47Q28.500 54 33 55ZM68 43Q72.500 41 72 47Q71.500 54 67 55Z', colour);
