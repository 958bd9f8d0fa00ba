import { Icon } from '../press/Icon.tsx';
import css from './Bill.module.css';

export interface Goal {
  readonly id: string;
  readonly text: string;
  readonly done: boolean;
}

/** What wins, on a small bill pinned to the board. */
export function Bill({ title, goals, done }: { title: string; goals: readonly Goal[]; done: string }) {
  return (
    <section className={css.bill} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {goals.map((goal) => (
          <li key={goal.id} className={goal.done ? css.done : undefined}>
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
