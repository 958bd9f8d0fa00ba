import { useEffect } from 'react';
import { Arrange } from './Arrange.tsx';
import css from './Control.module.css';
import { One } from './One.tsx';
import { Order } from './Order.tsx';
import { Share } from './Share.tsx';
import { Some } from './Some.tsx';
import type { Face, OfferControlProps, Rules } from './types.ts';

/** What one control gets: its own kind of offer, and how a thing of it looks. */
export interface ControlOf<Offer> extends Omit<OfferControlProps, 'offer'> {
  readonly offer: Offer;
  readonly face: (option: unknown) => Face;
  /** An option is looked at; undefined: none is. */
  readonly onPoint: (option: unknown) => void;
}

const NO_RULES: Rules = {};

/** The answers to an open question, whatever its kind. */
export function OfferControl(props: OfferControlProps) {
  const { offer, choice, view, words, faces, rules = NO_RULES, onShow } = props;
  const face = (option: unknown): Face =>
    faces?.option(view, choice, option, words, rules) ?? { label: words.option(view, choice, option) };
  const onPoint = (option: unknown): void =>
    onShow?.(option === undefined ? null : (faces?.shows?.(view, choice, option) ?? null));
  // What was looked at when the question was answered is looked at no more.
  useEffect(() => () => onShow?.(null), [onShow]);
  const more = { face, onPoint };
  return (
    <div className={css.offer}>
      {faces?.above?.(view, words)}
      {offer.kind === 'one' && (
        <>
          <One {...props} offer={offer} {...more} />
          {props.back}
        </>
      )}
      {offer.kind === 'some' && <Some {...props} offer={offer} {...more} />}
      {offer.kind === 'share' && <Share {...props} offer={offer} {...more} />}
      {offer.kind === 'order' && <Order {...props} offer={offer} {...more} />}
      {offer.kind === 'arrange' && <Arrange {...props} offer={offer} {...more} />}
    </div>
  );
}
