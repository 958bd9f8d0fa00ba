import { createEngine, decider, type GamePack, keyFromSeed, type Shape } from '@shamble/kernel';
import { pack as thumbnail } from '@shamble/thumbnail';
import { expect, test } from 'vitest';
import { added, chanceFrom, decide, interval, NO_GAMES, playOut, random, rng, usual } from '../src/index.ts';

const pack = thumbnail as unknown as GamePack<Shape>;
const engine = createEngine(pack.game);
const [mission] = pack.missions;
const laid = (seed: number) => engine.open(pack.options(mission!.id, mission!.seats.min, []), keyFromSeed(seed)).table;
const games = { seed: 3, from: 0, to: 40 };

test('a game is played on to its end, or left where it has none in sight', () => {
  const table = laid(1);
  expect(playOut(engine, table, () => usual, rng(1))).toBe(table.outcome);
  expect(table.outcome).not.toBeNull();
  expect(playOut(engine, laid(1), () => random, rng(1), 1)).toBeNull();
});

test('a policy is shown what its seat sees, and no more than it wants', () => {
  const table = laid(2);
  const seat = decider(table.pending!.who);
  const seen = decide(engine, table, seat, (view) => view, rng(1));
  expect(seen).toEqual(engine.view(table, seat));
});

test('chances are the same for the same games, come together from parts, and change nothing', () => {
  const table = laid(4);
  const seat = decider(table.pending!.who);
  const view = engine.view(table, seat);
  const before = JSON.stringify(view);
  const chance = (of: typeof games) => chanceFrom(engine, view, seat, () => usual, of);
  const all = chance(games);
  expect(all.games).toBe(40);
  expect(added(chance({ ...games, to: 15 }), chance({ ...games, from: 15 }))).toEqual(all);
  expect(added(NO_GAMES, all)).toEqual(all);
  expect(JSON.stringify(view)).toBe(before);
});

test('chances go by what the seat knows: any table that looks the same gives the same', () => {
  const table = laid(5);
  const seat = decider(table.pending!.who);
  const view = engine.view(table, seat);
  const other = engine.view(engine.sample(view, keyFromSeed(77)), seat);
  const chance = (seen: typeof view) => chanceFrom(engine, seen, seat, () => usual, games);
  expect(chance(other)).toEqual(chance(view));
});

test('an interval holds the share, grows narrower with more games and stays between 0 and 1', () => {
  expect(interval(NO_GAMES)).toEqual([0, 1]);
  const [low, high] = interval({ games: 200, won: 80 });
  expect([low, high].map((one) => Math.round(1000 * one))).toEqual([335, 469]);
  const [few, many] = [interval({ games: 20, won: 8 }), interval({ games: 2000, won: 800 })];
  expect(many[1] - many[0]).toBeLessThan(few[1] - few[0]);
  expect(interval({ games: 10, won: 0 })[0]).toBe(0);
  expect(interval({ games: 10, won: 10 })[1]).toBe(1);
});
