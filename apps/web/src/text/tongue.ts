import { LOCALES, type Locale } from '@shamble/text';
import { localMemory, type Memory } from '../store/persist.ts';
import { speakAlso } from './late.ts';

/** What the page speaks: a language, or for tests a longer English. */
export type Tongue = Locale | 'pseudo';
export const TONGUES: readonly Tongue[] = [...LOCALES, 'pseudo'];

const CHOSEN = 'shamble.language';

/** The language of the page: what a person has chosen, else the first of the browser's that we speak, else English. */
export interface TongueChoice {
  subscribe(hear: () => void): () => void;
  get(): Tongue;
  /** Remembered for the next time. Says whether it is spoken now: its words may have to be fetched. */
  choose(tongue: Tongue): Promise<boolean>;
}

export function openTongue(from: {
  readonly memory: Memory | null;
  /** The browser's wishes, best first. */
  readonly wishes: readonly string[];
  /** `?lang=`: for this page alone. */
  readonly asked?: string | null;
  /** Fetches what is said in it, before it is spoken. */
  fetchWords?(locale: Locale): Promise<void>;
  /** Told of the language now and whenever it changes. */
  onChange?(tongue: Tongue): void;
}): TongueChoice {
  const { memory, wishes, asked = null, fetchWords, onChange } = from;
  const hearers = new Set<() => void>();
  let choices = 0;
  let now = known(asked) ?? known(memory?.getItem(CHOSEN)) ?? first(wishes);
  onChange?.(now);
  return {
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    get: () => now,
    async choose(tongue) {
      const choice = ++choices;
      try {
        await fetchWords?.(localeOf(tongue));
      } catch {
        return false;
      }
      // Somebody has chosen another while its words were on their way.
      if (choice !== choices) return true;
      try {
        memory?.setItem(CHOSEN, tongue);
      } catch {
        // Without room to remember it, the choice holds for this page.
      }
      if (tongue === now) return true;
      now = tongue;
      onChange?.(now);
      for (const hear of [...hearers]) hear();
      return true;
    },
  };
}

/** The one of this page. */
export function openPageTongue(): TongueChoice {
  const choice = openTongue({
    memory: localMemory(),
    wishes: navigator.languages,
    asked: new URLSearchParams(location.search).get('lang'),
    fetchWords: speakAlso,
    onChange: (tongue) => {
      document.documentElement.lang = localeOf(tongue);
    },
  });
  // Nothing is here yet: from now on all comes in this language.
  void speakAlso(localeOf(choice.get()));
  return choice;
}

export const localeOf = (tongue: Tongue): Locale => (tongue === 'pseudo' ? 'en' : tongue);

const known = (name: string | null | undefined): Tongue | undefined => TONGUES.find((tongue) => tongue === name);

function first(wishes: readonly string[]): Tongue {
  for (const wish of wishes) {
    const found = LOCALES.find((locale) => wish.toLowerCase().split('-')[0] === locale);
    if (found !== undefined) return found;
  }
  return 'en';
}
