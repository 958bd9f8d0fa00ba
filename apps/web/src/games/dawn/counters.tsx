import type { ReactNode } from 'react';
import { drawnBy } from '../../board/Drawn.tsx';
import type { Look } from '../../board/types.ts';
import { CountPill } from '../../pieces/Disc.tsx';
import { type HeroInk, heroInks } from '../../pieces/Portrait.tsx';
import { burst } from '../../pieces/shapes.ts';
import { Mark } from '../../press/Icon.tsx';
import { type PressName, patternId, usePress } from '../../press/press.ts';
import { MallSymbols } from './mall/Symbols.tsx';
import { BUSTS } from './portraits.tsx';

/** Half the side of a character's counter. */
const HALF = 37;

/** Die-cut card: a printed shadow, a pale edge, a face. */
function Card({ fill, half = HALF, children }: { fill: string; half?: number; children?: ReactNode }) {
  const press = usePress();
  const side = 2 * half;
  return (
    <>
      <rect x={-half + 6} y={-half + 8} width={side} height={side} rx="7" fill={`url(#${patternId(press, 'dots')})`} />
      <rect
        x={-half}
        y={-half + 4}
        width={side}
        height={side}
        rx="7"
        fill="var(--edge)"
        stroke="var(--ink)"
        strokeWidth="2.400"
      />
      <rect x={-half} y={-half} width={side} height={side} rx="7" fill={fill} stroke="var(--ink)" strokeWidth="2.600" />
      {children}
    </>
  );
}

export interface HumanFacts {
  readonly bust: keyof typeof BUSTS;
  readonly inks: HeroInk;
  readonly fire: number;
  readonly panic: number;
  readonly movement: number;
  readonly stunned: boolean;
  readonly infected: boolean;
  readonly rifle: boolean;
  readonly active: boolean;
  /** Has acted in the round before. */
  readonly rests: boolean;
  readonly threatened: boolean;
}

/** A character: the face, and the three numbers below it. */
function HumanCounter({
  bust,
  inks,
  fire,
  panic,
  movement,
  stunned,
  infected,
  rifle,
  active,
  rests,
  threatened,
}: HumanFacts) {
  const press = usePress();
  return (
    <g style={heroInks(inks)}>
      {threatened && (
        <polygon
          points={burst(22, HALF + 23, HALF + 12)}
          fill="var(--blood)"
          stroke="var(--ink)"
          strokeWidth="2.400"
          strokeLinejoin="round"
        />
      )}
      {active && (
        <rect
          x={-HALF - 7}
          y={-HALF - 7}
          width={2 * HALF + 14}
          height={2 * HALF + 14}
          rx="11"
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.600"
        />
      )}
      <g transform={stunned ? 'rotate(90)' : undefined} opacity={rests ? 0.78 : 1}>
        <Card fill={infected ? 'var(--acid)' : 'var(--bone)'}>
          <g transform="translate(-31 -33) scale(0.62 0.5)">
            <rect width="100" height="88" fill="var(--hero)" />
            <g clipPath={`url(#${patternId(press, 'clip-counter')})`}>{BUSTS[bust]}</g>
            <rect width="100" height="88" fill="none" stroke="var(--ink)" strokeWidth="4" />
          </g>
          <text y="32" textAnchor="middle" className="number" fontSize="24" fill="var(--ink)" letterSpacing="0.500">
            {fire}·{panic}·{movement}
          </text>
        </Card>
      </g>
      {stunned && (
        <Badge x={-HALF} y={-HALF}>
          <path
            d="M-6 2q6 -9 12 0M-3 6q3 -5 6 0M0 -6v.1"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </Badge>
      )}
      {infected && (
        <Badge x={HALF} y={-HALF}>
          <Mark name="death-skull" size={17} ink="var(--supply)" />
        </Badge>
      )}
      {rifle && (
        <Badge x={HALF} y={HALF - 22}>
          <Mark name="winchester" size={19} />
        </Badge>
      )}
      {rests && (
        <Badge x={-HALF} y={HALF - 22}>
          <Mark name="hourglass" size={15} />
        </Badge>
      )}
    </g>
  );
}

const Badge = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="13" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2.400" />
    {children}
  </g>
);

export interface DeadFacts {
  /** Null: nobody here knows. */
  readonly value: number | null;
  /** Turned up for all to see. */
  readonly isUp: boolean;
  readonly berserk: boolean;
  /** Who it was; null: nobody we knew. */
  readonly was: { readonly bust: keyof typeof BUSTS; readonly inks: HeroInk } | null;
  readonly active: boolean;
}

/** One of the dead: a silhouette, and its value while that is turned up. */
function DeadCounter({ value, isUp, berserk, was, active, stack }: DeadFacts & { stack: number }) {
  const half = was === null ? 26 : HALF;
  return (
    <g style={was === null ? undefined : heroInks(was.inks)}>
      {berserk && (
        <polygon
          points={burst(14, half + 19, half + 8)}
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.400"
          strokeLinejoin="round"
        />
      )}
      {active && (
        <rect
          x={-half - 7}
          y={-half - 7}
          width={2 * half + 14}
          height={2 * half + 14}
          rx="11"
          fill="var(--accent)"
          stroke="var(--ink)"
          strokeWidth="2.600"
        />
      )}
      {stack > 2 && (
        <g transform="translate(-6 -6)">
          <Card fill="var(--acid-d)" half={half} />
        </g>
      )}
      {stack > 1 && (
        <g transform="translate(-3 -3)">
          <Card fill="var(--acid-d)" half={half} />
        </g>
      )}
      <Card fill={was !== null ? 'var(--hero)' : isUp ? 'var(--acid)' : 'var(--acid-d)'} half={half}>
        {was === null ? (
          <Mark
            name="shambling-zombie"
            x={isUp ? -8 : 0}
            size={isUp ? 34 : 42}
            ink={isUp ? 'var(--ink)' : 'var(--dead-back)'}
          />
        ) : (
          <Mark name="brute" size={46} y={-6} />
        )}
        {value !== null && (
          <text
            x={half - 7}
            y={half - 6}
            textAnchor="end"
            className="number"
            fontSize="27"
            fill="var(--ink)"
            stroke="var(--bone)"
            strokeWidth="4"
            paintOrder="stroke"
          >
            {value}
          </text>
        )}
      </Card>
      {stack > 1 && <CountPill x={half * 0.78} y={half * 0.78} count={stack} />}
    </g>
  );
}

/** Two of them lie in the gun shop when the game begins. */
function RifleCounter({ count }: { count: number }) {
  return (
    <g>
      <Card fill="var(--bone)" half={24}>
        <Mark name="winchester" size={38} turn={-20} />
      </Card>
      {count > 1 && <CountPill x={20} y={20} count={count} />}
    </g>
  );
}

/** One that hides: a shape in the dark, seen by its player alone. */
const Lurker = () => (
  <g>
    <rect
      x="-27"
      y="-27"
      width="54"
      height="54"
      rx="7"
      fill="var(--ink)"
      fillOpacity="0.55"
      stroke="var(--acid)"
      strokeWidth="3"
      strokeDasharray="8 6"
    />
    <Mark name="shambling-zombie" size={38} ink="var(--acid)" />
  </g>
);

/** What counters are cut out by, and what the floors of the mall are printed from. */
export const CounterSymbols = ({ press }: { press: PressName }) => (
  <>
    <clipPath id={patternId(press, 'clip-counter')}>
      <rect width="100" height="88" />
    </clipPath>
    <MallSymbols press={press} />
  </>
);

export const humanLook = (facts: HumanFacts): Look => drawnBy(HALF + 6, HumanCounter, facts);
export const deadLook = (facts: DeadFacts): Look => drawnBy(facts.was === null ? 28 : HALF + 2, DeadCounter, facts);
export const rifleLook = (count: number): Look => drawnBy(26, RifleCounter, { count });
export const lurkerLook: Look = drawnBy(28, Lurker, {});
