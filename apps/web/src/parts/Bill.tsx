import { Icon } from '../press/Icon.tsx';
import css from './Bill.module.css';

export interface Goal {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
  /** Good to know, and nothing to be done: no box to tick. */
  readonly isNote?: boolean;
}

interface BillProps {
  title: string;
  goals: readonly Goal[];
  done: string;
  /** Folded it shows how many are done. */
  folded?: boolean;
  onFold?: () => void;
}

/** What wins, on a small bill pinned to the board. */
export function Bill({ title, goals, done, folded = false, onFold }: BillProps) {
  const count = `${goals.filter((goal) => goal.done).length}/${goals.filter((goal) => !goal.isNote).length}`;
  return (
    <section className={`${css.bill} ${folded ? css.folded : ''}`} aria-label={title}>
      <h2>
        {onFold ? (
          <button type="button" aria-expanded={!folded} onClick={onFold}>
            <em>{title}</em> <span>{count}</span>
            <Icon name={folded ? 'chevron-up' : 'chevron-down'} size={18} />
          </button>
        ) : (
          title
        )}
      </h2>
      <ol hidden={folded}>
        {goals.map((goal) => (
          <li key={goal.id} className={goal.done ? css.done : goal.isNote ? css.note : undefined}>
            <i>{goal.done && <Icon name="check-mark" size={12} />}</i>
            <span>
              {goal.text}
              {goal.done && <span className="sr">{done}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
