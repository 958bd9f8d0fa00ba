import type { AreaText } from '../text/areaWords.ts';

/** Something to be learned when it first comes up. Said by the messages `lesson.` and `lesson.` with `.title`. */
export interface Lesson {
  readonly id: string;
  /** A row of actions that can be chosen: it is pointed at. */
  readonly row?: string;
  /** A question. */
  readonly choice?: string;
  /** Something that has just happened. */
  readonly event?: string;
  /** Only if it tells so much of this: more than none, or as much as `least`. */
  readonly with?: string;
  readonly least?: number;
  /** Only at tables of this mode, where the game has several. */
  readonly mode?: string;
  /** The rule that tells more. */
  readonly rule: string;
}

/** What the coach knows of a game. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly text: AreaText<string>;
  /** The mode that is played, from what is seen. */
  mode?(state: unknown): string;
}
