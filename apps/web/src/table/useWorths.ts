import { useEffect, useMemo, useState } from 'react';
import type { GameWords } from '../text/words.ts';
import type { Choice } from './rows.ts';
import type { Seen, Skin, Worth } from './skin.ts';

/** So long may finding out what options are worth hold up the page, in ms. */
const PATIENCE = 6;

/** The one that promises most; null where none promises anything. */
export function bestOf(choices: readonly Choice[], worths: ReadonlyMap<string, Worth>): Choice | null {
  const rankOf = ({ key }: Choice): number => worths.get(key)?.rank ?? 0;
  return choices.reduce<Choice | null>(
    (best, one) => (rankOf(one) > (best === null ? 0 : rankOf(best)) ? one : best),
    null,
  );
}

/** Option -> what it costs and promises: as many as can be found out at once, the rest a little later. */
export function useWorths(
  seen: Seen | null,
  choices: readonly Choice[],
  skin: Skin,
  words: GameWords,
): ReadonlyMap<string, Worth> {
  const found = useMemo(() => {
    const worths = new Map<string, Worth>();
    const find = (until: number): boolean => {
      for (const { key, option } of choices) {
        if (worths.has(key)) continue;
        worths.set(key, skin.worth(seen!, seen!.pending!.choice, option, words));
        if (performance.now() > until) return worths.size === choices.length;
      }
      return true;
    };
    return { worths, find, isWhole: choices.length === 0 || find(performance.now() + PATIENCE) };
  }, [seen, choices, skin, words]);
  const [later, setLater] = useState<{ readonly of: typeof found; readonly worths: ReadonlyMap<string, Worth> }>();
  useEffect(() => {
    if (found.isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      if (!found.find(performance.now() + PATIENCE)) timer = setTimeout(goOn);
      else setLater({ of: found, worths: new Map(found.worths) });
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [found]);
  return later?.of === found ? later.worths : found.worths;
}
