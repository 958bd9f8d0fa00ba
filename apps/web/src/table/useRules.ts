import { useEffect, useState } from 'react';
import { localeOf, type Tongue } from '../text/tongue.ts';
import type { Skin } from './skin.ts';

/** Rule -> what it says. */
export type Rules = Readonly<Record<string, string>>;
const NONE: Rules = {};

/** The rules in the language of the page; none until they are here. */
export function useRules(skin: Skin, tongue: Tongue): Rules {
  const [found, setFound] = useState<{ readonly tongue: string; readonly rules: Rules }>();
  const wanted = localeOf(tongue);
  useEffect(() => {
    let isWanted = true;
    const keep = (rules: Rules): void => {
      if (isWanted) setFound({ tongue: wanted, rules });
    };
    // Without them a rule is known by its number alone.
    skin.rules(wanted).then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [skin, wanted]);
  return found?.tongue === wanted ? found.rules : NONE;
}
