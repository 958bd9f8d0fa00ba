import { NotStored } from '@shamble/protocol';
import { type HealthCheck, isFull, type TableStore, Taken, Unsure } from '../store/index.ts';
import type { Lease, Leases } from '../store/leases.ts';
import { NoMoreTables } from './quotas.ts';

interface Wanted {
  readonly tables: Pick<TableStore, 'overtake'>;
  readonly check: HealthCheck;
  readonly leases?: Leases | undefined;
  mayWrite?(): boolean;
  onUnstored?(cause: unknown, table: string): void;
  /** Whoever is at the table is told to come again. */
  end(table: string): Promise<void>;
}

/** How rooms write, and what is done where it did not come to pass or nobody knows whether it did. */
export class Writing {
  private readonly wanted: Wanted;
  /** Tables of which nobody knows what was written last -> their last room has ended. */
  private readonly doubtful = new Map<string, Promise<void>>();

  constructor(wanted: Wanted) {
    this.wanted = wanted;
  }

  /**
   * What a room writes with, until somebody else has written to its table or the database did not say whether it has:
   * then the database knows more than the room, which is opened anew.
   */
  writer(table: string, lease: Lease | null, isCurrent: () => boolean): <T>(write: () => Promise<T>) => Promise<T> {
    let isSure = true;
    return async (write) => {
      if (!isSure || lease?.isMine() === false || this.wanted.mayWrite?.() === false)
        throw new NotStored('not-stored', LATER);
      try {
        return await write();
      } catch (cause) {
        if (isSure && (cause instanceof Taken || cause instanceof Unsure)) {
          isSure = false;
          // A room that came after this one knows all that was written before it, or else may have to wait for it, too.
          if (isCurrent() || (cause instanceof Unsure && lease === null))
            this.doubtful.set(table, this.wanted.end(table));
        }
        return this.unstored(cause, table);
      }
    };
  }

  /** Waits until whatever was written to a table, or will yet be, can be read. */
  async dispelled(table: string): Promise<void> {
    const ended = this.doubtful.get(table);
    if (ended === undefined) return;
    await ended;
    // Who takes a table with a lease waits for them anyway.
    if (this.wanted.leases === undefined) await this.wanted.tables.overtake(table);
    this.doubtful.delete(table);
  }

  /** What else is wrong with the database is nobody's business but its owner's. */
  unstored(cause: unknown, table: string): never {
    if (cause instanceof NoMoreTables) throw cause;
    this.wanted.onUnstored?.(cause, table);
    if (isFull(cause)) this.wanted.check.wasFull();
    throw isFull(cause) ? new NotStored('disk-full', FULL) : new NotStored('not-stored', LATER);
  }
}

export const LATER = 'The server cannot store this now: try again in a moment.';
const FULL = 'The disk of the server is full, so this was not stored: tell whoever runs it, and try again later.';
