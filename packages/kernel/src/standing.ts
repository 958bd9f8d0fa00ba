import type { Seat } from './game.ts';
import { isBot } from './holders.ts';
import { type Entry, firstN, type Holders, type Segment } from './journal.ts';

/** All that a table must know of what led to it, beside itself: with this it goes on without its journal being read. */
export interface Standing {
  readonly holders: Holders;
  readonly undoAsked: UndoAsked | null;
  /** The table one step before, as a player counts steps: undone ones are not there. Null at the start. */
  readonly previous: number | null;
  /** The last two holders who changed something, the latest first, and the number of entries after it. */
  readonly lastDeeds: readonly (readonly [holder: string, n: number])[];
  /** Those who were asked about going back and have not agreed, and how far at least: their seats may have gone to bots. */
  readonly owed: readonly (readonly [person: string, to: number])[];
}

interface UndoAsked {
  readonly seat: Seat;
  readonly to: number;
  /** Those who sat here when it was asked for and have not agreed yet. */
  readonly missing: readonly string[];
}

/** The people here beside the one who asks to go back, and whoever owes an answer for as much. */
export function mustAgree({ holders, owed }: Pick<Standing, 'holders' | 'owed'>, asking: string, to: number): string[] {
  const people = Object.values(holders).filter((holder) => !isBot(holder));
  const owing = owed.filter(([, asked]) => asked >= to).map(([person]) => person);
  return [...new Set([...people, ...owing])].filter((person) => person !== asking);
}

export const standingAtStart = (holders: Holders): Standing => ({
  holders,
  undoAsked: null,
  previous: null,
  lastDeeds: [],
  owed: [],
});

/** How things stand after an entry. `previousOf` tells of an earlier table the one before it. */
export function stand(
  standing: Standing,
  entry: Entry,
  previousOf: (n: number) => number | null | undefined,
): Standing {
  const { holders, undoAsked, lastDeeds, owed } = standing;
  const holder = holders[entry.seat] ?? '';
  if ('hold' in entry) return { ...standing, holders: { ...holders, [entry.seat]: entry.hold } };
  if ('undoAsked' in entry) {
    const to = entry.undoAsked;
    const missing = mustAgree(standing, holder, to);
    return { ...standing, undoAsked: { seat: entry.seat, to, missing }, owed: owing(owed, missing, to) };
  }
  if ('undoAgreed' in entry) {
    if (!entry.undoAgreed || undoAsked === null) return { ...standing, undoAsked: null };
    const missing = undoAsked.missing.filter((one) => one !== holder);
    return { ...standing, undoAsked: { ...undoAsked, missing }, owed: without(owed, [holder]) };
  }
  // The last who agreed has no entry of his own.
  const isAgreed = 'undoTo' in entry && entry.beyond === true && undoAsked?.to === entry.undoTo;
  // The latest is what counts against everyone but who did it, and then the one before: no third.
  const others = lastDeeds.filter(([one]) => one !== holder).slice(0, 1);
  const after = {
    holders,
    undoAsked: null,
    lastDeeds: [[holder, entry.n + 1] as const, ...others],
    owed: isAgreed ? without(owed, undoAsked!.missing) : owed,
  };
  if ('undoTo' in entry) return { ...after, previous: previousOf(entry.undoTo) ?? null };
  return { ...after, previous: 'propose' in entry ? standing.previous : entry.n };
}

const without = (owed: Standing['owed'], people: readonly string[]): Standing['owed'] =>
  owed.filter(([person]) => !people.includes(person));

const owing = (owed: Standing['owed'], people: readonly string[], to: number): Standing['owed'] => [
  ...without(owed, people),
  ...people.map((person) => [person, Math.max(to, owed.find(([one]) => one === person)?.[1] ?? 0)] as const),
];

/** How things stood when a segment had led to the table with so many entries. */
export function standingAt(segment: Segment, n: number): Standing {
  const { start, entries } = segment;
  const previous = new Map<number, number | null>([[firstN(segment), null]]);
  let standing = standingAtStart(start.holders);
  for (const entry of entries) {
    if (entry.n >= n) break;
    standing = stand(standing, entry, (to) => previous.get(to));
    previous.set(entry.n + 1, standing.previous);
  }
  return standing;
}
