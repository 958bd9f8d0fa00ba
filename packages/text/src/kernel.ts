import type { Phrase, Text } from './catalogue.ts';
import { en } from './kernel.en.ts';
import { fr } from './kernel.fr.ts';

export const kernelText = { en, fr } satisfies Text;

interface Faulty {
  readonly code: string;
  readonly message: string;
  readonly says?: Phrase | null;
}

/** What a Fault says: in the words of the game, which the speaker has to know then, or in the kernel's. */
export const faultPhrase = ({ code, message, says }: Faulty): Phrase =>
  says ?? { id: `kernel.fault.${code}`, with: { detail: message } };
