import type { Locale, Message, Phrase } from '@shamble/text';
import { useTongue } from './useWords.ts';
import { wordsOf } from './words.ts';

/** The words of a part of the page that is fetched later, so that the first page need not carry them. */
export type AreaText<Id extends string> = Readonly<Record<Locale, Readonly<Record<Id, Message>>>>;

export type AreaWord<Id extends string> = (id: Id, more?: NonNullable<Phrase['with']>) => string;

/** The same function as long as the language is. */
export function useAreaWords<Id extends string>(text: AreaText<Id>): AreaWord<Id> {
  const [tongue] = useTongue();
  return wordsOf(tongue, text).word as AreaWord<Id>;
}
