import { inEvery, LOCALES } from '@shamble/text';
import { useEffect, useState } from 'react';
import { FurnitureSymbols } from '../board/FurnitureSymbols.tsx';
import { CounterSymbols } from '../games/dawn/counters.tsx';
import { ComicSymbols } from '../games/marvel/art/pieces.tsx';
import { DeadSymbols } from '../games/zombicide/Dead.tsx';
import { Segments } from '../parts/Button.tsx';
import { HeroSymbols } from '../pieces/Disc.tsx';
import { Plates } from '../press/Patterns.tsx';
import { PressContext, type PressName } from '../press/press.ts';
import { useTheme } from '../press/theme.ts';
import { MissionSection, PlagueSection } from './BoardSections.tsx';
import { CardSection } from './CardSection.tsx';
import { ComicSection } from './ComicSection.tsx';
import { ControlSection } from './ControlSection.tsx';
import { MallSection } from './MallSection.tsx';
import { HighlightSection, PieceSection, TokenSection } from './PieceSections.tsx';
import { PosterSection } from './PosterSection.tsx';
import { PressSection } from './PressSection.tsx';
import { QuestionSection } from './QuestionSection.tsx';
import { StorySection } from './StorySection.tsx';
import css from './Style.module.css';
import { TableScene } from './TableScene.tsx';
import { TileSection } from './TileSection.tsx';
import { type Language, wordsOf } from './words.ts';

const WORDS = inEvery(wordsOf);
const PRESSES: readonly PressName[] = ['zombicide', 'plague', 'dawn', 'marvel'];

const spoken = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  return LOCALES.find((locale) => asked.startsWith(locale)) ?? 'en';
};

/** `?part=questions`: without the boards, which take their time. */
const part = new URLSearchParams(location.search).get('part');

/** Every part, finished, in both themes and both languages. */
export const StylePage = () => (
  <PressContext value="zombicide">
    <Parts />
  </PressContext>
);

function Parts() {
  const [language, setLanguage] = useState<Language>(spoken);
  const [theme, setTheme] = useTheme();
  const words = WORDS[language];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `Shamble: ${words.sections.controls[0]}`;
  }, [language, words]);
  const languages = (label: string) => (
    <Segments
      label={label}
      value={language}
      onChange={setLanguage}
      options={LOCALES.map((value) => ({ value, label: value.toUpperCase() }))}
    />
  );
  const plates = PRESSES.map((press) => (
    <Plates key={press} press={press}>
      <FurnitureSymbols press={press} />
      <HeroSymbols press={press} />
      {press === 'marvel' ? <ComicSymbols press={press} /> : <DeadSymbols press={press} />}
      {press === 'dawn' && <CounterSymbols press={press} />}
    </Plates>
  ));
  const asked = (
    <>
      <StorySection words={words} />
      <QuestionSection key={`asked ${language}`} words={words} />
    </>
  );
  if (part === 'questions')
    return (
      <>
        {plates}
        <main>
          <h1 className="sr">Shamble</h1>
          {asked}
        </main>
      </>
    );
  return (
    <>
      {plates}
      <main>
        <TableScene words={words} tools={languages(words.language)} />
        <nav className={css.contents} aria-label="Shamble">
          <div className={css.links}>
            {Object.entries(words.sections)
              .filter(([id]) => id !== 'phone')
              .map(([id, [title]]) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
          </div>
          <Segments
            label={words.theme}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'dark', label: words.dark, icon: 'moon' },
              { value: 'light', label: words.light, icon: 'sun' },
            ]}
          />
        </nav>
        <TileSection words={words} />
        <MissionSection key={language} words={words} />
        <PlagueSection words={words} />
        <MallSection key={`mall ${language}`} words={words} />
        <ComicSection key={`comic ${language}`} words={words} />
        <PieceSection words={words} />
        <TokenSection words={words} />
        <HighlightSection words={words} />
        <CardSection words={words} />
        <ControlSection words={words} />
        {asked}
        <PosterSection words={words} />
        <PressSection words={words} />
      </main>
    </>
  );
}
