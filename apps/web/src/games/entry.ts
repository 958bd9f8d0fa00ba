import type { Phrase } from '@shamble/kernel';
import type { Catalogue, Locale } from '@shamble/text';
import type { ReactNode } from 'react';
import type { Lessons } from '../coach/types.ts';
import type { MissionMaps, Skin } from '../table/skin.ts';
import type { LateText } from '../text/late.ts';

/** What the page knows of a game from the start. All the rest is fetched when it is needed. */
export interface GameEntry {
  readonly id: string;
  /** Its rules. A worker fetches them too, so nothing here may need a page. */
  load(): Promise<{ readonly pack: unknown }>;
  /** Its words and those of its face. */
  readonly words: LateText;
  /** Its bots, where they come apart from its rules: whoever sits alone or among people need not fetch them. */
  bots?(): Promise<{ readonly mind: unknown }>;
  /** How it is shown; a game without is played elsewhere. */
  readonly face?: Face;
}

export interface Face {
  /** Its name, the same in every language. */
  readonly title: string;
  /** What it is about, in a sentence under its poster. */
  readonly about: Readonly<Record<Locale, string>>;
  /** The start of every id of its clauses. */
  readonly prefix: string;
  /** The mission at which somebody alone learns to play. */
  readonly tutorial: string;
  poster(): Promise<{ readonly poster: ReactNode }>;
  /** What the first page draws of it. */
  map(): Promise<{ readonly map: MissionMaps }>;
  skin(): Promise<{ readonly skin: Skin }>;
  lessons(): Promise<{ readonly coaching: Lessons }>;
  book(): Promise<{ readonly book: GameBook }>;
}

/** What the rule book needs to know of a game. */
export interface GameBook {
  readonly clauses: Clauses;
  /** What they are about, and what else there is to say of some: how we read them, an example. */
  readonly more: Readonly<Record<Locale, () => Promise<More>>>;
  /** Those that are about a mission -> its id, where the ids of clauses number missions otherwise. */
  readonly missions?: Readonly<Record<string, string>>;
  /** Rules -> what the screens call them, where that is in none of their words. */
  readonly called?: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  /** Rules -> names of cards, attacks and the like that they are about. */
  readonly named?: Readonly<Record<string, readonly Phrase[]>>;
  /** What was printed beside the missions and is lost: what it is called, and a sentence on the rest. */
  readonly remade?: { readonly names: readonly Phrase[]; readonly also: Readonly<Record<Locale, string>> };
}

/** What every clause says, by its id. */
export type Clauses = Readonly<Record<Locale, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;

interface More {
  readonly default: Readonly<Record<string, { readonly ruling?: string; readonly example?: string }>>;
  /** The middle of the ids of clauses -> what they are about. */
  readonly topics: Readonly<Record<string, string>>;
}

/** What these files of one language say, each in the only thing it exports. */
export const said = async (...files: readonly Promise<object>[]): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(files)).flatMap(Object.values));
