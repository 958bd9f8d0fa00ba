import { createEngine, decider, keyFromSeed } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bot/careful.ts';
import { game } from '../src/index.ts';
import { foretold } from '../src/preview/index.ts';

const engine = createEngine(game);

test.each([1, 2, 3])('what the dead would do as usual is what they do then, seed %i', { timeout: 60_000 }, (seed) => {
  const { table } = engine.open({ plan: 'mall', players: 2, variants: [] }, keyFromSeed(seed));
  let compared = 0;
  for (let n = 0; table.outcome === null && n < 400; n++) {
    const { choice, who, about } = table.pending!;
    const seat = decider(who);
    const view = engine.view(table, seat);
    const answer = careful(view, engine.offer(table, seat)!);
    const isRest = (choice === 'react' || choice === 'free') && (answer as { do: string }).do === 'rest';
    const { die = null } = about as { die?: number };
    const said = isRest ? foretold(view.state, die) : null;
    const { told } = engine.playInPlace(table, seat, answer as never);
    if (said === null) continue;
    const moment = die === null ? 'reaction' : 'free';
    const glass = told.findIndex(({ event }) => event.id === 'glassTried');
    const events = (glass < 0 ? told : told.slice(0, glass)).map(({ event }) => event);
    const stepped = events.flatMap(({ id, data }) => {
      const step = data as { from: number; to: number; moment: string };
      return id === 'shambled' && step.moment === moment ? [{ from: step.from, to: step.to }] : [];
    });
    expect(said.moves).toEqual(expect.arrayContaining(stepped));
    if (glass < 0 && !events.some(({ id }) => id === 'superMoved')) expect(said.moves).toEqual(stepped);
    compared += stepped.length;
  }
  expect(compared).toBeGreaterThan(20);
});
