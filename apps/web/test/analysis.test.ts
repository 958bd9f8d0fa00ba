import type { Task } from '@shamble/bots';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openHands } from '../src/link/analysis.ts';
import { openBots } from '../src/link/bots.ts';
import { analysedElsewhere } from '../src/replay/elsewhere.ts';

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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

describe('a server', () => {
  const report = {
    ...{ version: 1, seat: 'p1', open: false, end: { n: 3, hash: 'h', won: true } },
    ...{ points: [], moments: [], decisions: 0, looked: 0 },
  };
  const asked: string[] = [];
  /** One that gives these answers, one after the other, to whoever asks for an analysis. */
  const answering = (offered: boolean, ...answers: readonly (readonly [status: number, body: object])[]): void => {
    asked.length = 0;
    const left = [...answers];
    vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(`${method} ${path}`);
      const [status, body] = path === '/api/analysis' ? [200, { offered }] : left.shift()!;
      return new Response(JSON.stringify(body), { status });
    });
  };
  const told: unknown[] = [];
  const found = (isOn = () => true): Promise<unknown> => {
    told.length = 0;
    const tell = (...news: unknown[]): void => void told.push(news);
    return analysedElsewhere('t', { seat: 'p1', open: false }, { isOn, tell, look: 1 });
  };

  it('that has games analysed tells how it does, and what came of it', async () => {
    answering(
      true,
      [202, { state: 'running', progress: 0, report: null }],
      [200, { state: 'running', progress: 0.5, report }],
      [200, { state: 'done', progress: 1, report }],
    );
    expect(await found()).toEqual(report);
    expect(told).toEqual([
      [null, 0],
      [report, 0.5],
    ]);
    const path = '/api/tables/t/analysis';
    const looked = `GET ${path}?seat=p1&open=false`;
    expect(asked).toEqual(['GET /api/analysis', `POST ${path}`, looked, looked]);
  });

  it('that has none, is busy, fails or says what is no report leaves it to the browser', async () => {
    answering(false);
    expect(await found()).toBeNull();
    expect(asked).toEqual(['GET /api/analysis']);
    answering(true, [503, { sentence: 'Others have their games analysed.' }]);
    expect(await found()).toBeNull();
    answering(
      true,
      [202, { state: 'running', progress: 0, report }],
      [200, { state: 'failed', progress: 0, report: null }],
    );
    expect(await found()).toBeNull();
    answering(true, [202, { state: 'done', progress: 1, report: { ...report, version: 9 } }]);
    expect(await found()).toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    expect(await found()).toBeNull();
  });

  it('is asked no more by whoever has gone', async () => {
    answering(true, [202, { state: 'running', progress: 0, report: null }]);
    expect(await found(() => asked.length < 2)).toBeNull();
    expect(asked).toHaveLength(2);
  });
});
