import type { ReactNode } from 'react';
import css from './Table.module.css';

interface TableProps {
  top: ReactNode;
  crew: ReactNode;
  board: ReactNode;
  sheet: ReactNode;
  prompt: ReactNode;
  actions: ReactNode;
  /** Explains what is new among them. */
  coach?: ReactNode;
  log: ReactNode;
  foot: ReactNode;
}

/** The table on a wide screen: crew, board and rail; the sheet along the foot. */
export function Table({ top, crew, board, sheet, prompt, actions, coach, log, foot }: TableProps) {
  return (
    <div className={css.table}>
      <div className={css.top}>{top}</div>
      <div className={css.crew}>{crew}</div>
      <div className={css.board}>{board}</div>
      <div className={css.sheet}>{sheet}</div>
      <aside className={css.rail}>
        {prompt}
        <div className={css.actions}>{actions}</div>
        <div>{coach}</div>
        <div className={css.log}>{log}</div>
        <div className={css.foot}>{foot}</div>
      </aside>
    </div>
  );
}

interface PocketTableProps {
  top: ReactNode;
  prompt: ReactNode;
  board: ReactNode;
  /** In a corner of the board, out of the way of what is being picked. */
  inset: ReactNode;
  drawer: ReactNode;
}

/** The table on a phone: bar, prompt, board, drawer. */
export function PocketTable({ top, prompt, board, inset, drawer }: PocketTableProps) {
  return (
    <div className={css.pocket}>
      {top}
      {prompt}
      <div className={css.board}>
        {board}
        {inset && <div className={css.inset}>{inset}</div>}
      </div>
      {drawer}
    </div>
  );
}
