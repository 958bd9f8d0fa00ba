import { lazy, Suspense, useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { loadGame } from '../games.ts';
import type { NewTable } from '../link/messages.ts';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { halftone } from '../press/halftone.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { loadSkin } from '../skins.ts';
import type { Skin } from '../table/skin.ts';
import { useWords } from '../text/useWords.ts';
import css from './Home.module.css';
import { Missions } from './Missions.tsx';
import { Tables } from './Tables.tsx';

const Crowd = lazy(async () => ({ default: (await import('./Crowd.tsx')).Crowd }));

const GAME = 'zombicide';
const TUTORIAL: NewTable = { game: GAME, options: { mission: '00', players: 1 } };
const DOTS = halftone([0, 0, 600, 420], { step: 13, dot: 6.2 }, (x, y) => (x * 0.55 + y * 0.8 - 210) / 420);

/** The first page: the tutorial by one click, the tables of this browser, all missions. */
export function Home() {
  const words = useWords();
  const { word, say } = words;
  const shelf = useShelf();
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
            </div>
          </div>
        </section>
        {wrong !== null && (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        )}
        <Tables game={shelf?.game ?? null} onWrong={fail} />
        {shelf && <Missions {...shelf} disabled={isOpening} onPlay={(wanted) => void play(wanted)} />}
      </main>
      <footer className={css.foot}>
        <p>{word('home.source')}</p>
        <p>
          <a href="/rules">{word('rules.title')}</a> · <a href="/style">Style</a>
        </p>
      </footer>
    </div>
  );
}

/** Fetched behind the first page: the table needs both of them next. */
function useShelf(): { readonly game: LoadedGame; readonly skin: Skin } | null {
  const [shelf, setShelf] = useState<{ readonly game: LoadedGame; readonly skin: Skin } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([loadGame(GAME), loadSkin(GAME)])
      .then(([game, skin]) => {
        if (isWanted && game !== null && skin !== null) setShelf({ game, skin });
      })
      // Without a connection there are no missions to choose from; what is kept here can still be played.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return shelf;
}
