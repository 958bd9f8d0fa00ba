import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { LanguageSwitch, ThemeSwitch } from '../parts/Switches.tsx';
import { loadSkin } from '../skins.ts';
import { localeOf } from '../text/tongue.ts';
import { useTongue, useWords } from '../text/useWords.ts';
import css from './Home.module.css';

type Rules = Readonly<Record<string, string>>;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** Every rule in our own words, by topic; each has an address of its own. */
export function RuleBook() {
  const [tongue] = useTongue();
  const { word } = useWords();
  const locale = localeOf(tongue);
  const [rules, setRules] = useState<Rules>({});
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought);
  useEffect(() => {
    let isWanted = true;
    void loadSkin('zombicide')
      .then((skin) => skin?.rules(locale))
      .then((found) => isWanted && found && setRules(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [locale]);
  useEffect(() => {
    document.title = `${word('rules.title')} · ${word('page.title')}`;
  }, [word]);
  useEffect(() => {
    if (Object.keys(rules).length > 0)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [rules]);

  const topics = useMemo(() => {
    const found = new Map<string, [id: string, sentence: string][]>();
    const needle = plain(wanted.trim());
    for (const [id, sentence] of Object.entries(rules)) {
      if (needle !== '' && !plain(`${id} ${sentence}`).includes(needle)) continue;
      const topic = id.replace(/-\d+$/, '');
      found.set(topic, [...(found.get(topic) ?? []), [id, sentence]]);
    }
    return [...found];
  }, [rules, wanted]);
  const count = topics.reduce((sum, [, list]) => sum + list.length, 0);

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
      <main className={css.section}>
        <h1 className={css.title}>{word('rules.title')}</h1>
        <label className={css.search}>
          <span className="caption">{word('rules.search')}</span>
          <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        </label>
        <p role="status">{word('rules.found', { n: count })}</p>
        {topics.map(([topic, list]) => (
          <section key={topic} aria-label={topic} className={css.topic}>
            <dl>
              {list.map(([id, sentence]) => (
                <div key={id} id={id} className={`${css.clause} ${location.hash === `#${id}` ? css.sought : ''}`}>
                  <dt>
                    <a href={`#${id}`}>{id}</a>
                  </dt>
                  <dd>{sentence}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </div>
  );
}
