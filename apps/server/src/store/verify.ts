import { resume } from '@shamble/kept';
import { createEngine, type Engine, Fault, type Shape, same, type TableOf } from '@shamble/kernel';
import type { Kysely } from 'kysely';
import { games } from '../games.ts';
import type { Watch } from './archive.ts';
import type { Schema } from './schema.ts';
import { TableStore } from './tableStore.ts';

export interface Verified {
  readonly tables: number;
  readonly entries: number;
  /** Played with rules this Shamble no longer has: they go on from the table that was kept. */
  readonly older: number;
  /** Table -> what is wrong with it. */
  readonly damaged: readonly { readonly id: string; readonly game: string; readonly sentence: string }[];
}

/** The engine of a game, made once. */
export function enginesOf(): (game: string) => Engine<Shape> {
  const engines = new Map<string, Engine<Shape>>();
  return (game) => {
    const known = engines.get(game);
    if (known !== undefined) return known;
    const pack = games.find(({ id }) => id === game)?.pack;
    if (pack === undefined) throw new Fault('bad-options', `This Shamble has no game "${game}".`);
    const engine = createEngine(pack.game);
    engines.set(game, engine);
    return engine;
  };
}

/** Replays every table and recomputes every hash. Nothing is changed. */
export async function verifyStore(db: Kysely<Schema>, watch: Watch = () => undefined): Promise<Verified> {
  const store = new TableStore(db);
  const engineOf = enginesOf();
  const damaged: { id: string; game: string; sentence: string }[] = [];
  let [tables, entries, older] = [0, 0, 0];
  const ids = await store.ids();
  for (const [at, id] of ids.entries()) {
    const game = await gameOf(db, id);
    try {
      const found = await verifyTable(db, store, id, engineOf);
      if (found !== null) {
        tables += 1;
        entries += found.entries;
        if (found.isOlder) older += 1;
      }
    } catch (cause) {
      tables += 1;
      damaged.push({ id, game, sentence: cause instanceof Error ? cause.message : String(cause) });
    }
    watch(at + 1, ids.length);
  }
  return { tables, entries, older, damaged };
}

/** Null: it is gone. A Fault says what is wrong with it. */
export async function verifyTable(
  db: Kysely<Schema>,
  store: TableStore,
  id: string,
  engineOf: (game: string) => Engine<Shape>,
): Promise<{ readonly entries: number; readonly isOlder: boolean } | null> {
  const kept = await store.read(id);
  if (kept === null) return null;
  const { record, entries, snapshot } = kept;
  const wrong = (what: string): never => {
    throw new Fault('corrupt', `This table is damaged: ${what}.`);
  };
  const first = record.n - entries.length;
  for (const [at, { n, entry }] of entries.entries())
    if (n !== first + at || entry.n !== n) wrong(`entry ${first + at} is missing`);
  const engine = engineOf(record.game);
  const { match, added } = resume(engine, kept);
  if (snapshot === undefined || snapshot.n !== record.n) wrong('the table after its last entry was not kept');
  // With rules that have changed the kept table is all there is to go on from, and has just been opened.
  else if (added === null && engine.hash(snapshot.kept as TableOf<Shape>) !== engine.hash(match.table))
    wrong('its journal leads to another table than was kept');
  if (!same(record.holders, match.holders)) wrong('its card and its journal name different people');
  if (added === null && !same(record.outcome, match.table.outcome)) wrong('its card and its journal end differently');
  const room = await db.selectFrom('rooms').select('table_id').where('table_id', '=', id).executeTakeFirst();
  if (room === undefined) wrong('nobody can enter it, for its room was not kept');
  return { entries: entries.length, isOlder: added !== null };
}

async function gameOf(db: Kysely<Schema>, id: string): Promise<string> {
  const row = await db.selectFrom('tables').select('game').where('id', '=', id).executeTakeFirst();
  return row?.game ?? '?';
}
