import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../src/app.ts';
import { games } from '../src/games.ts';
import { openOnline } from '../src/online/index.ts';
import { Person, post } from './person.ts';
import { Served } from './served.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean;
  readonly oneOf?: readonly Schema[];
}
type Answers = Readonly<Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>>;
type Operations = Readonly<Record<string, { responses: Answers }>>;

const file = (path: string): string => fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url));
const described = parse(readFileSync(file('openapi.yaml'), 'utf8')) as { paths: Record<string, Operations> };
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

const served = new Served();
beforeAll(() => served.start());
afterAll(() => served.end());

const found = <T>(ref: string): T =>
  ref
    .slice(2)
    .split('/')
    .reduce((here: unknown, name) => (here as Record<string, unknown>)[name], described) as T;

/** What of the value is not as described. */
function faults(schema: Schema, value: unknown, at = ''): string[] {
  if (schema.$ref !== undefined) return faults(found(schema.$ref), value, at);
  if (schema.oneOf) return schema.oneOf.some((one) => faults(one, value, at).length === 0) ? [] : [`${at}: none fits`];
  if ('const' in schema && value !== schema.const) return [`${at} is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${value}`];
  const kind =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  if (schema.type !== undefined && ![schema.type].flat().includes(kind)) return [`${at} is of type ${kind}`];
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) return [`${at} is ${value}`];
  if (Array.isArray(value)) return value.flatMap((one, i) => faults(schema.items ?? {}, one, `${at}[${i}]`));
  if (kind !== 'object') return [];
  const of = value as Record<string, unknown>;
  const { properties = {}, required = [], additionalProperties = true } = schema;
  return [
    ...required.filter((name) => !(name in of)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(of).flatMap(([name, one]) => {
      if (properties[name] !== undefined) return faults(properties[name], one, `${at}.${name}`);
      return additionalProperties ? [] : [`${at}.${name} is not described`];
    }),
  ];
}

it('every route is described, and nothing else is', async () => {
  const online = await openOnline({
    place: { file: `${served.folder}/other.db` },
    secret: Buffer.alloc(32),
    bots: { decide: async () => null },
  });
  const routes = createApp(null, { online }).routes.filter(
    ({ method, path }) => METHODS.includes(method.toLowerCase()) && /^\/(api\/|readyz|healthz|metrics)/.test(path),
  );
  await online.close();
  const there = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const told = Object.entries(described.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => method in operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...new Set([...there, 'GET /api/tables/{id}/socket'])].sort()).toEqual(told.sort());
});

it('every answer is as it is described', async () => {
  const { base } = served;
  const ann = await Person.called(base, 'Ann');
  const id = await ann.table({ isPublic: true });
  const { resume } = await ann.get<{ resume: string }>('/api/guest');
  const get = (path: string, cookie = ann.cookie): Promise<Response> => fetch(base + path, { headers: { cookie } });
  const check = async (path: string, status: number, answer: Promise<Response>, method = 'get'): Promise<void> => {
    const response = await answer;
    expect(`${path} ${response.status}`).toBe(`${path} ${status}`);
    const one = described.paths[path]?.[method]?.responses[String(status)];
    expect(one, `${method} ${path} ${status}`).toBeDefined();
    const { content } = one!.$ref === undefined ? one! : found<typeof one & {}>(one!.$ref);
    const [type, { schema }] = Object.entries(content!)[0]!;
    expect(response.headers.get('content-type')).toContain(type);
    const text = await response.text();
    expect(faults(schema, type === 'application/json' ? JSON.parse(text) : text, path)).toEqual([]);
  };
  await check('/api/games', 200, get('/api/games'));
  for (const { id: game } of games) await check('/api/games/{id}/options', 200, get(`/api/games/${game}/options`));
  await check('/api/games/{id}/options', 404, get('/api/games/chess/options'));
  await check('/api/analysis', 200, get('/api/analysis'));
  await check('/api/guest', 200, get('/api/guest'));
  await check('/api/guest', 200, get('/api/guest', ''));
  await check('/api/guest', 200, post(base, '/api/guest', { name: 'Ann' }, ann.cookie), 'post');
  await check('/api/guest', 400, post(base, '/api/guest', {}, ann.cookie), 'post');
  await check('/api/guest', 403, post(base, '/api/guest', {}, '', { origin: 'https://a.example' }), 'post');
  await check('/api/guest', 413, post(base, '/api/guest', { name: 'x'.repeat(20_000) }), 'post');
  await check('/api/guest', 415, post(base, '/api/guest', 'x', '', { 'content-type': 'text/plain' }), 'post');
  await check('/api/guest/resume', 200, post(base, '/api/guest/resume', { link: resume }), 'post');
  await check('/api/guest/resume', 403, post(base, '/api/guest/resume', { link: 'x' }), 'post');
  const eve = await Person.called(base, 'Eve');
  await check('/api/guest/revoke', 200, post(base, '/api/guest/revoke', {}, eve.cookie), 'post');
  await check('/api/guest/revoke', 401, post(base, '/api/guest/revoke', {}, eve.cookie), 'post');
  await check('/api/tables', 200, get('/api/tables'));
  const wanted = { game: 'plague', mission: 'main', seats: 2 };
  await check('/api/tables', 201, post(base, '/api/tables', wanted, ann.cookie), 'post');
  await check('/api/tables', 400, post(base, '/api/tables', { ...wanted, seats: 0 }, ann.cookie), 'post');
  await check('/api/tables', 401, post(base, '/api/tables', wanted), 'post');
  await check('/api/tables/mine', 200, get('/api/tables/mine'));
  await check('/api/tables/mine', 200, get('/api/tables/mine', ''));
  await check('/api/tables/{id}', 200, get(`/api/tables/${id}`));
  await check('/api/tables/{id}', 404, get(`/api/tables/${'0'.repeat(32)}`));
  await check('/api/tables/{id}/analysis', 404, get(`/api/tables/${id}/analysis?seat=p1`));
  await check('/api/tables/{id}/file', 404, get(`/api/tables/${'0'.repeat(32)}/file`));
  await check('/api/tables/{id}/file', 409, get(`/api/tables/${id}/file`));
  // Over at once: whoever plays alone gives up.
  const own = await ann.table({ game: 'thumbnail', mission: 'alley', seats: 1 });
  await ann.join(own);
  await ann.say({ say: 'do', n: 0, seat: 'p1', input: { do: 'resign' } });
  await expect.poll(() => ann.latest!.outcome).not.toBeNull();
  await check('/api/tables/{id}', 200, get(`/api/tables/${own}`));
  await check('/api/tables/{id}/file', 200, get(`/api/tables/${own}/file`));
  await check('/healthz', 200, get('/healthz'));
  await check('/readyz', 200, get('/readyz'));
  await check('/metrics', 200, get('/metrics'));
});

/** The client of the guide, as it stands there. */
async function client(answers: number, more: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const env = { ...process.env, SHAMBLE: served.base, ANSWERS: String(answers), ...more };
  const child = spawn(process.execPath, [file('guides/client.mjs'), ...args], { env });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  expect(`${code} ${out}`).toMatch(/^0 /);
  return out;
}

// Far more than the server takes at once: it is told to wait, and does.
it.concurrent.each(games.map(({ id }) => id))('the client of the guide plays 200 answers of %s', async (game) => {
  const out = await client(200, { GAME: game });
  expect(out).toMatch(/^(table [0-9a-f]{32}\n(it is over: .*\n)?)+200 answers given\n$/);
  const ann = await Person.called(served.base, 'Ann');
  const cards = [...out.matchAll(/^table (\w+)$/gm)].map(([, id]) =>
    ann.get<{ n: number; game: string }>(`/api/tables/${id}`),
  );
  const tables = await Promise.all(cards);
  expect(tables.every((card) => card.game === game)).toBe(true);
  expect(tables.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(200);
});

it('the client of the guide sits down with others', async () => {
  const ann = await Person.called(served.base, 'Ann');
  const id = await ann.table();
  await ann.join(id);
  const playing = client(1, {}, id, 'p2');
  await expect.poll(() => ann.latest!.holders.p2).not.toBe('bot:open');
  let isOver = false;
  void playing.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await ann.answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await playing).toContain('1 answers given');
});
