import { createEngine, keyFromSeed, type Mind, type TableView } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { playOut, rng, think, thinker, thinkersFor } from '../src/index.ts';
import { type Bet, type Bets, cardOf, game, mind } from './bets.ts';

const engine = createEngine(game);
const laid = (seed: number) => engine.open({}, keyFromSeed(seed)).table;
const thought = (view: TableView<Bets>, playouts: number, seed: number, by: Mind<Bets> = mind) =>
  think(engine, view, engine.offer(laid(1), 'p1')!, 'p1', { mind: by, budget: { playouts }, seed });
const view = engine.view(laid(1), 'p1');

test('finds the better answer, and says by how much in the same games', () => {
  const { answer, chosenBy, candidates } = thought(view, 2000, 1);
  expect([answer, chosenBy]).toEqual(['short', 'search']);
  expect(candidates.map((one) => one.answer)).toHaveLength(6);
  expect(candidates[0]).toMatchObject({ answer: 'even', gain: 0 });
  const short = candidates.find((one) => one.answer === 'short')!;
  // Of an even and two even bets two are won in 1/2 of the games; of a short one and two even ones in 2/3.
  expect(Math.abs(candidates[0]!.value - 1 / 2)).toBeLessThan(3 * candidates[0]!.error);
  expect(Math.abs(short.value - 2 / 3)).toBeLessThan(3 * short.error);
  expect(short.gain).toBeGreaterThan(2 * short.gainError);
  const never = candidates.find((one) => one.answer === 'never')!;
  expect(never.games).toBeLessThan(short.games);
});

test('wins more games than the policy it starts from', () => {
  const wins = (cast: Parameters<typeof playOut<Bets>>[2]): number =>
    Array.from({ length: 100 }, (_, seed) => playOut(engine, laid(seed), cast, rng(seed))).filter(
      (outcome) => outcome!.winners.length > 0,
    ).length;
  const plain = wins(() => mind.policy);
  const thinking = wins(() => thinker(engine, mind, { playouts: 96 }));
  expect(thinking).toBeGreaterThan(plain + 15);
});

test('thinks the same again with the same seed, spends no more than its budget, and changes nothing', () => {
  const before = JSON.stringify(view);
  const once = thought(view, 60, 7);
  expect(thought(view, 60, 7)).toEqual(once);
  expect(thought(view, 60, 8)).not.toEqual(once);
  const games = once.candidates.reduce((sum, one) => sum + one.games, 0);
  expect(games).toBeGreaterThan(40);
  expect(games).toBeLessThanOrEqual(60);
  expect(JSON.stringify(view)).toBe(before);
});

test('knows no more than its seat: behind every hidden truth it thinks the same, and the card is a guess to it', () => {
  const tables = Array.from({ length: 12 }, (_, seed) => laid(seed));
  expect(new Set(tables.map(({ state }) => cardOf(state))).size).toBe(2);
  for (const table of tables) {
    const { candidates, ...rest } = thought(engine.view(table, 'p1'), 400, 3);
    expect({ candidates, ...rest }).toEqual(thought(view, 400, 3));
    for (const colour of ['red', 'black'] satisfies Bet[]) {
      const guess = candidates.find((one) => one.answer === colour)!;
      expect(Math.abs(guess.value - 1 / 2)).toBeLessThan(3 * guess.error);
    }
  }
});

test('stays with the policy where nothing is surely better', () => {
  const pair: Mind<Bets> = { ...mind, candidates: () => ['red', 'black'] };
  const chosen = Array.from({ length: 30 }, (_, seed) => thought(view, 100, seed, pair).chosenBy);
  // A gain of one standard error comes by chance about once in six for each of two.
  expect(chosen.filter((by) => by === 'search').length).toBeLessThan(15);
  expect(chosen.filter((by) => by === 'policy').length).toBeGreaterThan(14);
  expect(thought(view, 100, 1, { ...mind, candidates: () => [] })).toEqual({
    answer: 'even',
    candidates: [{ answer: 'even', value: 0, error: 1, gain: 0, gainError: 1, games: 0 }],
    chosenBy: 'only',
    reason: null,
  });
});

test('stops by the clock it is given, or sooner when the rest is surely behind', () => {
  let now = 0;
  const clock = (step: number) => () => {
    now += step;
    return now;
  };
  const by = (ms: number, step: number) =>
    think(engine, view, engine.offer(laid(1), 'p1')!, 'p1', { mind, budget: { ms, now: clock(step) }, seed: 1 });
  const games = ({ candidates }: ReturnType<typeof by>) => candidates.reduce((sum, one) => sum + one.games, 0);
  const [short, long] = [by(20, 1), by(200, 1)];
  expect(games(short)).toBeLessThan(games(long));
  expect(games(short)).toBeGreaterThan(0);
  // A clock that runs away: few come in, the policy's own always among them.
  const hurried = by(10, 3);
  expect(hurried.candidates.length).toBeLessThan(4);
  expect(hurried.candidates[0]).toMatchObject({ answer: 'even', games: 1 });
  expect([long.candidates.length, hurried.answer]).toEqual([6, 'even']);
  // One who throws the first bet away, and one who throws all of them away: then no answer helps.
  const policy: Mind<Bets>['policy'] = ({ state }) => (state.round === 0 ? 'never' : 'even');
  const candidates = () => ['short'];
  expect(games(thought(view, 4000, 1, { ...mind, policy, candidates }))).toBeLessThan(100);
  expect(games(thought(view, 4000, 1, { ...mind, policy: () => 'never', candidates }))).toBe(32);
});

test('looks no farther than the evaluation does, and goes by what it says', () => {
  let played = 0;
  const policy: Mind<Bets>['policy'] = () => {
    played += 1;
    return 'even';
  };
  // One unit, steep: above half a won bet sure to win.
  const network = { mean: [0.5], spread: [1], hidden: [[9, 0]], out: [9, 0] };
  const evaluation: Mind<Bets>['evaluation'] = {
    moment: ({ round }) => round,
    features: ({ won }) => [won],
    network: () => network,
  };
  const { candidates, answer } = thought(view, 600, 1, { ...mind, policy, evaluation });
  expect(answer).toBe('short');
  expect(played).toBe(1);
  const short = candidates.find((one) => one.answer === 'short')!;
  expect(Math.abs(short.value - 5 / 6)).toBeLessThan(3 * short.error);
  thought(view, 600, 1, { ...mind, policy, evaluation: { ...evaluation, network: () => null } });
  expect(played).toBeGreaterThan(100);
});

test('a beginner plays as the policy does, but now and then anything worth a thought', () => {
  const offer = engine.offer(laid(1), 'p1')!;
  const answersOf = (by: Mind<Bets>): unknown[] => {
    const luck = rng(5);
    const { beginner } = thinkersFor(engine, { mind: by });
    return Array.from({ length: 600 }, () => beginner!(view, offer, luck));
  };
  const all = answersOf(mind);
  // Two of three, and a sixth of the others.
  expect(all.filter((answer) => answer === 'even').length / all.length).toBeCloseTo(13 / 18, 1);
  expect(new Set(all).size).toBe(6);
  expect(new Set(answersOf({ ...mind, candidates: () => ['short'] }))).toEqual(new Set(['even', 'short']));
  expect(new Set(answersOf({ ...mind, candidates: () => [] }))).toEqual(new Set(['even']));
});

test('says what speaks most for it, by the names that the game has for its numbers', () => {
  const evaluation: NonNullable<Mind<Bets>['evaluation']> = {
    moment: ({ round }) => round,
    features: ({ round, won }) => [round, won, 1],
    reasons: ['later', 'wins', null],
    // Won bets alone count.
    network: () => ({ mean: [0, 0, 0], spread: [1, 1, 1], hidden: [[0, 1, 0, -1]], out: [2, 0] }),
  };
  const told = thought(view, 400, 1, { ...mind, evaluation });
  expect([told.answer, told.chosenBy, told.reason]).toEqual(['short', 'search', 'wins']);
  // For whom the network tells the chance of the other side, the worst of all is the best.
  const against = thought(view, 400, 1, { ...mind, evaluation: { ...evaluation, isAgainst: () => true } });
  expect([against.answer, against.chosenBy, against.reason]).toEqual(['never', 'search', 'wins']);
  // Two moments ahead, another bet has been played by the policy before anybody looks.
  const seen: number[] = [];
  const features = ({ round, won }: Bets['view']): number[] => {
    seen.push(round);
    return [round, won, 1];
  };
  thought(view, 60, 1, { ...mind, evaluation: { ...evaluation, features, ahead: 2 } });
  expect(new Set(seen)).toEqual(new Set([2]));
  expect(thought(view, 2000, 1).reason).toBeNull();
});
