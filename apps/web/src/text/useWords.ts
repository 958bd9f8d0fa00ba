import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { openPageTongue, type Tongue, type TongueChoice } from './tongue.ts';
import { type GameWords, gameWords, type Words, wordsOf } from './words.ts';

let page: TongueChoice | null = null;
/** The language of this page; asked for before any words are. */
export const pageTongue = (): TongueChoice => {
  page ??= openPageTongue();
  return page;
};

/** The language of the page, unless a test or a frame around gives another. */
export const TongueContext = createContext<TongueChoice | null>(null);

function useTongueChoice(): TongueChoice {
  return useContext(TongueContext) ?? pageTongue();
}

/** The language, and how to change it. */
export function useTongue(): readonly [Tongue, TongueChoice['choose']] {
  const choice = useTongueChoice();
  const tongue = useSyncExternalStore(choice.subscribe, choice.get);
  return [tongue, choice.choose];
}

/** The page's own words. */
export function useWords(): Words {
  const [tongue] = useTongue();
  return wordsOf(tongue);
}

/** The words of the page and of a game. */
export function useGameWords(game: LoadedGame): GameWords {
  const [tongue] = useTongue();
  return useMemo(() => gameWords(tongue, game), [tongue, game]);
}
