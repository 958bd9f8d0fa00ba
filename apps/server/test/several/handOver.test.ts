import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HandingOn } from '../../src/online/handOn.ts';
import { handOver } from '../../src/online/handOver.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Tables by number; others take so many of those that were given up each time it is looked. */
function tables(count: number, { taking = 10, empty = 0 } = {}) {
  const given: number[] = [];
  const air = new Set<string>();
  const most = { inTheAir: 0, atOnce: 0 };
  const rooms = Array.from({ length: count }, (_, i) => i);
  const giving = {
    idOf: (room: number) => `${room}`,
    isEmpty: (room: number) => room >= count - empty,
    async giveUp(few: readonly number[]) {
      given.push(...few);
      for (const room of few) if (room < count - empty) air.add(`${room}`);
      most.inTheAir = Math.max(most.inTheAir, air.size);
    },
    async unowned(asked: readonly string[]) {
      for (const table of [...air].slice(0, taking)) air.delete(table);
      return asked.filter((table) => air.has(table));
    },
  };
  return { rooms, giving, given, most };
}

const finished = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(60_000);
  return work;
};

it('no more tables are on their way at once than others can open, and those where nobody is go first', async () => {
  const { rooms, giving, given, most } = tables(300, { empty: 50 });
  expect(await finished(handOver(rooms, giving))).toEqual([]);
  expect(given.slice(0, 50)).toEqual(rooms.slice(250));
  expect([...given].sort((a, b) => a - b)).toEqual(rooms);
  expect(most.inTheAir).toBe(40);
  const many = tables(4000, { taking: 500 });
  await finished(handOver(many.rooms, many.giving));
  expect(many.most.inTheAir).toBe(500);
});

it('who does not come again holds up the others for a second, and all of it ends in time', async () => {
  const { rooms, giving, given } = tables(100, { taking: 0 });
  const since = performance.now();
  let left: readonly number[] | undefined;
  const done = handOver(rooms, giving).then((rest) => {
    left = rest;
    return performance.now() - since;
  });
  expect(await finished(done)).toBeLessThan(3000);
  expect(left).toEqual([]);
  expect(given).toEqual(rooms);
  const more = tables(1000, { taking: 0 });
  const began = performance.now();
  const all = handOver(more.rooms, more.giving).then((rest) => ({ rest, after: performance.now() - began }));
  const { rest, after } = await finished(all);
  expect(after).toBeLessThan(7000);
  expect([...more.given, ...rest]).toEqual(more.rooms);
});

it('a database that does not answer is not asked table by table', async () => {
  const { rooms, giving } = tables(100);
  let times = 0;
  const hung = { ...giving, giveUp: () => new Promise<void>(() => void times++) };
  expect(await finished(handOver(rooms, hung))).toEqual(rooms);
  expect(times).toBe(1);
});

it('that a line is handed on is said for one table, one guest and a few minutes', async () => {
  let now = 1_000_000_000;
  const leases = { freed: async () => undefined };
  const handing = new HandingOn(Buffer.alloc(32, 1), leases, () => now);
  const other = new HandingOn(Buffer.alloc(32, 2), leases, () => now);
  const headers = (mark: string, cookie = 'ann'): { headers: Record<string, string> } => ({
    headers: { cookie, 'x-shamble-handed': mark },
  });
  const mark = handing.mark('a', 'ann', now);
  expect(handing.isHanded(headers(mark), 'a')).toBe(true);
  expect(handing.isHanded(headers(mark), 'b')).toBe(false);
  expect(handing.isHanded(headers(mark, 'ben'), 'a')).toBe(false);
  expect(other.isHanded(headers(mark), 'a')).toBe(false);
  for (const wrong of ['', 'x', `${now}.`, mark.replace(/^\d/, '2')])
    expect(handing.isHanded(headers(wrong), 'a')).toBe(false);
  expect(handing.isHanded({ headers: {} }, 'a')).toBe(false);
  now += 4 * 60_000;
  expect(handing.isHanded(headers(mark), 'a')).toBe(true);
  now += 2 * 60_000;
  expect(handing.isHanded(headers(mark), 'a')).toBe(false);
});
