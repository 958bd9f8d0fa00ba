import type { Kysely, Transaction } from 'kysely';
import type { Watch } from '../archive.ts';
import type { Schema } from '../schema.ts';
import { TableStore } from '../tableStore.ts';
import { enginesOf, verifyTable } from '../verify.ts';
import { type Column, fitted } from './fits.ts';
import { mend } from './mend.ts';
import { Pages } from './pages.ts';
import { freePages, isLeaf, leavesOf, type Row, rowsOn } from './rows.ts';

export interface Salvaged {
  readonly saved: number;
  /** Of those, the ones whose journal is lost: they go on from the table that was kept. */
  readonly shortened: number;
  /** Table -> why it could not be saved. */
  readonly lost: readonly { readonly id: string; readonly sentence: string }[];
}

/** What servers tell each other, whoever reads this has none; and what can be found again. */
const LEFT_OUT = ['migrations', 'orders', 'processes', 'duties', 'limits', 'analyses'];
const OF_TABLES = ['segments', 'entries', 'snapshots', 'rooms', 'chat', 'members'] as const;

/** Puts all that can still be read of a damaged database file into an empty database. The file is only read. */
export async function salvage(file: string, db: Kysely<Schema>, watch: Watch = () => undefined): Promise<Salvaged> {
  const pages = new Pages(file);
  try {
    const columns = await columnsOf(db);
    await db.transaction().execute((change) => gather(pages, change, columns, watch));
  } finally {
    pages.close();
  }
  return keepWhole(db, watch);
}

async function columnsOf(db: Kysely<Schema>): Promise<Map<string, readonly Column[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter(({ name }) => !LEFT_OUT.includes(name))
      .map(({ name, columns }) => [
        name,
        columns.map((one) => ({
          name: one.name,
          isText: one.dataType.toLowerCase() === 'text',
          isRequired: !one.isNullable && !one.hasDefaultValue,
        })),
      ]),
  );
}

/** Row by row; where a tree of pages is broken, whatever lies about and looks like a row of ours. */
async function gather(
  pages: Pages,
  change: Transaction<Schema>,
  columns: ReadonlyMap<string, readonly Column[]>,
  watch: Watch,
): Promise<void> {
  const roots = rootsIn(pages);
  const known = new Set<number>();
  let isWhole = true;
  let done = 0;
  for (const name of columns.keys()) {
    const found = leavesOf(pages, roots.get(name) ?? 0);
    isWhole &&= found.isWhole;
    for (const page of found.leaves) {
      known.add(page);
      for (const row of rowsOn(pages, page)) if (row !== null) await put(change, columns, [name], row);
      watch(Math.min(++done, pages.count), pages.count);
    }
  }
  if (isWhole) return;
  const free = freePages(pages);
  const names = [...columns.keys()];
  for (let page = 2; page <= pages.count; page++) {
    if (known.has(page) || free.has(page) || !isLeaf(pages.read(page), page)) continue;
    for (const row of rowsOn(pages, page)) if (row !== null) await put(change, columns, names, row);
  }
}

/** Table -> the root of its tree. */
function rootsIn(pages: Pages): Map<string, number> {
  const roots = new Map<string, number>();
  for (const page of leavesOf(pages, 1).leaves)
    for (const row of rowsOn(pages, page)) {
      const [kind, name, , root] = row?.values ?? [];
      if (kind === 'table' && typeof name === 'string' && typeof root === 'number') roots.set(name, root);
    }
  return roots;
}

async function put(
  change: Transaction<Schema>,
  columns: ReadonlyMap<string, readonly Column[]>,
  names: readonly string[],
  row: Row,
): Promise<void> {
  for (const name of names) {
    const values = fitted(name, columns.get(name)!, row);
    if (values === null) continue;
    const into = change.insertInto(name as 'tables');
    // Of what was written over, an older state may still lie about.
    if (name === 'tables' || name === 'snapshots')
      await into
        .values(values as never)
        .onConflict((conflict) =>
          conflict
            .column((name === 'tables' ? 'id' : 'table_id') as 'id')
            .doUpdateSet(values as never)
            .where(`${name}.n` as 'tables.n', '<', Number(values.n)),
        )
        .execute();
    else
      await into
        .orIgnore()
        .values(values as never)
        .execute();
    return;
  }
}

/** A table that cannot be played on is taken out again. */
async function keepWhole(db: Kysely<Schema>, watch: Watch): Promise<Salvaged> {
  const store = new TableStore(db);
  const engineOf = enginesOf();
  const ids = await idsIn(db);
  const lost: { id: string; sentence: string }[] = [];
  let shortened = 0;
  for (const [at, id] of ids.entries()) {
    try {
      const isShort = await mend(db, store, id, engineOf);
      await verifyTable(db, store, id, engineOf);
      if (isShort) shortened += 1;
    } catch (cause) {
      lost.push({ id, sentence: cause instanceof Error ? cause.message : String(cause) });
      await store.remove(id);
    }
    watch(at + 1, ids.length);
  }
  return { saved: ids.length - lost.length, shortened, lost };
}

/** Every table that anything is left of. */
async function idsIn(db: Kysely<Schema>): Promise<string[]> {
  const ids = new Set((await db.selectFrom('tables').select('id').execute()).map(({ id }) => id));
  for (const part of OF_TABLES)
    for (const { id } of await db.selectFrom(part).select('table_id as id').distinct().execute()) ids.add(id);
  return [...ids];
}
