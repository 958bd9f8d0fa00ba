import type { Phrase } from '@shamble/kernel';
import type { Refusal } from '@shamble/protocol';
import { faultPhrase } from '@shamble/text';
import { LinkFault } from '../link/failure.ts';
import type { Failure } from '../link/messages.ts';
import type { TroubleCode } from '../store/trouble.ts';

/** Something that did not work, to be said in the language shown. */
export interface Complaint {
  /** Each has its own, so that the same thing said twice can be seen twice. */
  readonly id: number;
  readonly code: Failure['code'] | Refusal['code'];
  readonly phrase: Phrase;
  /** The rules that forbid it, where rules do. */
  readonly rules: readonly string[];
}

/** What the page itself knows how to say; all else are faults of the kernel. */
const OURS: ReadonlySet<string> = new Set([
  'full',
  'taken',
  'gone',
  'elsewhere',
  'closed',
  'unavailable',
  'damaged',
  'broken',
  'bad-message',
  'unknown-game',
  'silent',
] satisfies Failure['code'][]);

/** Why a table or a command failed. */
export function failurePhrase({ code, sentence }: Failure): Phrase {
  if (OURS.has(code)) return { id: `trouble.${code}`, with: { detail: sentence } };
  return faultPhrase({ code, message: sentence });
}

/** Why something asked of the house failed: what its promise was rejected with. */
export function faultPhraseOf(cause: unknown): Phrase {
  return failurePhrase(failureFrom(cause));
}

export function failureFrom(cause: unknown): Failure {
  if (cause instanceof LinkFault) return { code: cause.code, sentence: cause.message, rules: cause.rules };
  return { code: 'broken', sentence: cause instanceof Error ? cause.message : String(cause), rules: [] };
}

/** Why an answer was not taken. `trouble` is why it could not be kept, where that is the reason. */
export function refusalPhrase({ code, sentence }: Refusal, trouble: TroubleCode | null): Phrase {
  // A server that cannot keep something; else it is this device.
  if (code === 'disk-full' || (code === 'not-stored' && trouble === null)) return { id: `trouble.${code}` };
  if (code === 'not-stored')
    return {
      id: 'trouble.not-kept',
      with: { why: { id: `trouble.${trouble}`, with: { detail: sentence } } },
    };
  if (code === 'full') return { id: 'trouble.long', with: { detail: sentence } };
  if (code === 'bad-message' || code === 'too-fast' || code === 'not-yours')
    return { id: `trouble.${code}`, with: { detail: sentence } };
  return faultPhrase({ code, message: sentence });
}
