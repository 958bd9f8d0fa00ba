import type { ReactNode } from 'react';
import type { Light } from '../board/plan.ts';
import type { Floor } from '../board/recipes.ts';
import { halftone } from './halftone.ts';
import { PressContext, type PressName, patternId } from './press.ts';

const lines = (d: string, ink: string, width = 1.5): ReactNode => (
  <path d={d} fill="none" stroke={ink} strokeWidth={width} />
);

interface Weave {
  readonly size: readonly [number, number];
  readonly turn?: number;
  readonly thread: ReactNode;
}

const FLOORS: Readonly<Record<Floor, Weave>> = {
  wood: {
    size: [96, 36],
    thread: (
      <>
        <path fill="var(--wood)" d="M0 0H96V36H0Z" />
        <path fill="var(--wood-2)" d="M22 0H96V12H22ZM0 24H46V36H0ZM70 12H96V24H70Z" />
        {lines('M0 .5H96M0 12.5H96M0 24.500H96M22 0V12M70 12V24M46 24V36', 'var(--wood-l)', 1.6)}
        {lines('M30 6h16M60 5h9M8 18h22M44 19h12M56 30h22M10 31h10', 'var(--wood-l)', 1)}
      </>
    ),
  },
  parquet: {
    size: [40, 40],
    thread: (
      <>
        <path fill="var(--parq)" d="M0 0H40V40H0Z" />
        <path fill="var(--parq-2)" d="M0 20L20 0H40L0 40ZM20 40L40 20V40Z" />
        {lines('M0 20L20 0M0 40L40 0M20 40L40 20M10 10L30 30M30 -10L50 10M-10 30L10 50M-10 -10L0 0', 'var(--parq-l)')}
      </>
    ),
  },
  bath: {
    size: [17.5, 17.5],
    thread: (
      <>
        <path fill="var(--bath)" d="M0 0H18V18H0Z" />
        {lines('M0 .5H17.500M.5 0V17.500', 'var(--bath-l)', 1.6)}
      </>
    ),
  },
  kitchen: {
    size: [41, 41],
    thread: (
      <>
        <path fill="var(--kit)" d="M0 0H41V41H0Z" />
        <path fill="var(--kit-2)" d="M0 0H20.500V20.500H0ZM20.500 20.500H41V41H20.500Z" />
      </>
    ),
  },
  diner: {
    size: [34, 34],
    turn: 45,
    thread: (
      <>
        <path fill="var(--diner)" d="M0 0H34V34H0Z" />
        <path fill="var(--diner-2)" d="M0 0H17V17H0ZM17 17H34V34H17Z" />
      </>
    ),
  },
  rose: {
    size: [8, 8],
    turn: 45,
    thread: (
      <>
        <path fill="var(--rose)" d="M0 0H8V8H0Z" />
        <circle cx="4" cy="4" r="1.5" fill="var(--rose-l)" />
      </>
    ),
  },
  blue: {
    size: [8, 8],
    turn: 45,
    thread: (
      <>
        <path fill="var(--blue)" d="M0 0H8V8H0Z" />
        <circle cx="4" cy="4" r="1.5" fill="var(--blue-l)" />
      </>
    ),
  },
  clinic: {
    size: [48, 48],
    thread: (
      <>
        <path fill="var(--clinic)" d="M0 0H48V48H0Z" />
        {lines('M0 .5H48M.5 0V48', 'var(--clinic-l)', 1.6)}
        {lines('M20 24h8M24 20v8', 'var(--clinic-l)', 1.2)}
      </>
    ),
  },
  lino: {
    size: [26, 26],
    turn: 45,
    thread: (
      <>
        <path fill="var(--lino)" d="M0 0H26V26H0Z" />
        <path fill="var(--lino-2)" d="M0 0H13V26H0Z" />
      </>
    ),
  },
  concrete: {
    size: [100, 100],
    thread: (
      <>
        <path fill="var(--conc)" d="M0 0H100V100H0Z" />
        {lines('M0 .5H100M.5 0V100M50 0V100M0 50H100', 'var(--conc-l)', 1.4)}
        {lines('M12 14l4 3l2 5M33 38l5-2M81 9l2 4M70 72l6 2l3 5M18 80l4-3M60 28l3 3', 'var(--conc-l)', 1.4)}
      </>
    ),
  },
  earth: {
    size: [90, 90],
    thread: (
      <>
        <path fill="var(--earth)" d="M0 0H90V90H0Z" />
        {lines(
          'M0 20L18 26L30 16L52 30L66 22L90 20M30 16L26 0M52 30L50 52L70 66L66 90M50 52L22 60L0 58M22 60L26 90',
          'var(--earth-l)',
          1.4,
        )}
        <path fill="var(--earth-l)" d="M10 42h3v2h-3zM74 44h4v3h-4zM40 76h3v3h-3zM84 74h3v2h-3z" />
      </>
    ),
  },
  lawn: {
    size: [160, 56],
    thread: (
      <>
        <path fill="var(--lawn)" d="M0 0H160V56H0Z" />
        <path fill="var(--lawn-l)" fillOpacity="0.38" d="M0 0H80V56H0Z" />
        <path
          d="M14 16l3-9l3 9M62 44l3-9l3 9M38 30l2-6l2 6M104 22l3-9l3 9M142 50l3-9l3 9M126 34l2-6l2 6M88 50l2-6l2 6"
          fill="none"
          stroke="var(--lawn-l)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  stone: {
    size: [84, 60],
    thread: (
      <>
        <path fill="var(--stone)" d="M0 0H84V60H0Z" />
        {lines('M0 1H84M0 31H84M26 0V31M58 0V31M14 31V61M46 31V61M72 31V61', 'var(--stone-l)', 2)}
      </>
    ),
  },
};

const LIGHTS: readonly Light[] = ['lit', 'dusk', 'plan'];

/** Dots in rows that get smaller: the shade beside a wall. */
function Graded({
  id,
  height,
  step,
  most,
  ink,
}: {
  id: string;
  height: number;
  step: number;
  most: number;
  ink: string;
}) {
  const s = step * Math.SQRT1_2;
  return (
    <pattern id={id} width={2 * s} height={200} patternUnits="userSpaceOnUse">
      <path fill={ink} d={halftone([0, 0, 2 * s, height], { step, dot: most }, (_, y) => 1 - y / height)} />
    </pattern>
  );
}

function Dots({ id, step, dot, ink }: { id: string; step: number; dot: number; ink: string }) {
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <circle cx={step / 2} cy={step / 2} r={dot} fill={ink} />
    </pattern>
  );
}

function Tape({ id, march = false }: { id: string; march?: boolean }) {
  return (
    <pattern id={id} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="26" height="26" fill="var(--accent)" />
      <g className={march ? 'march' : undefined}>
        <path fill="var(--ink)" d="M-26 0H-15V26H-26ZM0 0H11V26H0ZM26 0H37V26H26Z" />
      </g>
    </pattern>
  );
}

const POOL = halftone([-130, -130, 130, 130], { step: 10.5, dot: 3.5 }, (x, y) => {
  const far = Math.hypot(x, y) / 130;
  return far < 1 ? (1 - far) * 0.9 : 0;
});
/** Light falling through a door that is 60 wide at the origin, southwards. */
const SPILL = halftone([-80, 4, 80, 96], { step: 8.4, dot: 3.8 }, (x, y) => {
  const half = 25 + y * 0.42;
  return Math.abs(x) < half ? (1 - y / 96) * 0.95 : 0;
});

/** The printing plates of one press: patterns and symbols that every drawing shares. Render it once for each press. */
export function Plates({ press, children }: { press: PressName; children?: ReactNode }) {
  const id = (name: string): string => patternId(press, name);
  return (
    <svg width="0" height="0" data-press={press} aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <defs>
        {LIGHTS.map((light) => (
          <g key={light} className={light}>
            {Object.entries(FLOORS).map(([name, { size, turn, thread }]) => (
              <pattern
                key={name}
                id={id(`${name}-${light}`)}
                width={size[0]}
                height={size[1]}
                patternUnits="userSpaceOnUse"
                patternTransform={turn ? `rotate(${turn})` : undefined}
              >
                {thread}
              </pattern>
            ))}
          </g>
        ))}
        <Dots id={id('dots')} step={6.4} dot={2.1} ink="var(--shadow)" />
        <Dots id={id('dots-fine')} step={5} dot={1.55} ink="var(--shadow)" />
        <Dots id={id('dots-street')} step={9} dot={1.3} ink="var(--street-2)" />
        <Dots id={id('dots-ink')} step={7} dot={1.6} ink="var(--ink)" />
        <Graded id={id('shade')} height={32} step={7.6} most={3.8} ink="var(--shadow)" />
        <Graded id={id('shade-in')} height={20} step={6} most={2.5} ink="var(--ground-shade)" />
        <Tape id={id('tape')} />
        <Tape id={id('tape-march')} march />
        <pattern id={id('hazard')} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="20" height="20" fill="var(--accent)" />
          <rect width="9" height="20" fill="var(--ink)" />
        </pattern>
        <pattern id={id('leopard')} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <path d="M2 4q2-3 5 0q1 3-2 4q-4-1-3-4zM11 11q2-2 4 0q0 3-3 3q-2-1-1-3z" fill="var(--ink)" />
        </pattern>
        <pattern id={id('wear')} width="61" height="47" patternUnits="userSpaceOnUse">
          <path
            fill="var(--street)"
            d="M4 9l5-2l2 3l-4 3zM29 20l3 1l-1 4l-3-1zM47 6l3 2l-2 2zM12 35l6-1l1 3l-5 2zM40 38l5 1l-2 4l-4-1zM55 27l3 1l-2 3zM22 4h3v2h-3zM33 42l2 1l-1 2z"
          />
        </pattern>
        <path id={id('pool')} d={POOL} fill="var(--lamp)" />
        <path id={id('spill')} d={SPILL} fill="var(--spill)" />
        {children}
      </defs>
    </svg>
  );
}

export function Press({ name, children }: { name: PressName; children: ReactNode }) {
  return (
    <PressContext value={name}>
      <div data-press={name} style={{ display: 'contents' }}>
        {children}
      </div>
    </PressContext>
  );
}
