import { type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FACES, faceOf } from '../games/index.ts';
import { Segments } from '../parts/Button.tsx';
import { Page } from '../settings/Page.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue } from '../text/useWords.ts';
import { type GameWords, gameWords } from '../text/words.ts';
import { type Book, bookIn, type Entry, isAbout, loadBook, plain, RULE } from './book.ts';
import css from './RuleBook.module.css';
import { ruleText } from './text.ts';
import { topicOf } from './topics.ts';

const hearHash = (change: () => void): (() => void) => {
  addEventListener('hashchange', change);
  return () => removeEventListener('hashchange', change);
};

/** Every rule in our own words, by topic; each has an address of its own. */
export function RuleBook() {
  const word = useAreaWords(ruleText);
  const [tongue] = useTongue();
  const [wanted, setWanted] = useState(() => bookIn(location.hash, location.search));
  const book = useBook(wanted);
  const hash = useSyncExternalStore(hearHash, () => location.hash);
  const [sought, setSought] = useState('');
  const needle = plain(useDeferredValue(sought).trim());
  const words = book === null ? null : gameWords(tongue, book.game);

  useEffect(() => {
    if (book !== null) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [book, hash]);

  const topics = useMemo(() => {
    const found = new Map<string, Entry[]>();
    for (const entry of book?.entries ?? []) {
      const topic = topicOf(entry.id);
      if (!isAbout(entry, needle, book?.topics[topic] ?? '')) continue;
      found.set(topic, [...(found.get(topic) ?? []), entry]);
    }
    return [...found];
  }, [book, needle]);
  const count = topics.reduce((sum, [, list]) => sum + list.length, 0);
  const titleOf = (topic: string): string => {
    const mission = book?.missionOf(topic) ?? null;
    if (mission !== null) return word('rules.mission', { mission: words?.mission(mission) ?? mission });
    return book?.topics[topic] ?? topic;
  };

  return (
    <Page title={word('rules.of', { game: words?.title ?? faceOf(wanted)?.title ?? wanted })} lead={word('rules.lead')}>
      <div className={css.tools}>
        <Segments
          label={word('rules.game')}
          value={wanted}
          options={FACES.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(game) => {
            history.replaceState(null, '', `/rules?game=${game}`);
            setWanted(game);
          }}
        />
        <label className={css.search}>
          <span className="caption">{word('rules.search')}</span>
          <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        </label>
        <p role="status">{book !== null && word('rules.found', { n: count })}</p>
      </div>
      {topics.length > 1 && (
        <nav aria-label={word('rules.topics')} className={css.topics}>
          {topics.map(([topic]) => (
            <a key={topic} href={`#${topic}`}>
              {titleOf(topic)}
            </a>
          ))}
        </nav>
      )}
      {words !== null &&
        topics.map(([topic, list]) => (
          <Topic key={topic} topic={topic} title={titleOf(topic)} list={list} book={book!} hash={hash} />
        ))}
      {words !== null && needle === '' && <Remade book={book!} words={words} />}
    </Page>
  );
}

interface TopicProps {
  topic: string;
  title: string;
  list: readonly Entry[];
  book: Book;
  hash: string;
}

function Topic({ topic, title, list, book, hash }: TopicProps) {
  const word = useAreaWords(ruleText);
  const mission = book.game.pack.missions.find(({ id }) => id === book.missionOf(topic));
  return (
    <section className={css.topic} aria-labelledby={topic}>
      <h2 id={topic}>{title}</h2>
      {mission?.provenance === 'reconstructed' && <p className={css.mark}>{word('rules.reconstructed')}</p>}
      <dl>
        {list.map(({ id, text, ruling, example }) => (
          <div key={id} id={id} className={`${css.clause} ${hash === `#${id}` ? css.sought : ''}`}>
            <dt>
              <a href={`#${id}`}>{id}</a>
            </dt>
            <dd>
              {linked(text)}
              {ruling && (
                <p>
                  <b>{word('rules.ruling')}</b> {linked(ruling)}
                </p>
              )}
              {example && (
                <p>
                  <b>{word('rules.example')}</b> {linked(example)}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was printed and is lost. */
function Remade({ book, words }: { book: Book; words: GameWords }) {
  const word = useAreaWords(ruleText);
  if (book.remade.length === 0) return null;
  return (
    <section className={css.topic} aria-labelledby="remade">
      <h2 id="remade">{word('rules.remade')}</h2>
      <p>
        {word('rules.remade-why')} {book.remadeToo}
      </p>
      <ul className={css.remade}>
        {book.remade.map((phrase) => (
          <li key={phrase.id}>{capital(words.say(phrase))}</li>
        ))}
      </ul>
    </section>
  );
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Rules that a sentence names lead there. */
const linked = (text: string): ReactNode =>
  text.split(RULE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <a key={at} href={`#${part}`}>
        {part}
      </a>
    ),
  );

/** Null until it is here. */
function useBook(id: string): Book | null {
  const [tongue] = useTongue();
  const locale = localeOf(tongue);
  const [found, setFound] = useState<{ readonly key: string; readonly book: Book | null }>();
  const key = `${id} ${locale}`;
  useEffect(() => {
    let isWanted = true;
    const keep = (book: Book | null): void => {
      if (isWanted) setFound({ key, book });
    };
    loadBook(id, locale).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [id, locale, key]);
  return found?.key === key ? found.book : null;
}
