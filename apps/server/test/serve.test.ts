import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createServer, readPort, type Serving } from '../src/index.ts';

const running: Serving[] = [];
const start = async (port: number) => {
  const serving = await createServer({ port, site: null });
  running.push(serving);
  return serving;
};
afterEach(async () => void (await Promise.all(running.splice(0).map((serving) => serving.stop()))));

test('the page answers under localhost and under 127.0.0.1', async () => {
  const { address } = await start(0);
  for (const url of [address, address.replace('localhost', '127.0.0.1')]) {
    const answer = await fetch(`${url}/status`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Shamble</h1>');
  }
});

test('a taken port is said in one sentence', async () => {
  const port = Number(new URL((await start(0)).address).port);
  await expect(createServer({ port })).rejects.toThrow(new RegExp(`^Port ${port} is taken by another program: .*\\.$`));
});

test('a stopped server frees its port', async () => {
  const first = await start(0);
  await first.stop();
  await start(Number(new URL(first.address).port));
});

test.each(['http', '0', '-1', '8700.5', '65536', ' 80'])('PORT=%j is refused', (asked) => {
  expect(() => readPort(asked)).toThrow(/^A port is a whole number from 1 to 65535/);
});

test('without PORT it is 8700', () => {
  expect([readPort(undefined), readPort(''), readPort('9000')]).toEqual([8700, 8700, 9000]);
});

/** The server as a process of its own, from its sources. */
async function startAlone(env: Record<string, string>): Promise<{ code: number; err: string }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions', '@shamble/source', '--import', 'tsx', main], {
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, err };
}

test('it ends with 1 and one sentence where the port is taken or none', { timeout: 30_000 }, async () => {
  const port = new URL((await start(0)).address).port;
  expect(await startAlone({ PORT: port })).toEqual({
    code: 1,
    err: expect.stringMatching(/^Port \d+ is taken.*\.\n$/),
  });
  expect(await startAlone({ PORT: 'x', LC_ALL: 'fr_FR.UTF-8' })).toEqual({
    code: 1,
    err: 'Un port est un nombre entier de 1 à 65535, pas « x ».\n',
  });
});
