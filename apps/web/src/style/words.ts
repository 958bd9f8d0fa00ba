import type { Locale } from '@shamble/text';
import type { EquipmentId } from '@shamble/zombicide/content/equipment';
import { en as zombicideEn } from '@shamble/zombicide/text/en';
import { fr as zombicideFr } from '@shamble/zombicide/text/fr';
import type { PlanWords } from '../board/tiles/plan.ts';
import type { CardWords } from '../games/zombicide/cards.ts';
import type { DeadKind } from '../games/zombicide/Dead.tsx';
import { capital } from '../text/capital.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type Language = Locale;

type Book = Readonly<Record<string, string | { readonly one: string }>>;
const entry = (book: Book, key: string): string => {
  const found = book[key];
  return typeof found === 'string' ? found : (found?.one ?? key);
};
const BOOKS = { en: zombicideEn, fr: zombicideFr };
const bookOf = (language: Language): Book => BOOKS[language] as Book;

type Words = typeof en;

export interface StyleWords extends Words {
  readonly tongue: Language;
  readonly dead: Readonly<Record<DeadKind, string>>;
  readonly plan: PlanWords;
  readonly cards: CardWords;
  readonly missionTitle: string;
  /** A word of the game's own book. */
  readonly book: (key: string) => string;
}

export function wordsOf(language: Language): StyleWords {
  const words = { en, fr }[language];
  const book = bookOf(language);
  const room = (kind: string): string => entry(book, `room.${kind}`);
  return {
    ...words,
    tongue: language,
    dead: {
      walker: entry(book, 'kind.walker'),
      runner: entry(book, 'kind.runner'),
      fatty: entry(book, 'kind.fatty'),
      abomination: entry(book, 'kind.abomination'),
    },
    missionTitle: entry(book, 'mission.A4'),
    book: (key) => entry(book, key),
    plan: {
      room,
      zone: ({ name, room: kind }) => {
        const tile = name.slice(0, 2).toLocaleUpperCase();
        return kind
          ? `${tile}, ${room(kind)}`
          : entry(book, 'zone.street').replace('{tile}', tile).replace('{side}', name.slice(3));
      },
      door: (ink) => words.doorOf(entry(book, `colour.${ink}`)),
      streets: words.streets,
    },
    cards: {
      ...words.card,
      captions: words.captions,
      effect: words.effects,
      name: (id: EquipmentId) => capital(entry(book, `card.${id}`).replace(/ \(.*\)$/, '')),
    },
  };
}
