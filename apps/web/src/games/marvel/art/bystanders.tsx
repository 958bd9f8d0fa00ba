import type { ReactNode } from 'react';
import {
  bust,
  coat,
  dark,
  EYES,
  fair,
  fill,
  glasses,
  grey,
  ink,
  LASHES,
  LINE,
  LIPS,
  OPEN,
  own,
  pale,
  ROUND,
  SQUARE,
  stroke,
  suit,
  tan,
} from './kit.tsx';

const AUBURN = 'var(--hair-auburn)';
const GOLD = 'var(--hair-gold)';

/** Shouts a headline at them. */
const jameson = bust({
  skin: fair,
  worn: coat(own, suit('var(--blood)')),
  eyes: EYES,
  mouth: (
    <>
      {OPEN}
      {fill('M41 63.500Q50 60 59 63.500L58 66Q50 63.500 42 66Z', ink)}
    </>
  ),
  hair: (
    <>
      {fill('M30 44L29 16L38 19L44 13L52 18L60 13L71 17L70 44L67 34Q50 30 33 34Z', ink)}
      {fill('M30 44L29.500 28L33 34ZM70 44L70.500 28L67 34Z', grey)}
    </>
  ),
});

const longHair = (colour: string): ReactNode => (
  <>
    {fill('M18 98Q12 60 20 34Q27 7 50 7Q74 7 80 34Q88 60 82 98Z', colour)}
    {stroke('M24 92Q18 62 25 38M76 92Q82 62 75 38', 1.6)}
  </>
);
const fringe = (colour: string): ReactNode => (
  <>
    {fill('M28.500 54Q24 20 50 16Q76 20 71.500 54Q70 44 66 38Q50 32 34 38Q30 44 28.500 54Z', colour)}
    {stroke('M40 21Q38 28 38 36M50 18V34M60 21Q62 28 62 36', 1.4)}
  </>
);

const maryJane = bust({
  skin: fair,
  behind: longHair(AUBURN),
  worn: coat(own),
  eyes: LASHES,
  mouth: LIPS,
  hair: fringe(AUBURN),
});

const short = (colour: string, part: string): ReactNode => (
  <>
    {fill('M29 44Q25 16 44 13Q66 9 71 26Q73 34 71 44Q69 35 66 32Q54 33 42 25Q36 33 33 34Q30 38 29 44Z', colour)}
    {stroke('M42 20Q52 27 64 27', 1.5, part)}
  </>
);

const coulson = bust({
  skin: fair,
  worn: coat(ink, suit('var(--street-2)')),
  eyes: glasses(SQUARE, ink),
  mouth: LINE,
  hair: short(ink, own),
});

const blindAl = bust({
  skin: dark,
  behind: fill('M20 60Q12 42 22 28Q26 10 50 9Q74 10 78 28Q88 42 80 60Q70 50 50 50Q30 50 20 60Z', grey),
  worn: coat(own),
  eyes: glasses(ROUND, ink),
  mouth: stroke('M43 68Q50 66 57 68.500', 2),
  hair: (
    <>
      {fill(
        'M28 46Q24 34 32 28Q34 18 44 19Q50 13 57 19Q67 18 68 28Q76 34 72 46Q69 36 62 34Q50 30 38 34Q31 36 28 46Z',
        grey,
      )}
      {stroke('M34 30q4 -5 8 0M46 24q4 -5 8 0M58 30q4 -5 8 0', 1.4)}
    </>
  ),
});

const auntMay = bust({
  skin: fair,
  behind: (
    <>
      <circle cx="50" cy="12" r="11" fill={grey} stroke={ink} strokeWidth="1.600" />
      {fill('M24 52Q20 18 50 16Q80 18 76 52Z', grey)}
    </>
  ),
  worn: coat(own, fill('M38 78L50 92L62 78L66 84L50 98L34 84Z', pale)),
  eyes: glasses(ROUND),
  mouth: stroke('M42.500 66Q50 70.500 57.500 66', 2),
  hair: (
    <>
      {fill('M29 48Q27 22 50 20Q73 22 71 48Q68 36 60 32Q50 27 40 32Q32 36 29 48Z', grey)}
      {stroke('M50 20V28M40 23Q34 30 32 40M60 23Q66 30 68 40', 1.4)}
    </>
  ),
});

const ross = bust({
  skin: fair,
  worn: coat(own, stroke('M18 90L30 84M70 84L82 90', 4, pale)),
  eyes: EYES,
  mouth: (
    <>
      {fill('M34.500 68Q38 59.500 50 62Q62 59.500 65.500 68Q58 65 50 67.500Q42 65 34.500 68Z', grey)}
      {stroke('M34.500 68Q38 59.500 50 62Q62 59.500 65.500 68', 1.3)}
      {stroke('M44.500 71.500H55.500', 1.8)}
    </>
  ),
  hair: (
    <>
      {fill('M29.500 42Q29 17 50 17Q71 17 70.500 42L67 33H33Z', grey)}
      {stroke('M36 21V30M43 19V29M50 18.500V29M57 19V29M64 21V30', 1.4)}
    </>
  ),
});

const pepperPotts = bust({
  skin: fair,
  behind: (
    <>
      {fill('M62 12Q86 4 92 26Q98 50 84 70Q88 46 78 32Z', GOLD)}
      {stroke('M82 18Q92 36 87 56', 1.5)}
    </>
  ),
  worn: coat(own, suit(null)),
  eyes: LASHES,
  mouth: LIPS,
  hair: (
    <>
      {fill('M29 46Q26 14 50 13Q74 14 71 46Q69 37 65 32Q56 31 46 24Q40 33 34 35Q31 39 29 46Z', GOLD)}
      {stroke('M46 19Q54 25 66 26', 1.4)}
    </>
  ),
  over: stroke('M29 56V60M71 56V60', 2.2, pale),
});

const bob = bust({
  skin: fair,
  worn: coat(own, stroke('M32 84H68', 3, ink)),
  eyes: EYES,
  mouth: OPEN,
  hair: (
    <>
      {fill('M26 46Q22 10 50 9Q78 10 74 46L70 40Q50 34 30 40Z', own)}
      {stroke('M26 46Q22 10 50 9Q78 10 74 46L70 40Q50 34 30 40Z', 1.8)}
      <path d="M32 22H48V30Q40 35 33 31ZM52 22H68L67 31Q60 35 52 30Z" fill={pale} stroke={ink} strokeWidth="2.200" />
      {stroke('M26 27H32M68 27H74M48 25H52', 2.4)}
    </>
  ),
});

const sharonCarter = bust({
  skin: fair,
  behind: fill('M22 70Q16 44 22 30Q28 9 50 9Q72 9 78 30Q84 44 78 70Q66 62 50 62Q34 62 22 70Z', GOLD),
  worn: coat(own, stroke('M34 80L50 96L66 80', 2.6, ink)),
  eyes: LASHES,
  mouth: LINE,
  hair: (
    <>
      {fill('M28 54Q24 18 52 15Q76 18 72 54Q70 42 66 36Q54 36 44 26Q40 38 33 40Q30 46 28 54Z', GOLD)}
      {stroke('M44 21Q54 30 66 32', 1.4)}
    </>
  ),
  over: (
    <>
      {stroke('M29 50Q26 28 38 18', 2.6)}
      <rect x="25" y="48" width="7" height="11" rx="2.500" fill={ink} />
      {stroke('M29 58Q32 66 41 67', 2)}
    </>
  ),
});

const okoye = bust({
  skin: dark,
  worn: coat(own, stroke('M36 80Q50 88 64 80M35 84Q50 93 65 84M34 88Q50 98 66 88', 2.4, pale)),
  eyes: LASHES,
  mouth: LIPS,
  hair: stroke('M34 32Q40 24 50 23.500Q60 24 66 32', 1.2),
  over: (
    <>
      {stroke('M44 29q3 -3 6 0q3 3 6 0', 1.5, pale)}
      <circle cx="29" cy="60" r="3.200" fill="none" stroke={pale} strokeWidth="2" />
      <circle cx="71" cy="60" r="3.200" fill="none" stroke={pale} strokeWidth="2" />
    </>
  ),
});

const bettyRoss = bust({
  skin: fair,
  behind: fill('M23 72Q20 40 24 28Q30 9 50 9Q70 9 76 28Q80 40 77 72L66 66H34Z', ink),
  worn: coat('var(--bone)', stroke('M42 78L50 90L58 78M50 90V100', 2, ink)),
  eyes: LASHES,
  mouth: LIPS,
  hair: (
    <>
      {fill('M28 56L27 30Q34 13 50 13Q66 13 73 30L72 56L69 40H31Z', ink)}
      {stroke('M38 20V38M46 17V38M54 17V38M62 20V38', 1.3, own)}
    </>
  ),
});

const wong = bust({
  skin: tan,
  worn: coat(own, stroke('M34 78Q50 92 66 78M50 88V100', 2.6, pale)),
  shape:
    'M29.500 42Q29.500 20 50 20Q70.500 20 70.500 42L70 56Q67 70 59 75Q55 77.500 50 77.500Q45 77.500 41 75Q33 70 30 56Z',
  eyes: EYES,
  mouth: (
    <>
      {LINE}
      {stroke('M40 63Q39 69 40 73M60 63Q61 69 60 73M50 72V76', 1.8)}
    </>
  ),
  over: stroke('M36 30Q42 25 50 25', 1.3, pale),
});

/** Twelve who would rather be elsewhere. */
export const BYSTANDER_FACES: Readonly<Record<string, ReactNode>> = {
  jameson,
  'mary-jane': maryJane,
  coulson,
  'blind-al': blindAl,
  'aunt-may': auntMay,
  ross,
  'pepper-potts': pepperPotts,
  bob,
  'sharon-carter': sharonCarter,
  okoye,
  'betty-ross': bettyRoss,
  wong,
};
