import type { ReactNode } from 'react';
import { Drawn } from '../board/Drawn.tsx';
import type { Look } from '../board/types.ts';
import type { HeroLook } from '../pieces/Disc.tsx';
import { Portrait } from '../pieces/Portrait.tsx';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './Log.module.css';

/** Who did it: somebody with a face, one of a group of pieces, or nobody. */
export type LogBadge =
  | { readonly hero: HeroLook }
  | { readonly group: string; readonly look: Look }
  | { readonly icon: IconName };

export function Badge({ badge, size = 26 }: { badge: LogBadge; size?: number }) {
  const style = { width: size, height: size };
  if ('hero' in badge)
    return (
      <span className={css.badge} style={style}>
        <Portrait name={badge.hero.portrait} inks={badge.hero.inks} crop="8 4 84 84" />
      </span>
    );
  if ('icon' in badge)
    return (
      <span className={`${css.badge} ${css.sign}`} style={style}>
        <Icon name={badge.icon} />
      </span>
    );
  const r = badge.look.radius - 1;
  return (
    <svg style={style} viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true" className={css.badge}>
      <Drawn look={badge.look} />
    </svg>
  );
}

interface LogLineProps {
  badge: LogBadge;
  /** The sentence; dice and rule links are part of it. */
  children: ReactNode;
  /** Before the current turn. */
  old?: boolean;
}

export function LogLine({ badge, children, old = false }: LogLineProps) {
  return (
    <li className={`${css.line} ${old ? css.old : ''}`}>
      <Badge badge={badge} />
      <div>{children}</div>
    </li>
  );
}

export function Log({ title, order, children }: { title: string; order: string; children: ReactNode }) {
  return (
    <section className={css.log} aria-label={title}>
      <header>
        <h2 className="caption">{title}</h2>
        <span className="caption">{order}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol tabIndex={0}>{children}</ol>
    </section>
  );
}
