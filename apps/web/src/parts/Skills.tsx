import { type Level, levelInk } from './DangerBar.tsx';
import css from './Skills.module.css';

export interface SkillEntry {
  readonly id: string;
  readonly label: string;
  readonly level: Level;
  readonly earned: boolean;
  /** What it does stands there. */
  readonly rule?: string;
}

/** Diamonds: hollow until earned. */
export function Skills({ skills, label, notYet }: { skills: readonly SkillEntry[]; label: string; notYet: string }) {
  return (
    <ul className={css.skills} aria-label={label}>
      {skills.map(({ id, label: name, level, earned, rule }) => (
        <li key={id} className={earned ? undefined : css.open}>
          <i style={earned ? { background: levelInk(level) } : { borderColor: levelInk(level) }} />
          {rule === undefined ? (
            <span>{name}</span>
          ) : (
            <a href={`/rules#${rule}`} data-rule={rule}>
              {name}
            </a>
          )}
          {!earned && <span className="sr">{notYet}</span>}
        </li>
      ))}
    </ul>
  );
}
