import { Worker } from 'node:worker_threads';
import type { Shape, TableView } from '@shamble/kernel';
import type { WireOffer } from '@shamble/protocol';
import { afterEach, expect, it } from 'vitest';
import { ThinkingBots } from '../src/online/bots.ts';

const view = {} as TableView<Shape>;
const offer = { kind: 'one', from: ['a', 'b'], usual: 'b' } as unknown as WireOffer;

/** Answers "a" at once, says something else, fails or never ends, by the name of the bot. */
const thread = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ at, bot }) => {
       if (bot === 'endless') for (;;);
       if (bot === 'broken') throw new Error('no');
       parentPort.postMessage(bot === 'unsure' ? { at, failed: true } : { at, answer: bot === 'wrong' ? 'c' : 'a' });
     });
     parentPort.postMessage('ready');`,
    { eval: true },
  );

let bots: ThinkingBots;
afterEach(() => bots.close());

it.each([
  ['quick', 'a'],
  ['wrong', 'b'],
  ['unsure', 'b'],
  ['broken', 'b'],
  ['endless', 'b'],
])('a bot that is %s: %s is answered', async (bot, answer) => {
  bots = new ThinkingBots({ make: thread, budget: 1000 });
  expect(await bots.decide('game', bot, view, offer)).toBe(answer);
  expect(await bots.decide('game', 'quick', view, offer)).toBe('a');
});

it('one that never ends delays no other', async () => {
  bots = new ThinkingBots({ make: thread, budget: 20_000 });
  let isOver = false;
  const endless = bots.decide('game', 'endless', view, offer).then(() => {
    isOver = true;
  });
  const others = await Promise.all(Array.from({ length: 50 }, () => bots.decide('game', 'quick', view, offer)));
  expect(new Set(others)).toEqual(new Set(['a']));
  expect(isOver).toBe(false);
  await bots.close();
  await endless;
});
