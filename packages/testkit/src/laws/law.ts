import { Fault, type FaultCode, type Input, type Journal, type Seat } from '@shamble/kernel';

/** What every game keeps, whatever its rules. */
export const LAWS = {
  replay: 'Replaying a journal gives the table it came from, also when the game is saved and loaded on the way.',
  'dead-end': 'Every question has an answer, or the game is over.',
  runaway: 'The rules come to a question, and the game to its end, in a bounded number of steps.',
  options:
    'An offer names each option once, nothing both allowed and refused, and its usual answer is allowed; a minor question has one.',
  undo: 'Undo restores the table exactly up to the barrier; beyond it nobody sees the same luck again.',
  leak: 'Nothing sent to a seat depends on what it cannot know.',
  barrier: 'An answer by which a seat learns something raises the barrier.',
  order: 'Modifiers may come in any order.',
  check: 'What must hold of a state holds after every answer.',
  pure: 'Looking at a table changes nothing, and a copy shares nothing with it.',
  retold: 'What a viewer hears leads from what it saw to what it sees, in all that the game claims to retell.',
  used: 'Every card, skill, enemy and mission is used in some random game.',
  ambient: 'The rules ask no clock, no dice but the table’s own, and no setting of the machine.',
  refusal: 'What is not offered, not yours to answer or out of date is refused, and nothing changes.',
  ways: 'A way that a game tells of can be walked, answer by answer, and leads where it says.',
  throws: 'No rule fails with an exception.',
} as const;

export type Law = keyof typeof LAWS;

/** How a random game is made: all of it follows from the seed. */
export interface Setup {
  readonly seed: number;
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
}

/** Something somebody does at the table. */
export interface Doing {
  readonly seat: Seat;
  readonly input: Input;
  /** Seats that agree to what it proposes. */
  readonly agreed?: readonly Seat[];
}

export interface LawFault extends Setup {
  readonly law: Law;
  readonly game: string;
  readonly reason: string;
  /** How many journal entries came before it. */
  readonly entry: number;
  /** What was being done, if it was that. */
  readonly doing: Doing | null;
  /** The game up to there. It can be saved, and replayed as far as it goes. */
  readonly journal: Journal | null;
}

/** Thrown where a law is found broken; caught for each game. */
export class Broken extends Error {
  readonly law: Law;

  constructor(law: Law, reason: string) {
    super(reason);
    this.law = law;
  }
}

export function must(law: Law, holds: boolean, reason: () => string): void {
  if (!holds) throw new Broken(law, reason());
}

const LAW_OF: Partial<Record<FaultCode, Law>> = {
  'dead-end': 'dead-end',
  runaway: 'runaway',
  diverged: 'replay',
  corrupt: 'replay',
};

/** Which law an exception breaks. */
export function asBroken(error: unknown): Broken {
  if (error instanceof Broken) return error;
  if (error instanceof Fault) return new Broken(LAW_OF[error.code] ?? 'throws', error.message);
  const where = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 3).join(' ').trim() : '';
  return new Broken('throws', `an exception came through: ${where || String(error)}`);
}

/** One fault, for a person: what, where, and how to see it again. */
export function faultText(fault: LawFault): string {
  const { law, game, seed, mission, seats, variants, entry, reason, doing } = fault;
  const where = seats === 0 ? '' : `, mission ${mission}, ${seats} seats${variants.map((one) => `, ${one}`).join('')}`;
  const what = doing === null ? '' : `\n    while ${doing.seat} did ${shown(doing.input)}`;
  return (
    `[${law}] ${LAWS[law]}\n    ${game}${where}, entry ${entry}: ${reason}${what}` +
    (seats === 0 ? '' : `\n    again: shamble fuzz ${game} --games 1 --seed ${seed}`)
  );
}

/** A value as short text. What it is given may be nothing that JSON can write. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = typeof value === 'bigint' ? `${value}n` : `something that is not JSON (${typeof value})`;
  }
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
