import type { Loss } from '@shamble/bots';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { percent } from '../text/percent.ts';
import type { OneOffer } from './rows.ts';
import { seatText } from './seatText.ts';
import type { Seen, Worth } from './skin.ts';

/** So long a question is thought about in the background, in milliseconds. */
const THINKING = 1200;

/** Option -> a warning, where it seems to throw away more than somebody wants to be warned of. */
export function useWarnings(seen: Seen | null, offer: OneOffer | null): ReadonlyMap<string, string> {
  const word = useAreaWords(seatText);
  const [{ warn }] = useSettings();
  const [found, setFound] = useState<{ readonly of: OneOffer; readonly losses: readonly Loss[] } | null>(null);
  useEffect(() => {
    if (warn === 0 || seen === null || offer === null || offer.from.length < 2) return;
    let isWanted = true;
    void import('./hint.ts')
      .then(({ askLosses }) => askLosses(seen, offer, THINKING, () => isWanted))
      .then((losses) => isWanted && setFound({ of: offer, losses }))
      // Whoever cannot be warned now is not.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [warn, seen, offer]);
  return useMemo(() => {
    const losses = warn > 0 && found?.of === offer ? found!.losses : [];
    const lost = ({ chance, instead }: Loss): number => Math.round(100 * (instead - chance));
    return new Map(
      losses
        .filter((one) => lost(one) >= warn)
        .map((one) => [
          JSON.stringify(one.answer),
          word('warn.loses', { lost: lost(one), chance: percent(one.chance), instead: percent(one.instead) }),
        ]),
    );
  }, [warn, found, offer, word]);
}

/** What options are worth, with the warnings. */
export function warnedOf(worths: ReadonlyMap<string, Worth>, warnings: ReadonlyMap<string, string>) {
  if (warnings.size === 0) return worths;
  return new Map([...worths].map(([key, worth]) => [key, { ...worth, loses: warnings.get(key) ?? worth.loses }]));
}
