import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { Highlights, PinnedTicket } from '../board/types.ts';
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
  /** Beside the board, where a prompt says it: only what can be done about it is left. */
  isPrompted?: boolean;
  /** Marks on the board what a reason speaks of; null: nothing any more. */
  onShow?: (highlights: Highlights | null) => void;
}

const NOTHING: readonly PinnedTicket[] = [];

/** The card or the dice of what is told, pinned to where it happens. */
export function useStageTickets(telling: TellingState, teller: Teller, words: GameWords): readonly PinnedTicket[] {
  const { beat, picture, speed } = telling;
  return useMemo(() => {
    const space = beat?.spaces[0];
    if (beat === null || picture === null || space === undefined) return NOTHING;
    const drawing = teller.stage(beat, picture, words, 500 / speed);
    if (drawing === null) return NOTHING;
    const body = (
      <div style={{ '--speed': speed } as CSSProperties} aria-hidden="true">
        {drawing}
      </div>
    );
    return [{ key: beat.id, at: { space }, body }];
  }, [beat, picture, speed, teller, words]);
}

/** While something is told: what happens in a sentence, why, and the way to its end. */
export function TellingStage({ telling, teller, words, isPrompted = false, onShow }: TellingStageProps) {
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
    <div className={isPrompted ? css.beside : css.stage}>
      <div
        className={`${css.caption} ${beat.enemy ? css.enemy : ''} ${isPrompted ? css.prompted : ''}`}
        data-telling=""
      >
        <p
          key={`said ${beat.id}`}
          className={beat.hold > 0 ? css.held : undefined}
          style={{ animationDelay: `${beat.hold / speed}ms` }}
          aria-live="polite"
        >
          {words.event(beat.view, beat.about)}
        </p>
        <WhyButton
          key={beat.id}
          teller={teller}
          view={beat.view}
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
