import { Icon, type IconName } from '../press/Icon.tsx';
import css from './Coins.module.css';

export interface FreeAction {
  readonly icon: IconName;
  readonly label: string;
  readonly spent?: boolean;
}

/** Actions as coins: struck out once spent; square ones are free for one thing only. */
export function ActionCoins({
  left,
  of,
  free = [],
  label,
}: {
  left: number;
  of: number;
  free?: readonly FreeAction[];
  label: string;
}) {
  return (
    <div
      className={css.row}
      role="img"
      aria-label={[label, ...free.filter(({ spent }) => !spent).map((one) => one.label)].join(', ')}
    >
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} className={i < of - left ? css.spent : css.coin} />
      ))}
      {free.map(({ icon, label: name, spent }) => (
        <i key={name} className={`${css.free} ${spent ? css.freeSpent : ''}`}>
          <Icon name={icon} />
        </i>
      ))}
    </div>
  );
}

/** Small ones: what an action costs, or how many are left. */
export function Pips({ filled, of = filled, label }: { filled: number; of?: number; label?: string }) {
  return (
    <span className={css.pips} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <i key={i} className={i < filled ? css.full : css.hollow} />
      ))}
    </span>
  );
}
