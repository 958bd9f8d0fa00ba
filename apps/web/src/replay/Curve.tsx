import { type Account, accountOf, bandOf, chanceAt, type Report } from '@shamble/bots';
import { useMemo } from 'react';
import { useAreaWords } from '../text/areaWords.ts';
import { percent } from '../text/percent.ts';
import css from './Analysis.module.css';
import { analysisText } from './analysisText.ts';

interface CurveProps {
  report: Report;
  /** The tables that the game went through, and the one that is shown. */
  first: number;
  last: number;
  at: number;
  title: string;
  onGo: (n: number) => void;
}

/** A worst moment beyond the fifth is not marked. */
export const MOST_MOMENTS = 5;
/** Bars are drawn against this much at least, so that small changes look small. */
const LEAST_BAR = 0.25;

/** How the chance to win went, from round to round, and what changed it: decisions, and dice and cards. */
export function Curve({ report, first, last, at, title, onGo }: CurveProps) {
  const word = useAreaWords(analysisText);
  const account = useMemo(() => accountOf(report), [report]);
  const x = (n: number): number => (100 * (n - first)) / Math.max(1, last - first);
  const end = Number(report.end.won);
  const points = report.points.map((point) => ({ ...point, chance: chanceAt(point), band: bandOf(point.games) }));
  const line = [...points.map(({ n, chance }) => ({ n, chance })), { n: report.end.n, chance: end }];
  return (
    <section className={css.chart} aria-label={title}>
      <div className={css.key}>
        <h2 className="caption">{title}</h2>
        <p aria-hidden="true">
          {(['skill', 'luck'] as const).map((one) => (
            <span key={one}>
              <i className={css[one]} />
              {word(`analysis.${one}`)}
            </span>
          ))}
        </p>
      </div>
      <div className={css.plot}>
        <Axis />
        <Drawing
          line={line}
          bands={[...points.map(({ n, band }) => ({ n, band })), { n: last, band: [end, end] }]}
          x={x}
        />
        <i className={css.cursor} style={{ insetInlineStart: `${x(at)}%` }} title={word('analysis.now')} />
        <ol>
          {points.map(({ n, round, games, chance, band: [low, high] }) => {
            const label =
              games === ''
                ? word('analysis.guessed', { round, chance: percent(chance) })
                : word('analysis.at', { round, chance: percent(chance), low: percent(low), high: percent(high) });
            return <Dot key={n} x={x(n)} chance={chance} label={label} isGuess={games === ''} onGo={() => onGo(n)} />;
          })}
          <Dot x={100} chance={end} label={word('analysis.end')} isGuess={false} onGo={() => onGo(last)} />
        </ol>
        <Marks account={account} line={line} x={x} onGo={onGo} />
      </div>
      <Bars account={account} end={last} x={x} />
    </section>
  );
}

function Axis() {
  return (
    <div className={css.axis} aria-hidden="true">
      {[100, 50, 0].map((one) => (
        <span key={one} style={{ top: `${100 - one}%` }}>
          {one}
        </span>
      ))}
    </div>
  );
}

interface Spot {
  readonly n: number;
  readonly chance: number;
}

interface DrawingProps {
  line: readonly Spot[];
  bands: readonly { readonly n: number; readonly band: readonly [number, number] }[];
  x: (n: number) => number;
}

function Drawing({ line, bands, x }: DrawingProps) {
  const y = (chance: number): number => 100 - 100 * chance;
  const path = line.map(({ n, chance }) => `${x(n)},${y(chance)}`).join(' ');
  const top = bands.map(({ n, band: [, high] }) => `${x(n)},${y(high)}`);
  const bottom = bands.map(({ n, band: [low] }) => `${x(n)},${y(low)}`);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon className={css.under} points={`${x(line[0]!.n)},100 ${path} ${x(line.at(-1)!.n)},100`} />
      {[0, 25, 50, 75, 100].map((one) => (
        <line key={one} className={one === 50 ? css.half : css.grid} x1="0" x2="100" y1={one} y2={one} />
      ))}
      <polygon className={css.band} points={[...top, ...bottom.toReversed()].join(' ')} />
      <polyline className={css.line} points={path} />
    </svg>
  );
}

interface DotProps {
  x: number;
  chance: number;
  label: string;
  isGuess: boolean;
  onGo: () => void;
}

const Dot = ({ x, chance, label, isGuess, onGo }: DotProps) => (
  <li style={{ insetInlineStart: `${x}%`, top: `${100 - 100 * chance}%` }}>
    <button type="button" className={isGuess ? css.guess : undefined} title={label} aria-label={label} onClick={onGo} />
  </li>
);

/** The worst moments, numbered as in the list. */
function Marks({
  account,
  line,
  x,
  onGo,
}: Pick<CurveProps, 'onGo'> & { account: Account } & Omit<DrawingProps, 'bands'>) {
  const word = useAreaWords(analysisText);
  return account.lost.slice(0, MOST_MOMENTS).map(({ moment: { n, round }, lost }, rank) => (
    <button
      key={n}
      type="button"
      className={css.mark}
      style={{ insetInlineStart: `${x(n)}%`, top: `${100 - 100 * between(line, n)}%` }}
      aria-label={`${rank + 1}. ${word('analysis.where', { round, seat: '' }).trim()} ${word('analysis.lost', { lost: percent(lost) })}`}
      onClick={() => onGo(n)}
    >
      {rank + 1}
    </button>
  ));
}

/** The height of the line over a moment between two of its points. */
function between(line: readonly Spot[], n: number): number {
  const next = line.findIndex((spot) => spot.n > n);
  if (next < 1) return line[Math.max(0, next)]?.chance ?? 0.5;
  const [from, to] = [line[next - 1]!, line[next]!];
  return from.chance + ((to.chance - from.chance) * (n - from.n)) / (to.n - from.n);
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.round(100 * Math.abs(share))}`;

/** Under each round, what decisions and what dice and cards changed. */
function Bars({ account, end, x }: { account: Account; end: number; x: (n: number) => number }) {
  const word = useAreaWords(analysisText);
  const most = Math.max(LEAST_BAR, ...account.rounds.flatMap(({ skill, luck }) => [Math.abs(skill), Math.abs(luck)]));
  const bar = (share: number) => {
    const size = (50 * Math.abs(share)) / most;
    return { height: `${size}%`, top: `${share > 0 ? 50 - size : 50}%` };
  };
  return (
    <div className={css.bars}>
      <ol>
        {account.rounds.map(({ n, round, skill, luck }, i) => {
          const next = account.rounds[i + 1]?.n ?? end;
          const label = word('analysis.bars', { round, skill: signed(skill), luck: signed(luck) });
          return (
            <li key={n} title={label} style={{ insetInlineStart: `${x(n)}%`, width: `${x(next) - x(n)}%` }}>
              <i className={css.skill} style={bar(skill)} />
              <i className={css.luck} style={bar(luck)} />
              <b aria-hidden="true">{round}</b>
              <span className="sr">{label}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
