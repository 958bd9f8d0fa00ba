import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { useWords } from '../text/useWords.ts';
import css from './Page.module.css';

/** A page of text beside the games: bar, title, and what it holds. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const { word } = useWords();
  useEffect(() => {
    document.title = `${title} · ${word('page.title')}`;
  }, [title, word]);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <a className={css.brand} href="/">
          {word('page.title')}
        </a>
        <div className={css.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className={css.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
