import { useState } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Control.module.css';
import { isReady, type SomeWire, someAnswer, someLimit, startSome, toggled } from './draft.ts';
import { Frame } from './Frame.tsx';
import { Look } from './Look.tsx';
import type { ControlOf } from './OfferControl.tsx';

const WORDS = { all: 'control.at-most', these: 'control.limit' } as const;

/** Several: check as many as there may be. */
export function Some({ offer, words, face, disabled = false, back, onAnswer, onPoint }: ControlOf<SomeWire>) {
  const [start] = useState(() => startSome(offer));
  const [taken, setTaken] = useState<readonly number[]>(start);
  const [said, setSaid] = useState('');
  const { from, min, max } = offer;
  const most = Math.min(max, from.length);
  const counted = (n: number): string => words.word('control.chosen', { n, max: most });
  const touch = (at: number): void => {
    const limit = someLimit(offer, taken, at);
    const next = toggled(taken, at);
    if (limit === null) setTaken(next);
    setSaid(limit === null ? counted(next.length) : words.word(WORDS[limit.of], { max: limit.max }));
  };
  const answer = someAnswer(offer, taken);
  return (
    <Frame
      words={words}
      back={back}
      said={said}
      count={counted(taken.length)}
      missing={isReady(offer, answer) ? undefined : words.word('control.at-least', { min })}
      isChanged={taken.join() !== start.join()}
      disabled={disabled}
      onReset={() => setTaken(start)}
      onConfirm={() => onAnswer(answer)}
    >
      <ul className={from.every((option) => face(option).isCard) ? css.cards : css.big}>
        {from.map((option, at) => {
          const { label, detail, drawing, icon, isCard } = face(option);
          const isTaken = taken.includes(at);
          const limit = someLimit(offer, taken, at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may be alike; the place tells them apart
            <li key={at}>
              <label
                className={`${isCard ? css.card : css.choice} ${isTaken ? css.taken : ''} ${limit ? css.greyed : ''}`}
                title={limit ? words.word(WORDS[limit.of], { max: limit.max }) : undefined}
                onPointerEnter={() => onPoint(option)}
                onPointerLeave={() => onPoint(undefined)}
              >
                <input
                  type="checkbox"
                  className="sr"
                  checked={isTaken}
                  disabled={disabled}
                  aria-disabled={limit !== null}
                  onChange={() => touch(at)}
                  onFocus={() => onPoint(option)}
                  onBlur={() => onPoint(undefined)}
                />
                <i className={css.box}>{isTaken && <Icon name="check-mark" size={16} />}</i>
                <Look drawing={drawing} icon={icon} />
                <span className={isCard ? 'sr' : css.text}>
                  <b>{label}</b>
                  {detail && <small>{detail}</small>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
