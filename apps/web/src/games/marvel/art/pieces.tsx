import { HEALTH } from '@shamble/marvel/content/heroes';
import type { ReactNode } from 'react';
import { drawnBy } from '../../../board/Drawn.tsx';
import type { Look } from '../../../board/types.ts';
import { faceOf, type HeroInk, heroInks, type PortraitName } from '../../../pieces/Portrait.tsx';
import { burst } from '../../../pieces/shapes.ts';
import { type PressName, patternId, usePattern, usePress } from '../../../press/press.ts';
import { AgentSymbols } from './agents.tsx';

/** Half the side of a panel. */
const HALF = 35;
/** A panel of a comic page, a little askew. */
const FRAME = 'M-35 -33L35 -37L33 35L-36 33Z';
const WINDOW = 'M-29 -27L29 -30.500L27.500 29L-30 27.500Z';
/** A balloon with its tail to the ground. */
const BALLOON =
  'M0 -30C22 -30 31 -18 31 -3C31 13 20 23 8 25L2 36L-4 25.500C-20 24 -31 13 -31 -3C-31 -18 -22 -30 0 -30Z';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** From one letter to the next. */
const WIDE = 11.5;

/** What panels, balloons and stars are cut out by, and the discs of agents. */
export const ComicSymbols = ({ press }: { press: PressName }) => (
  <>
    <clipPath id={patternId(press, 'clip-panel')}>
      <path d={WINDOW} />
    </clipPath>
    <clipPath id={patternId(press, 'clip-balloon')}>
      <ellipse cy="-3" rx="27" ry="24" />
    </clipPath>
    <clipPath id={patternId(press, 'clip-star')}>
      <circle r="31" />
    </clipPath>
    <AgentSymbols press={press} />
    {[...LETTERS].map((letter) => (
      <text key={letter} id={patternId(press, `letter-${letter}`)} textAnchor="middle" className="number" fontSize="20">
        {letter}
      </text>
    ))}
  </>
);

/** Of what is printed on a figure: its label says it in full, so to those who listen it is a drawing. */
const Printed = ({ children, size = 20, ink }: { children: string; size?: number; ink: string }) => {
  const press = usePress();
  const known = [...children].filter((letter) => LETTERS.includes(letter));
  const scale = size / 20;
  return (
    <g fill={ink} transform={`scale(${scale})`}>
      {known.map((letter, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
        <use key={i} href={`#${patternId(press, `letter-${letter}`)}`} x={(i - (known.length - 1) / 2) * WIDE} />
      ))}
    </g>
  );
};

const Face = ({ name, by, scale, y }: { name: PortraitName; by: string; scale: number; y: number }) => {
  const press = usePress();
  const fill = usePattern();
  return (
    <g clipPath={`url(#${patternId(press, by)})`}>
      <rect x="-40" y="-40" width="80" height="80" fill="var(--hero)" />
      <rect x="-40" y="-40" width="80" height="80" fill={fill('dots-ink')} fillOpacity="0.350" />
      <g transform={`scale(${scale}) translate(-50 ${y})`}>{faceOf(name)}</g>
    </g>
  );
};

const Tab = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-17" y="-12" width="34" height="24" fill="var(--burst)" stroke="var(--ink)" strokeWidth="2.400" />
    <g transform="translate(0 7)">
      <Printed ink="var(--ink)">{children}</Printed>
    </g>
  </g>
);

export interface HeroFacts {
  readonly portrait: PortraitName;
  readonly inks: HeroInk;
  readonly letter: string;
  /** Hunger, or power: how many teeth are bared. */
  readonly gauge: number;
  /** At the last a hungry one is Ravenous. */
  readonly most: number;
  readonly isHungry: boolean;
  readonly wounds: number;
  readonly active: boolean;
  readonly threatened: boolean;
}

/** Somebody the players are: a panel with the face, teeth below it for hunger. */
function HeroPanel({ portrait, inks, letter, gauge, most, isHungry, wounds, active, threatened }: HeroFacts) {
  const fill = usePattern();
  const ravenous = isHungry && gauge >= most;
  return (
    <g style={heroInks(inks)}>
      {threatened && (
        <polygon
          points={burst(20, HALF + 27, HALF + 14)}
          fill="var(--blood)"
          stroke="var(--ink)"
          strokeWidth="2.400"
          strokeLinejoin="round"
        />
      )}
      {active && (
        <path d={FRAME} transform="scale(1.240)" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2.400" />
      )}
      <path d={FRAME} transform="translate(7 9)" fill={fill('dots')} />
      <path d={FRAME} fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.800" strokeLinejoin="round" />
      <Face name={portrait} by="clip-panel" scale={0.76} y={-46} />
      <path d={WINDOW} fill="none" stroke="var(--ink)" strokeWidth="2.400" />
      <Jaw bared={gauge} most={most} ravenous={ravenous} />
      <Tab x={-HALF + 8} y={-HALF + 1}>
        {letter}
      </Tab>
      {wounds > 0 && <Heart left={HEALTH - wounds} />}
      {ravenous && (
        <g transform="translate(0 -46)">
          <polygon points={burst(11, 19, 13)} fill="var(--blood)" stroke="var(--ink)" strokeWidth="2" />
          <text y="8" textAnchor="middle" className="number" fontSize="22" fill="var(--bone)">
            !
          </text>
        </g>
      )}
    </g>
  );
}

/** What is left of somebody who was hurt. */
const Heart = ({ left }: { left: number }) => (
  <g transform={`translate(${HALF - 4} ${-HALF + 12})`}>
    <path
      d="M0 19C-16 8 -19 -2 -15 -9C-11 -15 -3 -14 0 -8C3 -14 11 -15 15 -9C19 -2 16 8 0 19Z"
      fill="var(--blood)"
      stroke="var(--bone)"
      strokeWidth="3"
    />
    <g transform="translate(0 9)">
      <Printed size={21} ink="var(--bone)">
        {String(left)}
      </Printed>
    </g>
  </g>
);

/** A row of teeth: as many are bared as hunger gnaws. */
const Jaw = ({ bared, most, ravenous }: { bared: number; most: number; ravenous: boolean }) => (
  <g transform={`translate(0 ${HALF - 2})`}>
    <path d="M-24 -8H24V5Q0 13 -24 5Z" fill="var(--ink)" />
    {Array.from({ length: most }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its place in the jaw
        key={i}
        d="M-4.500 -6H4.500L0 6Z"
        transform={`translate(${(i - (most - 1) / 2) * 11.5} 0)`}
        fill={i < bared ? (ravenous ? 'var(--blood)' : 'var(--bone)') : 'none'}
        stroke={i < bared ? 'none' : 'var(--bone)'}
        strokeWidth="1.200"
      />
    ))}
  </g>
);

export interface FoeFacts {
  readonly portrait: PortraitName;
  readonly inks: HeroInk;
  readonly toughness: number;
  /** Sleeps, lies there or is held: does not act. */
  readonly still: boolean;
}

/** Somebody who is worth a page alone: a star, and how many hits it takes at once. */
function FoeStar({ portrait, inks, toughness, still }: FoeFacts) {
  const fill = usePattern();
  return (
    <g style={heroInks(inks)}>
      <polygon points={burst(14, 50, 38)} transform="translate(7 9)" fill={fill('dots')} />
      <polygon
        points={burst(14, 50, 38)}
        fill={still ? 'var(--agent)' : 'var(--burst)'}
        stroke="var(--ink)"
        strokeWidth="2.800"
        strokeLinejoin="round"
      />
      <circle r="34" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.400" />
      <Face name={portrait} by="clip-star" scale={0.7} y={-48} />
      <circle r="31" fill="none" stroke="var(--ink)" strokeWidth="2.200" />
      <Shield at={[31, 30]}>{toughness}</Shield>
    </g>
  );
}

const Shield = ({ at: [x, y], children }: { at: readonly [number, number]; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d="M-15 -15Q0 -19 15 -15V2Q14 14 0 20Q-14 14 -15 2Z"
      fill="var(--blood)"
      stroke="var(--ink)"
      strokeWidth="2.600"
    />
    <text y="9" textAnchor="middle" className="number" fontSize="25" fill="var(--bone)">
      {children}
    </text>
  </g>
);

/** Two lines of speed, and how many Zones are left to run. */
const Runs = ({ steps }: { steps: number }) => (
  <g transform="translate(-27 18)">
    <path d="M-24 -6H-8M-20 4H-6" stroke="var(--bone)" strokeWidth="6" strokeLinecap="round" />
    <path d="M-24 -6H-8M-20 4H-6" stroke="var(--ink)" strokeWidth="2.600" strokeLinecap="round" />
    <circle r="13" fill="var(--accent)" stroke="var(--ink)" strokeWidth="2.400" />
    <text y="7" textAnchor="middle" className="number" fontSize="20" fill="var(--ink)">
      {steps}
    </text>
  </g>
);

const LETTER = 7.8;
const WIDEST = 92;

/** Who it is, over the balloon; a long name is set closer. */
function Ribbon({ name }: { name: string }) {
  const wide = Math.min(WIDEST, LETTER * name.length);
  return (
    <g transform="translate(0 -37)">
      <rect
        x={-wide / 2 - 6}
        y="-10"
        width={wide + 12}
        height="20"
        fill="var(--burst)"
        stroke="var(--ink)"
        strokeWidth="2.200"
      />
      <text
        y="6"
        textAnchor="middle"
        className="number"
        fontSize="16"
        fill="var(--ink)"
        textLength={wide}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </g>
  );
}

export interface BystanderFacts {
  readonly name: string;
  readonly portrait: PortraitName;
  readonly inks: HeroInk;
  readonly fights: boolean;
  /** Comes with Guards. */
  readonly escorted: boolean;
  /** The mission is about this one. */
  readonly wanted: boolean;
  /** How many Zones from safety; null: does not run. */
  readonly steps: number | null;
  /** The ways that may come next, in degrees; to the east is 0. */
  readonly ways: readonly number[];
}

/** Somebody with a name and no wish to be here: a balloon. Who fights has it ragged. */
function BystanderBalloon({ name, portrait, inks, fights, escorted, wanted, steps, ways }: BystanderFacts) {
  const fill = usePattern();
  return (
    <g style={heroInks(inks)}>
      <path d={BALLOON} transform="translate(6 8)" fill={fill('dots')} />
      {ways.map((way) => (
        <path
          key={way}
          d="M24 -13H38V-21L58 0L38 21V13H24Z"
          transform={`translate(0 -2) rotate(${way})`}
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.600"
          strokeLinejoin="round"
        />
      ))}
      {fights && (
        <polygon
          points={burst(16, 39, 30)}
          transform="translate(0 -3)"
          fill="var(--bone)"
          stroke="var(--ink)"
          strokeWidth="2.400"
          strokeLinejoin="round"
        />
      )}
      <path d={BALLOON} fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.600" strokeLinejoin="round" />
      <Face name={portrait} by="clip-balloon" scale={0.56} y={-52} />
      <ellipse cy="-3" rx="27" ry="24" fill="none" stroke="var(--ink)" strokeWidth="1.800" />
      {escorted && <Shield at={[-27, 16]}>+</Shield>}
      {steps !== null && <Runs steps={steps} />}
      <Ribbon name={name} />
      {wanted && (
        <g transform="translate(33 -14)">
          <polygon points={burst(10, 15, 10)} fill="var(--burst)" stroke="var(--ink)" strokeWidth="2" />
          <text y="7" textAnchor="middle" className="number" fontSize="19" fill="var(--ink)">
            ★
          </text>
        </g>
      )}
    </g>
  );
}

export const heroPanel = (facts: HeroFacts): Look => ({
  ...drawnBy(HALF + 7 + (facts.active ? 7 : 0) + (facts.threatened ? 6 : 0), HeroPanel, facts),
  stands: HALF + 3,
});
export const foeStar = (facts: FoeFacts): Look => drawnBy(48, FoeStar, facts);
export const bystanderBalloon = (facts: BystanderFacts): Look => drawnBy(36, BystanderBalloon, facts);
