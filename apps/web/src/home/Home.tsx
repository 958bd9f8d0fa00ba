import { lazy, Suspense, useEffect, useState } from 'react';
import type { NewTable } from '../link/messages.ts';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { halftone } from '../press/halftone.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { useWords } from '../text/useWords.ts';
import { Game } from './Games.tsx';
import css from './Home.module.css';
import { useShelf } from './shelf.ts';
import { Tables } from './Tables.tsx';

const Crowd = lazy(async () => ({ default: (await import('./Crowd.tsx')).Crowd }));

const TUTORIAL: NewTable = { game: 'zombicide', options: { mission: '00', players: 1 } };
const DOTS = halftone([0, 0, 600, 420], { step: 13, dot: 6.2 }, (x, y) => (x * 0.55 + y * 0.8 - 210) / 420);

/** The first page: the tutorial by one click, the tables of this browser, all games. */
export function Home() {
  const words = useWords();
  const { word, say } = words;
  const shelf = useShelf(true);
  const [isOpening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    document.title = word('page.title');
  }, [word]);

  const fail = (cause: unknown): void => setWrong(word('home.failed', { why: say(faultPhraseOf(cause)) }));
  const play = async (wanted: NewTable): Promise<void> => {
    setOpening(true);
    setWrong(null);
    try {
      go(tablePath((await pageHouse().open(wanted)).id));
    } catch (cause) {
      fail(cause);
    } finally {
      setOpening(false);
    }
  };

  return (
    <div className={css.page}>
      <header className={css.bar}>
        <span className={css.brand}>{word('page.title')}</span>
        <div className={css.tools}>
          <a className={css.together} href="/tables">
            {word('page.online')}
          </a>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main>
        <section className={css.poster}>
          <svg className={css.dots} viewBox="0 0 600 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
            <path d={DOTS} />
          </svg>
          <Suspense>
            <Crowd />
          </Suspense>
          <div className={css.claim}>
            <h1>{word('page.tagline')}</h1>
            <p>{word('home.lead')}</p>
            <div className={css.start}>
              <Button tone="plain" icon="play" disabled={isOpening} onClick={() => void play(TUTORIAL)}>
                {word(isOpening ? 'home.opening' : 'home.tutorial')}
              </Button>
              <p>{word('home.tutorial-brief')}</p>
              <a className={css.together} href="/tables">
                {word('page.online')}
              </a>
            </div>
          </div>
        </section>
        {wrong !== null && (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        )}
        <Tables games={shelf ?? []} onWrong={fail} />
        {shelf?.map((drawn) => (
          <Game key={drawn.game.id} {...drawn} />
        ))}
      </main>
      <footer className={css.foot}>
        <p>{word('home.source')}</p>
        <p>
          <a href="/settings">{word('page.settings')}</a> · <a href="/rules">{word('rules.title')}</a> ·{' '}
          <a href="/replay">{word('page.replay')}</a> · <a href="/credits">{word('page.credits')}</a> ·{' '}
          <a href="/style">Style</a>
        </p>
      </footer>
    </div>
  );
}
