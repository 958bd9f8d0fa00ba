import { resume } from '@shamble/kept';
import { createEngine, Fault, type Holders, isBot, type Table } from '@shamble/kernel';
import { OPEN_SEAT } from '@shamble/protocol';
import { games } from '../games.ts';
import { type OnlineRecord, type openDatabase, TableStore, Taken } from '../store/index.ts';
import { BOT } from './inside.ts';
import { factsOf, type RoomFacts, without } from './roomFacts.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

export interface Forgotten {
  /** Tables at which nobody else ever sat: they are gone. */
  readonly deleted: number;
  /** Tables that go on without him. */
  readonly left: number;
  readonly lines: number;
}

const MOST_TRIES = 5;

/**
 * Lets go of all that is kept of a guest. His id stays in the journals of tables that others play on: it is a number that
 * leads to nobody any more, and every later entry vouches for those before it. Doing it twice does no harm.
 */
export async function forgetGuest(db: Database, guest: string): Promise<Forgotten> {
  const tables = new TableStore(db);
  let [deleted, left] = [0, 0];
  for (const table of await tablesOf(db, guest)) {
    if (await isAlone(db, table, guest)) {
      await tables.remove(table);
      deleted += 1;
    } else {
      await leaveSeats(tables, table, guest);
      for (let tries = 0; tries < MOST_TRIES; tries++) if (await leaveRoom(db, table, guest)) break;
      left += 1;
    }
  }
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ by_guest: '', name: '""', body: 'null', message: null })
    .where('by_guest', '=', guest)
    .executeTakeFirst();
  await db.deleteFrom('members').where('guest', '=', guest).execute();
  await db.updateTable('entries').set({ said: null }).where('said', 'like', `["${guest}",%`).execute();
  return { deleted, left, lines: Number(numUpdatedRows) };
}

/** Where his id is in the room or on the card. */
async function tablesOf(db: Database, guest: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('rooms', 'rooms.table_id', 'tables.id')
    .select('tables.id')
    .where(({ or, eb }) => or([eb('rooms.facts', 'like', `%"${guest}"%`), eb('tables.record', 'like', `%"${guest}"%`)]))
    .execute();
  return rows.map(({ id }) => id);
}

async function isAlone(db: Database, table: string, guest: string): Promise<boolean> {
  const members = await db.selectFrom('members').select('guest').where('table_id', '=', table).execute();
  return members.length > 0 && members.every((one) => one.guest === guest);
}

/** A bot plays on for the others; where only bots are left, the seat waits for somebody. */
async function leaveSeats(tables: TableStore, table: string, guest: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await giveAway(tables, table, guest);
    } catch (cause) {
      if (cause instanceof Fault) return;
      // Somebody has played meanwhile.
      if (!(cause instanceof Taken) || tries === MOST_TRIES) throw cause;
    }
}

async function giveAway(tables: TableStore, table: string, guest: string): Promise<void> {
  // To read a journal takes long.
  if (!Object.values((await tables.record(table))?.holders ?? {}).includes(guest)) return;
  const kept = await tables.read(table);
  const game = games.find(({ id }) => id === kept?.record.game);
  if (kept === null || game === undefined || kept.record.outcome !== null) return;
  const { match, added } = resume(createEngine(game.pack.game), kept);
  if (added !== null) await tables.addSegment(table, match.journal.segments.length - 1, added, match.table);
  const { touched } = kept.record as OnlineRecord;
  for (const seat of match.table.seats) {
    if (match.holders[seat] !== guest) continue;
    const hold = Object.values(match.holders).some((one) => one !== guest && !isBot(one)) ? BOT : OPEN_SEAT;
    const prepared = match.prepare(seat, { hold });
    const after = prepared.table as Table;
    const facts = factsOf(game, match.engine, match.standingAfter(prepared.entry), after, touched);
    await tables.append(table, prepared.entry, after, facts);
    match.commit(prepared);
  }
}

/** Whether it is done. */
async function leaveRoom(db: Database, table: string, guest: string): Promise<boolean> {
  return db.transaction().execute(async (change) => {
    const room = await change.selectFrom('rooms').select('facts').where('table_id', '=', table).executeTakeFirst();
    if (room === undefined) return true;
    const facts = JSON.parse(room.facts) as RoomFacts;
    const { record } = await change
      .selectFrom('tables')
      .select('record')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const holders = Object.values((JSON.parse(record) as OnlineRecord).holders);
    const heir = holders.find((one) => one !== guest && !isBot(one)) ?? '';
    const others = (list: readonly string[]): string[] => list.filter((one) => one !== guest);
    const changed: RoomFacts = {
      ...facts,
      host: facts.host === guest ? heir : facts.host,
      muted: others(facts.muted),
      removed: others(facts.removed),
      admitted: others(facts.admitted ?? []),
      knocking: facts.knocking?.filter(({ id }) => id !== guest) ?? [],
      conceding: facts.conceding?.filter(({ people }) => !people.includes(guest)) ?? [],
      sat: without(facts.sat ?? {}, guest),
      ...(facts.heldAtStart && { heldAtStart: leftBy(facts.heldAtStart, guest) }),
      names: without(facts.names, guest),
      seen: without(facts.seen, guest),
      keptFor: Object.fromEntries(Object.entries(facts.keptFor).filter(([, owner]) => owner !== guest)),
    };
    const { numUpdatedRows } = await change
      .updateTable('rooms')
      .set({ facts: JSON.stringify(changed) })
      .where('table_id', '=', table)
      // Whoever owns the table may have changed it meanwhile.
      .where('facts', '=', room.facts)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  });
}

const leftBy = (holders: Holders, guest: string): Holders =>
  Object.fromEntries(Object.entries(holders).map(([seat, one]) => [seat, one === guest ? BOT : one]));
