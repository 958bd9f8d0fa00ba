import { useEffect, useMemo } from 'react';
import { IconButton, Segments } from '../parts/Button.tsx';
import { Icon } from '../press/Icon.tsx';
import type { Skin } from '../table/skin.ts';
import type { TellingState } from '../telling/index.ts';
import { SPEEDS } from '../telling/speed.ts';
import { useAreaWords } from '../text/areaWords.ts';
import type { GameWords } from '../text/words.ts';
import type { Heading, Whom } from './about.ts';
import { marksOf, roundsOf } from './marks.ts';
import type { Projector, Showing } from './projector.ts';
import css from './Replay.module.css';
import { replayText } from './text.ts';

interface TimeLineProps {
  projector: Projector;
  showing: Showing;
  told: readonly Heading[];
  whom: Whom | null;
  skin: Skin;
  words: GameWords;
  telling: TellingState;
}

/** The whole game along the foot: rounds, what mattered, and where we are. */
export function TimeLine({ projector, showing, told, whom, skin, words, telling }: TimeLineProps) {
  const word = useAreaWords(replayText);
  const { at, isPlaying, chapters } = showing;
  const { first, last, rounds, undone } = showing.opened!;
  const span = Math.max(1, last - first);
  const share = (n: number): string => `${(100 * (n - first)) / span}%`;
  const marks = useMemo(() => marksOf(chapters, skin), [chapters, skin]);
  const begins = useMemo(() => roundsOf(rounds, first), [rounds, first]);
  const theirs = useMemo(() => (whom === null ? [] : told.map(({ n }) => n)), [told, whom]);
  const isTold = isPlaying && !telling.paused;
  useKeys(projector, isTold);
  return (
    <section className={css.foot} aria-label={word('replay.time')} data-telling="">
      <div className={css.keys}>
        <IconButton icon="skip-back" label={word('replay.start')} onClick={() => void projector.go(first)} />
        <IconButton icon="step-back" label={word('replay.back')} onClick={() => void projector.step(-1)} />
        <button type="button" className={css.play} onClick={() => projector.play(!isPlaying)}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
          <span className="sr">{word(isPlaying ? 'replay.pause' : 'replay.play')}</span>
        </button>
        <IconButton icon="step-forward" label={word('replay.forward')} onClick={() => void projector.step(1)} />
        <IconButton icon="skip-forward" label={word('replay.end')} onClick={() => void projector.go(last)} />
      </div>
      <div className={css.time}>
        <div className={css.track} aria-hidden="true">
          {begins.map(({ n, round }) => (
            <span key={n} className={css.round} style={{ insetInlineStart: share(n) }}>
              {round}
            </span>
          ))}
          {undone.map((n) => (
            <i key={n} className={css.undone} style={{ insetInlineStart: share(n) }} />
          ))}
          {theirs.map((n) => (
            <i key={n} className={css.their} style={{ insetInlineStart: share(n) }} />
          ))}
          {marks.map(({ n, icon, key }) => (
            <span key={key} className={css.mark} style={{ insetInlineStart: share(n) }}>
              <Icon name={icon} size={16} />
            </span>
          ))}
        </div>
        <input
          type="range"
          min={first}
          max={last}
          value={at}
          aria-label={word('replay.time')}
          aria-valuetext={word('replay.now', { round: rounds[at - first] ?? 1, at: at - first, of: last - first })}
          onChange={(event) => void projector.go(Number(event.target.value))}
        />
      </div>
      <div className={css.speed}>
        <b>{word('replay.now', { round: rounds[at - first] ?? 1, at: at - first, of: last - first })}</b>
        {whom === null ? (
          <Segments
            label={words.word('telling.speed')}
            value={String(telling.speed)}
            options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
            onChange={(value) => telling.setSpeed(SPEEDS.find((one) => String(one) === value)!)}
          />
        ) : (
          <div className={css.keys}>
            <IconButton
              icon="step-back"
              label={word('replay.earlier', { name: whom.name })}
              onClick={() => void projector.go(theirs.findLast((n) => n < at) ?? at)}
            />
            <IconButton
              icon="step-forward"
              label={word('replay.later', { name: whom.name })}
              onClick={() => void projector.go(theirs.find((n) => n > at) ?? at)}
            />
          </div>
        )}
      </div>
    </section>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, button, a, [role=button], ol[tabindex]') !== null;

/** Arrows step, Home and End go to both ends, Space plays and halts. */
function useKeys(projector: Projector, isPlaying: boolean): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { first, last } = projector.getSnapshot().opened!;
      if (event.key === 'ArrowRight') void projector.step(1);
      else if (event.key === 'ArrowLeft') void projector.step(-1);
      else if (event.key === 'Home') void projector.go(first);
      else if (event.key === 'End') void projector.go(last);
      else if (event.key === ' ') projector.play(!isPlaying);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [projector, isPlaying]);
}
