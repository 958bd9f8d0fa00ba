import { type Phrase, speak } from '@shamble/text';
import { serverText } from './language.ts';

/** Why there is no server: one sentence, in English as its message and in any language as its phrase. */
export class NoServer extends Error {
  override readonly name = 'NoServer';
  readonly phrase: Phrase;

  constructor(id: keyof typeof serverText.en, more: NonNullable<Phrase['with']> = {}) {
    super(speak(serverText.en, 'en')({ id, with: more }));
    this.phrase = { id, with: more };
  }
}
