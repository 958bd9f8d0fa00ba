import type { Kysely } from 'kysely';
import { within } from '../within.ts';
import { isFull } from './faults.ts';
import type { Schema } from './schema.ts';

/** `silent`: it does not answer, or only that it cannot. */
export type Health = 'well' | 'full' | 'silent';

const LATEST = 1500;
const EVERY = 1000;
const REMEMBERED = 15_000;
/** About as much as an entry takes. */
const BODY = 'x'.repeat(32 * 1024);

/** Finds out whether the database still takes what it is given, however often it is asked. */
export class HealthCheck {
  private readonly db: Kysely<Schema>;
  private asking: Promise<Health> | null = null;
  private fullUntil = 0;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async ask(): Promise<Health> {
    this.asking ??= this.write();
    const { asking } = this;
    const found = (await within(asking, LATEST)) ? await asking : 'silent';
    return found === 'well' && performance.now() < this.fullUntil ? 'full' : found;
  }

  /** Somebody found no room. A little may be left, which is not enough. */
  wasFull(): void {
    this.fullUntil = performance.now() + REMEMBERED;
  }

  private async write(): Promise<Health> {
    const n = Math.floor(Date.now() / 1000);
    // No table is called nothing.
    const written = this.db
      .insertInto('snapshots')
      .values({ table_id: '', n, body: BODY })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ n, body: BODY }))
      .execute();
    const found = await written.then(
      () => 'well' as const,
      (cause) => (isFull(cause) ? 'full' : 'silent'),
    );
    setTimeout(() => {
      this.asking = null;
    }, EVERY).unref();
    return found;
  }
}
