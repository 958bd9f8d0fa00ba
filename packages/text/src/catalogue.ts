/** Every language there is. A new one is a name here; the compiler then asks for its words. */
export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Something to be said: a message id and what goes into it. */
export interface Phrase {
  readonly id: string;
  readonly with?: Readonly<Record<string, Phrase | number | string>>;
}

/**
 * A noun in one language. `one` is what is said unless a message asks for another form: `{card.the}`, `{card.other}`,
 * `{card.gender, select, f {usée} other {usé}}`. A capital asks for a capital: `{card.The}`. A noun may have forms of
 * its own, and each form may itself hold arguments.
 */
export interface Noun {
  readonly one: string;
  readonly other?: string;
  /** With its definite article. */
  readonly the?: string;
  /** With its indefinite article. */
  readonly a?: string;
  /** After "of": `d’Amy`, `du couloir`. */
  readonly of?: string;
  readonly gender?: 'm' | 'f';
  readonly [form: string]: string | undefined;
}

/** ICU text, or a noun. An apostrophe is an apostrophe: it never quotes. */
export type Message = string | Noun;
export type Catalogue = Readonly<Record<string, Message>>;

/** The words of a game, or of an app, in every language. */
export type Text = Readonly<Record<Locale, Catalogue>>;

/** The same of every language. */
export const inEvery = <T>(of: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** Several texts as one. Later ones win. */
export const joinTexts = (...texts: readonly Text[]): Text =>
  inEvery((locale) => Object.assign({}, ...texts.map((text) => text[locale])));
