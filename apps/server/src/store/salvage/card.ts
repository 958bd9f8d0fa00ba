import { commitmentOf, resume } from '@shamble/kept';
import { type Engine, Fault, keyText, type Segment, type Shape, type Table } from '@shamble/kernel';
import type { Kysely } from 'kysely';
import { games } from '../../games.ts';
import { factsOf } from '../../online/roomFacts.ts';
import type { Schema } from '../schema.ts';
import type { OnlineRecord, TableStore } from '../tableStore.ts';

/** The card of a table, made anew from its journal and its last table; only its title and its dates are lost. */
export async function remakeCard(
  db: Kysely<Schema>,
  store: TableStore,
  id: string,
  engineOf: (game: string) => Engine<Shape>,
): Promise<void> {
  const snapshot = await db.selectFrom('snapshots').select('body').where('table_id', '=', id).executeTakeFirst();
  const first = await db
    .selectFrom('segments')
    .select('body')
    .where('table_id', '=', id)
    .where('at', '=', 0)
    .executeTakeFirst();
  if (snapshot === undefined || first === undefined)
    throw new Fault('corrupt', 'This table is damaged: its card is lost, and too much of the rest.');
  const table = JSON.parse(snapshot.body) as Table;
  const { start } = JSON.parse(first.body) as Segment;
  const opened = Date.now();
  const record: OnlineRecord = {
    id,
    game: table.game,
    format: 1,
    title: null,
    undo: 'consent',
    options: 'options' in start ? start.options : null,
    seats: table.seats,
    holders: start.holders,
    commitment: commitmentOf(keyText(table.chance.key)),
    opened,
    touched: opened,
    n: table.n,
    round: 0,
    outcome: table.outcome,
    damaged: null,
  };
  const { game, n } = record;
  const over = table.outcome === null ? 0 : 1;
  const row = { id, game, n, opened, touched: opened, over, record: JSON.stringify(record) };
  await db.insertInto('tables').values(row).execute();
  // Who sits where only the journal knows.
  const engine = engineOf(game);
  const { match } = resume(engine, (await store.read(id))!);
  const shelved = games.find((one) => one.id === game)!;
  const facts = factsOf(shelved, engine, match.standing, match.table as Table, opened);
  await db
    .updateTable('tables')
    .set({ record: JSON.stringify({ ...record, ...facts }) })
    .where('id', '=', id)
    .execute();
}
