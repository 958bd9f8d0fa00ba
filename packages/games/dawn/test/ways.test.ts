import { createEngine, keyFromSeed, type TableOf } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { previewOf } from '../src/preview/index.ts';
import { activeSpace } from '../src/rules/questions.ts';
import { type Dawn, EMPTY } from '../src/types.ts';
import { ways } from '../src/ways.ts';

const engine = createEngine(game);

/** Alone in the mall: Peter and Roger have been activated. */
function underWay(): TableOf<Dawn> {
  let { table } = engine.open({ plan: 'mall', players: 1, variants: [] }, keyFromSeed(7));
  table = engine.play(table, 'p1', { c0: 's56', c1: 's56', c2: 's31', c3: 's31' }).table;
  return engine.play(table, 'p1', [0, 1]).table;
}

test('every way can be walked, for what it says it costs, until one of the dead is met', () => {
  const table = underWay();
  const view = engine.view(table, 'p1').state;
  const found = ways.of(view, table.pending!);
  expect(found.length).toBeGreaterThan(12);
  for (const way of found) {
    let now = table;
    for (const { answer, to } of way.steps) {
      now = engine.play(now, 'p1', answer).table;
      expect(activeSpace(now.state)).toBe(to);
    }
    expect(view.points - now.state.points).toBe(way.cost);
    const passed = way.through.slice(1, -1).filter((space) => view.zombies[space] !== EMPTY);
    expect(passed).toEqual([]);
  }
  const reached = new Set(found.map(({ to }) => to));
  for (const { through } of found) for (const space of through.slice(1)) expect(reached).toContain(space);
});

test('a step tells what it costs, and a shot what is taken off and what the chances are', () => {
  const view = engine.view(underWay(), 'p1').state;
  const from = activeSpace(view);
  const step = ways.of(view, { choice: 'act' } as never).find(({ through }) => through.length === 2)!;
  expect(previewOf(view, { do: 'walk', to: step.to })).toMatchObject({ cost: 1, way: [from, step.to], shot: null });
  const { shot } = previewOf(view, { do: 'fire', who: [0], at: from });
  // Two dice, nothing off, over what the counters are worth that nobody has seen.
  expect(shot).toMatchObject({ dice: 2, range: 0, doorway: 0, shatters: false });
});
