import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTable } from '../src/online/tableId.ts';
import { Person } from './person.ts';
import { Served } from './served.ts';

let served: Served;
let logged: string[] = [];
const log = Object.fromEntries(
  ['debug', 'info', 'warn', 'error'].map((level) => [
    level,
    (...said: unknown[]) => logged.push(said.map((one) => JSON.stringify(one, (_, value) => told(value))).join(' ')),
  ]),
) as never;
const told = (value: unknown): unknown => (value instanceof Error ? `${value.message} ${value.stack}` : value);

beforeEach(async () => {
  served = new Served();
  logged = [];
  await served.start({ log });
});
afterEach(() => served.end());

/** As it stands, which `fetch` would tidy up first. */
async function raw(path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(served.base);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, headers: { connection: 'close', ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    asking.on('error', reject).end();
  });
}

it('what is no id of a table is no table on any route, and is not written down', async () => {
  const { cookie } = await Person.called(served.base, 'Ann');
  const wrong = [
    '%00',
    'hush%00hush',
    '%',
    '%ff',
    '%c0%80',
    'hush',
    'x'.repeat(8000),
    'A'.repeat(32),
    `${'0'.repeat(31)}%30`,
  ];
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'eHh4eHh4eHh4eHh4eHh4eA==',
  };
  for (const id of [...wrong, `${'0'.repeat(32)}%00`])
    for (const [rest, headers] of [
      ['', {}],
      ['/file', {}],
      ['/nothing', {}],
      ['/socket', upgrade],
    ] as const) {
      const { status } = await raw(`/api/tables/${id}${rest}`, { cookie, ...headers });
      expect([id.slice(0, 40), rest, status]).toEqual([id.slice(0, 40), rest, 404]);
    }
  expect(await raw('/api/tables/%00', { cookie })).toMatchObject({
    text: JSON.stringify({ sentence: 'There is no such table here.', rules: [] }),
  });
  const all = logged.join('\n');
  for (const text of ['hush', 'xxxx', 'AAAA', '%00', '\\u0000']) expect(all).not.toContain(text);
  expect(all).not.toContain('failed');
});

it('an id of a table has one shape', () => {
  expect(isTable('0123456789abcdef0123456789abcdef')).toBe(true);
  for (const id of ['', 'mine', '0123456789ABCDEF0123456789ABCDEF', `${'0'.repeat(32)}\n`, '0'.repeat(33)])
    expect(isTable(id)).toBe(false);
});
