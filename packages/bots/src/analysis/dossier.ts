import {
  type Engine,
  type Entry,
  type GamePack,
  onlyAnswer,
  type Seat,
  type Shape,
  type TableOf,
  WATCHER,
} from '@shamble/kernel';
import type { Dossier } from './analyst.ts';
import type { Known } from './known.ts';

/** A game that is over, table by table. */
interface Played {
  readonly pack: GamePack<Shape>;
  readonly engine: Engine<Shape>;
  readonly tables: readonly TableOf<Shape>[];
  readonly entries: readonly Entry[];
  /** The tables that were left behind by going back. */
  readonly undone: readonly number[];
}

/** All that an analysis may know: what the seats saw then; with all cards open, the tables. */
export function dossierOf({ pack, engine, tables, entries, undone }: Played, seat: Seat, open: boolean): Dossier {
  const first = tables[0]!.n;
  const last = tables.at(-1)!;
  if (last.outcome === null) throw new Error('A game is analysed when it is over.');
  const gone = new Set(undone);
  const tableAt = (n: number): TableOf<Shape> => tables[n - first]!;
  const roundAt = (table: TableOf<Shape>): number => pack.round(engine.view(table, WATCHER).state);
  const known = (table: TableOf<Shape>, by: Seat): Known<Shape> =>
    open ? { table } : { view: engine.view(table, by) };
  const side = sideOf(pack, engine, last, seat);
  const rounds = new Set<number>();
  return {
    ...{ seat, open },
    end: { n: last.n, hash: engine.hash(last), won: last.outcome.winners.includes(seat) },
    points: tables.flatMap((table) => {
      const round = roundAt(table);
      if (gone.has(table.n) || table.outcome !== null || rounds.has(round)) return [];
      rounds.add(round);
      return [{ n: table.n, round, known: known(table, seat) }];
    }),
    decisions: entries.flatMap((entry) => {
      if (!('choice' in entry) || entry.n < first || !side.includes(entry.seat) || gone.has(entry.n + 1)) return [];
      const table = tableAt(entry.n);
      const offer = engine.offer(table, entry.seat);
      if (offer === null || onlyAnswer(offer) !== undefined) return [];
      if (pack.minor?.(engine.view(table, entry.seat).state, table.pending!)) return [];
      const { n, seat: by, answer } = entry;
      return [{ n, round: roundAt(table), seat: by, answer, known: known(table, by) }];
    }),
  };
}

/** The same without what anybody knew: enough to say what is to be done, and to gather what comes of it. */
export const outlineOf = ({ points, decisions, ...rest }: Dossier): Dossier<Shape, null> => ({
  ...rest,
  points: points.map((one) => ({ ...one, known: null })),
  decisions: decisions.map((one) => ({ ...one, known: null })),
});

/** Those who win or lose with the seat. */
function sideOf(pack: GamePack<Shape>, engine: Engine<Shape>, table: TableOf<Shape>, seat: Seat): readonly Seat[] {
  const { seats } = table;
  const sides = pack.sides?.(engine.view(table, WATCHER).state, seats) ?? [seats];
  return sides.find((side) => side.includes(seat)) ?? [seat];
}
