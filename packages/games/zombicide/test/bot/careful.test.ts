import { botsFor } from '@shamble/bots';
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
import { SHIPPED } from '../../src/board/board.ts';
import { careful } from '../../src/bot/careful.ts';
import { game, pack } from '../../src/index.ts';
import type { State, View, Zombicide } from '../../src/types.ts';

const engine = createEngine(game);
const openTable = (mission: string, seats: number, seed: number): TableOf<Zombicide> =>
  engine.open(pack.options(mission, seats, seed % 2 === 0 ? [] : ['home-made']), keyFromSeed(seed)).table;

/** The bot's game; at every question, `look` may look. */
function play(
  table: TableOf<Zombicide>,
  look: (view: TableView<Zombicide>, offer: Offer, answer: unknown) => void = () => {},
  most = 3000,
): void {
  for (let n = 0; table.outcome === null && n < most; n++) {
    const seat = decider(table.pending!.who);
    const offer = engine.offer(table, seat)!;
    const view = engine.view(table, seat);
    const answer = careful(view, offer);
    look(view, offer, answer);
    engine.playInPlace(table, seat, answer);
  }
}

const seatsFor = (mission: string): number => (SHIPPED.find(({ id }) => id === mission)!.survivors > 4 ? 2 : 1);

test.each(SHIPPED.map(({ id }) => id))(
  'answers every question of mission %s legally, whoever plays',
  {
    timeout: 120_000,
  },
  (mission) => {
    for (const seed of [1, 2]) {
      const table = openTable(mission, seatsFor(mission), seed);
      play(table, (_view, offer, answer) => expect(isOffered(offer, answer)).toBe(true));
      expect(game.check(table.state)).toEqual([]);
    }
  },
);

test('it is given a view, never a state: another hidden truth behind the same view gives the same answer', {
  timeout: 120_000,
}, () => {
  expectTypeOf<Parameters<typeof careful>[0]['state']>().toEqualTypeOf<View>();
  // @ts-expect-error A state holds what no seat may see.
  const withState = (table: TableView<Zombicide>, state: State): unknown => careful({ ...table, state }, {} as Offer);
  expect(withState).toBeTypeOf('function');

  let compared = 0;
  let hidden = 0;
  for (const mission of ['A4', '00']) {
    const table = openTable(mission, 1, 4);
    play(table, (view, offer, answer) => {
      if (compared++ % 3 > 0) return;
      const other = engine.sample(view, keyFromSeed(compared));
      if (JSON.stringify(other.state.equipment) !== JSON.stringify(table.state.equipment)) hidden += 1;
      const seat = decider(other.pending!.who);
      expect(engine.offer(other, seat)).toEqual(offer);
      expect(careful(engine.view(other, seat), engine.offer(other, seat)!)).toEqual(answer);
    });
  }
  expect(hidden).toBeGreaterThan(20);
});

test('the same table is played the same way twice', () => {
  const [one, two] = [openTable('00', 1, 6), openTable('00', 1, 6)];
  play(one);
  play(two);
  expect(engine.hash(one)).toBe(engine.hash(two));
  expect(one.n).toBeGreaterThan(10);
});

test('wins most games of the tutorial', { timeout: 120_000 }, () => {
  let won = 0;
  for (let seed = 0; seed < 40; seed += 2) {
    const table = openTable('00', 1, seed);
    play(table);
    if (table.outcome?.because === 'won') won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(14);
});

test('is found by its name', () => {
  expect(botsFor(pack).careful).toBe(careful);
  expect(Object.keys(botsFor({}))).toEqual(['random', 'usual']);
});
