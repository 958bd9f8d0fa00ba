import { createEngine, keyFromSeed } from '@shamble/kernel';
import { test } from 'vitest';
import { game } from '../../src/game.ts';
import { stage } from '../../src/stage.ts';
test('measure', { timeout: 100000 }, () => {
  const engine = createEngine(game);
  const scene = stage.set({ board: 'a-b', survivors: { doug: { zone: 'a', hands: ['sub-mg','sub-mg'], xp: 43 } }, turn: 'doug', zombies: { b: { walkers: 3, runners: 1 } } });
  const { table } = engine.open(scene.options, keyFromSeed(7), scene);
  const s = table.state.survivors[0]!;
  s.actions = 1e9;
  const figures = [...table.state.figures];
  const supply = [...table.state.supply];
  const act = { do: 'shoot', slots: [0, 1], zones: [1] };
  engine.offer(table, 'p1');
  const t0 = performance.now();
  for (let i = 0; i < 100000; i++) {
    engine.playInPlace(table, 'p1', act);
    table.state.figures = [...figures];
    table.state.supply = [...supply];
    table.state.noise.fill(0);
  }
  console.log('ms', performance.now() - t0, table.pending);
});
