import type { Said } from '@shamble/protocol';
import type { Kysely } from 'kysely';
import { Taken } from './faults.ts';
import type { Schema } from './schema.ts';
import type { OnlineRecord } from './tableStore.ts';

/** What is told of a table before anybody goes there. */
interface Listed<Facts> {
  readonly record: OnlineRecord;
  readonly facts: Facts;
}

/**
 * Nobody else writes to the room until this change is made, or waits for one that is being made. With an epoch: nor may we,
 * unless it is the last.
 */
export async function holdRoom(change: Kysely<Schema>, table: string, epoch?: number): Promise<void> {
  let hold = change
    .updateTable('rooms')
    .set(({ ref }) => ({ facts: ref('facts') }))
    .where('table_id', '=', table);
  if (epoch !== undefined) hold = hold.where('epoch', '=', epoch);
  const { numUpdatedRows } = await hold.executeTakeFirst();
  if (epoch !== undefined && Number(numUpdatedRows) === 0) throw new Taken(table);
}

/** What is kept of a room beside its table. What the facts are is the room's own business. */
export class RoomStore<Facts extends { readonly isPublic: boolean }> {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /**
   * Changes what is kept of one room, all or nothing. Whoever does not hear what came of it can wait for it: what is on its way
   * without a transaction may arrive long after something newer.
   */
  change<T>(table: string, run: (rooms: RoomStore<Facts>) => Promise<T>, epoch?: number): Promise<T> {
    return this.db.transaction().execute(async (change) => {
      await holdRoom(change, table, epoch);
      return run(new RoomStore<Facts>(change));
    });
  }

  async create(table: string, facts: Facts): Promise<void> {
    await this.db
      .insertInto('rooms')
      .values({ table_id: table, ...rowOf(facts) })
      .execute();
  }

  async keep(table: string, facts: Facts): Promise<void> {
    await this.db.updateTable('rooms').set(rowOf(facts)).where('table_id', '=', table).execute();
  }

  async facts(table: string): Promise<Facts | null> {
    const row = await this.db.selectFrom('rooms').select('facts').where('table_id', '=', table).executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.facts);
  }

  /** False if this message was said already. */
  async keepSaid(table: string, { at, by, name, text, when }: Omit<Said, 'tell'>, id: string): Promise<boolean> {
    const row = {
      table_id: table,
      at,
      by_guest: by,
      name: JSON.stringify(name),
      body: JSON.stringify(text),
      said: when,
      message: JSON.stringify(id),
    };
    const { numInsertedOrUpdatedRows: added } = await this.db
      .insertInto('chat')
      .values(row)
      .onConflict((conflict) => conflict.columns(['table_id', 'by_guest', 'message']).doNothing())
      .executeTakeFirst();
    // Nobody is shown more than the last of it.
    if (at >= MOST_SAID && at % SWEPT === 0)
      await this.db
        .deleteFrom('chat')
        .where('table_id', '=', table)
        .where('at', '<=', at - MOST_SAID)
        .execute();
    return Number(added) > 0;
  }

  async speaker(table: string, at: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('chat')
      .select('by_guest')
      .where('table_id', '=', table)
      .where('at', '=', at)
      .where('body', '!=', TAKEN_BACK)
      .executeTakeFirst();
    return row?.by_guest ?? null;
  }

  /** Its number stays taken. */
  async unsay(table: string, at: number): Promise<void> {
    await this.db
      .updateTable('chat')
      .set({ body: TAKEN_BACK })
      .where('table_id', '=', table)
      .where('at', '=', at)
      .execute();
  }

  /** The last things said, the oldest first. */
  async said(table: string, most = 100): Promise<Said[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('body', '!=', TAKEN_BACK)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ at, by_guest, name, body, said }) => ({
      tell: 'said',
      at,
      by: by_guest,
      name: JSON.parse(name),
      text: JSON.parse(body),
      when: Number(said),
    }));
  }

  /** Null: there is no such table. */
  async listed(table: string): Promise<Listed<Facts> | null> {
    const row = await this.db
      .selectFrom('tables')
      .innerJoin('rooms', 'rooms.table_id', 'tables.id')
      .select(['tables.record', 'tables.n', 'rooms.facts'])
      .where('tables.id', '=', table)
      .executeTakeFirst();
    return row === undefined ? null : listed(row);
  }

  /** Tables anyone may join, the latest first. */
  async open(most = 50): Promise<Listed<Facts>[]> {
    const rows = await this.db
      .selectFrom('rooms')
      .innerJoin('tables', 'tables.id', 'rooms.table_id')
      .select(['tables.record', 'tables.n', 'rooms.facts'])
      .where('rooms.is_public', '=', 1)
      .where('tables.over', '=', 0)
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(listed<Facts>);
  }

  /** This guest finds the table again among his own. */
  async join(table: string, guest: string): Promise<void> {
    await this.db
      .insertInto('members')
      .values({ guest, table_id: table })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async part(table: string, guest: string): Promise<void> {
    await this.db.deleteFrom('members').where('table_id', '=', table).where('guest', '=', guest).execute();
  }

  /** The tables of a guest, the latest first. */
  async of(guest: string, most = 100): Promise<Listed<Facts>[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .innerJoin('rooms', 'rooms.table_id', 'members.table_id')
      .select(['tables.record', 'tables.n', 'rooms.facts'])
      .where('members.guest', '=', guest)
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(listed<Facts>);
  }
}

const listed = <Facts>({ record, n, facts }: { record: string; n: number; facts: string }): Listed<Facts> => ({
  record: { ...JSON.parse(record), n },
  facts: JSON.parse(facts),
});

const TAKEN_BACK = 'null';
/** So much is kept of what is said at a table, and so often the rest is let go. */
const MOST_SAID = 1000;
const SWEPT = 50;

const rowOf = (facts: { readonly isPublic: boolean }): { is_public: number; facts: string } => ({
  is_public: facts.isPublic ? 1 : 0,
  facts: JSON.stringify(facts),
});
