import { describe, expect, test } from 'vitest';
import {
  answering,
  copy,
  foresee,
  looker,
  type Offer,
  seatName,
  seatNames,
  seatNumber,
  type TableView,
  together,
  usualPack,
} from '../src/index.ts';
import * as scene from '../src/scene.ts';
import { codeOf, modifier, open, type State, type Toy, toy } from './toy.ts';

const dice = { dice: (of: unknown) => Number(of) };
const doubled = modifier({ on: 'dice', layer: 'scale', rules: [], value: (now) => now * 2 });
const one = modifier({ on: 'dice', layer: 'add', rules: [], value: (now, _of, { count }) => now + count });

describe('K. What games share', () => {
  test('[K1] a looker answers queries as the engine does, on any state it is given', () => {
    const rules = { queries: dice, modifiers: [doubled, one] };
    const { engine, table } = open(rules);
    const state: State = { ...copy(table.state), count: 4 };
    const look = looker(toy(rules));
    expect(look(table.state).query('dice', 3)).toBe(engine.trace(table, 'dice', 3).value);
    expect(look(state, ['p1']).query('dice', 3)).toBe((3 + 4) * 2);
    expect(look(state, ['p1'])).toMatchObject({ state, seats: ['p1'] });
  });

  test('[K2] what is foreseen is told and changes the state given; what nobody can know throws', () => {
    const { table } = open({});
    const { play, events } = foresee(looker(toy({}))(copy(table.state)));
    play.state.count += 1;
    const data = { list: [1] };
    play.tell({ id: 'done', data, rules: [] });
    data.list.push(2);
    expect(events).toEqual([{ id: 'done', data: { list: [1] }, rules: [] }]);
    expect(play.state.count).toBe(table.state.count + 1);
    for (const unknown of [
      'roll',
      'pick',
      'shuffle',
      'reveal',
      'answer',
      'result',
      'announced',
      'push',
      'end',
    ] as const)
      expect(
        codeOf(() => (play[unknown] as () => void)()),
        unknown,
      ).toBe('broken-rule');
  });

  test('[K3] a bot gives the answers it has, else the usual one, else the first option', () => {
    const offer: Offer = { kind: 'one', from: [7, 8] };
    const choice = (usual?: () => number) => ({ offer: () => offer as never, ...(usual && { usual }) });
    const reactions = [{ name: 'dodge', usual: () => true }] as never;
    const game = toy({ choices: { own: choice(() => 1), usual: choice(() => 8), plain: choice() }, reactions });
    const bot = answering(game, { own: (view, about, { kind }) => [view.count, about.x, kind] });
    const asked = (name: string, more: Offer = offer): unknown =>
      bot({ state: { count: 5 }, pending: { choice: name, about: { x: 6 } } } as unknown as TableView<Toy>, more);
    expect(['own', 'usual', 'plain'].map((name) => asked(name))).toEqual([[5, 6, 'one'], 8, 7]);
    const dodge = { use: 'dodge', locals: {} };
    expect(asked('$reaction', { kind: 'one', from: [dodge, { use: 'none' }] })).toEqual(dodge);
    expect(codeOf(() => asked('plain', { kind: 'order', items: ['a', 'b'] }))).toBe('broken-rule');
  });

  test('[K4] seats are numbered from 0 and named from p1; one who is alone decides alone', () => {
    expect(seatNames(3)).toEqual(['p1', 'p2', 'p3']);
    expect(seatNames(3).map(seatNumber)).toEqual([0, 1, 2]);
    expect(together([seatName(1)], 'p1')).toBe('p2');
    expect(together(['p1', 'p2'], 'p2')).toEqual({ anyOf: ['p1', 'p2'], decider: 'p2' });
    expect(usualPack.seat({}, 'p4')).toEqual({ id: 'seat', with: { n: 4 } });
  });

  test('[K5] words of a scene are applied in the order of their list, and a mistake names its word', () => {
    const words: scene.GivenWords<State> = {
      seats: { help: 'Read when the table is made.' },
      count: {
        help: 'A number.',
        apply: (state, value) => {
          state.count = scene.number(value, 0, 9);
        },
      },
      list: {
        help: 'Things.',
        apply: (state, value, { count }) => {
          state.list = [...scene.list(value), state.count, count];
        },
      },
    };
    const state = { count: 0, list: [] } as unknown as State;
    scene.applyWords(state, { list: ['a'], count: 3, seats: 1 }, words);
    expect(state).toEqual({ count: 3, list: ['a', 3, 3] });
    expect(scene.helpOf(words).count).toBe('A number.');
    expect(() => scene.onlyWords({ count: 1, colour: 2 }, words)).toThrow(
      '"colour" is no word for the start of a scene',
    );
    expect(() => scene.applyWords(state, { count: 10 }, words)).toThrow(
      'The scene cannot be set by "count": 10 should be a whole number from 0 to 9.',
    );
    expect(() => scene.record([])).toThrow('[] should be a map of names');
    expect(() => scene.flag('yes')).toThrow('"yes" should be true or false');
    expect(() => scene.known('c', ['a', 'b'])).toThrow('"c" should be one of: a, b');
    expect(() => scene.none({ x: 1 }, 'zone')).toThrow('"x" is no zone');
  });

  test('[K6] facts are named by their names; what is unknown, null or missing stays', () => {
    const names = { zone: (state: { at: string }, value: number) => state.at + value };
    const facts = { zone: 2, other: 2, toString: 1 };
    expect(scene.nameFacts({ at: 'z' }, facts, names)).toEqual({ zone: 'z2', other: 2, toString: 1 });
    expect(scene.nameFacts({ at: 'z' }, { zone: null }, names)).toEqual({ zone: null });
  });
});
