import type { Advised, Seen as Foreseen } from '@shamble/bots';
import type { WireOffer } from '@shamble/protocol';
import { useState } from 'react';
import { useAreaWords } from '../text/areaWords.ts';
import { percent } from '../text/percent.ts';
import type { GameWords } from '../text/words.ts';
import { answerInWords } from './answerInWords.ts';
import css from './Seats.module.css';
import { seatText } from './seatText.ts';
import type { Seen } from './skin.ts';

interface AdviceProps {
  seen: Seen;
  offer: WireOffer;
  /** The best first. */
  advised: readonly Advised[];
  words: GameWords;
  onPoint: (answer: unknown) => void;
}

/** The best two or three options: how often each wins, what speaks for it, and on request what the dead would do then. */
export function Advice({ seen, offer, advised, words, onPoint }: AdviceProps) {
  const word = useAreaWords(seatText);
  return (
    <>
      <ol className={css.advice}>
        {advised.map((one, rank) => (
          <li key={JSON.stringify(one.answer)}>
            <button type="button" onClick={() => onPoint(one.answer)}>
              <b>{percent(one.chance)} %</b>
              <i>
                <u style={{ insetInlineStart: `${100 * one.low}%`, insetInlineEnd: `${100 - 100 * one.high}%` }} />
                <s style={{ insetInlineStart: `${100 * one.chance}%` }} />
              </i>
              <span>{answerInWords(seen, offer, one.answer, words, word)}</span>
            </button>
            {one.spared !== null && (
              <p>
                {word(rank === 0 ? 'hint.spared' : 'hint.not-spared', {
                  end: words.outcome(one.spared.outcome),
                  share: percent(rank === 0 ? one.spared.share : one.spared.instead),
                  instead: percent(rank === 0 ? one.spared.instead : one.spared.share),
                })}
              </p>
            )}
            <Enemies seen={seen} answer={one.answer} words={words} />
          </li>
        ))}
      </ol>
      <p className={css.fine}>{word('hint.games', { games: advised[0]!.games })}</p>
    </>
  );
}

/** What the enemy would do after this, as often as it did in games played on to the end of the round. */
function Enemies({ seen, answer, words }: { seen: Seen; answer: unknown; words: GameWords }) {
  const word = useAreaWords(seatText);
  const [told, setTold] = useState<readonly Foreseen[] | 'asked' | 'failed' | null>(null);
  if (told === null || told === 'failed')
    return (
      <>
        {told === 'failed' && <p role="alert">{word('hint.failed')}</p>}
        <button
          type="button"
          className={css.more}
          onClick={() => {
            setTold('asked');
            import('./hint.ts')
              .then(({ askEnemies }) => askEnemies(seen, answer))
              .then(
                (found) => setTold(found ?? 'failed'),
                () => setTold('failed'),
              );
          }}
        >
          {word('hint.enemies')}
        </button>
      </>
    );
  if (told === 'asked') return <p>{word('hint.asking')}</p>;
  if (told.length === 0) return <p>{word('hint.enemies-none')}</p>;
  return (
    <ul>
      {told.map(({ phrase, times, of }) => (
        <li key={JSON.stringify(phrase)}>{word('hint.times', { times, of, what: words.say(phrase) })}</li>
      ))}
    </ul>
  );
}
