import { GuestStore } from '../store/guestStore.ts';
import { type OnlineRecord, type openDatabase, TableStore } from '../store/index.ts';
import { giveOrder } from '../store/orders.ts';
import { removeTable } from '../store/tableStore.ts';
import { type Forgotten, forgetGuest } from './forget.ts';
import type { RoomFacts } from './roomFacts.ts';
import { shown } from './shown.ts';
import { isTable } from './tableId.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** What the owner of a server may know of a table: everything but its dice. */
export interface OperatorCard {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly opened: number;
  readonly touched: number;
  readonly n: number;
  readonly round: number;
  readonly isOver: boolean;
  readonly isPublic: boolean;
  readonly host: string;
  readonly seats: readonly { readonly seat: string; readonly holder: string; readonly name: string | null }[];
  /** Who sat there once, or has said something. */
  readonly others: readonly { readonly guest: string; readonly name: string }[];
}

const LONGEST = 100;

/** All tables, the latest first. What people have written is fit for a terminal. */
export async function listTables(db: Database): Promise<OperatorCard[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('rooms', 'rooms.table_id', 'tables.id')
    .select(['tables.id', 'tables.n', 'tables.over', 'tables.record', 'rooms.facts'])
    .orderBy('tables.touched', 'desc')
    .orderBy('tables.id')
    .execute();
  const speakers = await db
    .selectFrom('chat')
    .select(['table_id', 'by_guest', 'name'])
    .distinct()
    .where('by_guest', '!=', '')
    .execute();
  const saidAt = new Map<string, (typeof speakers)[number][]>();
  for (const one of speakers) saidAt.set(one.table_id, [...(saidAt.get(one.table_id) ?? []), one]);
  return rows.map(({ id, n, over, record: kept, facts }) => {
    const record = JSON.parse(kept) as OnlineRecord;
    // A damaged one may have no room.
    const room = JSON.parse(facts ?? '{}') as Partial<RoomFacts>;
    const { host = '', isPublic = false, names = {} } = room;
    const said = (saidAt.get(id) ?? []).map(({ by_guest, name }) => [by_guest, JSON.parse(name)] as const);
    const known = Object.entries<string>({ ...Object.fromEntries(said), ...names });
    const nameOf = (guest: string): string | null => (Object.hasOwn(names, guest) ? clean(names[guest]!) : null);
    return {
      id,
      game: clean(record.game),
      title: record.title === null ? null : clean(record.title),
      opened: record.opened,
      touched: record.touched,
      n,
      round: record.round,
      isOver: over === 1,
      isPublic,
      host: clean(host),
      seats: record.seats.map((seat) => {
        const holder = record.holders[seat] ?? '';
        return { seat: clean(seat), holder: clean(holder), name: nameOf(holder) };
      }),
      others: known
        .filter(([guest]) => !Object.values(record.holders).includes(guest))
        .map(([guest, name]) => ({ guest: clean(guest), name: clean(name) })),
    };
  });
}

const clean = (text: string): string => shown(text, LONGEST);

export const isGuest = (id: string): boolean => /^g[0-9a-f]{32}$/.test(id);

export const banGuest = (db: Database, guest: string, isBanned: boolean): Promise<void> =>
  new GuestStore(db).ban(guest, isBanned);

export const revokeGuest = (db: Database, guest: string): Promise<void> => new GuestStore(db).revoke(guest);

export const hasTable = async (db: Database, table: string): Promise<boolean> =>
  isTable(table) && (await new TableStore(db).record(table)) !== null;

export const deleteTable = (db: Database, table: string): Promise<void> =>
  giveOrder(db, { kind: 'table', subject: table }, (change) => removeTable(change, table));

/** His cookies and links end first, so that he does not come back meanwhile. */
export async function deleteGuest(db: Database, guest: string): Promise<Forgotten> {
  await revokeGuest(db, guest);
  const forgotten = await forgetGuest(db, guest);
  // Last, for a server that runs does it once more: a room that was open may have written him down again.
  await giveOrder(db, { kind: 'forget', subject: guest }, async () => undefined);
  return forgotten;
}
