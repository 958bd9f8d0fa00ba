import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { openLog } from '../src/log.ts';
import { logged, veiled } from '../src/logged.ts';
import { RoomStore, TableStore } from '../src/store/index.ts';
import { Person } from './person.ts';
import { Served } from './served.ts';

interface LogLine {
  readonly msg: string;
  readonly table?: string;
  readonly err?: { readonly message: string; readonly stack: string };
}

let lines: LogLine[] = [];
const written = (): string => JSON.stringify(lines);
const log = openLog({ SHAMBLE_LOG: 'debug' }, false, { write: (line) => void lines.push(JSON.parse(line)) });
const served = new Served();
afterEach(async () => {
  vi.restoreAllMocks();
  await served.stop();
  lines = [];
});

afterAll(() => served.end());

/** What was logged with this message, which says where it happened. */
async function line(msg: string): Promise<LogLine> {
  await expect.poll(() => lines.find((one) => one.msg === msg)).toBeDefined();
  const found = lines.find((one) => one.msg === msg)!;
  expect(found.err!.stack).toMatch(/^\w*Error: .*\n {4}at .*\.ts/);
  return found;
}

it('a fault is logged with where it happened, and without what anybody must not know', async () => {
  await served.start({ log });
  const ann = await Person.called(served.base, 'Ann Hush');
  const table = await ann.table({ seats: 1 });
  await ann.join(table);
  const secrets = [table, ann.cookie.split('=')[1]!, 'Ann Hush', 'secret words'];
  const broken = new Error(`the table ${table} of ${ann.cookie} cannot take "secret words"`, {
    cause: Object.assign(new TypeError(`for ${table}`), { detail: `Key (id)=(${table}) "secret words"` }),
  });
  for (const what of ['listed', 'keepSaid', 'speaker'] as const)
    vi.spyOn(RoomStore.prototype, what).mockRejectedValue(broken);
  expect((await fetch(`${served.base}/api/tables/${table}`)).status).toBe(500);
  expect(await line('a request failed')).toMatchObject({ table: veiled(table), method: 'GET' });
  expect(await ann.say({ say: 'unsay', at: 1 })).toMatchObject({ code: 'not-stored' });
  expect(await line('a message could not be answered')).toMatchObject({ table: veiled(table) });
  expect(await ann.say({ say: 'chat', text: 'secret words' })).toMatchObject({ code: 'not-stored' });
  vi.spyOn(TableStore.prototype, 'append').mockRejectedValue(broken);
  expect(await ann.say(ann.deed!)).toMatchObject({ code: 'not-stored' });
  expect(await line('not stored')).toMatchObject({ table: veiled(table), err: { cause: {} } });
  expect(lines.filter(({ msg }) => msg === 'not stored')).toHaveLength(2);
  for (const secret of secrets) expect(written()).not.toContain(secret);
});

it('so is a page that fails', async () => {
  const app = createApp(null, { log });
  app.get('/broken', () => {
    throw new RangeError('no "secret words"');
  });
  expect((await app.request('/broken?secret words')).status).toBe(500);
  expect(await line('a page failed')).toMatchObject({ err: { type: 'RangeError', message: 'no "…"' } });
  expect(written()).not.toContain('secret words');
});

it('what is thrown and is no error is logged too', () => {
  expect(logged(`a "text" about ${'0f'.repeat(16)}`)).toEqual({
    type: 'string',
    message: `a "…" about ${veiled('0f'.repeat(16))}`,
  });
  expect(logged(new Error('cut "off here'))).toMatchObject({ message: 'cut "…"' });
});
