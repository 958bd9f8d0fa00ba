import type { EquipmentId } from '@shamble/zombicide/content/equipment';
import type { ReactNode } from 'react';
import { DEAD } from '../../press/deadIcons.ts';
import { bring, type IconName, Mark } from '../../press/Icon.tsx';
import { OWN } from './icons.ts';

bring({ ...DEAD, ...OWN });

/** On a window of 90 by 62. */
const mark = (name: IconName, size = 58, turn = 0): ReactNode => (
  <Mark name={name} x={45} y={31} size={size} turn={turn} ink="currentColor" />
);
const paper = 'var(--straw)';

const pan = (
  <g transform="translate(4 1) rotate(-30 40 31) scale(.9)">
    <path d="M58 26.500H92Q95.500 26.500 95.500 31Q95.500 35.500 92 35.500H58Z" />
    <circle cx="92" cy="31" r="1.800" fill={paper} />
    <circle cx="37" cy="31" r="26" />
    <circle cx="37" cy="31" r="21.500" fill="none" stroke={paper} strokeWidth="2.200" />
    <path d="M28 22Q36 16 43 21Q52 22 50 31Q54 40 44 43Q35 48 29 42Q20 40 24 31Q22 25 28 22Z" fill="var(--cream)" />
    <circle cx="38" cy="32" r="7" fill="var(--accent)" />
    <path
      d="M34.500 30Q36 27.500 38.500 27.500"
      fill="none"
      stroke="var(--cream)"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
  </g>
);
const scope = (
  <g transform="translate(45 31) rotate(-20) scale(.82) translate(-45 -32)">
    <path d="M4 20Q4 16 8 16H26L32 22H58L64 18H82Q86 18 86 22V40Q86 44 82 44H64L58 40H32L26 46H8Q4 46 4 42Z" />
    <path d="M41 12H50Q52 12 52 14V22H39V14Q39 12 41 12ZM36 40H42V52H36ZM50 40H56V52H50ZM30 50H62V55H30Z" />
    <path d="M10 20V42M80 22V40" stroke={paper} strokeWidth="2.600" fill="none" strokeLinecap="round" />
    <path d="M14 22H25L31 27H50" stroke={paper} strokeWidth="1.800" fill="none" strokeLinecap="round" />
  </g>
);
const twins = (
  <>
    <g transform="translate(-3 -9)">
      <Mark name="own:desert-eagle" x={40} y={31} size={50} ink="currentColor" />
    </g>
    <g transform="translate(93 11) scale(-1 1)">
      <Mark name="own:desert-eagle" x={40} y={31} size={50} ink="currentColor" />
    </g>
  </>
);
const mas = (
  <>
    <Mark name="winchester" x={42} y={33} size={64} ink="currentColor" />
    <path d="M66 18L88 -1L80 14L71 23Z" />
    <path d="M30 44Q40 48 50 40" fill="none" stroke="currentColor" strokeWidth="3" />
  </>
);

export const CARD_ART: Readonly<Record<EquipmentId, ReactNode>> = {
  'baseball-bat': mark('own:baseball-bat', 66),
  chainsaw: mark('own:chainsaw', 62),
  crowbar: mark('own:crowbar', 60),
  'fire-axe': mark('own:fire-axe', 56),
  katana: mark('own:katana', 68),
  machete: mark('own:machete', 58),
  pan,
  pistol: mark('own:desert-eagle', 66),
  rifle: mark('own:lee-enfield', 70),
  'sawed-off': mark('own:sawed-off', 60),
  shotgun: mark('winchester', 70),
  'sub-mg': mark('own:uzi', 54),
  'evil-twins': twins,
  'mas-shotgun': mas,
  molotov: mark('own:molotov', 56),
  aaahh: mark('raise-zombie', 58),
  'bag-of-rice': mark('own:flour', 54),
  'canned-food': mark('own:opened-food-can', 54),
  water: mark('own:water-bottle', 54),
  flashlight: mark('own:flashlight', 58),
  gasoline: mark('own:jerrycan', 54),
  'glass-bottle': mark('own:beer-bottle', 56),
  'goalie-mask': mark('own:jason-mask', 54),
  'ammo-bullets': mark('own:bullets', 56),
  'ammo-shells': mark('own:shotgun-rounds', 54),
  scope,
};
