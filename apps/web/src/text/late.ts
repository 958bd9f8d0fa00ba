import { type Catalogue, inEvery, LOCALES, type Locale, type Text } from '@shamble/text';

// Words of games are fetched a language at a time: nobody reads two.

/** Language -> what fetches its words. */
export type LateText = Readonly<Record<Locale, () => Promise<Catalogue>>>;

interface Coming {
  readonly text: Record<Locale, Catalogue>;
  readonly asked: Map<Locale, Promise<void>>;
}

const spoken = new Set<Locale>();
const coming = new Map<LateText, Coming>();

function fetchIn(late: LateText, { text, asked }: Coming, locale: Locale): Promise<void> {
  const known = asked.get(locale);
  if (known !== undefined) return known;
  const fetched = late[locale]().then((said) => void Object.assign(text, { [locale]: said }));
  asked.set(locale, fetched);
  // Whoever tries again may have more luck.
  fetched.catch(() => asked.delete(locale));
  return fetched;
}

/** The words of all languages spoken so far; those of others stay empty until somebody speaks them. The same object each time. */
export async function fetchText(late: LateText): Promise<Text> {
  const one = coming.get(late) ?? { text: inEvery((): Catalogue => ({})), asked: new Map() };
  coming.set(late, one);
  const wanted = spoken.size === 0 ? LOCALES : [...spoken];
  await Promise.all(wanted.map((locale) => fetchIn(late, one, locale)));
  return one.text;
}

/** Fetches in this language whatever is here in another, and from now on in this one too. */
export async function speakAlso(locale: Locale): Promise<void> {
  const isNew = !spoken.has(locale);
  spoken.add(locale);
  try {
    await Promise.all([...coming].map(([late, one]) => fetchIn(late, one, locale)));
  } catch (error) {
    if (isNew) spoken.delete(locale);
    throw error;
  }
}
