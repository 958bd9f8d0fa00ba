import { type Level, levelInk } from './DangerBar.tsx';
import css from './Skills.module.css';

export interface SkillEntry {
  readonly id: string;
  readonly label: string;
  readonly level: Level;
  readonly earned: boolean;
}

/** Diamonds: hollow until earned. */
export function Skills({ skills, label, notYet }: { skills: readonly SkillEntry[]; label: string; notYet: string }) {
  return (
    <ul className={css.skills} aria-label={label}>
      {skills.map(({ id, label: name, level, earned }) => (
        <li key={id} className={earned ? undefined : css.open}>
          <i style={earned ? { background: levelInk(level) } : { borderColor: levelInk(level) }} />
          <span title={name}>{name}</span>
          {!earned && <span className="sr">{notYet}</span>}
        </li>
      ))}
    </ul>
  );
}
