import { Fault } from '@shamble/kernel';
import { Trouble } from '../store/trouble.ts';
import type { Failure, FailureCode } from './messages.ts';

/** What could not be done, with a sentence a person understands. */
export class LinkFault extends Error {
  override readonly name = 'LinkFault';
  readonly code: FailureCode;
  readonly rules: readonly string[];

  constructor({ code, sentence, rules }: Failure) {
    super(sentence);
    this.code = code;
    this.rules = rules;
  }
}

export const failure = (code: FailureCode, sentence: string, rules: readonly string[] = []): Failure => ({
  code,
  sentence,
  rules,
});

/** Anything thrown, as something to send. */
export function failureOf(cause: unknown): Failure {
  if (cause instanceof Fault || cause instanceof LinkFault) return failure(cause.code, cause.message, cause.rules);
  if (cause instanceof Trouble) return failure(cause.code, cause.message);
  return failure('broken', cause instanceof Error ? cause.message : String(cause));
}
