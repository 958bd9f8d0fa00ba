import { useMemo, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../press/Icon.tsx';
import css from './Control.module.css';
import { filled, isReady, type SomeWire, someAnswer, someLimit, startSome, toggled } from './draft.ts';
import { Frame } from './Frame.tsx';
import { Look } from './Look.tsx';
import type { ControlOf } from './OfferControl.tsx';
import { useOnBoard } from './useOnBoard.ts';

const WORDS = { all: 'control.at-most', these: 'control.limit' } as const;

/** Several: check as many as there may be. */
export function Some(props: ControlOf<SomeWire>) {
  const { offer, words, disabled = false, back, onAnswer } = props;
  const [start] = useState(() => startSome(offer));
  const [taken, setTaken] = useState<readonly number[]>(start);
  const [said, setSaid] = useState('');
  const [full, setFull] = useState('');
  const { from, min, max } = offer;
  const most = Math.min(max, from.length);
  const counted = (n: number): string => words.word('control.chosen', { n, max: most });
  const touch = (at: number): void => {
    const limit = someLimit(offer, taken, at);
    const next = toggled(taken, at);
    const refusal = limit === null ? '' : words.word(WORDS[limit.of], { max: limit.max });
    if (limit === null) setTaken(next);
    setFull(refusal);
    setSaid(limit === null ? counted(next.length) : refusal);
  };
  const answer = useMemo(() => someAnswer(offer, taken), [offer, taken]);
  const { isOnBoard, onPoint } = useOnBoard(props, answer, (at) => !disabled && touch(at));
  const list = <Boxes {...props} taken={taken} onPoint={onPoint} onTouch={touch} />;
  return (
    <Frame
      words={words}
      back={back}
      said={said}
      count={full || counted(taken.length)}
      missing={
        isReady(offer, answer) ? undefined : isOnBoard ? counted(taken.length) : words.word('control.at-least', { min })
      }
      isChanged={taken.join() !== start.join()}
      disabled={disabled}
      onReset={() => setTaken(start)}
      onConfirm={() => onAnswer(answer)}
    >
      {isOnBoard ? (
        <div className={css.onBoard} data-on-board="">
          <p>{words.word('control.on-board')}</p>
          {taken.length < min && (
            <Button icon="fast-forward" disabled={disabled} onClick={() => setTaken(filled(offer, taken))}>
              {words.word('control.fill', { n: min - taken.length })}
            </Button>
          )}
          {taken.length > 0 && (
            <Button tone="quiet" icon="minus" disabled={disabled} onClick={() => setTaken([])}>
              {words.word('control.none')}
            </Button>
          )}
          <details>
            <summary>{words.word('control.list', { n: from.length })}</summary>
            {list}
          </details>
        </div>
      ) : (
        list
      )}
    </Frame>
  );
}

interface BoxesProps extends ControlOf<SomeWire> {
  taken: readonly number[];
  onTouch: (at: number) => void;
}

function Boxes({ offer, words, face, disabled = false, taken, onPoint, onTouch }: BoxesProps) {
  const { from } = offer;
  return (
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
                onChange={() => onTouch(at)}
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
  );
}
