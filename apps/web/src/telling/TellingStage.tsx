import { type CSSProperties, useEffect, useState } from 'react';
import type { Highlights } from '../board/types.ts';
import { Button } from '../parts/Button.tsx';
import type { GameWords } from '../text/words.ts';
import css from './Telling.module.css';
import type { Teller } from './types.ts';
import type { TellingState } from './useTelling.ts';
import { WhyButton } from './Why.tsx';

interface TellingStageProps {
  telling: TellingState;
  teller: Teller;
  words: GameWords;
  /** Marks on the board what a reason speaks of; null: nothing any more. */
  onShow?: (highlights: Highlights | null) => void;
}

/** Over the board while something is told: what happens in a sentence, why, the card or the dice. */
export function TellingStage({ telling, teller, words, onShow }: TellingStageProps) {
  const { beat, picture, speed, pause, skip } = telling;
  const [asked, setAsked] = useState(false);
  const isAt = beat?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason of one beat is not that of the next
  useEffect(() => setAsked(false), [isAt]);
  if (beat === null || picture === null) return null;
  const ask = (open: boolean): void => {
    setAsked(open);
    pause(open);
  };
  return (
    <div className={css.stage} style={{ '--speed': speed } as CSSProperties}>
      <div className={css.shown} key={beat.id} aria-hidden="true">
        {teller.stage(beat, picture, words, 500 / speed)}
      </div>
      <div className={`${css.caption} ${beat.enemy ? css.enemy : ''}`} data-telling="">
        <p aria-live="polite">{words.event(picture.view, beat.about)}</p>
        <WhyButton
          key={beat.id}
          teller={teller}
          view={picture.view}
          event={beat.about}
          words={words}
          open={asked}
          onOpen={ask}
          {...(onShow ? { onShow } : {})}
        />
        <Button tone="quiet" icon="fast-forward" onClick={skip}>
          {words.word('telling.skip')}
        </Button>
      </div>
    </div>
  );
}
