import type { Task } from '@shamble/bots';
import { afterEach, expect, it, vi } from 'vitest';
import { openHands } from '../src/link/analysis.ts';
import { openBots } from '../src/link/bots.ts';

/** A worker that does what it is told here. */
class Standin extends EventTarget {
  readonly heard: { readonly at: number }[] = [];
  isOver = false;

  postMessage(message: { readonly at: number }): void {
    this.heard.push(message);
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isOver = true;
  }
}

afterEach(() => void vi.useRealTimers());

const task = { do: 'guess' } as Task;

it('what cannot be worked out is told apart from a worker that is not there', async () => {
  const worker = new Standin();
  const [hand] = openHands('zombicide', () => worker as unknown as Worker, 1);
  const failed = hand!.perform(task);
  worker.say({ at: 1, failed: true });
  expect(await failed).toBeNull();
  const done = hand!.perform(task);
  worker.say({ at: 2, result: 0.5 });
  expect(await done).toEqual({ result: 0.5 });
  const lost = hand!.perform(task);
  worker.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('failed');
});

it('of several questions that wait too long, one ends the worker, and the next one is left alone', async () => {
  const workers: Standin[] = [];
  const start = (): Worker => {
    const worker = new Standin();
    workers.push(worker);
    queueMicrotask(() => worker.say('ready'));
    return worker as unknown as Worker;
  };
  const offer = { kind: 'one', from: ['a', 'b'] } as never;
  vi.useFakeTimers();
  const bots = openBots(start, 60);
  const asked: Promise<unknown>[] = [];
  for (let i = 0; i < 4; i++) {
    asked.push(bots.decide('careful', { game: 'zombicide', n: 1 } as never, offer));
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(60);
  await Promise.all(asked);
  expect(workers).toHaveLength(2);
  expect(workers.every(({ isOver }) => isOver)).toBe(true);
});
