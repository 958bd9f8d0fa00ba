import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { halftone } from '../press/halftone.ts';
import type { Skin } from '../table/skin.ts';
import { useWords } from '../text/useWords.ts';
import css from './Online.module.css';

const DOTS = halftone([0, 0, 900, 150], { step: 12, dot: 6 }, (x, y) => (x * 0.5 + y - 240) / 420);

/** A page around tables online: bar, poster, and what it holds. */
export function Frame({
  title,
  lead,
  press,
  children,
}: {
  title: string;
  lead?: string;
  press?: Skin['press'] | undefined;
  children?: ReactNode;
}) {
  const { word } = useWords();
  useEffect(() => {
    document.title = `${title} · ${word('page.title')}`;
  }, [title, word]);
  return (
    <div className={css.page} data-press={press}>
      <header className={css.bar}>
        <a className={css.brand} href="/">
          {word('page.title')}
        </a>
        <div className={css.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main>
        <div className={css.poster}>
          <svg className={css.dots} viewBox="0 0 900 150" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
            <path d={DOTS} />
          </svg>
          <div className={css.inside}>
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}
