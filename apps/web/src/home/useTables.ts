import type { TableCard } from '@shamble/kept';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pageHouse } from '../page.ts';

/** The tables kept in this browser, the latest first, null until they are known; and how to look again. */
export function useTables(
  onWrong: (cause: unknown) => void,
): readonly [cards: readonly TableCard[] | null, look: () => void] {
  const [cards, setCards] = useState<readonly TableCard[] | null>(null);
  const wrong = useRef(onWrong);
  wrong.current = onWrong;
  const look = useCallback(() => {
    pageHouse()
      .list()
      .then(setCards, (cause) => wrong.current(cause));
  }, []);
  useEffect(() => {
    look();
    return pageHouse().onTables(look);
  }, [look]);
  return [cards, look];
}
