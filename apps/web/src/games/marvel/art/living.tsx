import type { ReactNode } from 'react';
import { bone, bust, coat, dark, EYES, fair, fill, ink, LASHES, LIPS, own, pale, SMILE, stroke, tan } from './kit.tsx';

/** Close-cropped, a beard along the jaw; three scratches in the air behind him. */
const blackPanther = bust({
  skin: dark,
  behind: stroke('M8 16L26 66M20 8L36 52M32 4L46 40', 5, pale),
  worn: coat(own, fill('M34 78Q50 90 66 78L68 84Q50 97 32 84Z', ink)),
  eyes: EYES,
  mouth: (
    <>
      {fill(
        'M30.500 50L34 60Q38 70 44 69.500Q50 66.500 56 69.500Q62 70 66 60L69.500 50Q70 66 60 74Q50 80 40 74Q30 66 30.500 50Z',
        ink,
      )}
      {fill('M44 68.800Q50 66.200 56 68.800Q50 71.200 44 68.800Z', tan)}
    </>
  ),
  hair: fill('M29.500 42Q27 14 50 14Q73 14 70.500 42Q68 33 65 31Q50 27 35 31Q32 33 29.500 42Z', ink),
});

/** Grey at the temples, a pointed beard; a ring of sparks stands in the air. */
const doctorStrange = bust({
  skin: fair,
  behind: (
    <>
      <circle cx="50" cy="44" r="40" fill="none" stroke={pale} strokeWidth="5" strokeDasharray="2 5" />
      <circle cx="50" cy="44" r="34" fill="none" stroke={pale} strokeWidth="2" />
    </>
  ),
  worn: coat(own, stroke('M40 78L50 92L60 78', 3, pale)),
  eyes: EYES,
  mouth: (
    <>
      {fill('M39 66Q44 61.500 50 63.200Q56 61.500 61 66Q55 65.200 50 66.400Q45 65.200 39 66Z', ink)}
      {stroke('M44.500 69.500H55.500', 1.7)}
      {fill('M45.500 72.500H54.500L50 81Z', ink)}
    </>
  ),
  hair: (
    <>
      {fill('M28.500 48Q24 14 50 12.500Q76 14 71.500 48Q70 38 66 31Q56 33 47 25Q40 33 34 34Q30 40 28.500 48Z', ink)}
      {fill(
        'M28.500 48Q27 36 31 28L34 34Q31 40 30.500 48ZM71.500 48Q73 36 69 28L66 34Q69 40 69.500 48Z',
        'var(--hair-grey)',
      )}
      {stroke('M46 19Q54 26 65 27', 1.5, own)}
    </>
  ),
});

/** Seventeen, a scarf in the wind, and bigger than she was a moment ago. */
const msMarvel = bust({
  skin: tan,
  behind: (
    <>
      {stroke('M6 100Q0 40 22 16Q50 -10 78 16Q100 40 94 100', 2, pale)}
      {fill('M17 96Q12 50 22 30Q30 9 50 9Q70 9 78 30Q88 50 83 96Z', ink)}
      {stroke('M24 90Q18 58 26 36M76 90Q82 58 74 36', 1.6, own)}
    </>
  ),
  worn: coat(own, fill('M33 80Q50 90 67 80L70 87Q84 92 90 84Q88 96 72 96L68 90Q50 99 32 88Z', pale)),
  eyes: LASHES,
  mouth: SMILE,
  hair: (
    <>
      {fill('M28.500 56Q25 22 50 18Q75 22 71.500 56Q69 44 64 36Q54 34 49 26Q44 38 34 40Q30 48 28.500 56Z', ink)}
      {stroke('M50 19Q58 28 67 32', 1.5, own)}
    </>
  ),
});

/** A beard like a doormat, and weather. */
const thor = bust({
  skin: fair,
  behind: (
    <>
      {fill('M76 2L58 34H70L60 62L92 24H78L90 2Z', pale)}
      {stroke('M76 2L58 34H70L60 62L92 24H78L90 2Z', 1.8)}
      {fill('M20 92Q12 54 20 32Q28 9 50 9Q72 9 80 32Q88 54 80 92Q66 84 50 84Q34 84 20 92Z', 'var(--hair-gold)')}
      {stroke('M26 88Q19 58 26 38M33 86Q27 64 30 48M74 88Q81 58 74 38M67 86Q73 64 70 48', 1.7)}
    </>
  ),
  worn: coat(own),
  eyes: EYES,
  mouth: (
    <>
      {fill(
        'M30 50L34 58Q39 63 44 61.500Q50 59.500 56 61.500Q61 63 66 58L70 50Q73 68 64 78L58 86L50 90L42 86L36 78Q27 68 30 50Z',
        'var(--hair-gold)',
      )}
      {stroke('M36 66Q40 78 45 84M64 66Q60 78 55 84M50 73V87', 1.5)}
      {fill('M43.500 65.500Q50 63 56.500 65.500Q50 70 43.500 65.500Z', ink)}
    </>
  ),
  hair: (
    <>
      {fill(
        'M28.500 50Q24 18 50 14Q76 18 71.500 50Q69 38 64 31Q56 28 50 20Q44 28 36 31Q31 38 28.500 50Z',
        'var(--hair-gold)',
      )}
      {stroke('M50 15V21M42 20Q36 26 32 36M58 20Q64 26 68 36', 1.5)}
    </>
  ),
});

/** What she thinks of has begun to turn. */
const scarletWitch = bust({
  skin: fair,
  behind: (
    <>
      {stroke('M14 30Q4 18 16 10Q28 6 28 16Q26 24 18 20M86 30Q96 18 84 10Q72 6 72 16Q74 24 82 20', 3.4, pale)}
      {fill('M14 98Q8 74 16 60Q8 46 20 34Q22 10 50 8Q78 10 80 34Q92 46 84 60Q92 74 86 98Z', 'var(--hair-auburn)')}
      {stroke('M22 94Q16 76 24 62Q16 50 26 38M78 94Q84 76 76 62Q84 50 74 38', 1.8)}
    </>
  ),
  worn: coat(own, fill('M36 79Q50 96 64 79L60 77L50 88L40 77Z', ink)),
  eyes: LASHES,
  mouth: LIPS,
  hair: (
    <>
      {fill(
        'M28 58Q20 40 32 26Q36 14 50 16Q64 14 68 26Q80 40 72 58Q70 46 64 38Q54 36 50 26Q46 36 36 38Q30 46 28 58Z',
        'var(--hair-auburn)',
      )}
      {stroke('M50 17V27M40 22Q32 32 30 46M60 22Q68 32 70 46', 1.5)}
    </>
  ),
});

/** Young, tousled, hanging from something just outside the picture. */
const spiderMan = bust({
  skin: fair,
  behind: (
    <>
      {stroke('M96 -2L64 34M100 12L70 46M84 -4L56 26', 2.2, pale)}
      {stroke('M88 4Q90 12 98 14M80 12Q83 22 92 26M71 22Q75 32 84 36', 1.6, pale)}
    </>
  ),
  worn: coat(own, fill('M38 78Q50 88 62 78L64 83Q50 94 36 83Z', bone)),
  eyes: EYES,
  mouth: stroke('M42 66Q50 71.500 59 65.500', 2.2),
  hair: (
    <>
      {fill(
        'M29 46Q22 20 38 14L36 8L46 12L54 5L58 12L70 12L68 20Q76 30 71 46Q69 36 65 31L58 35L53 28L46 35L41 29L35 35Q31 39 29 46Z',
        ink,
      )}
      {stroke('M38 20Q46 16 54 18M60 20Q66 24 67 30', 1.5, own)}
    </>
  ),
});

/** The six who come to help. */
export const SUPERS: Readonly<Record<string, ReactNode>> = {
  'black-panther': blackPanther,
  'doctor-strange': doctorStrange,
  'ms-marvel': msMarvel,
  thor,
  'scarlet-witch': scarletWitch,
  'spider-man': spiderMan,
};
