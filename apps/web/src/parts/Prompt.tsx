import type { ReactNode } from 'react';
import { halftone } from '../press/halftone.ts';
import css from './Prompt.module.css';
import { RuleLink } from './Rule.tsx';

const DOTS = halftone([120, -4, 352, 110], { step: 9.4, dot: 4.5 }, (x, y) => (x - 196 + y * 0.3) / 250);

interface PromptProps {
  /** Who decides what. */
  title: string;
  /** Why, or what to do. */
  detail?: string | undefined;
  /** The rule that it follows. */
  rule?: string | undefined;
  /** `wait`: somebody else decides. `dead`: the dead are moving. */
  tone?: 'decide' | 'wait' | 'dead';
  /** The one thing to do, at its side. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One line always says who decides what and why. */
export function Prompt({ title, detail, rule, tone = 'decide', action, children }: PromptProps) {
  return (
    <section className={`${css.prompt} ${css[tone]} ${action ? css.acts : ''}`} aria-live="polite">
      <svg className={css.dots} viewBox="0 0 348 104" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d={DOTS} />
      </svg>
      <h2>{title}</h2>
      {(detail || rule) && (
        <p>
          {detail} {rule && <RuleLink id={rule} />}
        </p>
      )}
      {action && <div className={css.action}>{action}</div>}
      {children && <div className={css.answers}>{children}</div>}
    </section>
  );
}
