import { burst } from '../../../pieces/shapes.ts';
import css from './Burst.module.css';

const STAR = burst(17, 100, 76);

/** A moment worth a shout: a jagged star with a word in it, as comics print it. */
export function Burst({ children, tone = 'blood' }: { children: string; tone?: 'blood' | 'accent' | 'bright' }) {
  return (
    <div className={`${css.burst} ${css[tone]}`}>
      <svg viewBox="-104 -104 208 208" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={STAR} transform="translate(5 6)" className={css.drop} />
        <polygon points={STAR} className={css.star} />
      </svg>
      <b>{children}</b>
    </div>
  );
}
