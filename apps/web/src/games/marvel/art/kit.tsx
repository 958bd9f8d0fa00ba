import type { ReactNode } from 'react';
import { bone, CHEEK, ears, FACE, fill, ink, own, pale, stroke } from '../../../pieces/bust.tsx';

export { bone, fill, ink, own, pale, stroke };

/** Skins: the dead, and the living in three tones. */
export const rot = 'var(--rot)';
export const fair = 'var(--skin-1)';
export const tan = 'var(--skin-2)';
export const dark = 'var(--skin-3)';
export const grey = 'var(--hair-grey)';

/** Shoulders in an ink, and what is worn over them. */
export const coat = (colour: string, more?: ReactNode): ReactNode => (
  <>
    {fill('M2 100Q5 82 29 76L40 72H60L71 76Q95 82 98 100Z', ink)}
    {fill('M8 100Q11 87 31 80.500L42 77L50 88L58 77L69 80.500Q89 87 92 100Z', colour)}
    {more}
  </>
);

/** Lapels over a shirt, and a tie if there is one. */
export const suit = (tie: string | null): ReactNode => (
  <>
    {fill('M37 76L50 98L63 76L66 79L56 100H44L34 79Z', bone)}
    {tie !== null && fill('M46.500 86L50 83L53.500 86L52.500 90L55 100H45L47.500 90Z', tie)}
    {stroke('M35 78L44.500 92L50 85L55.500 92L65 78', 1.7)}
  </>
);

const neck = (skin: string): ReactNode => (
  <>
    {fill('M41 65H59V79Q50 87 41 79Z', skin)}
    {fill('M42 70.500Q52 79 59 67V79Q50 87 46 82Z', ink)}
  </>
);

const NOSE = fill('M50.500 48L54.500 59.200Q51.500 61.500 47.500 60.400L51.300 58.200Z', ink);
const BROWS =
  'M33.500 43.500Q40 39.600 47 43L46.500 45.400Q40 42.600 34 45.800ZM53 43Q60 39.600 66.500 43.500L66 45.800Q60 42.600 53.500 45.400Z';

/** Awake, and looking at something. */
export const EYES: ReactNode = (
  <>
    {fill(BROWS, ink)}
    {fill(
      'M35 49.800Q41 45.400 46.500 49.800Q41 53 35 49.800ZM53.500 49.800Q59 45.400 65 49.800Q59 53 53.500 49.800Z',
      bone,
    )}
    <circle cx="41.300" cy="49.200" r="2.200" fill={ink} />
    <circle cx="59.700" cy="49.200" r="2.200" fill={ink} />
    {stroke('M35 49.600Q41 45 46.500 49.600M53.500 49.600Q59 45 65 49.600', 1.3)}
  </>
);

/** With lashes. */
export const LASHES: ReactNode = (
  <>
    {fill(
      'M34 43.200Q40 39.600 46.500 42.400L46.200 44Q40 41.600 34.400 44.800ZM53.500 42.400Q60 39.600 66 43.200L65.600 44.800Q60 41.600 53.800 44Z',
      ink,
    )}
    {fill(
      'M34.500 49.500Q40.500 44.400 46.500 48.800Q45 52 40.800 52.200Q36.500 52 34.500 49.500ZM53.500 48.800Q59.500 44.400 65.500 49.500Q63.500 52 59.200 52.200Q55 52 53.500 48.800Z',
      ink,
    )}
    <circle cx="41.600" cy="48.800" r="1.500" fill={bone} />
    <circle cx="60" cy="48.800" r="1.500" fill={bone} />
    {stroke('M34.500 49L32.400 47.200M65.500 49L67.600 47.200', 1.3)}
  </>
);

/** Behind glasses with rims of this shape. */
export const glasses = (lens: string, shade: string = bone): ReactNode => (
  <>
    {fill(BROWS, ink)}
    <path d={lens} fill={shade} stroke={ink} strokeWidth="2.400" strokeLinejoin="round" />
    {stroke('M47 50Q50 47.500 53 50M32 48.500L29 47M68 48.500L71 47', 1.8)}
    {shade === bone && (
      <>
        <circle cx="41" cy="50.500" r="2.100" fill={ink} />
        <circle cx="59.500" cy="50.500" r="2.100" fill={ink} />
      </>
    )}
  </>
);
export const ROUND = 'M33 50a7 6.500 0 1 0 14 0a7 6.500 0 1 0-14 0ZM53 50a7 6.500 0 1 0 14 0a7 6.500 0 1 0-14 0Z';
export const SQUARE =
  'M32.500 45.500H47V52Q46 56.500 40 56.500Q33 56 32.500 50ZM53 45.500H67.500V50Q67 56 60 56.500Q54 56.500 53 52Z';

/** Hollow sockets with a dull light in them; the second one may be gone. */
export const sockets = (light: string = bone, isOneEyed = false): ReactNode => (
  <>
    {fill(
      'M32 46.500Q36 41.500 42.500 42.500Q48 43.500 47.500 50Q45 56 39 55.500Q32.500 54.500 32 46.500ZM68 46.500Q64 41.500 57.500 42.500Q52 43.500 52.500 50Q55 56 61 55.500Q67.500 54.500 68 46.500Z',
      ink,
    )}
    {stroke('M31.500 43L47 46M68.500 43L53 46', 2.6)}
    <circle cx="40.500" cy="49.500" r="3" fill={light} />
    <circle cx="40.500" cy="49.500" r="1" fill={ink} />
    {isOneEyed ? (
      stroke('M55.500 46L64 53M64 46.500L56 53', 1.8, own)
    ) : (
      <>
        <circle cx="59.500" cy="49.500" r="3" fill={light} />
        <circle cx="59.500" cy="49.500" r="1" fill={ink} />
      </>
    )}
    {fill('M47.500 57.500L50 54L52.500 57.500L51.500 61H48.500Z', ink)}
  </>
);

/** Lips are gone: two rows of teeth. */
export const TEETH: ReactNode = (
  <>
    {fill('M37 64.500Q50 60.500 63 64.500L61.500 71Q50 75.500 38.500 71Z', ink)}
    {fill('M39.500 65.300Q50 62.200 60.500 65.300L60 68Q50 66.400 40 68Z', bone)}
    {fill('M41 70.300Q50 68.600 59 70.300L58.500 71.500Q50 74 41.500 71.500Z', bone)}
    {stroke(
      'M43 64.600V67.600M46.500 63.900V67M50 63.700V66.800M53.500 63.900V67M57 64.600V67.600M44.500 70V72.300M48 69.500V73M52 69.500V73M55.500 70V72.300',
      1,
    )}
  </>
);

/** The cheek is torn: teeth where none should be seen. */
export const TORN: ReactNode = (
  <>
    {fill('M57 60.500L66.500 56Q67.500 62 63 68.500L59.500 70L56.500 66Z', ink)}
    {fill(
      'M58.500 62.500L64.500 59.500L64.300 61.800L58.800 64.800ZM58.800 66.300L63.200 63.900L62 66.800L59.700 68Z',
      bone,
    )}
    {stroke('M60.500 61.500V64M62.700 60.500V63', 0.9)}
  </>
);

export const LINE: ReactNode = stroke('M43 67.500Q50 68.900 57 67.500', 2);
export const SMILE: ReactNode = (
  <>
    {fill('M40.500 64.800Q50 68 60 64Q58 72.200 50 72.200Q43 72.200 40.500 64.800Z', ink)}
    {fill('M43 66.300Q50 68.700 57.800 65.700Q56.800 69 50 69Q44.500 69 43 66.300Z', bone)}
  </>
);
export const OPEN: ReactNode = fill('M44.500 65Q50 62.500 55.500 65Q56.500 73 50 73Q43.500 73 44.500 65Z', ink);
export const LIPS: ReactNode = (
  <>
    {fill('M42.500 65.600Q46.500 63 50 64.400Q53.500 63 57.500 65.600Q50 70.800 42.500 65.600Z', 'var(--blood)')}
    {stroke('M42.800 65.600Q50 67.200 57.200 65.600', 1.1)}
  </>
);

export interface BustParts {
  readonly skin: string;
  /** Behind the head. */
  readonly behind?: ReactNode;
  readonly worn: ReactNode;
  /** Where the usual face does not fit. */
  readonly shape?: string;
  readonly eyes: ReactNode;
  readonly mouth: ReactNode;
  readonly hair?: ReactNode;
  /** Over all of it. */
  readonly over?: ReactNode;
  /** The nose is gone, or drawn with the eyes. */
  readonly isNoseless?: boolean;
}

/** A bust on a picture of 100 by 100, from behind to the front. */
export const bust = ({ skin, behind, worn, shape, eyes, mouth, hair, over, isNoseless }: BustParts): ReactNode => (
  <>
    {behind}
    {worn}
    {neck(skin)}
    {ears(skin)}
    {fill(shape ?? FACE, skin)}
    <path d={CHEEK} fill={ink} />
    {eyes}
    {isNoseless !== true && NOSE}
    {mouth}
    {hair}
    {over}
  </>
);
