import { added, type Chance, NO_GAMES } from '@shamble/bots';
import type { Seat } from '@shamble/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Opened } from '../link/replay.ts';
import { roundsOf } from './marks.ts';
import type { Projector } from './projector.ts';

/** The chance to win at the start of a round; the last one is the end, and no longer a chance. */
export interface Weighed {
  readonly n: number;
  /** Null: the end. */
  readonly round: number | null;
  readonly chance: Chance;
}

/** Games asked for at a time: the worker shows moments in between. */
const AT_ONCE = 2;
/** Games a round, each time more is wanted. */
const EACH = 24;

export interface Weighing {
  readonly points: readonly Weighed[];
  readonly isRunning: boolean;
  readonly done: number;
  readonly of: number;
  start(): void;
  stop(): void;
}

/** Plays on from every round, a few games at each in turn, so that the whole curve is there at once and grows sharper. */
export function useWeighing(projector: Pick<Projector, 'weigh'>, opened: Opened, seat: Seat): Weighing {
  const [points, setPoints] = useState<readonly Weighed[]>([]);
  const [goal, setGoal] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const start = useCallback(() => {
    const mine = ++run.current;
    const isOn = (): boolean => run.current === mine;
    const begin = points.length > 0 ? points : pointsOf(opened);
    const to = goal + EACH;
    setGoal(to);
    setPoints(begin);
    setRunning(true);
    void (async () => {
      let now = begin;
      for (let from = least(now); from < to && isOn(); from += AT_ONCE)
        for (let at = 0; at < now.length && isOn(); at++) {
          const { n, chance } = now[at]!;
          if (chance.games > from) continue;
          const more = await projector.weigh(n, seat, { from, to: from + AT_ONCE });
          if (!isOn()) return;
          now = now.with(at, { ...now[at]!, chance: added(chance, more) });
          setPoints(now);
        }
      if (isOn()) setRunning(false);
    })().catch(() => setRunning(false));
  }, [projector, opened, seat, points, goal]);

  const stop = useCallback(() => {
    run.current += 1;
    setRunning(false);
  }, []);

  const done = points.reduce((sum, { chance }) => sum + chance.games, 0);
  return { points, isRunning, done, of: Math.max(done, goal * points.length), start, stop };
}

const least = (points: readonly Weighed[]): number => Math.min(...points.map(({ chance }) => chance.games));

const pointsOf = ({ rounds, first, last }: Opened): Weighed[] => [
  ...roundsOf(rounds, first)
    .filter(({ n }) => n < last)
    .map(({ n, round }) => ({ n, round, chance: NO_GAMES })),
  { n: last, round: null, chance: NO_GAMES },
];
