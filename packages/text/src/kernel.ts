import type { Phrase, Text } from './catalogue.ts';
import { en } from './kernel.en.ts';
import { fr } from './kernel.fr.ts';

export const kernelText = { en, fr } satisfies Text;

/** What a Fault of the kernel says. */
export const faultPhrase = (fault: { readonly code: string; readonly message: string }): Phrase => ({
  id: `kernel.fault.${fault.code}`,
  with: { detail: fault.message },
});
