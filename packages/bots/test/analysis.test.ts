import { createEngine, keyFromSeed, type Shape, type TableOf } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import {
  Analyst,
  accountOf,
  analyseInBatches,
  bandOf,
  chanceAt,
  type Done,
  type Dossier,
  type Errand,
  outlineOf,
  perform,
  type Report,
  type Result,
  readReport,
  SENT,
  surely,
  type Task,
} from '../src/index.ts';
import { type Bet, type Bets, cardOf, game, mind } from './bets.ts';

const engine = createEngine(game);
const laid = (seed: number) => engine.open({}, keyFromSeed(seed)).table;

/** A game in which these bets were made, to be analysed. */
function dossierOf(bets: readonly Bet[], seed: number, open = false): Dossier<Bets> & { card: Bet } {
  const tables: TableOf<Bets>[] = [laid(seed)];
  for (const bet of bets) tables.push(engine.play(tables.at(-1)!, 'p1', bet).table);
  const known = (at: number) => (open ? { table: tables[at]! } : { view: engine.view(tables[at]!, 'p1') });
  const end = tables.at(-1)!;
  return {
    ...{ seat: 'p1', open, card: cardOf(tables[0]!.state) },
    end: { n: end.n, hash: engine.hash(end), won: end.outcome!.winners.includes('p1') },
    points: bets.map((_, at) => ({ n: at, round: at + 1, known: known(at) })),
    decisions: bets.map((answer, at) => ({ n: at, round: at + 1, seat: 'p1', answer, known: known(at) })),
  };
}

const carriedOut = (task: Task): Done[Task['do']] => perform(engine, mind, task as unknown as Task<Bets>);

/** All that there is to be done, or so many errands of it. */
function analysed(dossier: Dossier<Bets>, errands = 5000, kept: Report | null = null): Analyst {
  const analyst = new Analyst(dossier as unknown as Dossier<Shape>, kept);
  for (let i = 0; i < errands; i++) {
    const errand = analyst.next();
    if (errand === null) break;
    analyst.take(errand, carriedOut(errand.task));
  }
  return analyst;
}

describe('an analysis', () => {
  const blunder = analysed(dossierOf(['even', 'never', 'short'], 4));

  test('finds the blunder that was planted, says what would have been better, and confirms it by whole games', () => {
    const { lost, given, played } = accountOf(blunder.report);
    const [worst] = lost;
    expect(worst!.moment).toMatchObject({ n: 1, answer: 'never' });
    expect(['even', 'short']).toContain(worst!.moment.best);
    expect(worst!.lost).toBeGreaterThan(0.2);
    expect(worst!.low).toBeGreaterThan(0);
    expect(lost.every(({ moment }) => surely(moment.games.best, moment.games.answer) === 1)).toBe(true);
    expect(lost.map(({ moment }) => moment.n)).not.toContain(2);
    expect(played).toBeCloseTo(1 - given);
  });

  test('luck and skill add up to the change of the curve, round by round and in all', () => {
    for (const report of [blunder.report, analysed(dossierOf(['short', 'even', 'long'], 9), 120).report]) {
      const { start, rounds, skill, luck } = accountOf(report);
      for (const one of rounds) expect(one.from + one.skill + one.luck).toBeCloseTo(one.to);
      expect(start + skill + luck).toBeCloseTo(Number(report.end.won));
      expect(start).toBe(chanceAt(report.points[0]!));
    }
  });

  test('what luck did is what the dice did: the chances of this game are known', () => {
    // Even bets on: one of three lost leaves 1/4, one won 3/4. The rest is what was decided.
    const dossier = dossierOf(['never', 'even', 'even'], 4);
    const [first, second] = accountOf(analysed(dossier).report).rounds;
    expect(Math.abs(first!.from - 1 / 2)).toBeLessThan(0.05);
    expect(Math.abs(second!.from - 1 / 4)).toBeLessThan(0.05);
    expect(Math.abs(first!.skill + 1 / 4)).toBeLessThan(0.12);
    expect(Math.abs(first!.luck)).toBeLessThan(0.12);
  });

  test('shows no lost chance where there is none: of many games well played nearly all are clean', () => {
    const wrong = Array.from({ length: 10 }, (_, seed) =>
      accountOf(analysed(dossierOf(['short', 'short', 'short'], 100 + seed)).report),
    ).filter(({ lost }) => lost.length > 0);
    expect(wrong.length).toBeLessThanOrEqual(1);
  });

  test('goes by what the seat knew: behind every hidden truth it finds the same', () => {
    const reports = new Map<Bet, Report>();
    for (let seed = 0; reports.size < 2; seed++) {
      const dossier = dossierOf(['even', 'never', 'never'], seed);
      // The die is not looked at before the end: only the card is another one.
      if (dossier.end.won) continue;
      const same = { ...dossier, points: dossier.points.slice(0, 1), decisions: dossier.decisions.slice(0, 1) };
      reports.set(dossier.card, { ...analysed(same, 150).report, end: { n: 0, hash: '', won: false } });
    }
    expect(reports.get('red')).toEqual(reports.get('black'));
  });

  test('with all cards open it knows the card, and says that it does', () => {
    const dossier = dossierOf(['never', 'never', 'never'], 3, true);
    const { report } = analysed(dossier);
    expect(report.open).toBe(true);
    const closed = analysed(dossierOf(['never', 'never', 'never'], 3));
    const bests = (of: Report): unknown[] => of.moments.map(({ best }) => best);
    expect(bests(report)).toContain(dossier.card);
    expect(bests(closed.report)).not.toContain('red');
    expect(bests(closed.report)).not.toContain('black');
  });

  test('has a first curve soon, and ends with bands as narrow as it aims at', () => {
    const first = analysed(dossierOf(['even', 'never', 'short'], 4), 20);
    expect(Math.min(...first.report.points.map(({ games }) => games.length))).toBeGreaterThanOrEqual(6);
    expect(first.progress).toBeLessThan(0.5);
    expect(blunder.progress).toBeCloseTo(1);
    for (const { games } of blunder.report.points) {
      const [low, high] = bandOf(games);
      expect(high - low).toBeLessThanOrEqual(0.08);
    }
  });

  test('goes on from what was kept, and does nothing twice', () => {
    const kept = readReport(JSON.parse(JSON.stringify(blunder.report)))!;
    expect(kept).toEqual(blunder.report);
    const dossier = dossierOf(['even', 'never', 'short'], 4);
    expect(analysed(dossier, 0, kept).report).toEqual(kept);
    expect(analysed(dossier, 5000, kept).report).toEqual(kept);
  });

  test('reads nothing but a report of its own version', () => {
    const { report } = blunder;
    for (const wrong of [null, 7, {}, { ...report, version: 2 }, { ...report, points: [{ n: 0 }] }])
      expect(readReport(wrong)).toBeNull();
    expect(readReport({ ...report, points: [{ ...report.points[0], games: '012' }] })).toBeNull();
    expect(readReport({ ...report, points: [{ ...report.points[0], guess: 'many' }] })).toBeNull();
  });

  test('an errand that is lost is given out again, one that fails is not', () => {
    const analyst = new Analyst(dossierOf(['even', 'never', 'short'], 4) as unknown as Dossier<Shape>);
    for (let i = 0; i < 3; i++) analyst.take(analyst.next()!, null as never);
    const errand = analyst.next()!;
    const other = analyst.next()!;
    expect(other.job).not.toEqual(errand.job);
    analyst.lose(errand);
    const next = () => [analyst.next()!, analyst.next()!].map(({ job }) => job);
    expect(next()).toContainEqual(errand.job);
    analyst.fail(errand);
    analyst.lose(other);
    expect(next()).not.toContainEqual(errand.job);
    expect(analyst.isBusy).toBe(true);
  });
});

describe('by people who are far away', () => {
  const dossier = dossierOf(['even', 'never', 'short'], 4) as unknown as Dossier<Shape>;
  const outline = outlineOf(dossier);
  const filled = ({ job, task }: Errand<null>): Task => {
    const row = job.on === 'guess' || job.on === 'point' ? dossier.points : dossier.decisions;
    return { ...task, known: row[job.at]!.known } as Task;
  };
  const carryOut = (errands: readonly Errand<null>[]): Result[] =>
    errands.map((errand) => ({ result: carriedOut(filled(errand)) }));
  const found = (act = carryOut, most = 5000) =>
    analyseInBatches(new Analyst(outline, null, SENT), { size: 7, most, carryOut: async (given) => act(given) });

  test('it finds what is found here, whoever was first, and each of its games is one that is played here', async () => {
    const report = await found();
    expect(await found((errands) => carryOut([...errands].reverse()).reverse())).toEqual(report);
    const here = analysed(dossierOf(['even', 'never', 'short'], 4)).report;
    expect(report.looked).toBe(here.looked);
    for (const [at, { games, n }] of report.points.entries()) {
      expect(here.points[at]!.n).toBe(n);
      const played = Math.min(games.length, here.points[at]!.games.length);
      expect(played).toBeGreaterThan(0);
      expect(games.slice(0, played)).toBe(here.points[at]!.games.slice(0, played));
    }
    expect(accountOf(report).lost.map(({ moment }) => moment.n)).toEqual(
      accountOf(here).lost.map(({ moment }) => moment.n),
    );
    for (const { games } of report.points) {
      const [low, high] = bandOf(games);
      expect(high - low).toBeLessThanOrEqual(0.08);
    }
  });

  test('it ends after so many errands, whatever is left', async () => {
    let errands = 0;
    const report = await found((given) => {
      errands += given.length;
      return carryOut(given);
    }, 5);
    // Three guesses, three points and one decision.
    expect(errands).toBe(7);
    expect(report.looked).toBe(1);
  });

  test('what cannot be done keeps nothing from being finished', async () => {
    for (const on of ['point', 'decision', 'moment'] as const) {
      const analyst = new Analyst(outline, null, SENT);
      await analyseInBatches(analyst, {
        ...{ size: 7, most: 5000 },
        carryOut: async (errands) =>
          errands.map((errand) => (errand.job.on === on ? null : { result: carriedOut(filled(errand)) })),
      });
      expect(analyst.progress).toBeCloseTo(1);
      expect(analyst.isBusy).toBe(false);
    }
  });
});

test('pairs tell only at fixed counts, and ties tell nothing', () => {
  expect(surely('1'.repeat(39), '0'.repeat(39))).toBe(0);
  expect(surely('1'.repeat(40), '0'.repeat(40))).toBe(1);
  expect(surely('0'.repeat(40), '1'.repeat(40))).toBe(-1);
  expect(surely('1'.repeat(320), '1'.repeat(320))).toBe(0);
  expect(surely(`${'1'.repeat(6)}${'0'.repeat(34)}`, '0'.repeat(40))).toBe(0);
  expect(surely(`${'1'.repeat(7)}${'0'.repeat(33)}`, '0'.repeat(40))).toBe(1);
});
