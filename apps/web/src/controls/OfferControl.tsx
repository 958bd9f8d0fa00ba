import { Arrange } from './Arrange.tsx';
import css from './Control.module.css';
import { One } from './One.tsx';
import { Order } from './Order.tsx';
import { Share } from './Share.tsx';
import { Some } from './Some.tsx';
import type { Face, OfferControlProps } from './types.ts';

/** What one control gets: its own kind of offer, and how a thing of it looks. */
export interface ControlOf<Offer> extends Omit<OfferControlProps, 'offer'> {
  readonly offer: Offer;
  readonly face: (option: unknown) => Face;
}

/** The answers to an open question, whatever its kind. */
export function OfferControl(props: OfferControlProps) {
  const { offer, choice, view, words, faces } = props;
  const face = (option: unknown): Face =>
    faces?.option(view, choice, option, words) ?? { label: words.option(view, choice, option) };
  return (
    <div className={css.offer}>
      {faces?.above?.(view, words)}
      {offer.kind === 'one' && <One {...props} offer={offer} face={face} />}
      {offer.kind === 'some' && <Some {...props} offer={offer} face={face} />}
      {offer.kind === 'share' && <Share {...props} offer={offer} face={face} />}
      {offer.kind === 'order' && <Order {...props} offer={offer} face={face} />}
      {offer.kind === 'arrange' && <Arrange {...props} offer={offer} face={face} />}
    </div>
  );
}
