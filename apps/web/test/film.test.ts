import { readFileSync } from 'node:fs';
import { Analyst, checkedIn, perform, rng, usual } from '@shamble/bots';
import { commitmentOf } from '@shamble/kept';
import {
  createEngine,
  EVERYONE,
  type Fault,
  fork,
  isOffered,
  type Journal,
  keyFromSeed,
  keyText,
  load,
  Match,
  type Mind,
  openMatch,
  replay,
  type Save,
  type Shape,
  WATCHER,
} from '@shamble/kernel';
import { pack as plaguePack, text as plagueText } from '@shamble/plague';
import { pack, text } from '@shamble/zombicide';
import { describe, expect, test } from 'vitest';
import type { LoadedGame } from '../src/games/index.ts';
import { Film } from '../src/worker/film.ts';

const game = { id: 'zombicide', pack, text } as unknown as LoadedGame;
const engine = createEngine(game.pack.game);
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../packages/games/${path}`, import.meta.url), 'utf8'));
const whole = read('zombicide/test/won/06.json') as Journal;

/** The won game for two, as far as so many answers. */
function played(answers = Number.POSITIVE_INFINITY): Match<Shape> {
  const [first] = whole.segments;
  const entries = first!.entries.slice(0, answers);
  const holders = { p1: 'here', p2: 'bot:careful' };
  const journal = {
    ...whole,
    segments: [{ ...first!, content: game.pack.game.content, start: { ...first!.start, holders }, entries }],
  };
  return new Match(engine, journal, replay(engine, journal), holders, 'free');
}

test('a game that is over is shown as it was at every moment, from every seat', () => {
  const match = played();
  const film = new Film(game, match);
  const { first, last, viewers, rounds } = film.opened(null);
  expect([first, last]).toEqual([0, match.table.n]);
  expect(viewers).toEqual(['p1', 'p2', EVERYONE]);
  expect(rounds).toHaveLength(last + 1);
  // Both ways: a moment looked at again is the same.
  for (const n of [0, 57, last, 57, 1]) {
    const { view, events } = film.frame(n, 'p2');
    expect(view).toEqual(engine.view(match.at(n), 'p2'));
    const chapter = film.story('p2').find((one) => one.n === n)!;
    expect(events).toEqual(chapter.lines.map(({ event }) => event));
  }
});

test('before it is over nobody sees more than at the table, and the key stays hidden', () => {
  const match = played(30);
  const film = new Film(game, match);
  expect(film.opened(null).viewers).toEqual(['p1']);
  expect(() => film.frame(3, 'p2')).toThrow('before the game is over');
  expect(() => film.story(EVERYONE)).toThrow('before the game is over');
  const { key, isKey } = film.verify(commitmentOf(keyText(match.table.chance.key)));
  expect([key, isKey]).toEqual([null, true]);
});

test('where seats have secrets, several people at one device watch as somebody who only looks on', () => {
  const plague = { id: 'plague', pack: plaguePack, text: plagueText } as unknown as LoadedGame;
  const viewers = (variants: readonly string[], p2: string): readonly string[] => {
    const options = plaguePack.options('main', 2, variants);
    const { match } = openMatch(createEngine(plague.pack.game), {
      ...{ options, key: keyFromSeed(1), holders: { p1: 'here', p2 } },
    });
    return new Film(plague, match).opened(null).viewers;
  };
  expect(viewers(['traitor'], 'here:Zoé')).toEqual([WATCHER]);
  expect(viewers(['traitor'], 'here')).toEqual(['p1', 'p2']);
  expect(viewers(['traitor'], 'bot:careful')).toEqual(['p1']);
  expect(viewers([], 'here:Zoé')).toEqual(['p1', 'p2']);
});

describe('an analysis is given', () => {
  const film = new Film(game, played());
  const dossier = film.dossier('p1', false);

  test('what the seats saw then, and no more: the same for every table that looked like this', () => {
    const { points, decisions, end } = dossier;
    expect(points.map(({ round }) => round)).toEqual([...new Set(film.opened(null).rounds)]);
    expect(end).toMatchObject({ n: film.match.table.n, won: true });
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set(['p1', 'p2']));
    for (const { n, known } of points) expect(known).toEqual({ view: engine.view(film.match.at(n), 'p1') });
    for (const { n, seat, known, answer } of decisions.filter((_, i) => i % 12 === 0)) {
      expect(known).toEqual({ view: engine.view(film.match.at(n), seat) });
      const offer = engine.offer(engine.sample((known as { view: never }).view, keyFromSeed(n)), seat)!;
      expect(isOffered(offer, answer)).toBe(true);
    }
  });

  test('the tables themselves where all cards lie open', () => {
    const [point] = film.dossier('p1', true).points;
    expect(point!.known).toEqual({ table: film.match.at(point!.n) });
  });

  test('nothing before the game is over', () => {
    expect(() => new Film(game, played(30)).dossier('p1', false)).toThrow('when it is over');
  });

  test('what was found before, if it is about this game and its games come out so again', () => {
    const mind: Mind<Shape> = { policy: usual, playouts: { steady: 1, strong: 1 } };
    const analyst = new Analyst(dossier);
    for (let i = 0; i < 2 * dossier.points.length; i++) {
      const errand = analyst.next()!;
      analyst.take(errand, perform(engine, mind, errand.task));
    }
    const [decided] = dossier.decisions;
    const { n, round, seat, answer, known } = decided!;
    const task = {
      do: 'pair',
      known,
      seat: 'p1',
      asked: seat,
      answers: [answer],
      seed: 3 * n + 2,
      from: 0,
      to: 2,
    } as const;
    const [pairs] = perform(engine, mind, task) as readonly string[];
    const same = { answer: pairs!, best: pairs!, policy: pairs! };
    const moment = { n, round, seat, answer, best: answer, policy: answer, stake: 0.1, games: same };
    const report = { ...analyst.report, moments: [moment] };
    const given = JSON.parse(JSON.stringify(report));
    const luck = rng(1);
    const checked = (kept: unknown, isUp = () => false) =>
      checkedIn([7, kept], dossier, { engine, mind, luck: (below) => luck(below), isUp });
    const found = (kept: unknown): unknown => checked(kept)?.report ?? null;
    expect(report.points[0]!.games.length).toBeGreaterThan(0);
    expect(found(given)).toEqual(given);
    expect(found({ ...given, seat: 'p2' })).toBeNull();
    expect(found({ ...given, end: { ...given.end, hash: '0' } })).toBeNull();
    const turned = (games: string): string => games.replace(/./g, (letter) => (letter === '1' ? '0' : '1'));
    const forged = report.points.map((point) => ({ ...point, games: turned(point.games) }));
    expect(found({ ...given, points: forged })).toBeNull();
    // Of moments, too: what came of them, what was answered there, and what nobody could have answered.
    const but = (news: object): object => ({ ...given, moments: [{ ...moment, ...news }] });
    expect(found(but({ games: { ...same, best: turned(pairs!) } }))).toBeNull();
    expect(found(but({ games: { ...same, best: '' } }))).toBeNull();
    expect(found(but({ answer: 'never' }))).toBeNull();
    expect(found(but({ best: 'never' }))).toBeNull();
    // How much of it was played again is told; when time is up, one game was.
    const all = report.points.reduce((sum, { games }) => sum + games.length, 0) + 3 * pairs!.length;
    expect(checked(given)).toMatchObject({ played: all, of: all });
    expect(checked(given, () => true)!.played).toBeLessThanOrEqual(3);
  });
});

test('the dice are verified: a key that was not promised and a table that never was are found', () => {
  const match = played();
  const key = keyText(match.table.chance.key);
  const film = new Film(game, match);
  expect(film.verify(commitmentOf(key))).toMatchObject({ key, isKey: true, entries: match.table.n });
  expect(film.verify(commitmentOf('00'.repeat(32))).isKey).toBe(false);
  const forged = structuredClone(match.journal);
  Object.assign(forged.segments[0]!.entries[40]!, { hash: '0000000000000000' });
  const other = new Film(game, new Match(engine, forged, match.table, match.holders, 'free'));
  expect(() => other.verify(commitmentOf(key))).toThrow(expect.objectContaining({ code: 'diverged' }) as Fault);
});

describe('a game that went on under newer rules', () => {
  test('is watched from its very start where these lead to the same tables', () => {
    const before = played(30);
    const [first] = before.journal.segments;
    const journal = { ...whole, segments: [{ ...first!, content: 'an older box' }] };
    const match = load(engine, { shamble: 'save', journal, table: before.table, undo: 'free' });
    expect(match.journal.segments).toHaveLength(2);
    for (const entry of whole.segments[0]!.entries.slice(30, 50))
      if ('choice' in entry) match.do(entry.seat, { answer: entry.answer });
    const film = new Film(game, match);
    const { first: from, last, before: lost, rounds } = film.opened(null);
    expect([from, last, lost]).toEqual([0, match.table.n, null]);
    expect(rounds).toHaveLength(last + 1);
    for (const n of [0, 12, 30, 31])
      expect(film.frame(n, 'p1').view.state).toEqual(engine.view(played(n).table, 'p1').state);
    expect(film.story('p1').map(({ n }) => n)).toEqual(rounds.map((_, n) => n));
    expect(film.verify('').entries).toBe(last);
    expect(fork(film.match, 12, '00'.repeat(32)).table.state).toMatchObject({ round: rounds[12] });
  });

  test('says what of it is lost where they do not', () => {
    const plague = { id: 'plague', pack: plaguePack, text: plagueText } as unknown as LoadedGame;
    const saved = read('plague/test/saves/v1.json') as Save;
    const film = new Film(plague, load(createEngine(plague.pack.game), saved));
    const { first, last, before, viewers } = film.opened(null);
    expect(before).toEqual({ answers: saved.table.n, version: 1 });
    expect([first, last]).toEqual([saved.table.n, saved.table.n]);
    expect(film.frame(first, viewers[0]!).n).toBe(first);
    expect(film.verify('')).toMatchObject({ entries: 0, before });
  });
});
