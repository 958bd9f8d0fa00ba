import type { Phrase } from '@shamble/kernel';
import type { Locale } from '@shamble/text';
import { FACES, faceOf, type LoadedGame, loadGame } from '../games/index.ts';
import { gameWords } from '../text/words.ts';
import { missionOf } from './topics.ts';

/** A clause as the book shows it. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  /** How we read it where the rule book is silent. */
  readonly ruling?: string | undefined;
  readonly example?: string | undefined;
  /** What the screens call it. */
  readonly called?: string | undefined;
}

export interface Book {
  readonly game: LoadedGame;
  readonly entries: readonly Entry[];
  /** Topic -> what it is about. */
  readonly topics: Readonly<Record<string, string>>;
  /** The mission that a topic is about; null: none. */
  missionOf(topic: string): string | null;
  /** What was printed and is lost, and what we put in its place: names, by message. */
  readonly remade: readonly Phrase[];
  /** What else of it there is to say. */
  readonly remadeToo: string | null;
}

/** The book that an address is about: by the rule it names, else by the game. */
export function bookIn(hash: string, search: string): string {
  const [start = ''] = hash.slice(1).split('-');
  const asked = new URLSearchParams(search).get('game');
  const found = FACES.find(({ prefix }) => prefix === start) ?? FACES.find(({ id }) => id === asked) ?? FACES[0]!;
  return found.id;
}

/** A rule by its id, wherever it is named. */
export const RULE = new RegExp(`(\\b(?:${FACES.map(({ prefix }) => prefix).join('|')})-[A-Z0-9]+-\\d+\\b)`);

export async function loadBook(id: string, locale: Locale): Promise<Book | null> {
  const face = faceOf(id);
  if (face === null) return null;
  const [game, { book }] = await Promise.all([loadGame(id), face.book()]);
  if (game === null) return null;
  const [{ default: clauses }, { default: more, topics }] = await Promise.all([
    book.clauses[locale](),
    book.more[locale](),
  ]);
  const maps = game.pack.missions.filter(({ provenance }) => provenance === 'reconstructed').map(({ title }) => title);
  const { names = [], also } = book.remade ?? {};
  const { say } = gameWords(locale, game);
  return {
    game,
    entries: Object.entries(clauses).map(([name, text]) => ({
      id: name,
      text,
      ...more[name],
      called: [book.called?.[name]?.[locale] ?? '', ...(book.named?.[name] ?? []).map(say)].join(' ').trim(),
    })),
    topics,
    missionOf: (topic) => (book.missions === undefined ? missionOf(topic) : (book.missions[topic] ?? null)),
    remade: [...maps, ...names],
    remadeToo: also?.[locale] ?? null,
  };
}

/** Without accents, capitals and bent apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/’/g, "'")
    .toLocaleLowerCase();

/** Too short to tell one clause from another. */
const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}-]+/u).filter(({ length }) => length > 2);

/**
 * Whether a clause is about what is sought: in its words, those of its topic, or those the screens use. All of it as it
 * stands, or each of its words.
 */
export function isAbout(
  { id, text, ruling = '', example = '', called = '' }: Entry,
  sought: string,
  topic: string,
): boolean {
  const said = plain(`${id} ${text} ${ruling} ${example} ${called} ${topic}`);
  if (said.includes(sought)) return true;
  const words = wordsIn(sought);
  return words.length > 1 && words.every((word) => said.includes(word));
}
