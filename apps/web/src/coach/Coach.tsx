import { inEvery } from '@shamble/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { faceOf } from '../games/index.ts';
import { Button } from '../parts/Button.tsx';
import { RuleLink } from '../parts/Rule.tsx';
import type { SessionState } from '../session/state.ts';
import { useSettings } from '../settings/settings.ts';
import type { Row } from '../table/rows.ts';
import { type AreaText, useAreaWords } from '../text/areaWords.ts';
import css from './Coach.module.css';
import { learn, learned } from './lessons.ts';
import { nextLesson } from './next.ts';
import { coachText } from './text.ts';
import type { Lesson, Lessons } from './types.ts';

interface CoachProps {
  state: SessionState;
  rows: readonly Row[];
}

const NOTHING: AreaText<string> = inEvery(() => ({}));

/** Points out what comes up for the first time. Never in the way: whoever goes on has understood. */
export function Coach({ state, rows: all }: CoachProps) {
  const { log, offer, view, outcome } = state;
  const { n, game, pending, state: seen } = view!;
  const choice = pending?.choice ?? null;
  const isAsked = offer !== null && outcome === null;
  /** Those that can be chosen; null while nobody here is asked. */
  const rows = useMemo(
    () => (isAsked ? all.filter(({ choices }) => choices.length > 0).map(({ id }) => id) : null),
    [isAsked, all],
  );
  const [{ coach }] = useSettings();
  const [coaching, setCoaching] = useState<Lessons | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (coach)
      void faceOf(game)
        ?.lessons()
        .then((found) => isWanted && setCoaching(found.coaching));
    return () => {
      isWanted = false;
    };
  }, [game, coach]);
  const word = useAreaWords(coachText);
  const lessonWord = useAreaWords(coaching?.text ?? NOTHING);
  const [had, setHad] = useState(() => hadIn(game));
  const [again, setAgain] = useState<Lesson | null>(null);
  const [away, setAway] = useState<number | null>(null);
  const asked = useRef<number | null>(null);

  // What led to this question; of what lies longer back nobody speaks any more.
  const events = useMemo(() => {
    const from = asked.current;
    return from === null ? [] : log.filter((line) => line.n > from && !line.undone).map(({ event }) => event);
  }, [log]);
  const lesson = useMemo(() => {
    if (!coach || coaching === null || rows === null || away === n) return null;
    return nextLesson(coaching.lessons, { rows, choice, events, mode: coaching.mode?.(seen) }, had);
  }, [coach, coaching, rows, choice, events, seen, had, away, n]);
  const shown = again ?? lesson;

  // Once the question has been answered, its lesson has been had.
  const open = useRef<{ readonly n: number; readonly lesson: Lesson } | null>(null);
  useEffect(() => {
    const before = open.current;
    if (before !== null && before.n !== n) {
      learn(`${game}.${before.lesson.id}`);
      open.current = null;
      setHad(hadIn(game));
    }
    if (lesson !== null) open.current = { n, lesson };
    if (rows !== null) asked.current = n;
  }, [game, n, rows, lesson]);

  usePointer(shown?.row ?? null, n);
  if (!coach || coaching === null) return null;
  if (shown === null) {
    const last = coaching.lessons.findLast(({ id }) => had.has(id));
    if (last === undefined) return null;
    return (
      <button type="button" className={css.recall} title={word('coach.recall')} onClick={() => setAgain(last)}>
        {word('coach.title')}
      </button>
    );
  }
  const known = coaching.lessons.filter(({ id }) => had.has(id) || id === shown.id);
  const at = known.indexOf(shown);
  const close = (): void => {
    if (again === null) {
      learn(`${game}.${shown.id}`);
      setHad(hadIn(game));
      setAway(n);
      open.current = null;
    }
    setAgain(null);
  };
  return (
    <aside className={css.coach} data-coach="" aria-label={word('coach.title')}>
      <h2>{lessonWord(`lesson.${shown.id}.title`)}</h2>
      <p role="status">{lessonWord(`lesson.${shown.id}`)}</p>
      <div className={css.foot}>
        <RuleLink id={shown.rule} />
        {known.length > 1 && (
          <Button tone="quiet" onClick={() => setAgain(known[(at + known.length - 1) % known.length]!)}>
            {word('coach.before')}
          </Button>
        )}
        <Button tone="primary" onClick={close}>
          {word('coach.close')}
        </Button>
      </div>
    </aside>
  );
}

const hadIn = (game: string): ReadonlySet<string> =>
  new Set([...learned()].flatMap((one) => (one.startsWith(`${game}.`) ? [one.slice(game.length + 1)] : [])));

/** Marks the row that the lesson is about, wherever it is drawn, and brings it into sight. */
function usePointer(row: string | null, n: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question draws its rows anew
  useEffect(() => {
    if (row === null) return;
    const name = CSS.escape(row);
    const found = document.querySelector(`[data-row="${name}"], [data-row^="${name} "]`);
    if (found === null) return;
    found.setAttribute('data-pointed', '');
    // A tile is its button alone.
    const button = found.querySelector('button');
    button?.scrollIntoView({ block: 'nearest' });
    if (button && isCovered(button)) button.scrollIntoView({ block: 'end' });
    return () => found.removeAttribute('data-pointed');
  }, [row, n]);
}

/** The coach itself lies on it. */
function isCovered(row: Element): boolean {
  const coach = document.querySelector('[data-coach]')?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return coach !== undefined && top < coach.bottom && bottom > coach.top;
}
