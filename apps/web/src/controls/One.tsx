import { same } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import { RuleLink } from '../parts/Rule.tsx';
import css from './Control.module.css';
import { Look } from './Look.tsx';
import type { ControlOf } from './OfferControl.tsx';
import { useEnter } from './useEnter.ts';

type OneWire = Extract<WireOffer, { kind: 'one' }>;

/** One of several: a touch answers. The usual answer stands out, and Enter gives it. */
export function One({ offer, choice, view, words, face, disabled = false, onAnswer, onPoint }: ControlOf<OneWire>) {
  const { from, refused, usual } = offer;
  const best = from.findIndex((option) => usual !== undefined && same(option, usual));
  useEnter(best >= 0 && !disabled, () => onAnswer(from[best]));
  const isCards = from.every((option) => face(option).isCard);
  return (
    <ul className={isCards ? css.cards : css.big} data-rows="">
      {from.map((option, i) => {
        const { label, detail, icon, drawing, isCard } = face(option);
        return (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className={`${isCard ? css.card : css.choice} ${i === best ? css.usual : ''}`}
              disabled={disabled}
              onClick={() => onAnswer(option)}
              onPointerEnter={() => onPoint(option)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(option)}
              onBlur={() => onPoint(undefined)}
            >
              <Look drawing={drawing} icon={icon} />
              <span className={isCard ? 'sr' : css.text}>
                <b>{label}</b>
                {detail && <small>{detail}</small>}
              </span>
              {i === best && !isCard && <kbd>↵</kbd>}
            </button>
          </li>
        );
      })}
      {refused.map(({ option, because }) => (
        <li key={JSON.stringify(option)} className={css.refused}>
          <span>{face(option).label}</span>
          <small>
            {words.cause(view, choice, option, because) ?? words.word('control.why-not')} <RuleLink id={because[0]!} />
          </small>
        </li>
      ))}
    </ul>
  );
}
