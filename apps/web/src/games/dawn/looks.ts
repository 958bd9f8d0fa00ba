import type { HeroLook } from '../../pieces/Disc.tsx';
import type { HeroInk } from '../../pieces/Portrait.tsx';
import { nameOf } from './names.ts';
import type { BUSTS } from './portraits.tsx';

type Bust = keyof typeof BUSTS;

/** Of Peter, Roger, Steve and Fran. */
export const INKS: readonly HeroInk[] = [
  { ink: '#c8761c', pale: '#f3c26b' },
  { ink: '#3f7f97', pale: '#f0d27a' },
  { ink: '#7a5a8e', pale: '#c9addb' },
  { ink: '#b5455a', pale: '#f2cf86' },
];
const FACES: readonly Bust[] = ['own:peter', 'own:roger', 'own:steve', 'own:fran'];

export const bustOf = (character: number): { readonly bust: Bust; readonly inks: HeroInk } => ({
  bust: FACES[character]!,
  inks: INKS[character]!,
});

export const heroLook = (character: number): HeroLook => ({
  portrait: FACES[character]!,
  inks: INKS[character]!,
  letter: nameOf(character).slice(0, 1),
});
