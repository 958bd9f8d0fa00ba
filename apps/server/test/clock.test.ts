import { afterEach, expect, it, vi } from 'vitest';
import { Person } from './person.ts';
import { Served } from './served.ts';

let served: Served;
afterEach(async () => {
  vi.restoreAllMocks();
  await served.end();
});

it('a clock that is set puts nobody to sleep', async () => {
  served = new Served();
  await served.start({ heartbeat: 300 });
  const ann = await Person.called(served.base, 'Ann');
  await ann.join(await ann.table());
  const day = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => day() + 3 * 3600_000);
  let pings = 0;
  ann.line!.on('ping', () => {
    pings += 1;
  });
  await expect.poll(() => pings >= 2 || ann.closed > 0, { timeout: 10_000 }).toBe(true);
  expect(ann.closed).toBe(0);
  expect(await ann.say({ say: 'chat', text: 'awake' })).toMatchObject({ tell: 'done' });
});
