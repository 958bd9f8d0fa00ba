import type { RuleId } from './game.ts';
import type { Phrase } from './pack.ts';

export type FaultCode =
  | 'not-asked' // this seat is not the one who decides now
  | 'not-offered' // the answer is not among the legal ones
  | 'stale' // the answer was given to an older question
  | 'over' // the game has ended
  | 'bad-options' // a table cannot be made like that
  | 'bad-content' // a file breaks its schema
  | 'corrupt' // a journal or save is damaged
  | 'newer' // a save of a newer version
  | 'diverged' // a journal that these rules do not reproduce
  | 'no-undo' // undo does not reach that far
  | 'dead-end' // a question without an answer: a fault of the rules
  | 'runaway' // steps without end: a fault of the rules
  | 'broken-rule'; // an exception inside a rule: a fault of the rules

/** Everything that can go wrong at a table, with a sentence a person understands. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** The rules that forbid what was tried, where a rule does. */
  readonly rules: readonly RuleId[];
  /** The sentence in the words of the game, for those who play; null where it has none. */
  readonly says: Phrase | null;

  constructor(
    code: FaultCode,
    sentence: string,
    more: { rules?: readonly RuleId[]; says?: Phrase; cause?: unknown } = {},
  ) {
    super(sentence, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.rules = more.rules ?? [];
    this.says = more.says ?? null;
  }
}
