import type { ReactNode } from 'react';
import { bone, CHEEK, ears, FACE, fill, ink, own, pale, stroke } from '../../pieces/bust.tsx';

const dark = '#6d3f22';
const EYES = (
  <>
    {fill(
      'M35 49.600Q41 45.400 46.500 49.600Q41 52.600 35 49.600ZM53.500 49.600Q59 45.400 65 49.600Q59 52.600 53.500 49.600Z',
      bone,
    )}
    <circle cx="41.300" cy="49" r="2.200" fill={ink} />
    <circle cx="59.700" cy="49" r="2.200" fill={ink} />
    {stroke('M35 49.400Q41 45 46.500 49.400M53.500 49.400Q59 45 65 49.400', 1.3)}
  </>
);
const BROWS = fill(
  'M33.500 43.500Q40 39.600 47 43L46.500 45.400Q40 42.600 34 45.800ZM53 43Q60 39.600 66.500 43.500L66 45.800Q60 42.600 53.500 45.400Z',
  ink,
);
const NOSE = fill('M50.500 48L54.500 59.200Q51.500 61.500 47.500 60.400L51.300 58.200Z', ink);

/** Vest and straps, turtleneck: he keeps his eyes on the door. */
const peter = (
  <>
    {fill('M2 100Q5 80 29 74L40 70H60L71 74Q95 80 98 100Z', ink)}
    {fill('M37 72Q50 84 63 72L66 84Q50 96 34 84Z', own)}
    {stroke('M22 79L33 100M78 79L67 100', 4.6, own)}
    {fill('M41 64H59V79Q50 87 41 79Z', dark)}
    {fill('M42 70Q52 79 59 67V79Q50 87 46 82Z', ink)}
    {ears(dark)}
    {fill(FACE, dark)}
    {fill('M37.500 33Q42 27 47 27.500Q39.500 36 38 46Q36 39 37.500 33Z', pale)}
    <path d={CHEEK} fill={ink} />
    {fill(
      'M29 43Q25.500 13 50 12.500Q74.500 13 71 43Q69.500 34 65.500 30.500Q50 26 34.500 30.500Q30.500 34 29 43Z',
      ink,
    )}
    {stroke('M31 27Q36 16.500 50 16Q64 16.500 69 27', 1.5, own)}
    {BROWS}
    {EYES}
    {fill('M49.500 48L44.500 59.500Q50 63.200 55.500 59.500L52.500 57.500Z', ink)}
    {fill('M40 64.800Q45 61.800 50 63.200Q55 61.800 60 64.800Q55 65.200 50 66Q45 65.200 40 64.800Z', ink)}
    {stroke('M43.500 69Q50 70.600 56.500 69', 1.8, ink)}
  </>
);

/** A cap turned back, fair hair under it, and a grin. */
const roger = (
  <>
    {fill('M2 100Q5 81 29 75L40 71H60L71 75Q95 81 98 100Z', ink)}
    {fill('M34 75L50 93L66 75L62 71H38Z', pale)}
    {stroke('M24 80L34 100M76 80L66 100', 4.6, own)}
    {fill('M41.500 66H58.500V79Q50 87 41.500 79Z', bone)}
    {fill('M42 71Q52 79 58.500 68V79Q50 87 46 82Z', ink)}
    {ears(bone)}
    {fill(FACE, bone)}
    <path d={CHEEK} fill={ink} />
    {fill('M29.500 47Q27 33 33 28H67Q73 33 70.500 47Q69.500 40 67 36.500H33Q30.500 40 29.500 47Z', pale)}
    {stroke('M31 44L33 36M69 44L67 36M37 37L38.500 33M62 37L61 33', 1.3)}
    {fill('M26 34Q24 8 50 8Q76 8 74 34Q62 28.500 50 28.500Q38 28.500 26 34Z', ink)}
    {fill('M28 33Q50 22.500 72 33L72.500 37.500Q50 27.500 27.500 37.500Z', own)}
    {stroke('M50 9V22M36 12Q32.500 19 32 27M64 12Q67.500 19 68 27', 1.4, own)}
    {BROWS}
    {EYES}
    {NOSE}
    {fill('M40 64.500Q50 68 60.500 63.500Q58.500 72.500 50 72.500Q42.500 72.500 40 64.500Z', ink)}
    {fill('M42.500 66Q50 68.600 58 65.300Q57 69 50 69Q44 69 42.500 66Z', bone)}
  </>
);

/** The pilot: parted hair, moustache, a collar of sheepskin. */
const steve = (
  <>
    {fill('M3 100Q6 82 30 76L40 72H60L70 76Q94 82 97 100Z', own)}
    {fill('M20 82Q32 70 42 72L50 88L40 100H24Q18 92 20 82ZM80 82Q68 70 58 72L50 88L60 100H76Q82 92 80 82Z', bone)}
    {stroke('M24 86q4 -3 8 0M28 94q4 -3 8 0M76 86q-4 -3 -8 0M72 94q-4 -3 -8 0', 1.5)}
    {stroke('M42 72L50 88L58 72', 1.8)}
    {fill('M41.500 66H58.500V78Q50 86 41.500 78Z', bone)}
    {fill('M42 71Q52 79 58.500 68V78Q50 86 46 81Z', ink)}
    {ears(bone)}
    {fill(FACE, bone)}
    <path d={CHEEK} fill={ink} />
    {fill('M28 50Q22 18 40 12Q58 5 70 18Q76 30 71.500 50Q70 40 67 34Q54 35 43 23Q38 33 33 36Q30 42 28 50Z', ink)}
    {stroke('M43 20Q53 30 66 31M48 14Q58 20 68 23M36 18Q31 26 30 36', 1.4, own)}
    {fill('M30.500 46L33.500 45V57Q31 53 30.500 46ZM69.500 46L66.500 45V57Q69 53 69.500 46Z', ink)}
    {BROWS}
    {EYES}
    {NOSE}
    {fill('M38.500 66.500Q42 61.200 50 63Q58 61.200 61.500 66.500Q56 65.400 50 67Q44 65.400 38.500 66.500Z', ink)}
    {stroke('M44 70.500Q50 69.500 56 71', 1.7)}
  </>
);

/** Fair hair over the shoulders, a scarf; nobody leaves her out of the vote. */
const fran = (
  <>
    {fill('M18 100Q12 60 20 34Q27 7 50 7Q74 7 80 34Q88 60 82 100Z', pale)}
    {stroke('M24 92Q18 62 25 38M76 92Q82 62 75 38M30 96Q25 76 28 58M70 96Q75 76 72 58', 1.6, own)}
    {fill('M10 100Q15 85 37 79L42 72H58L63 79Q85 85 90 100Z', ink)}
    {fill('M41.500 66H58.500V79Q50 88 41.500 79Z', bone)}
    {fill('M42 71Q52 79 58.500 68V80Q50 88.500 46 83Z', ink)}
    {fill('M35 82Q50 91 65 82L67 88Q50 98.500 33 88Z', own)}
    {fill('M56 90L68 100H52Z', own)}
    {fill(FACE, bone)}
    <path d={CHEEK} fill={ink} />
    {fill(
      'M28.500 58Q23 22 47 15Q43 26 33.500 40Q30 48 28.500 58ZM71.500 58Q77 22 53 15Q57 26 66.500 40Q70 48 71.500 58Z',
      pale,
    )}
    {stroke('M47 15Q43 27 33.500 40Q30 48 29 57M53 15Q57 27 66.500 40Q70 48 71 57M50 9V17', 1.5)}
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
    {fill('M50.500 49L53.500 58.200Q51.500 60.200 48.500 59.500L51 57.800Z', ink)}
    {fill('M42.500 65.600Q46.500 63 50 64.400Q53.500 63 57.500 65.600Q50 70.800 42.500 65.600Z', 'var(--blood)')}
    {stroke('M42.800 65.600Q50 67.200 57.200 65.600', 1.1)}
  </>
);

/** The four of the film, by their names. */
export const BUSTS: Readonly<Record<'own:peter' | 'own:roger' | 'own:steve' | 'own:fran', ReactNode>> = {
  'own:peter': peter,
  'own:roger': roger,
  'own:steve': steve,
  'own:fran': fran,
};
