import { IconButton, Segments } from '../parts/Button.tsx';
import type { Words } from '../text/words.ts';
import { SPEEDS } from './speed.ts';
import css from './Telling.module.css';
import type { TellingState } from './useTelling.ts';

/** Speed, pause and skip. Pause and skip are there while something is told. */
export function TellingBar({ telling, words }: { telling: TellingState; words: Words }) {
  const { beat, speed, paused, setSpeed, pause, skip } = telling;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className={css.bar} role="group" aria-label={words.word('telling.controls')} data-telling="">
      <Segments
        label={words.word('telling.speed')}
        value={String(speed)}
        options={SPEEDS.map((one) => ({ value: String(one), label: `${one}×` }))}
        onChange={(value) => setSpeed(SPEEDS.find((one) => String(one) === value)!)}
      />
      {beat !== null && (
        <>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={words.word(paused ? 'telling.go-on' : 'telling.pause')}
            onClick={() => pause(!paused)}
          />
          <IconButton icon="fast-forward" label={words.word('telling.skip-all')} onClick={skip} />
        </>
      )}
    </div>
  );
}
