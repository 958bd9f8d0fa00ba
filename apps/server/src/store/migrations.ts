import { type Kysely, sql } from 'kysely';
import { NoServer } from '../noServer.ts';
import { aloneIn } from './dialect.ts';
import type { Schema } from './schema.ts';

/** What brings an older database up to date, in order; what has run is never changed. */
const STEPS: readonly ((db: Kysely<Schema>) => Promise<void>)[] = [
  async (db) => {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('opened', 'bigint', (column) => column.notNull())
      .addColumn('touched', 'bigint', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_touched').on('tables').column('touched').execute();
    await db.schema
      .createTable('segments')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('first', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('segments_key', ['table_id', 'at'])
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
  async (db) => {
    await db.schema
      .createTable('rooms')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('is_public', 'integer', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('by_guest', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('said', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'at'])
      .execute();
  },
  async (db) => {
    await db.schema.alterTable('entries').addColumn('said', 'text').execute();
    await db.schema
      .createTable('members')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['guest', 'table_id'])
      .execute();
    await db.schema.createIndex('members_table').on('members').column('table_id').execute();
  },
  async (db) => {
    await db.schema.alterTable('chat').addColumn('message', 'text').execute();
    await db.schema
      .createIndex('chat_message')
      .on('chat')
      .columns(['table_id', 'by_guest', 'message'])
      .unique()
      .execute();
    await db.schema
      .createTable('guests')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('banned', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('orders')
      .addColumn('at', 'integer', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .execute();
  },
  async (db) => {
    await db.schema.createIndex('tables_over').on('tables').column('over').execute();
  },
  async (db) => {
    await db.schema
      .alterTable('tables')
      .addColumn('owner', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const name of ['tables', 'rooms'])
      await db.schema
        .alterTable(name)
        .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('duties')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('done', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute();
  },
  async (db) => {
    await db.schema
      .createTable('analyses')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('open', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('progress', 'integer', (column) => column.notNull())
      .addColumn('body', 'text')
      .addPrimaryKeyConstraint('analyses_key', ['table_id', 'seat', 'open'])
      .execute();
    await db.schema.createIndex('analyses_state').on('analyses').column('state').execute();
  },
];

export const DATABASE_VERSION = STEPS.length;

/** Brings the database up to date. Refuses one that a newer Shamble has changed. */
export async function migrate(db: Kysely<Schema>, store: string, upTo = DATABASE_VERSION): Promise<void> {
  await db.transaction().execute(async (change) => {
    await aloneIn(change, 'migrations');
    await change.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('ran', 'bigint', (column) => column.notNull())
      .execute();
  });
  const { last } = await db
    .selectFrom('migrations')
    .select(sql<number>`coalesce(max(version), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  const done = Number(last);
  if (done > STEPS.length) throw new NoServer('server.store.newer', { store, version: done, known: STEPS.length });
  for (let version = done + 1; version <= upTo; version++)
    await db.transaction().execute(async (change) => {
      await aloneIn(change, 'migrations');
      const ran = await change.selectFrom('migrations').select('version').where('version', '=', version).execute();
      // Another process was first.
      if (ran.length > 0) return;
      await STEPS[version - 1]!(change);
      await change.insertInto('migrations').values({ version, ran: Date.now() }).execute();
    });
}
