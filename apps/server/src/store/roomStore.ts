import type { Said } from '@shamble/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Message } from './tableStore.ts';

interface Read<Facts> {
  readonly facts: Facts;
  /** How many things were said. */
  readonly said: number;
  readonly sent: readonly Message[];
}

/** What is kept of a room beside its table. What the facts are is the room's own business. */
export class RoomStore<Facts extends { readonly isPublic: boolean }> {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
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

  async read(table: string): Promise<Read<Facts> | null> {
    const facts = await this.facts(table);
    if (facts === null) return null;
    const last = await this.db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return { facts, said: last?.at == null ? 0 : Number(last.at) + 1, sent: await this.sent(table) };
  }

  /** The last messages that were said aloud, the oldest first. */
  private async sent(table: string, most = 200): Promise<Message[]> {
    const rows = await this.db
      .selectFrom('chat')
      .select(['by_guest', 'message'])
      .where('table_id', '=', table)
      .where('message', 'is not', null)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map(({ by_guest, message }) => ({ by: by_guest, id: JSON.parse(message!) }));
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

  /** Tables anyone may join, the latest first. */
  async open(most = 50): Promise<string[]> {
    const rows = await this.db
      .selectFrom('rooms')
      .innerJoin('tables', 'tables.id', 'rooms.table_id')
      .select('rooms.table_id as id')
      .where('rooms.is_public', '=', 1)
      .where('tables.over', '=', 0)
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
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
  async of(guest: string, most = 100): Promise<string[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('members.table_id as id')
      .where('members.guest', '=', guest)
      .orderBy('tables.touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }
}

const TAKEN_BACK = 'null';
/** So much is kept of what is said at a table, and so often the rest is let go. */
const MOST_SAID = 1000;
const SWEPT = 50;

const rowOf = (facts: { readonly isPublic: boolean }): { is_public: number; facts: string } => ({
  is_public: facts.isPublic ? 1 : 0,
  facts: JSON.stringify(facts),
});
