import type { TableCard } from '@shamble/kept';
import { lazy, Suspense, useEffect, useState } from 'react';
import { forgetLessons } from '../coach/lessons.ts';
import { FACES, faceOf, loadRules } from '../games/index.ts';
import { go, pageHouse, tablePath } from '../page.ts';
import { Button } from '../parts/Button.tsx';
import { PageBar } from '../parts/PageFrame.tsx';
import { halftone } from '../press/halftone.ts';
import { faultPhraseOf } from '../session/troubles.ts';
import { localeOf } from '../text/tongue.ts';
import { useWords } from '../text/useWords.ts';
import { useCharts } from './charts.ts';
import { Game } from './Games.tsx';
import css from './Home.module.css';
import { Tables } from './Tables.tsx';
import { useTables } from './useTables.ts';

/** On the wall from left to right; what each is about can be said before its game is here. */
const POSTERS = FACES.map((face) => ({
  ...face,
  Poster: lazy(async () => {
    const { poster } = await face.poster();
    return { default: () => poster };
  }),
}));

const titleOf = ({ title, game }: TableCard): string => title ?? faceOf(game)?.title ?? game;

const [TAUGHT] = FACES;
/** The lamp over the wall. */
const LAMP = halftone([0, 0, 760, 620], { step: 15, dot: 6.4 }, (x, y) => 0.9 - Math.hypot(x - 380, y * 0.62) / 400);

/** The first page: the tutorial by one click, the tables of this browser, all games. */
export function Home() {
  const words = useWords();
  const { word, say, tongue } = words;
  const charts = useCharts();
  const [isOpening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const fail = (cause: unknown): void => setWrong(word('home.failed', { why: say(faultPhraseOf(cause)) }));
  const [cards, look] = useTables(fail);
  useEffect(() => {
    document.title = word('page.title');
  }, [word]);

  /** Whoever wants to be taught again is taught from the beginning. */
  const learn = async (id: string): Promise<void> => {
    setOpening(true);
    setWrong(null);
    forgetLessons(id);
    try {
      const { pack } = (await loadRules(id))!;
      const options = pack.options(faceOf(id)!.tutorial, 1, []);
      go(tablePath((await pageHouse().open({ game: id, options })).id));
    } catch (cause) {
      fail(cause);
    } finally {
      setOpening(false);
    }
  };

  const last = cards?.find(({ outcome, damaged }) => outcome === null && damaged === null);

  return (
    <div className={css.page}>
      <PageBar>
        <a className={css.together} href="/tables">
          {word('page.online')}
        </a>
      </PageBar>
      <main>
        <section className={css.wall}>
          <svg className={css.bricks} aria-hidden="true">
            <pattern id="bricks" width="72" height="48" patternUnits="userSpaceOnUse">
              <path d="M0 0H72M0 24H72M18 0V24M54 24V48" />
              <path className={css.old} d="M21 3H69V21H21Z" />
            </pattern>
            <rect width="100%" height="100%" fill="url(#bricks)" />
          </svg>
          <svg className={css.lamp} viewBox="0 0 760 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <path d={LAMP} />
          </svg>
          <div className={css.claim}>
            <h1>{word('page.tagline')}</h1>
            <p>{word('home.lead')}</p>
            <div className={css.start}>
              {last !== undefined && (
                <Button tone="plain" icon="play" onClick={() => go(tablePath(last.id))}>
                  {word('home.go-on', { table: titleOf(last) })}
                </Button>
              )}
              <Button tone="plain" icon="play" disabled={isOpening} onClick={() => void learn(TAUGHT!.id)}>
                {word(isOpening ? 'home.opening' : 'home.tutorial')}
              </Button>
              <p>{word('home.tutorial-brief')}</p>
              <a className={css.together} href="/tables">
                {word('page.online')}
              </a>
            </div>
          </div>
          <ul className={css.posters} aria-label={word('home.games')}>
            {POSTERS.map(({ id, title, about, Poster }) => (
              <li key={id}>
                <a href={`/new?game=${id}`}>
                  <span className={css.sheet}>
                    <Suspense>
                      <Poster />
                    </Suspense>
                  </span>
                  <span className={css.tag}>
                    <b>{title}</b>
                    {about[localeOf(tongue)]}
                  </span>
                </a>
                <Button
                  icon="play"
                  disabled={isOpening}
                  label={`${word('home.first')}: ${title}`}
                  onClick={() => void learn(id)}
                >
                  {word('home.first')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        {wrong !== null && (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        )}
        <Tables cards={cards} games={charts} onLook={look} onWrong={fail} />
        {charts.map((charted) => (
          <Game key={charted.game.id} {...charted} />
        ))}
      </main>
      <footer className={css.foot}>
        <p>{word('home.source')}</p>
        <p>
          <a href="/settings">{word('page.settings')}</a> · <a href="/rules">{word('rules.title')}</a> ·{' '}
          <a href="/replay">{word('page.replay')}</a> · <a href="/box">{word('page.box')}</a> ·{' '}
          <a href="/credits">{word('page.credits')}</a>
        </p>
      </footer>
    </div>
  );
}
