import { within } from '../within.ts';

/** So many tables, or this part of all, may be on their way to others at once: whoever opens them has time for each. */
const IN_THE_AIR = 40;
const PART = 1 / 8;
/** It is looked so often who has arrived, in milliseconds. Of whom nothing is seen for longer than `LOST` has gone home. */
const MOMENT = 50;
const LOST = 1000;
/** All of it takes no longer than this; what is left goes at once. */
const LATEST = 6000;
/** A database that takes longer than this over a few tables takes too long over all. */
const PATIENCE = 1500;

interface Giving<Room> {
  idOf(room: Room): string;
  /** Nobody is there who would come again. */
  isEmpty(room: Room): boolean;
  /** Whoever is there is told to come again once others may take them. */
  giveUp(rooms: readonly Room[]): Promise<void>;
  /** Which of these nobody has taken yet. */
  unowned(tables: readonly string[]): Promise<readonly string[]>;
}

/** Gives tables to other processes, no faster than they open them. What is left when the database does not answer. */
export async function handOver<Room>(rooms: readonly Room[], giving: Giving<Room>): Promise<readonly Room[]> {
  const { idOf, isEmpty, giveUp, unowned } = giving;
  const empty = rooms.filter(isEmpty);
  const left = rooms.filter((room) => !empty.includes(room));
  const most = Math.max(IN_THE_AIR, Math.ceil(left.length * PART));
  const end = performance.now() + LATEST;
  /** Table -> when it was given up. */
  let air = new Map<string, number>();
  for (let few = empty; few.length > 0 || left.length > 0; few = left.splice(0, Math.max(0, most - air.size))) {
    if (few.length > 0 && !(await within(giveUp(few), PATIENCE))) return [...few, ...left];
    const now = performance.now();
    if (now > end) return left;
    if (few !== empty) for (const room of few) air.set(idOf(room), now);
    if (left.length === 0) return [];
    if (air.size < most) continue;
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
    const waiting = new Set(await unowned([...air.keys()]).catch(() => []));
    air = new Map([...air].filter(([table, since]) => waiting.has(table) && now - since < LOST));
  }
  return [];
}
