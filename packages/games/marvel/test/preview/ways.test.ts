import type { Phrase } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { pack } from '../../src/index.ts';
import { engine, open, viewOf } from './rolls.ts';

const ways = pack.ways!;
const found = (given: object) => {
  const table = open({ board: 'a-b-c-d', heroes: { hulk: { zone: 'a' } }, ...given } as never);
  const view = viewOf(table);
  return { table, view, all: ways.of(view, table.pending!) };
};
const idsOf = (phrases: readonly { readonly phrase: Phrase }[]): string[] => phrases.map(({ phrase }) => phrase.id);

describe('ways', () => {
  test('lead as far as the Actions do, and can be walked for what they cost', () => {
    const { table, all } = found({});
    expect(all.map(({ to, cost }) => [to, cost])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    // The last Action ends the Turn.
    for (const way of all.filter(({ cost }) => cost < 3)) {
      let now = table;
      for (const { answer, to } of way.steps) {
        now = engine.play(now, 'p1', answer).table;
        expect(now.state.heroes[0]!.zone).toBe(to);
      }
      expect(3 - now.state.heroes[0]!.actions).toBe(way.cost);
    }
  });

  test('Enemies left behind are paid for, and who is among them goes no farther', () => {
    expect(found({ enemies: { a: { troopers: 1 } } }).all.map(({ to, cost }) => [to, cost])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    const { all, view, table } = found({ enemies: { b: { troopers: 2 } } });
    expect(all.map(({ to }) => to)).toEqual([1]);
    expect(idsOf(ways.risks(view, table.pending!, all[0]!))).toEqual(['way.among', 'way.threat']);
  });

  test('a card that is turned up ends them', () => {
    const board = { board: 'a/B-C', bystanders: ['B'] };
    const { all, view, table } = found({ board, cards: { B: 'okoye' } });
    expect(all.map(({ to }) => to)).toEqual([1]);
    expect(idsOf(ways.risks(view, table.pending!, all[0]!))).toContain('way.card');
  });

  test('who sees the goal, where Enemies arrive, and that one is Ravenous, is told', () => {
    const board = { board: 'a-b-c-d', spawns: ['b'] };
    const { all, view, table } = found({
      board,
      heroes: { hulk: { zone: 'a', hunger: 4 } },
      enemies: { d: { guards: 1 } },
    });
    const risks = ways.risks(view, table.pending!, all[0]!);
    expect(idsOf(risks)).toEqual(['way.seen', 'way.spawn', 'way.ravenous']);
  });

  test('there are none where nobody is about to act', () => {
    const { view } = found({});
    expect(ways.of(view, { who: 'p1', choice: 'activate', about: {} } as never)).toEqual([]);
  });
});
