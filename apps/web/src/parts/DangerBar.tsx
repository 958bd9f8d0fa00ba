import css from './DangerBar.module.css';

export type Level = 'blue' | 'yellow' | 'orange' | 'red';
const LEVELS: readonly Level[] = ['blue', 'yellow', 'orange', 'red'];
export const LAST = 43;
/** Where each level begins. */
const STARTS = [0, 7, 19, 43] as const;

export const levelOf = (danger: number): Level => LEVELS[STARTS.findLastIndex((start) => danger >= start)]!;
export const levelInk = (level: Level): string => `var(--lv-${level})`;

/** Shape before colour: one to four strokes say the level too. */
export function LevelPlate({ danger, label }: { danger: number; label: string }) {
  const level = levelOf(danger);
  return (
    <span
      className={css.plate}
      style={{ backgroundColor: levelInk(level) }}
      data-level={level}
      role="img"
      aria-label={label}
    >
      {danger}
    </span>
  );
}

/** 0 to 43 in four colours, with a flag at the value. */
export function DangerBar({ value, label }: { value: number; label: string }) {
  const at = (danger: number): string => `${(Math.min(danger, LAST) / (LAST + 1)) * 100 + 100 / (LAST + 1) / 2}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter cannot be drawn in four parts
    <div
      className={css.bar}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={LAST}
      aria-valuenow={value}
    >
      {LEVELS.map((level, i) => (
        <i
          key={level}
          data-level={level}
          style={{ flex: (STARTS[i + 1] ?? LAST + 1) - STARTS[i]!, backgroundColor: levelInk(level) }}
        />
      ))}
      {STARTS.map((start) => (
        <span key={start} className={css.tick} style={{ left: at(start) }} hidden={Math.abs(start - value) < 3}>
          {start}
        </span>
      ))}
      <b className={css.flag} style={{ left: at(value) }}>
        {value}
      </b>
    </div>
  );
}
