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
import { HEROES } from '../../content/heroes.ts';
import { MISSIONS } from '../../content/missions.ts';
import { careful } from '../../src/bot/careful.ts';
import { game } from '../../src/game.ts';
import { pack } from '../../src/pack.ts';
import type { Marvel, State, View } from '../../src/types.ts';

const engine = createEngine(game);

/** So many heroes of the mission's side, dealt to as many players. */
function openTable(mission: string, heroes: number, players: number, seed: number): TableOf<Marvel> {
  const { mode } = MISSIONS.find(({ id }) => id === mission)!;
  const cast = HEROES.filter((hero) => hero.mode === mode).map(({ id }) => id);
  const seats = Array.from({ length: players }, (_, seat) =>
    cast.slice(0, heroes).filter((_, at) => at % players === seat),
  );
  return engine.open({ mission, players, heroes: seats }, keyFromSeed(seed)).table;
}

/** The bot's game; at every question, `look` may look. */
function play(
  table: TableOf<Marvel>,
  look: (view: TableView<Marvel>, offer: Offer, answer: unknown) => void = () => {},
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

test.each(MISSIONS.map(({ id }) => id))(
  'answers every question of mission %s legally, however many play',
  { timeout: 120_000 },
  (mission) => {
    for (const heroes of [1, 4, 6]) {
      const table = openTable(mission, heroes, Math.min(heroes, 2), heroes);
      play(table, (_view, offer, answer) => expect(isOffered(offer, answer)).toBe(true), 1500);
      expect(game.check(table.state)).toEqual([]);
    }
  },
);

test('it is given a view, never a state: another hidden truth behind the same view gives the same answer', {
  timeout: 120_000,
}, () => {
  expectTypeOf<Parameters<typeof careful>[0]['state']>().toEqualTypeOf<View>();
  // @ts-expect-error A state holds what no seat may see.
  const withState = (table: TableView<Marvel>, state: State): unknown => careful({ ...table, state }, {} as Offer);
  expect(withState).toBeTypeOf('function');

  let compared = 0;
  let hidden = 0;
  for (const mission of ['MZ1', 'MZ6', 'MZ8']) {
    const table = openTable(mission, 4, 1, 4);
    play(table, (view, offer, answer) => {
      if (compared++ % 3 > 0) return;
      const other = engine.sample(view, keyFromSeed(compared));
      if (JSON.stringify(other.state.laid) !== JSON.stringify(table.state.laid)) hidden += 1;
      const seat = decider(other.pending!.who);
      expect(engine.offer(other, seat)).toEqual(offer);
      expect(careful(engine.view(other, seat), engine.offer(other, seat)!)).toEqual(answer);
    });
  }
  expect(hidden).toBeGreaterThan(20);
});

test('the same table is played the same way twice', () => {
  const [one, two] = [openTable('MZ0', 4, 1, 6), openTable('MZ0', 4, 1, 6)];
  play(one);
  play(two);
  expect(engine.hash(one)).toBe(engine.hash(two));
  expect(one.n).toBeGreaterThan(10);
});

test('wins most games of the tutorial', { timeout: 120_000 }, () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const table = openTable('MZ0', 4, 1, seed);
    play(table);
    if (table.outcome?.because === 'won') won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(13);
});

test('goes nowhere only to come back, and leaves few Actions unused', { timeout: 120_000 }, () => {
  let turns = 0;
  let unused = 0;
  let back = 0;
  for (const mission of ['MZ1', 'MZ5']) {
    const table = openTable(mission, 4, 1, 9);
    let way: number[] = [];
    for (let n = 0; table.outcome === null && n < 3000; n++) {
      const seat = decider(table.pending!.who);
      const { told } = engine.playInPlace(table, seat, careful(engine.view(table, seat), engine.offer(table, seat)!));
      for (const { event } of told) {
        if (event.id === 'turnBegan') way = [];
        if (event.id === 'turnEnded') {
          turns += 1;
          unused += (event.data as Marvel['events']['turnEnded']).unused;
        }
        if (event.id === 'moved') {
          const { from, path } = event.data as Marvel['events']['moved'];
          if (way.at(-1) === path.at(-1)) back += 1;
          way.push(from);
        } else if (event.id === 'rolled' || event.id === 'objectiveTaken' || event.id === 'doorOpened') way = [];
      }
    }
  }
  expect(turns).toBeGreaterThan(20);
  expect(unused / turns).toBeLessThan(0.5);
  expect(back / turns).toBeLessThan(0.02);
});

test('is found by its name', () => {
  expect(botsFor(pack).careful).toBe(careful);
});
