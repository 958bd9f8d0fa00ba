import { discsOf } from '../../../pieces/discs.tsx';
import { burst, polygon } from '../../../pieces/shapes.ts';

/** Those who come in numbers: agents by day, the dead in the other mode. */
export type AgentLook = 'trooper' | 'guard' | 'specialist' | 'walker' | 'brute' | 'runner';

const INK = 'var(--ink)';
const PAPER = 'var(--bone)';

/** Helmet, rifle across, boots apart. */
const TROOPER =
  'M-6 -24Q0 -30 6 -24L7.500 -17H-7.500ZM-9 -15H9L12 -4L19 -7L20.500 -4L10 3L9 8L11 24H3L0 11L-3 24H-11L-9 8L-12 4L-21 10L-22.500 7L-13 -1Z';
/** Behind a wall of his own: a riot shield with a slit. */
const GUARD = 'M-3 -25Q4 -31 10 -24L11 -17H-3ZM-17 -15Q-3 -20 11 -15L13 20Q-3 27 -19 20ZM14 -12L20 2L17 4L15 24H13Z';
/** Knees bent, on the move, a coat that flies. */
const SPECIALIST =
  'M1 -24Q8 -28 12 -21L10 -15L3 -16ZM-2 -14L11 -12L20 -2L17 1L9 -4L7 3L17 12L13 25L9 24L9 14L-1 8L-10 15L-18 24L-22 20L-13 8L-8 -2L-21 4L-10 -10Z';
const WALKER = 'M-8 -25Q0 -31 5 -24L4 -16H-7ZM-10 -14H6L16 -13L22 -17V-12L16 -8L7 -6L6 8L9 24H2L-2 11L-6 24H-13L-9 6Z';
const BRUTE =
  'M-6 -26Q0 -31 6 -26L7 -18H-7ZM-18 -14Q0 -21 18 -14L24 2L19 14H14L15 2L12 -2L12 24H3L0 12L-3 24H-12L-12 -2L-15 2L-14 14H-19L-24 2Z';
const RUNNER =
  'M6 -25Q12 -29 16 -22L13 -16L7 -18ZM-2 -13L10 -15L16 -6L23 -8L23.500 -4L14 -1L7 -7L4 0L14 8L11 23H6L7 11L-3 5L-9 15L-22 18L-22 13L-12 10L-7 -4L-17 -1L-16 -6Z';

const figure = (d: string) => (
  <>
    <path d={d} transform="translate(1.600 1.800)" fill="var(--agent-d)" fillOpacity="0.550" />
    <path d={d} fill={INK} />
  </>
);

const ROUND = <circle r="25.500" fill="var(--agent)" />;
const SHIELD = <polygon points={polygon(4, 33, 45)} fill="var(--agent)" />;
const SPARK = <polygon points={burst(9, 27, 20)} fill="var(--agent)" />;
const rotten = (field: 'round' | 'shield' | 'spark') =>
  field === 'round' ? (
    <circle r="25.500" fill="var(--acid)" />
  ) : field === 'shield' ? (
    <polygon points={polygon(4, 33, 45)} fill="var(--acid)" />
  ) : (
    <polygon points={burst(9, 27, 20)} fill="var(--acid)" />
  );

/** Shape before colour: one action is round, two hits are square, two actions are a spark. */
export const {
  Symbols: AgentSymbols,
  Disc: AgentDisc,
  figure: agentFigure,
} = discsOf<AgentLook>({
  trooper: { radius: 33, ring: 'var(--agent-d)', field: ROUND, figure: figure(TROOPER) },
  guard: {
    radius: 36,
    ring: INK,
    field: SHIELD,
    figure: (
      <>
        {figure(GUARD)}
        <path d="M-14 -7Q-3 -11 8 -7V-3Q-3 -7 -14 -3Z" fill={PAPER} />
      </>
    ),
  },
  specialist: { radius: 33, ring: 'var(--burst)', field: SPARK, figure: figure(SPECIALIST) },
  walker: { radius: 33, ring: 'var(--acid-d)', field: rotten('round'), figure: figure(WALKER) },
  brute: { radius: 37, ring: INK, field: rotten('shield'), figure: figure(BRUTE) },
  runner: { radius: 33, ring: 'var(--burst)', field: rotten('spark'), figure: figure(RUNNER) },
});
