import type { QueryId } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { lookAt, stateOf } from '../../src/preview/look.ts';
import type { Zombicide } from '../../src/types.ts';
import { engine, randomScene, viewOf } from './scenes.ts';

type Of = Zombicide['queries'][QueryId<Zombicide>]['of'];

test('a look at the view answers every query as the table does', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { table } = randomScene(seed, 'players');
    const look = lookAt(stateOf(viewOf(table)));
    expect(look.seats).toEqual(table.seats);
    for (const [survivor, { zone, slots }] of table.state.survivors.entries())
      for (const query of Object.keys(game.queries) as QueryId<Zombicide>[])
        for (const attack of ['melee', 'ranged'] as const)
          for (const aloud of [true, false]) {
            const card = slots.find((held) => held >= 0) ?? 0;
            const of = { survivor, zone, card, attack, aloud, weapon: 'pistol', used: [] } as Of;
            expect(look.query(query, of as never), query).toEqual(engine.trace(table, query, of).value);
          }
  }
});
