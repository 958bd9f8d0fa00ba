import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { Written } from '../src/online/history.ts';
import { Readers } from '../src/online/readers.ts';

const ECHO = `const { parentPort } = require('node:worker_threads');
let pages = 0;
parentPort.on('message', (reading) => {
  if ('page' in reading) pages += 1;
  else if (reading.want.n === 13) throw new Error('unlucky');
  else parentPort.postMessage({ found: pages + ' pages, ' + reading.want.n });
});`;

let made = 0;
const readers = new Readers({
  patience: 60_000,
  make: () => {
    made += 1;
    return new Worker(ECHO, { eval: true });
  },
});
afterEach(() => readers.close());

async function* pages(): AsyncGenerator<readonly string[]> {
  yield ['one'];
  yield ['two'];
}

it('one thread answers whatever it is asked, one after the other, and another takes the place of one that died', async () => {
  const ask = (n: number): Promise<unknown> => readers.ask({} as Written, { want: 'recall', n }, pages());
  expect(await ask(1)).toBe('2 pages, 1');
  expect(await Promise.all([ask(2), ask(3)])).toEqual(['4 pages, 2', '6 pages, 3']);
  expect(made).toBe(1);
  await expect(ask(13)).rejects.toThrow('A journal could not be read: unlucky.');
  expect(await ask(4)).toBe('2 pages, 4');
  expect(made).toBe(2);
});

it('a thread that has nothing to do is let go, and the next question starts another', async () => {
  const ended: Promise<unknown>[] = [];
  const thrifty = new Readers({
    idle: 50,
    make: () => {
      const thread = new Worker(ECHO, { eval: true });
      ended.push(new Promise((resolve) => thread.once('exit', resolve)));
      return thread;
    },
  });
  const ask = (n: number): Promise<unknown> => thrifty.ask({} as Written, { want: 'recall', n }, pages());
  expect([await ask(1), await ask(2)]).toEqual(['2 pages, 1', '4 pages, 2']);
  await ended[0];
  expect(await ask(3)).toBe('2 pages, 3');
  expect(ended).toHaveLength(2);
  await thrifty.close();
});

it('a journal that takes too long is given up, and holds up nobody after it', async () => {
  const SLOW = ECHO.replace(
    'reading.want.n === 13',
    'reading.want.n === 14) for (;;);\n  else if (reading.want.n === 13',
  );
  const hasty = new Readers({ patience: 300, make: () => new Worker(SLOW, { eval: true }) });
  const ask = (n: number): Promise<unknown> => hasty.ask({} as Written, { want: 'recall', n }, pages());
  await expect(ask(14)).rejects.toThrow('A journal could not be read: it took too long.');
  // On a busy machine a thread may take longer than that to begin.
  await expect.poll(() => ask(1).catch(() => null)).toMatch(/ pages, 1$/);
  await hasty.close();
});
