import { type ReactNode, useSyncExternalStore } from 'react';
import { isTall } from './stage.ts';
import css from './Table.module.css';

interface TableProps {
  /** Of the board, in any measure: it decides where the sheet leaves more room. */
  size: readonly [width: number, height: number];
  top: ReactNode;
  crew: ReactNode;
  board: ReactNode;
  sheet: ReactNode;
  prompt: ReactNode;
  actions: ReactNode;
  /** Explains what is new among them. */
  coach?: ReactNode;
  /** What wins, over what happened. */
  goals?: ReactNode;
  log: ReactNode;
  foot: ReactNode;
}

const resized = (hear: () => void): (() => void) => {
  addEventListener('resize', hear);
  return () => removeEventListener('resize', hear);
};

/** The table on a wide screen: crew, board and rail; the sheet along the foot, or at the side of a tall board. */
export function Table({ size, top, crew, board, sheet, prompt, actions, coach, goals, log, foot }: TableProps) {
  const tall = useSyncExternalStore(resized, () => isTall([innerWidth, innerHeight], size));
  return (
    <div className={`${css.table} ${tall ? css.tall : ''}`}>
      <div className={css.top}>{top}</div>
      <div className={css.crew}>{crew}</div>
      <div className={css.sheet}>{sheet}</div>
      <div className={css.board}>{board}</div>
      <aside className={css.rail}>
        {prompt}
        <div className={css.actions}>{actions}</div>
        <div>{coach}</div>
        <div className={css.log}>
          {goals}
          {log}
        </div>
        <div className={css.foot}>{foot}</div>
      </aside>
    </div>
  );
}

interface PocketTableProps {
  top: ReactNode;
  prompt: ReactNode;
  board: ReactNode;
  drawer: ReactNode;
}

/** The table on a phone: bar, prompt, board, drawer. */
export function PocketTable({ top, prompt, board, drawer }: PocketTableProps) {
  return (
    <div className={css.pocket}>
      {top}
      {prompt}
      <div className={css.board}>{board}</div>
      {drawer}
    </div>
  );
}
