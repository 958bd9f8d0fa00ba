import type { Event } from '@shamble/kernel';
import type { Lesson } from './types.ts';

/** What can be learned from now. */
export interface Occasion {
  /** The rows of actions that can be chosen. */
  readonly rows: readonly string[];
  readonly choice: string | null;
  readonly mode?: string | undefined;
  /** What has happened since the last question. */
  readonly events: readonly Event[];
}

/** The row itself, or one of several of its kind: `fire 0`. */
const isRow =
  (wanted: string) =>
  (row: string): boolean =>
    row === wanted || row.startsWith(`${wanted} `);

/** The first lesson that fits and that nobody here has had. */
export const nextLesson = (
  lessons: readonly Lesson[],
  { rows, choice, events, mode }: Occasion,
  had: ReadonlySet<string>,
): Lesson | null =>
  lessons.find((lesson) => {
    if (had.has(lesson.id) || (lesson.mode !== undefined && lesson.mode !== mode)) return false;
    if (lesson.row !== undefined) return rows.some(isRow(lesson.row));
    if (lesson.choice !== undefined) return lesson.choice === choice;
    return events.some(({ id, data }) => {
      if (id !== lesson.event) return false;
      return lesson.with === undefined || ((data as Record<string, number>)[lesson.with] ?? 0) >= (lesson.least ?? 1);
    });
  }) ?? null;
