import { type ReactNode, useState } from 'react';
import { FACES } from '../games/index.ts';
import { Segments } from '../parts/Button.tsx';
import { PageFrame } from '../parts/PageFrame.tsx';
import { useWords } from '../text/useWords.ts';
import { type Drawn, useShelf } from './shelf.ts';

interface GamePageProps {
  title: string;
  lead?: string;
  /** What is asked by the choice of a game. */
  label: string;
  className: string | undefined;
  children(drawn: Drawn): ReactNode;
}

const GAMES = FACES.map(({ id, title }) => ({ value: id, label: title }));

/** The game that the address names, or the first. */
function named(): string {
  const id = new URLSearchParams(location.search).get('game');
  return (GAMES.find(({ value }) => value === id) ?? GAMES[0]!).value;
}

/** A page about one game: the one its address names, until another is chosen. */
export function GamePage({ title, lead, label, className, children }: GamePageProps) {
  const { word } = useWords();
  const [wanted, setWanted] = useState(named);
  const drawn = useShelf(wanted);
  return (
    <PageFrame
      title={title}
      {...(lead === undefined ? {} : { lead })}
      press={drawn?.skin.press}
      beside={<Segments label={label} value={wanted} options={GAMES} onChange={setWanted} />}
    >
      {drawn ? children(drawn) : <p className={className}>{word('page.loading')}</p>}
    </PageFrame>
  );
}
