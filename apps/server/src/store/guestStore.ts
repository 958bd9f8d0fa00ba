import type { Kysely, Transaction } from 'kysely';
import { giveOrder } from './orders.ts';
import type { Schema } from './schema.ts';

export interface GuestRow {
  readonly guest: string;
  /** Cookies and links of an earlier one are worth nothing. */
  readonly generation: number;
  readonly isBanned: boolean;
}

/** Guests of whom there is more to know than their cookie says; everybody else is not in it. */
export class GuestStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** All of them, or what there is of these. */
  async read(guests?: readonly string[]): Promise<GuestRow[]> {
    const all = this.db.selectFrom('guests').selectAll();
    const rows = await (guests === undefined ? all : all.where('guest', 'in', ['', ...guests])).execute();
    return rows.map(({ guest, generation, banned }) => ({ guest, generation, isBanned: banned === 1 }));
  }

  /** Every cookie and link of his that was made before is worth nothing from now on. */
  revoke(guest: string): Promise<void> {
    return giveOrder(this.db, { kind: 'guest', subject: guest }, (change) => revokeIn(change, guest));
  }

  ban(guest: string, isBanned: boolean): Promise<void> {
    return giveOrder(this.db, { kind: 'guest', subject: guest }, async (change) => {
      const banned = isBanned ? 1 : 0;
      await change
        .insertInto('guests')
        .values({ guest, generation: 0, banned })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet({ banned }))
        .execute();
      await change.deleteFrom('guests').where('generation', '=', 0).where('banned', '=', 0).execute();
    });
  }
}

/** By the minute, so that what was signed before is not valid again once an older backup was restored. */
async function revokeIn(change: Transaction<Schema>, guest: string): Promise<void> {
  const known = await change.selectFrom('guests').select('generation').where('guest', '=', guest).executeTakeFirst();
  const generation = Math.max((known?.generation ?? 0) + 1, Math.floor(Date.now() / 60_000));
  await change
    .insertInto('guests')
    .values({ guest, generation, banned: 0 })
    .onConflict((conflict) => conflict.column('guest').doUpdateSet({ generation }))
    .execute();
}
