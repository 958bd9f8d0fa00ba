import type { Phrase } from '@shamble/text';

/** Ends a command with one sentence for a person and an exit code. */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly phrase: Phrase;
  readonly exitCode: number;

  constructor(id: string, more: Phrase['with'] = {}, exitCode = 1) {
    super(id);
    this.phrase = { id, with: more };
    this.exitCode = exitCode;
  }
}
