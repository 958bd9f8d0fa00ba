import { type Dossier, type Known, perform, type Report, readReport } from '@shamble/bots';
import { type Engine, type Entry, onlyAnswer, type Seat, type Shape, type TableOf, WATCHER } from '@shamble/kernel';
import type { RuledGame } from '../games/index.ts';
import type { Thinking } from './minds.ts';

/** A game that is over, table by table. */
interface Played {
  readonly game: RuledGame;
  readonly engine: Engine<Shape>;
  readonly tables: readonly TableOf<Shape>[];
  readonly entries: readonly Entry[];
  /** The tables that were left behind by going back. */
  readonly undone: readonly number[];
}

/** All that an analysis may know: what the seats saw then; with all cards open, the tables. */
export function dossierOf({ game, engine, tables, entries, undone }: Played, seat: Seat, open: boolean): Dossier {
  const { pack } = game;
  const first = tables[0]!.n;
  const last = tables.at(-1)!;
  const gone = new Set(undone);
  const tableAt = (n: number): TableOf<Shape> => tables[n - first]!;
  const roundAt = (table: TableOf<Shape>): number => pack.round(engine.view(table, WATCHER).state);
  const known = (table: TableOf<Shape>, by: Seat): Known<Shape> =>
    open ? { table } : { view: engine.view(table, by) };
  const side = sideOf(game, engine, last, seat);
  const rounds = new Set<number>();
  return {
    ...{ seat, open },
    end: { n: last.n, hash: engine.hash(last), won: last.outcome!.winners.includes(seat) },
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

/** Those who win or lose with the seat. */
function sideOf({ pack }: RuledGame, engine: Engine<Shape>, table: TableOf<Shape>, seat: Seat): readonly Seat[] {
  const { seats } = table;
  const sides = pack.sides?.(engine.view(table, WATCHER).state, seats) ?? [seats];
  return sides.find((side) => side.includes(seat)) ?? [seat];
}

/** The one of what was kept that is about this; nothing where a game of it comes out otherwise now. */
export function reportIn(
  kept: readonly unknown[],
  dossier: Dossier,
  { engine, mind }: Pick<Thinking, 'engine' | 'mind'>,
): Report | null {
  const { seat, open, end, points, decisions } = dossier;
  const report = kept
    .map(readReport)
    .find((one) => one !== null && one.seat === seat && one.open === open && one.end.hash === end.hash);
  if (report === undefined || report === null) return null;
  const any = (games: string): number => Math.floor(Math.random() * games.length);
  for (const { n, games } of report.points) {
    const point = points.find((one) => one.n === n);
    if (point === undefined) return null;
    if (games === '') continue;
    const from = any(games);
    const task = { do: 'play', known: point.known, seat, seed: 3 * n, from, to: from + 1 } as const;
    if (perform(engine, mind, task) !== games[from]) return null;
  }
  return report.moments.every(({ n }) => decisions.some((one) => one.n === n)) ? report : null;
}
