import type { ReactNode } from 'react';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './Ticket.module.css';

/** A paper with a notch on each side. */
export function Ticket({ children }: { children: ReactNode }) {
  return <div className={css.ticket}>{children}</div>;
}

export interface TicketLine {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'plain' | 'bad' | 'good';
}

/** What something costs and how the sum is made. */
export function CostTicket({ icon, total, lines }: { icon: IconName; total: string; lines: readonly TicketLine[] }) {
  return (
    <Ticket>
      <div className={css.cost}>
        <span className={css.stub}>
          <Icon name={icon} />
        </span>
        <div>
          <strong>{total}</strong>
          {lines.map(({ id, text, tone = 'plain' }) => (
            <p key={id} className={css[tone]}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </Ticket>
  );
}

interface OddsTicketProps {
  odds: string;
  /** What the odds are of: `at least one`. */
  of: string;
  dice: ReactNode;
  roll: string;
  lines: readonly TicketLine[];
}

/** The chances of a roll before it is made. */
export function OddsTicket({ odds, of, dice, roll, lines }: OddsTicketProps) {
  return (
    <Ticket>
      <div className={css.odds}>
        <div>
          <b>{odds}</b>
          <p>{of}</p>
        </div>
        <div>
          <span className={css.dice}>{dice}</span>
          <p>{roll}</p>
        </div>
      </div>
      <div className={css.small}>
        {lines.map(({ id, text, tone = 'plain' }) => (
          <p key={id} className={css[tone]}>
            {tone === 'good' && <Icon name="check-mark" size={13} />}
            {tone === 'bad' && <Icon name="death-skull" size={13} />}
            {text}
          </p>
        ))}
      </div>
    </Ticket>
  );
}
