import type { ReactNode } from 'react';
import css from './Style.module.css';

export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  );
}

export function Group({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={`${css.group} ${wide ? css.wide : ''}`}>
      <h3 className="caption">{title}</h3>
      {children}
    </div>
  );
}

/** A drawing on the street with its name. */
export function Sample({
  name,
  box,
  size = 112,
  children,
}: {
  name: string;
  box: string;
  size?: number;
  children: ReactNode;
}) {
  return (
    <figure className={css.sample}>
      <svg width={size} height={size} viewBox={box} role="img" aria-label={name}>
        {children}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
