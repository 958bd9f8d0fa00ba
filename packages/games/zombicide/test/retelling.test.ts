import { createEngine, type EventOf, keyFromSeed, type TableView } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { retelling } from '../src/retelling.ts';
import { at, WALKER, type Zombicide } from '../src/types.ts';

const engine = createEngine(game);
const ZONE = 5;

/** Three Walkers stood there; the attack has felled one, and somebody is asked something in the middle of it. */
function underFire(): TableView<Zombicide> {
  const { table } = engine.open({ mission: '00', players: 1 }, keyFromSeed(1));
  table.state.figures[at(ZONE, WALKER)] = 2;
  const view = engine.view(table, 'p1');
  const locals = { zone: ZONE, slain: [1, 0, 0, 0] };
  const frame = { proc: 'attack', step: 'hurt', subject: 0, locals, inbox: null, waiting: null, called: true };
  return { ...view, stack: [...view.stack, frame] };
}

test('those who have fallen already do not fall again when the attack is told', () => {
  const data = { survivor: 0, weapon: 'pistol', zone: ZONE, slain: [2, 0, 0, 0] };
  const told: EventOf<Zombicide> = { id: 'attackResolved', data, rules: [] };
  const before = retelling.begin(underFire());
  const { view, untold } = retelling.retell(before, told);
  expect(view.figures[at(ZONE, WALKER)]).toBe(1);
  expect(view.supply[WALKER]).toBe(before.view.supply[WALKER]! + 1);
  expect(untold[at(ZONE, WALKER)]).toBe(0);
});

test('until then they count as standing, and the box without them', () => {
  const { standing, supply } = retelling.claim(retelling.begin(underFire())) as Record<string, number[]>;
  const { state } = underFire();
  expect(standing![at(ZONE, WALKER)]).toBe(3);
  expect(supply![WALKER]).toBe(state.supply[WALKER]! - 1);
});
