import type { HeroLook } from '../../pieces/Disc.tsx';
import { bringFaces } from '../../pieces/Portrait.tsx';
import { FACES } from '../../pieces/portraits.tsx';
import { nameOf } from './names.ts';

bringFaces(FACES);

/** Faces and inks of the six humans. */
const LOOKS = [
  ['amy', '#c24a86', '#f2a3c8'],
  ['doug', 'var(--doug)', 'var(--doug-l)'],
  ['wanda', '#8f5bd6', '#c3a0f2'],
  ['josh', 'var(--josh)', 'var(--josh-l)'],
  ['stranger', '#b8a21a', '#efe08a'],
  ['phil', 'var(--phil)', 'var(--phil-l)'],
] as const;

export function heroLook(human: number): HeroLook {
  const [portrait, ink, pale] = LOOKS[human]!;
  return { portrait, inks: { ink, pale }, letter: nameOf(human).slice(0, 1) };
}
