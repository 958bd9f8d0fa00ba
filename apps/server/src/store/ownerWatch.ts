import { type Kysely, sql } from 'kysely';
import { CLOCK } from './clock.ts';
import type { Known } from './heard.ts';
import type { Schema } from './schema.ts';

/** So often it is looked, in milliseconds, as long as anybody waits. */
const EVERY = 100;

interface Waiting {
  readonly table: string;
  readonly owner: string;
  readonly resolve: () => void;
}

/**
 * Whoever waits for a table whose owner does not answer. All of them are asked about in one statement: a process that dies
 * leaves hundreds, and if each asked for itself the database would have time for nothing else.
 */
export class OwnerWatch {
  private readonly db: Kysely<Schema>;
  private readonly waiting = new Set<Waiting>();
  private readonly isGone: (owner: Known) => boolean;
  private isLooking = false;

  constructor(db: Kysely<Schema>, isGone: (owner: Known) => boolean) {
    this.db = db;
    this.isGone = isGone;
  }

  /** Once this process owns the table no more, or has not been heard of for too long; at the latest after so many milliseconds. */
  async freed(table: string, owner: string, latest: number): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    let waiting: Waiting | undefined;
    await new Promise<void>((resolve) => {
      late = setTimeout(resolve, latest);
      waiting = { table, owner, resolve };
      this.waiting.add(waiting);
      if (!this.isLooking) void this.look();
    });
    clearTimeout(late);
    this.waiting.delete(waiting!);
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    while (this.waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, EVERY).unref());
      const all = [...this.waiting];
      // Whoever waits looks for himself in the end.
      const freed = await this.freedOf(all).catch(() => new Set<string>());
      for (const { table, owner, resolve } of all) if (freed.has(`${table} ${owner}`)) resolve();
    }
    this.isLooking = false;
  }

  private async freedOf(all: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const [tables, owners] = [all.map(({ table }) => table), all.map(({ owner }) => owner)];
    const { rows } = await sql<{ table: string; id: string; until: number | null; isOver: boolean }>`
      select w.id as "table", w.owner as id, p.until, p.until < ${CLOCK} as "isOver"
      from unnest(${tables}::text[], ${owners}::text[]) as w(id, owner)
      left join tables t on t.id = w.id and t.owner = w.owner left join processes p on p.id = t.owner`.execute(this.db);
    const freed = rows.filter(({ id, until, isOver }) => until === null || this.isGone({ id, until, isOver }));
    return new Set(freed.map(({ table, id }) => `${table} ${id}`));
  }
}
