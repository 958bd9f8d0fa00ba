import { interval } from '@shamble/bots';
import type { Seat } from '@shamble/kernel';
import type { Opened } from '../link/replay.ts';
import { Button } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import css from './Chances.module.css';
import type { Projector } from './projector.ts';
import { replayText } from './text.ts';
import { useWeighing, type Weighed } from './useWeighing.ts';

interface ChancesProps {
  projector: Pick<Projector, 'weigh' | 'go'>;
  opened: Opened;
  seat: Seat;
  nameOf: (seat: Seat) => string;
}

const [WIDTH, HEIGHT] = [300, 110];
const percent = (share: number): number => Math.round(100 * share);
const shareOf = ({ chance: { games, won } }: Weighed): number => (games === 0 ? 0.5 : won / games);

/** How the chances stood over a finished game, by careful players who went on from every round. */
export function Chances({ projector, opened, seat, nameOf }: ChancesProps) {
  const word = useAreaWords(replayText);
  const { points, isRunning, done, of, start, stop } = useWeighing(projector, opened, seat);
  const known = points.filter(({ chance }) => chance.games > 0);
  if (points.length === 0)
    return (
      <div className={css.panel}>
        <Button tone="quiet" onClick={start}>
          {word('replay.weigh')}
        </Button>
      </div>
    );
  return (
    <section className={css.panel} aria-label={word('replay.chance', { seat: nameOf(seat) })}>
      <h2>{word('replay.chance', { seat: nameOf(seat) })}</h2>
      <Curve points={points} onGo={(n) => void projector.go(n)} />
      {isRunning ? (
        <div className={css.row}>
          <progress value={done} max={of} aria-label={word('replay.weighing', { done, of })} />
          <Button tone="quiet" onClick={stop}>
            {word('replay.weigh-stop')}
          </Button>
        </div>
      ) : (
        <Button tone="quiet" onClick={start}>
          {word('replay.weigh-more')}
        </Button>
      )}
      <div role="status" className={css.brief}>
        {!isRunning && known.length > 1 && <Turns points={known} />}
        {!isRunning && (
          <p>{word('replay.chance-games', { games: Math.min(...points.map((one) => one.chance.games)) })}</p>
        )}
        {isRunning && <p>{word('replay.weigh-brief')}</p>}
      </div>
    </section>
  );
}

/** The round that took most, and the one that gave most. */
function Turns({ points }: { points: readonly Weighed[] }) {
  const word = useAreaWords(replayText);
  const steps = points.slice(1).map((to, i) => {
    const from = points[i]!;
    return { round: from.round ?? 0, from: percent(shareOf(from)), to: percent(shareOf(to)) };
  });
  const sorted = steps.toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const [worst, best] = [sorted[0]!, sorted.at(-1)!];
  return (
    <>
      {worst.to < worst.from && <p>{word('replay.chance-fell', { ...worst })}</p>}
      {best.to > best.from && <p>{word('replay.chance-rose', { ...best })}</p>}
    </>
  );
}

function Curve({ points, onGo }: { points: readonly Weighed[]; onGo: (n: number) => void }) {
  const word = useAreaWords(replayText);
  const x = (at: number): number => 8 + ((WIDTH - 16) * at) / Math.max(1, points.length - 1);
  const y = (share: number): number => HEIGHT - 8 - (HEIGHT - 16) * share;
  const bands = points.map(({ chance, round }) => {
    const end = shareOf({ n: 0, round, chance });
    return round === null && chance.games > 0 ? ([end, end] as const) : interval(chance);
  });
  const top = bands.map(([, high], at) => `${x(at)},${y(high)}`);
  const bottom = bands.map(([low], at) => `${x(at)},${y(low)}`);
  return (
    <div className={css.curve}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line className={css.half} x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
        <polygon className={css.band} points={[...top, ...bottom.toReversed()].join(' ')} />
        <polyline className={css.line} points={points.map((one, at) => `${x(at)},${y(shareOf(one))}`).join(' ')} />
      </svg>
      <ol>
        {points.map((one, at) => {
          const [low, high] = bands[at]!;
          const numbers = { chance: percent(shareOf(one)), low: percent(low), high: percent(high) };
          const label =
            one.round === null ? word('replay.chance-end') : word('replay.chance-at', { round: one.round, ...numbers });
          return (
            <li
              key={one.n}
              style={{ insetInlineStart: `${(100 * x(at)) / WIDTH}%`, top: `${(100 * y(shareOf(one))) / HEIGHT}%` }}
            >
              <button type="button" title={label} aria-label={label} onClick={() => onGo(one.n)} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
