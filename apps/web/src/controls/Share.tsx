import { type Shares, same } from '@shamble/kernel';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../press/Icon.tsx';
import css from './Control.module.css';
import { added, isReady, leftOf, removed, type ShareWire, shareOf, startShare } from './draft.ts';
import { Frame } from './Frame.tsx';
import type { ControlOf } from './OfferControl.tsx';

/** So many, shared out: a stepper for each place. Where all is shared out, one more here is one less elsewhere. */
export function Share({ offer, words, face, disabled = false, back, onAnswer, onPoint }: ControlOf<ShareWire>) {
  const [start] = useState(() => startShare(offer));
  const [shares, setShares] = useState<Shares>(start);
  const [said, setSaid] = useState('');
  const left = leftOf(offer, shares);
  const change = (next: Shares | null, what: string, id: string): void => {
    if (next === null || disabled) {
      setSaid(words.word('control.full'));
      return;
    }
    setShares(next);
    const now = words.word('control.has', { what, n: shareOf(next, id) });
    setSaid(`${now} ${words.word('control.left', { left: leftOf(offer, next) })}`);
  };
  const counted = words.word('control.left', { left });
  return (
    <Frame
      words={words}
      back={back}
      said={said}
      count={counted}
      missing={isReady(offer, shares) ? undefined : counted}
      isChanged={!same(shares, start)}
      disabled={disabled}
      onReset={() => setShares(start)}
      onConfirm={() => onAnswer(shares)}
    >
      <ul className={css.places}>
        {offer.among.map(({ id, max }) => {
          const { label, detail, drawing, icon } = face(id);
          const n = shareOf(shares, id);
          const most = Math.min(max, offer.total);
          const more = added(offer, shares, id);
          const less = removed(shares, id);
          const step = (event: KeyboardEvent): void => {
            const up = event.key === 'ArrowUp' || event.key === 'ArrowRight' || event.key === '+';
            const down = event.key === 'ArrowDown' || event.key === 'ArrowLeft' || event.key === '-';
            if (!up && !down) return;
            event.preventDefault();
            change(up ? more : less, label, id);
          };
          return (
            <li key={id} onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(undefined)}>
              {drawing ? <span className={css.disc}>{drawing}</span> : icon && <Icon name={icon} />}
              <span className={css.text}>
                <b>{label}</b>
                {detail && <small>{detail}</small>}
              </span>
              <span className={css.stepper}>
                <button
                  type="button"
                  aria-label={words.word('control.less', { what: label })}
                  disabled={disabled || less === null}
                  onClick={() => change(less, label, id)}
                >
                  <Icon name="minus" />
                </button>
                <span
                  role="spinbutton"
                  tabIndex={0}
                  aria-label={label}
                  aria-valuenow={n}
                  aria-valuemin={0}
                  aria-valuemax={most}
                  onKeyDown={step}
                  onFocus={() => onPoint(id)}
                  onBlur={() => onPoint(undefined)}
                >
                  {n}
                </span>
                <button
                  type="button"
                  aria-label={words.word('control.more', { what: label })}
                  disabled={disabled || more === null}
                  onClick={() => change(more, label, id)}
                >
                  <Icon name="plus" />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
