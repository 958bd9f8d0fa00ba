import { readFileSync } from 'node:fs';
import { commitmentOf } from '@shamble/kept';
import { createEngine, EVERYONE, type Fault, type Journal, keyText, Match, replay, type Shape } from '@shamble/kernel';
import { pack, text } from '@shamble/zombicide';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../src/games.ts';
import { Film } from '../src/replay/film.ts';

const game = { id: 'zombicide', pack, text } as unknown as LoadedGame;
const engine = createEngine(game.pack.game);
const whole = JSON.parse(
  readFileSync(new URL('../../../packages/games/zombicide/test/won/06.json', import.meta.url), 'utf8'),
) as Journal;

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
