import type { Said } from '@shamble/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What is kept of a room beside its table. What the facts are is the room's own business. */
export class RoomStore<Facts> {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async create(table: string, isPublic: boolean, facts: Facts): Promise<void> {
    const row = { table_id: table, is_public: isPublic ? 1 : 0, facts: JSON.stringify(facts) };
    await this.db.insertInto('rooms').values(row).execute();
  }

  async keep(table: string, facts: Facts): Promise<void> {
    await this.db
      .updateTable('rooms')
      .set({ facts: JSON.stringify(facts) })
      .where('table_id', '=', table)
      .execute();
  }

  async read(table: string): Promise<{ readonly facts: Facts; readonly said: number } | null> {
    const row = await this.db.selectFrom('rooms').select('facts').where('table_id', '=', table).executeTakeFirst();
    if (row === undefined) return null;
    const last = await this.db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('table_id', '=', table)
      .executeTakeFirst();
    return { facts: JSON.parse(row.facts), said: last?.at == null ? 0 : Number(last.at) + 1 };
  }

  async keepSaid(table: string, { at, by, name, text, when }: Omit<Said, 'tell'>): Promise<void> {
    const row = {
      table_id: table,
      at,
      by_guest: by,
      name: JSON.stringify(name),
      body: JSON.stringify(text),
      said: when,
    };
    await this.db.insertInto('chat').values(row).execute();
  }

  /** The last things said, the oldest first. */
  async said(table: string, most = 100): Promise<Said[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
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
}
