import { type Engine, type Journal, replay, type Segment, type Shape } from '@shamble/kernel';
import type { Before } from '../link/replay.ts';

/** What of a journal can be watched: its segments from some point on, and what came before. */
export interface Reels {
  readonly journal: Journal;
  readonly before: Before | null;
}

/** Rules that have changed since still show what they lead to table by table, every hash of it the one written down. */
export function reelsOf(engine: Engine<Shape>, journal: Journal): Reels {
  const { version, content } = engine.game;
  const segments = journal.segments.slice(-1);
  for (const segment of journal.segments.slice(0, -1).reverse()) {
    const alike = { ...segment, version, content };
    if (!isSame(engine, { ...journal, segments: [alike] }))
      return {
        journal: { ...journal, segments },
        before: { answers: firstOf(segments[0]!), version: segment.version },
      };
    segments.unshift(alike);
  }
  return { journal: { ...journal, segments }, before: null };
}

/** Each segment as a journal of its own. */
export const reelsIn = (journal: Journal): readonly Journal[] =>
  journal.segments.map((segment) => ({ ...journal, segments: [segment] }));

const firstOf = ({ start }: Segment): number => ('table' in start ? start.table.n : 0);

function isSame(engine: Engine<Shape>, journal: Journal): boolean {
  try {
    replay(engine, journal, { verify: true });
    return true;
  } catch {
    // What other rules wrote may be of any shape.
    return false;
  }
}
