import type { Phrase } from '@shamble/kernel';
import { type LoadedGame, loadGame } from '../games.ts';

/** A clause as the book shows it. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  /** How we read it where the rule book is silent. */
  readonly ruling?: string | undefined;
  readonly example?: string | undefined;
}

export interface Book {
  readonly game: LoadedGame;
  readonly entries: readonly Entry[];
  /** What was printed and is lost, and what we put in its place: names, by message. */
  readonly remade: readonly Phrase[];
}

type Sentences = { readonly default: Readonly<Record<string, string>> };
type More = { readonly default: Readonly<Record<string, { readonly ruling?: string; readonly example?: string }>> };

/** Game -> language -> its rules. A further game adds a line. */
const shelf: Readonly<Record<string, Readonly<Record<'en' | 'fr', () => Promise<[Sentences, More]>>>>> = {
  zombicide: {
    en: () => Promise.all([import('rules:zombicide/en'), import('rules:zombicide/en/more')]),
    fr: () => Promise.all([import('rules:zombicide/fr'), import('rules:zombicide/fr/more')]),
  },
  plague: {
    en: () => Promise.all([import('rules:plague/en'), import('rules:plague/en/more')]),
    fr: () => Promise.all([import('rules:plague/fr'), import('rules:plague/fr/more')]),
  },
};

/** Game -> cards that are not as they were printed. */
const remadeCards: Readonly<Record<string, () => Promise<readonly Phrase[]>>> = {
  plague: async () => {
    const { CARDS } = await import('@shamble/plague/content/cards');
    return CARDS.filter(({ provenance }) => provenance === 'reconstructed').map(({ id }) => ({ id: `card.${id}` }));
  },
};

export const BOOKS: readonly string[] = Object.keys(shelf);

/** The start of every id of a game's clauses -> that game. */
const STARTS: Readonly<Record<string, string>> = { ZC: 'zombicide', ZP: 'plague' };

/** The book that an address is about: by the rule it names, else by the game. */
export function bookIn(hash: string, search: string): string {
  const [start = ''] = hash.slice(1).split('-');
  const asked = STARTS[start] ?? new URLSearchParams(search).get('game');
  return BOOKS.find((one) => one === asked) ?? BOOKS[0]!;
}

export async function loadBook(id: string, locale: 'en' | 'fr'): Promise<Book | null> {
  const cards = remadeCards[id]?.() ?? [];
  const [game, [sentences, more], lost] = await Promise.all([loadGame(id), shelf[id]![locale](), cards]);
  if (game === null) return null;
  const entries = Object.entries(sentences.default).map(([name, text]) => ({ id: name, text, ...more.default[name] }));
  const maps = game.pack.missions.filter(({ provenance }) => provenance === 'reconstructed').map(({ title }) => title);
  return { game, entries, remade: [...maps, ...lost] };
}
