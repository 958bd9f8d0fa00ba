import { randomAnswer, rng } from '@shamble/bots';
import {
  createEngine,
  decider,
  isOffered,
  keyFromSeed,
  type Offer,
  type TableOf,
  type TableView,
} from '@shamble/kernel';
import { expect, expectTypeOf, test } from 'vitest';
import { careful } from '../../src/bot/careful.ts';
import { game, type Plague, pack } from '../../src/index.ts';
import type { State, View } from '../../src/types.ts';

const engine = createEngine(game);

type Look = (view: TableView<Plague>, offer: Offer, answer: unknown) => void;

/** A game of some seats who are careful and others who act at random. */
function play(board: string, variants: string[], seats: string, seed: number, look: Look = () => {}): TableOf<Plague> {
  const { table } = engine.open(pack.options(board, seats.length, variants), keyFromSeed(seed));
  const luck = rng(seed);
  for (let n = 0; table.outcome === null && n < 5000; n++) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    if (seats[table.seats.indexOf(seat)] === 'r') {
      engine.playInPlace(table, seat, randomAnswer(offer, luck));
      continue;
    }
    const view = engine.view(table, seat);
    const answer = careful(view, offer);
    look(view, offer, answer);
    engine.playInPlace(table, seat, answer);
  }
  return table;
}

test.each([
  ['main', [], 'c'],
  ['island', ['wounds', 'heal', 'carry', 'charge', 'boredom'], 'cc'],
  ['churchyard', ['baby', 'devour', 'dogs', 'short'], 'cc'],
  ['main', ['traitor', 'group'], 'ccc'],
  ['main', ['late', 'rising', 'short', 'land', 'bare'], 'ccc'],
  ['main', ['zombie-player', 'dogs', 'baby', 'devour'], 'ccc'],
])('answers every question legally on %s with %j', { timeout: 120_000 }, (board, variants, seats) => {
  for (const seed of [1, 2]) {
    const { state } = play(board, variants, seats, seed, (_view, offer, answer) =>
      expect(isOffered(offer, answer)).toBe(true),
    );
    expect(game.check(state)).toEqual([]);
  }
});

test('it is given a view, never a state: another hidden truth behind the same view gives the same answer', {
  timeout: 120_000,
}, () => {
  expectTypeOf<Parameters<typeof careful>[0]['state']>().toEqualTypeOf<View>();
  // @ts-expect-error A state holds what no seat may see.
  const withState = (table: TableView<Plague>, state: State): unknown => careful({ ...table, state }, {} as Offer);
  expect(withState).toBeTypeOf('function');
  let looked = 0;
  play('main', ['traitor'], 'cc', 3, (view, offer, answer) => {
    if (looked++ % 5 !== 0) return;
    const truth = engine.sample(view, keyFromSeed(looked));
    const seat = decider(truth.pending!.who);
    expect(careful(engine.view(truth, seat), offer)).toEqual(answer);
  });
  expect(looked).toBeGreaterThan(50);
});

// Measured by 200 games each, see the read-me: 20 games here see to it that nobody has unlearned it.
const won = (seats: string, isWin: (because: string) => boolean): number => {
  let wins = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { outcome } = play('main', ['zombie-player'], seats, seed);
    if (outcome !== null && isWin(outcome.because)) wins += 1;
  }
  return wins;
};

test('a careful human beats zombies who act at random', { timeout: 120_000 }, () => {
  expect(won('cr', (because) => because !== 'devoured')).toBeGreaterThan(15);
});

test('careful zombies beat a human who acts at random', { timeout: 120_000 }, () => {
  expect(won('rc', (because) => because === 'devoured')).toBeGreaterThan(15);
});
