import type { Entry, Seat } from '@shamble/kernel';

interface Step {
  /** The table that it first led to. */
  readonly at: number;
  readonly from: number;
  readonly by: Seat;
}

/** The tables, each by its number of entries, that were left behind by going back. */
export function undoneIn(entries: readonly Entry[]): ReadonlySet<number> {
  const { now, steps } = walk(entries, entries[0]?.n ?? 0);
  const undone = new Set([...steps.values()].map(({ at }) => at));
  for (let step = steps.get(now); step !== undefined; step = steps.get(step.from)) undone.delete(step.at);
  return undone;
}

export interface Walk {
  /** The table as it was first reached: going back to one makes no new one. */
  readonly now: number;
  /** Table -> the step that led to it. */
  readonly steps: ReadonlyMap<number, Step>;
  /** What was undone and can be done again, next first. */
  readonly ahead: readonly number[];
}

/** The way that a table took through its entries, forth and back. */
export function walk(entries: readonly Entry[], first: number): Walk {
  const steps = new Map<number, Step>();
  const originals = new Map([[first, first]]);
  let now = first;
  let ahead: number[] = [];
  for (const entry of entries) {
    const next = entry.n + 1;
    if ('undoTo' in entry) {
      const to = originals.get(entry.undoTo) ?? entry.undoTo;
      if (entry.beyond === true) {
        // Luck nobody has seen: like the old table, and yet another one.
        const step = steps.get(to);
        if (step !== undefined) steps.set(next, step);
        ahead = [];
        now = next;
      } else {
        ahead = aheadOf(now, to, steps, ahead);
        now = to;
      }
    } else if ('choice' in entry || 'aside' in entry || 'resign' in entry) {
      steps.set(next, { at: next, from: now, by: entry.seat });
      now = next;
      ahead = [];
    }
    originals.set(next, now);
  }
  return { now, steps, ahead };
}

function aheadOf(from: number, to: number, steps: ReadonlyMap<number, Step>, ahead: number[]): number[] {
  const again = ahead.indexOf(to);
  if (again >= 0) return ahead.slice(again + 1);
  const undone: number[] = [];
  for (let at: number | undefined = from; at !== undefined; at = steps.get(at)?.from) {
    if (at === to) return [...undone, ...ahead];
    undone.unshift(at);
  }
  return [];
}
