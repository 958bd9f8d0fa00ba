import { type Kept, resume } from '@shamble/kept';
import { type Engine, Fault, isBot, type Segment, type Shape, type Table, type TableOf } from '@shamble/kernel';
import type { Kysely } from 'kysely';
import { newFacts, type RoomFacts } from '../../online/roomFacts.ts';
import { RoomStore } from '../roomStore.ts';
import type { Schema } from '../schema.ts';
import type { TableStore } from '../tableStore.ts';
import { remakeCard } from './card.ts';

/** Makes up for what of a table can be told from the rest. True: its journal is lost, and it begins where it was. */
export async function mend(
  db: Kysely<Schema>,
  store: TableStore,
  id: string,
  engineOf: (game: string) => Engine<Shape>,
): Promise<boolean> {
  if ((await store.record(id)) === null) await remakeCard(db, store, id, engineOf);
  const kept = (await store.read(id))!;
  await mendRoom(new RoomStore<RoomFacts>(db), kept);
  const engine = engineOf(kept.record.game);
  const match = matchIn(engine, kept);
  if (match !== null) {
    const { n } = match.table;
    if (kept.snapshot?.n !== n) await db.deleteFrom('snapshots').where('table_id', '=', id).execute();
    if (kept.snapshot?.n !== n)
      await db
        .insertInto('snapshots')
        .values({ table_id: id, n, body: JSON.stringify(match.table) })
        .execute();
    return false;
  }
  await beginAt(db, engine, kept);
  return true;
}

function matchIn(engine: Engine<Shape>, kept: Kept): { readonly table: Table } | null {
  try {
    return resume(engine, kept).match as { readonly table: Table };
  } catch {
    return null;
  }
}

/** Whoever sits at the table finds it, and can enter. */
async function mendRoom(rooms: RoomStore<RoomFacts>, { record: { id, holders } }: Kept): Promise<void> {
  const people = [...new Set(Object.values(holders).filter((holder) => !isBot(holder)))];
  for (const guest of people) await rooms.join(id, guest);
  const [host] = people;
  if (host !== undefined && (await rooms.facts(id)) === null)
    await rooms.create(id, newFacts({ id: host, name: '?' }, false));
}

/** A journal that begins with the table that was kept; entries are counted from there. */
async function beginAt(db: Kysely<Schema>, engine: Engine<Shape>, { record, segments, snapshot }: Kept): Promise<void> {
  if (snapshot === undefined || snapshot.n !== record.n)
    throw new Fault('corrupt', 'This table is damaged: neither its journal nor its last table is whole.');
  const { id, holders } = record;
  const table: Table = { ...snapshot.kept, n: 0, barrier: 0 };
  const { version, content } = engine.game;
  const usual = table.version === version ? content : '';
  const segment: Omit<Segment, 'entries'> = {
    version: table.version,
    content: segments.at(-1)?.content ?? usual,
    start: { table, holders },
    hash: engine.hash(table as TableOf<Shape>),
    forced: [],
  };
  const text = JSON.stringify;
  await db.transaction().execute(async (change) => {
    for (const part of ['segments', 'entries'] as const)
      await change.deleteFrom(part).where('table_id', '=', id).execute();
    await change
      .insertInto('segments')
      .values({ table_id: id, at: 0, first: 0, body: text(segment) })
      .execute();
    await change
      .updateTable('snapshots')
      .set({ n: 0, body: text(table) })
      .where('table_id', '=', id)
      .execute();
    const card = { n: 0, record: text({ ...record, n: 0, options: null }) };
    await change.updateTable('tables').set(card).where('id', '=', id).execute();
    const rooms = new RoomStore<RoomFacts>(change);
    const facts = await rooms.facts(id);
    // What people had seen was counted otherwise.
    if (facts !== null) await rooms.keep(id, { ...facts, seen: {} });
  });
}
