import { createEngine, keyFromSeed, peek, secret, type TableOf } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { checkLaws, keepsLaws } from '../../src/laws/index.ts';
import { mallGame, packOf } from './mall.ts';
import { DEAD, HUMAN, type Mall, type State } from './mall-types.ts';

const engine = createEngine(mallGame());
const opened = (changes: Partial<State>): TableOf<Mall> =>
  engine.open({}, keyFromSeed(1), { edit: (state) => void Object.assign(state, changes) }).table;
const walk = (table: TableOf<Mall>, ...answers: unknown[]): TableOf<Mall> =>
  answers.reduce<TableOf<Mall>>((now, answer) => engine.play(now, HUMAN, answer).table, table);
const to = (space: number) => ({ do: 'walk', to: space });
const door = (at: number) => ({ do: 'door', door: at });
const stop = { do: 'stop' };
const offered = (table: TableOf<Mall>) => (engine.offer(table, DEAD) as { from: readonly unknown[] }).from;

describe('the dead react to what they have seen', () => {
  test('sight is judged while the human walks: a door closed behind him hides nothing', () => {
    const table = walk(opened({ dead: [{ at: 5, due: false }], hidden: secret([]), human: 2 }), to(3), door(0), stop);
    expect(table.state.open[0]).toBe(false);
    expect(table.state.dead).toEqual([{ at: 5, due: true }]);
  });

  test('nobody saw him behind a closed door', () => {
    const closed = { open: [false, true], dead: [{ at: 5, due: false }], hidden: secret<number[]>([]) };
    const table = walk(opened(closed), to(1), to(2), stop);
    expect(table.state.dead).toEqual([{ at: 5, due: false }]);
    expect(offered(table)).toEqual([{ do: 'stop' }]);
  });

  test('they go one after the other, in any order that leaves them room, and all who can must', () => {
    const dead = [4, 5].map((at) => ({ at, due: false }));
    let table = walk(opened({ dead, hidden: secret([]) }), stop);
    expect(offered(table)).toEqual([{ do: 'step', dead: 0, to: 3 }]);
    expect(() => engine.play(table, DEAD, { do: 'stop' })).toThrow(/DD-REACT-01/);
    table = engine.play(table, DEAD, { do: 'step', dead: 0, to: 3 }).table;
    expect(offered(table)).toEqual([{ do: 'step', dead: 1, to: 4 }]);
    table = engine.play(table, DEAD, { do: 'step', dead: 1, to: 4 }).table;
    expect(offered(table)).toEqual([{ do: 'stop' }]);
  });

  test('one who is hidden may come out if he saw something, and then must react', () => {
    const table = walk(opened({ dead: [], hidden: secret([3, 8]), open: [true, false] }), stop);
    expect(offered(table)).toEqual([{ do: 'reveal', at: 3 }, { do: 'stop' }]);
    const out = engine.play(table, DEAD, { do: 'reveal', at: 3 }).table;
    expect(offered(out)).toEqual([{ do: 'step', dead: 0, to: 2 }]);
    expect(peek(out.state.hidden)).toEqual([8]);
  });

  test('he comes out where the human enters, in the middle of the walk; and looking there is a barrier', () => {
    const table = walk(opened({ dead: [], hidden: secret([2]) }), to(1), to(2));
    expect(table.state.dead).toEqual([{ at: 2, due: false }]);
    expect(table.barrier).toBe(table.n);
    expect(walk(table, to(3)).state.human).toBe(3);
  });
});

test('the human is told nothing about the list, not even by a question', () => {
  const table = walk(opened({ dead: [], hidden: secret([3]) }), stop);
  const other = walk(opened({ dead: [], hidden: secret([8]), open: [true, true] }), stop);
  expect(engine.view(table, HUMAN)).toEqual(engine.view(other, HUMAN));
  expect(engine.offer(table, HUMAN)).toBeNull();
});

test('random games keep the laws', () => {
  keepsLaws(packOf(mallGame()), { games: 30, seed: 1, full: 15 });
});

test('without the barrier, undo would peek: the laws find it', () => {
  const peeking = packOf(mallGame((_play, list) => peek(list)));
  const { faults } = checkLaws(peeking, { games: 15, seed: 1, full: 15, faults: 1 });
  expect(faults).toMatchObject([{ law: 'barrier' }]);
});
