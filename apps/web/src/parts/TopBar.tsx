import type { ReactNode } from 'react';
import { type Level, levelInk } from './DangerBar.tsx';
import css from './TopBar.module.css';

export interface Phase {
  readonly id: string;
  readonly label: string;
}

/** Where the round stands. */
export function PhaseTracker({
  round,
  phases,
  current,
  label,
}: {
  round: string;
  phases: readonly Phase[];
  current: string;
  label: string;
}) {
  return (
    <div className={css.tracker}>
      <b>{round}</b>
      <ol aria-label={label}>
        {phases.map(({ id, label: name }) => (
          <li key={id} aria-current={id === current ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function DangerSign({ level, label }: { level: Level; label: string }) {
  return (
    <div className={css.danger}>
      <svg viewBox="0 0 26 24" aria-hidden="true">
        <path
          d="M13 1.500L24.500 22.500H1.500Z"
          fill={levelInk(level)}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M13 8.500V15M13 18v1.500" stroke="var(--ink)" strokeWidth="2.600" />
      </svg>
      {label}
    </div>
  );
}

interface TopBarProps {
  brand: string;
  mission: string;
  goal: string;
  tracker: ReactNode;
  danger: ReactNode;
  /** Speed, language, menu. */
  children: ReactNode;
}

export function TopBar({ brand, mission, goal, tracker, danger, children }: TopBarProps) {
  return (
    <header className={css.bar}>
      <a className={css.brand} href="/" aria-label={brand}>
        <span className={css.long}>{brand}</span>
        <span className={css.short} aria-hidden="true">
          {brand.slice(0, 1)}
        </span>
      </a>
      <div className={css.mission}>
        <h1>{mission}</h1>
        <p>{goal}</p>
      </div>
      {tracker}
      {danger}
      <div className={css.tools}>{children}</div>
    </header>
  );
}
