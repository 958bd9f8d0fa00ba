import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { signal } from './signals.ts';

/** What has been done to the store from outside: something is new about a guest, he was deleted, or a table was. */
export interface Order {
  readonly at: number;
  readonly kind: 'guest' | 'forget' | 'table';
  readonly subject: string;
}

const MOST_KEPT = 1000;
const MOST_TRIES = 10;
const IS_TAKEN = '23505';

/** Does it, and has every server that runs on this store learn of it: both, or neither. */
export async function giveOrder<T>(
  db: Kysely<Schema>,
  { kind, subject }: Omit<Order, 'at'>,
  work: (change: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction().execute(async (change) => {
        const done = await work(change);
        const at = (await lastOrder(change)) + 1;
        await change.insertInto('orders').values({ at, kind, subject }).execute();
        await change
          .deleteFrom('orders')
          .where('at', '<=', at - MOST_KEPT)
          .execute();
        await signal(change, { is: 'ordered' });
        return done;
      });
    } catch (cause) {
      // Two have counted the same: whoever is second counts again, so that no number is passed over.
      if ((cause as { code?: unknown }).code !== IS_TAKEN || tries === MOST_TRIES) throw cause;
    }
}

export async function lastOrder(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  return Number(row?.at ?? 0);
}

export async function ordersAfter(db: Kysely<Schema>, at: number): Promise<Order[]> {
  const rows = await db.selectFrom('orders').selectAll().where('at', '>', at).orderBy('at').execute();
  return rows as Order[];
}
