import type { ReactNode } from 'react';
import { bringFaces, type PortraitName } from '../../pieces/Portrait.tsx';
import { FACES } from '../../pieces/portraits.tsx';
import { Bust, HIGH, type Place, Poster, Title, Twice, WIDE } from '../../poster/Poster.tsx';
import { DEAD } from '../../press/deadIcons.ts';
import { halftone } from '../../press/halftone.ts';
import { bring, type IconName } from '../../press/Icon.tsx';

bring(DEAD);
bringFaces(FACES);

const PAPER = halftone([0, 0, WIDE, HIGH], { step: 13, dot: 6.2 }, (_, y) => (y - 40) / 520);
const SUN = halftone([30, 130, 370, 470], { step: 10, dot: 5.2 }, (x, y) =>
  Math.hypot(x - 200, y - 290) < 158 ? (y - 250) / 170 : 0,
);
const SKYLINE =
  'M0 400V268h30v-34h22v-22h10v22h20v58h22v-96h14v-22h8v22h22v58h28v-26h34v-40h12v-26h6v26h12v40h20v52h24v-78h40v-18h16v18h14v60h20v-30h36V400Z';
const WINDOWS =
  'M12 288h8v12h-8zM12 316h8v12h-8zM58 254h8v12h-8zM58 282h8v12h-8zM112 214h8v12h-8zM130 242h8v12h-8zM130 270h8v12h-8zM112 298h8v12h-8zM186 262h8v12h-8zM210 240h8v12h-8zM228 268h8v12h-8zM210 296h8v12h-8zM282 222h8v12h-8zM300 250h8v12h-8zM282 278h8v12h-8zM350 268h8v12h-8zM372 296h8v12h-8zM350 316h8v12h-8z';
const ROAD = 'M0 384H400V560H0Z';
const LANE = 'M194 392h12l3 22h-18zM189 426h22l5 34h-32zM181 474h38l8 50h-54z';
const BACK: readonly Place[] = [26, 76, 124, 276, 326, 376].map((x, i) => [x, 370 + (i % 2) * 8, 84]);
const FRONT: readonly (readonly [IconName, ...Place])[] = [
  ['shambling-zombie', 36, 424, 128],
  ['fat', 116, 430, 116],
  ['sprint', 292, 428, 118],
  ['shambling-zombie', 366, 424, 130],
];
const HEROES: readonly (readonly [PortraitName, ...Place])[] = [
  ['amy', -14, 428, 134],
  ['wanda', 280, 428, 134],
  ['doug', 74, 420, 142],
  ['ned', 182, 420, 142],
];

/** Four against a city. */
export const poster: ReactNode = (
  <Poster press="zombicide">
    <rect width={WIDE} height={HIGH} fill="var(--accent)" />
    <path d={PAPER} fill="var(--accent-d)" fillOpacity="0.6" />
    <circle cx="200" cy="290" r="164" fill="var(--blood)" stroke="var(--ink)" strokeWidth="5" />
    <path d={SUN} fill="var(--blood-d)" />
    <path d={SKYLINE} fill="var(--ink)" />
    <path d={WINDOWS} fill="var(--accent)" />
    <path d={ROAD} fill="#1a2b49" stroke="var(--ink)" strokeWidth="5" />
    <path d={LANE} fill="var(--bone)" />
    {BACK.map((at) => (
      <Twice key={at[0]} name="shambling-zombie" at={at} ink="var(--acid-d)" under="var(--ink)" />
    ))}
    <Twice name="brute" at={[200, 318, 214]} ink="var(--bone)" under="var(--ink)" />
    {FRONT.map(([name, ...at]) => (
      <Twice key={at[0]} name={name} at={at} ink="var(--acid)" under="var(--ink)" />
    ))}
    {HEROES.map(([name, ...at]) => (
      <Bust key={name} name={name} at={at} />
    ))}
    <g fill="var(--ink)">
      <Title y={118} size={124}>
        ZOMBICIDE
      </Title>
    </g>
  </Poster>
);
