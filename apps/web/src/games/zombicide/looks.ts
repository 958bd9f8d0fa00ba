import type { HeroLook } from '../../pieces/Disc.tsx';
import { bringFaces, type PortraitName } from '../../pieces/Portrait.tsx';
import { FACES } from '../../pieces/portraits.tsx';

bringFaces(FACES);

const KNOWN: readonly PortraitName[] = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const isKnown = (id: string): id is PortraitName => KNOWN.includes(id as PortraitName);
/** Inks of the sheet colours, for home-made Survivors. */
const SHEET_INKS: Readonly<Record<string, readonly [ink: string, pale: string]>> = {
  purple: ['var(--amy)', 'var(--amy-l)'],
  blue: ['var(--doug)', 'var(--doug-l)'],
  orange: ['var(--josh)', 'var(--josh-l)'],
  red: ['var(--ned)', 'var(--ned-l)'],
  grey: ['var(--phil)', 'var(--phil-l)'],
  teal: ['var(--wanda)', 'var(--wanda-l)'],
};
const PLAIN = ['#b0563c', '#e8a58f'] as const;

/** How a Survivor looks, by sheet; one nobody drew wears a hood in the colour of the sheet. */
export function heroLook({
  id,
  name,
  colour,
}: {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
}): HeroLook {
  const [ink, pale] = SHEET_INKS[colour] ?? PLAIN;
  return { portrait: isKnown(id) ? id : 'stranger', inks: { ink, pale }, letter: name.slice(0, 1).toLocaleUpperCase() };
}
