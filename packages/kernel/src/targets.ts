import type { Engine } from './engine.ts';
import type { Shape } from './game.ts';
import type { Entry } from './journal.ts';
import type { TableOf } from './table.ts';

/** So many are kept as they are; more than these as text, which takes less room. */
const MOST_AT_HAND = 50;

/** The tables that undo goes back to while a journal is replayed: those and only those, each until its last use. */
export class Targets<G extends Shape> {
  private readonly engine: Engine<G>;
  /** Number of entries -> that of the last undo that goes back there. */
  private readonly lastUse = new Map<number, number>();
  private readonly kept = new Map<number, TableOf<G> | string>();
  private readonly ends = new Map<number, number>();

  constructor(engine: Engine<G>, entries: readonly Entry[], upTo: number) {
    this.engine = engine;
    for (const entry of entries)
      if ('undoTo' in entry && entry.n < upTo && entry.undoTo <= entry.n) this.lastUse.set(entry.undoTo, entry.n);
    for (const [target, use] of this.lastUse) this.ends.set(use, target);
  }

  get(n: number): TableOf<G> | undefined {
    const kept = this.kept.get(n);
    return typeof kept === 'string' ? (JSON.parse(kept) as TableOf<G>) : kept;
  }

  /** The replay has come to this table. */
  pass(table: TableOf<G>): void {
    const done = this.ends.get(table.n - 1);
    if (done !== undefined) this.kept.delete(done);
    if (!this.lastUse.has(table.n)) return;
    this.kept.set(table.n, this.kept.size < MOST_AT_HAND ? this.engine.clone(table) : JSON.stringify(table));
  }

  get size(): number {
    return this.kept.size;
  }
}
