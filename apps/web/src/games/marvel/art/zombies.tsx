import type { ReactNode } from 'react';
import { bone, bust, coat, fill, ink, own, pale, rot, sockets, stroke, TEETH, TORN } from './kit.tsx';

/** A soldier's crop, a jaw like a box, one eye left; he still gives the orders. */
const captainAmerica = bust({
  skin: rot,
  worn: coat(own, stroke('M22 86L34 100M78 86L66 100', 4, bone)),
  shape:
    'M30.500 36Q31 21 50 21Q69 21 69.500 36L69 60Q67 68 60.500 74.500Q55 78 50 78Q45 78 39.500 74.500Q33 68 31 60Z',
  eyes: sockets(bone, true),
  mouth: (
    <>
      {TEETH}
      {TORN}
    </>
  ),
  isNoseless: true,
  hair: (
    <>
      {fill(
        'M29.500 43Q26 15 45 12.500Q66 8 71 24Q73 33 70.500 43Q69 34 66 30.500L60 33L54 28.500L47 32.500L40 28L35 32Q31 36 29.500 43Z',
        ink,
      )}
      {stroke('M36 20Q44 15.500 54 16.500M58 18Q65 21 67.500 27', 1.5, own)}
    </>
  ),
  over: stroke('M36 35L43 40M39 33.500L41 39.500M34 60L39 63M33.500 63.500L38 65', 1.3, ink),
});

/** Hair that stands in a wind nobody else feels; what she burns shines through the cracks. */
const captainMarvel = bust({
  skin: rot,
  behind: (
    <>
      {fill('M22 62Q10 30 30 14Q26 6 44 8Q58 -2 70 10Q90 14 84 38Q88 52 78 64Q80 44 70 34H30Q20 46 22 62Z', ink)}
      {stroke('M26 50Q18 30 34 17M40 12Q54 4 66 14M76 22Q84 34 79 52', 1.7, pale)}
    </>
  ),
  worn: coat(own, fill('M40 80L50 90L60 80L58 77L50 84L42 77Z', pale)),
  eyes: sockets('var(--glow)'),
  mouth: TEETH,
  isNoseless: true,
  hair: fill('M29 50Q25 22 44 14Q64 10 71 28Q74 38 71 50Q69 40 66 36Q58 38 48 28Q42 38 33 38Q30 44 29 50Z', ink),
  over: (
    <>
      {stroke('M42 26L45 33L42.500 38L46 42M64 57L60 62L63 66L60.500 73M35 57L38 61', 2.4, 'var(--glow)')}
      {stroke('M42 26L45 33L42.500 38L46 42M64 57L60 62L63 66L60.500 73M35 57L38 61', 0.9, bone)}
    </>
  ),
});

/** No hair, no lips, no shame: two hilts over his shoulders. */
const deadpool = bust({
  skin: rot,
  behind: (
    <>
      {stroke('M8 22L34 66M92 22L66 66', 9, ink)}
      {stroke('M9 24L20 42M91 24L80 42', 4.5, pale)}
      {stroke('M14 47L28 39M86 47L72 39', 5, ink)}
    </>
  ),
  worn: coat(own, stroke('M30 82L50 99M70 82L50 99', 3.4, ink)),
  eyes: sockets(bone),
  mouth: (
    <>
      {fill('M34 61.500Q50 70 66 61.500Q65 76 50 77Q35 76 34 61.500Z', ink)}
      {fill('M36 63.800Q50 71 64 63.800L63.300 67.500Q50 73.500 36.700 67.500Z', bone)}
      {stroke('M41 66V69.500M45.500 68V71.600M50 68.500V72.300M54.500 68V71.600M59 66V69.500', 1)}
    </>
  ),
  isNoseless: true,
  over: (
    <>
      {stroke('M38 26Q43 23 47 27M53 24Q60 24 63 30M36 33Q40 30 44 34M56 33Q61 31 65 36', 1.4)}
      {fill('M43 29.500h3v2h-3zM57 28h2.500v2.500h-2.500zM49 34h2.500v2h-2.500zM39 37.500h2v2h-2zM62 40h2v2h-2z', ink)}
    </>
  ),
});

/** Small, quick, and still buzzing. */
const wasp = bust({
  skin: rot,
  behind: (
    <>
      {fill('M34 78Q4 66 6 26Q20 16 34 44ZM66 78Q96 66 94 26Q80 16 66 44Z', pale)}
      {stroke('M34 78Q4 66 6 26Q20 16 34 44M66 78Q96 66 94 26Q80 16 66 44', 2)}
      {stroke('M32 70Q14 54 11 32M30 58Q20 46 18 28M68 70Q86 54 89 32M70 58Q80 46 82 28', 1.3)}
    </>
  ),
  worn: coat(own),
  eyes: sockets(bone),
  mouth: (
    <>
      {TEETH}
      {TORN}
    </>
  ),
  isNoseless: true,
  hair: (
    <>
      {fill('M28 52Q22 14 50 12Q78 14 72 52Q70 42 67 37L61 41L58 33L50 40L44 32L38 41L34 36Q30 44 28 52Z', ink)}
      {stroke('M36 22Q43 16 52 16M60 18Q66 22 68 30', 1.5, own)}
    </>
  ),
});

/** Half of him is plate by now. The rivets hold; the rest does not. */
const ironMan = bust({
  skin: rot,
  behind: stroke('M72 60Q92 64 88 96M74 52Q98 58 96 96', 4, ink),
  worn: coat(own, stroke('M20 90H34M66 90H80M24 96H38M62 96H76', 2, pale)),
  eyes: sockets(bone),
  mouth: TEETH,
  isNoseless: true,
  hair: fill('M29 46Q26 14 50 13Q58 13 60 20Q50 24 40 30Q33 34 29 46Z', ink),
  over: (
    <>
      {fill('M50 19Q70.500 19 70.500 40L69.500 56Q67 67 59 73Q55 77 50 77L53 64L50 60L53.500 55L50 44Z', own)}
      {stroke('M50 19Q70.500 19 70.500 40L69.500 56Q67 67 59 73Q55 77 50 77L53 64L50 60L53.500 55L50 44Z', 2.2)}
      {fill('M54.500 46H67.500L66 52H56Z', ink)}
      {fill('M56.500 47.500H65.500L64.700 50.500H57.300Z', 'var(--glow)')}
      {stroke('M56 62H66M56.500 66H64M57 70H61', 1.7)}
      <g fill={pale} stroke={ink} strokeWidth="1">
        <circle cx="55" cy="26" r="1.700" />
        <circle cx="64" cy="31" r="1.700" />
        <circle cx="67" cy="41" r="1.700" />
        <circle cx="55.500" cy="38" r="1.700" />
        <circle cx="66.500" cy="57" r="1.700" />
      </g>
    </>
  ),
});

/** Too much of everything, and none of it has had lunch. */
const hulk = (
  <>
    {fill('M-4 100Q-2 66 24 58L76 58Q102 66 104 100Z', ink)}
    {fill('M2 100Q4 72 28 64L72 64Q96 72 98 100Z', rot)}
    {stroke('M30 70Q40 82 36 99M70 70Q60 82 64 99M50 84V100M12 84Q18 90 16 99M88 84Q82 90 84 99', 1.8)}
    {fill('M20 44Q15 42 15.500 50Q17 59 22 60ZM80 44Q85 42 84.500 50Q83 59 78 60Z', rot)}
    {fill('M21 36Q22 14 50 14Q78 14 79 36L80 58Q78 74 66 82Q58 86 50 86Q42 86 34 82Q22 74 20 58Z', rot)}
    {fill('M62 80Q76 72 77 56L78 40Q72 46 68 46Q72 62 62 80Z', ink)}
    {fill('M22 42Q34 36 48 46L52 46Q66 36 78 42L76 50Q66 46 58 52Q50 49 42 52Q34 46 24 50Z', ink)}
    {fill(
      'M27 50Q34 46 42 51Q40 59 34 58.500Q28 57.500 27 50ZM73 50Q66 46 58 51Q60 59 66 58.500Q72 57.500 73 50Z',
      ink,
    )}
    <circle cx="35.500" cy="53" r="2.900" fill={bone} />
    <circle cx="64.500" cy="53" r="2.900" fill={bone} />
    <circle cx="35.500" cy="53" r="1" fill={ink} />
    <circle cx="64.500" cy="53" r="1" fill={ink} />
    {fill('M44 60L50 54L56 60L54 64H46Z', ink)}
    {fill('M30 68Q50 62 70 68L67 80Q50 86 33 80Z', ink)}
    {fill(
      'M33 69.500Q50 64.500 67 69.500L66.300 73.500Q50 69.500 33.700 73.500ZM36 79Q50 75 64 79L63 80.500Q50 84.500 37 80.500Z',
      bone,
    )}
    {fill('M36 79.500L38 71L41.500 78.500ZM64 79.500L62 71L58.500 78.500Z', bone)}
    {stroke('M38 68.500V72.500M43 67.500V71.500M47.500 67V71M52.500 67V71M57 67.500V71.500M62 68.500V72.500', 1.1)}
    {fill(
      'M18 40Q14 10 38 9L44 4L50 9L58 3L62 9Q87 12 82 40Q80 30 74 27L68 32L62 25L54 31L47 24L40 31L33 26L26 31Q20 34 18 40Z',
      ink,
    )}
    {stroke('M28 18Q36 13 44 14M56 13Q66 14 73 21', 1.6, own)}
  </>
);

/** The six the players are in Zombie Mode. */
export const ZOMBIES: Readonly<Record<string, ReactNode>> = {
  'captain-america': captainAmerica,
  'captain-marvel': captainMarvel,
  deadpool,
  wasp,
  'iron-man': ironMan,
  hulk,
};
