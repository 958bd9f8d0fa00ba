import type { Chapter } from '../link/messages.ts';
import type { Opened } from '../link/replay.ts';
import { marksOf, type TimeMark } from '../replay/marks.ts';
import type { Skin } from '../table/skin.ts';

/** What one round brought. */
export interface Round {
  readonly round: number;
  /** How often the first of the figures was counted in it. */
  readonly n: number;
  readonly marks: readonly TimeMark[];
}

/** A game at a glance. */
export interface Summary {
  /** Figure -> hero -> how often. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly rounds: readonly Round[];
}

export function summaryOf(chapters: readonly Chapter[], { rounds, first, undone }: Opened, skin: Skin): Summary {
  const happened = chapters.filter(({ n }) => !undone.includes(n));
  const totals: Record<string, Record<string, number>> = {};
  const byRound = new Map<number, { n: number; marks: TimeMark[] }>();
  const roundAt = (n: number): { n: number; marks: TimeMark[] } => {
    // What an answer brought belongs to the round it was given in.
    const round = rounds[Math.max(0, n - first - 1)] ?? 1;
    const known = byRound.get(round) ?? { n: 0, marks: [] };
    byRound.set(round, known);
    return known;
  };
  for (const { n, lines } of happened)
    for (const { event } of lines)
      for (const { what, hero, n: count } of skin.figures?.of(event) ?? []) {
        const of = totals[what] ?? {};
        totals[what] = of;
        if (hero !== null) of[hero] = (of[hero] ?? 0) + count;
        if (what === skin.figures!.kinds[0]!.id) roundAt(n).n += count;
      }
  for (const mark of marksOf(happened, skin)) roundAt(mark.n).marks.push(mark);
  for (const round of rounds) if (!byRound.has(round)) byRound.set(round, { n: 0, marks: [] });
  const told = [...byRound].map(([round, of]) => ({ round, ...of })).sort((a, b) => a.round - b.round);
  return { totals, rounds: told };
}
