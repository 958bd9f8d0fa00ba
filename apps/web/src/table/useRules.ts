import { useEffect, useState } from 'react';
import { localeOf, type Tongue } from '../text/tongue.ts';
import type { Skin } from './skin.ts';

/** Rule -> what it says. */
export type Rules = Readonly<Record<string, string>>;
const NONE: Rules = {};

/** The rules in the language of the page: fetched once they are wanted, none until they are here. */
export function useRules(skin: Skin, tongue: Tongue, isWanted = true): Rules {
  const [found, setFound] = useState<{ readonly tongue: string; readonly rules: Rules }>();
  const wanted = localeOf(tongue);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const keep = (rules: Rules): void => {
      if (isHere) setFound({ tongue: wanted, rules });
    };
    // Without them a rule is known by its number alone.
    skin.clauses[wanted]().then(
      ({ default: rules }) => keep(rules),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [skin, wanted, isWanted]);
  return found?.tongue === wanted ? found.rules : NONE;
}
