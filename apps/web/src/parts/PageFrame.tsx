import { type ReactNode, useEffect } from 'react';
import { halftone } from '../press/halftone.ts';
import type { PressName } from '../press/press.ts';
import { useWords } from '../text/useWords.ts';
import css from './PageFrame.module.css';
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx';

const DOTS = halftone([0, 0, 900, 150], { step: 12, dot: 6 }, (x, y) => (x * 0.5 + y - 240) / 420);

/** The bar over every page but the table: the way home, language and light. */
export function PageBar({ children }: { children?: ReactNode }) {
  const { word } = useWords();
  return (
    <header className={css.bar}>
      <a className={css.brand} href="/">
        {word('page.title')}
      </a>
      <div className={css.tools}>
        {children}
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}

interface PageFrameProps {
  title: string;
  lead?: string | undefined;
  press?: PressName | undefined;
  /** Beside the title. */
  beside?: ReactNode;
  /** For pages that are read. */
  narrow?: boolean;
  children?: ReactNode;
}

/** A page beside the table: bar, title on a printed band, and what it holds. */
export function PageFrame({ title, lead, press, beside, narrow = false, children }: PageFrameProps) {
  const { word } = useWords();
  useEffect(() => {
    document.title = `${title} · ${word('page.title')}`;
  }, [title, word]);
  return (
    <div className={css.page} data-press={press}>
      <PageBar />
      <main>
        <div className={css.band}>
          <svg className={css.dots} viewBox="0 0 900 150" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
            <path d={DOTS} />
          </svg>
          <div className={`${css.inside} ${narrow ? css.narrow : ''}`}>
            <div>
              <h1>{title}</h1>
              {lead !== undefined && <p>{lead}</p>}
            </div>
            {beside}
          </div>
        </div>
        {children}
      </main>
    </div>
  );
}
