import { afterEach, expect, test } from 'vitest';
import { readPort, type Serving, serve } from '../src/index.ts';

const running: Serving[] = [];
const start = async (port: number) => {
  const serving = await serve(port);
  running.push(serving);
  return serving;
};
afterEach(async () => void (await Promise.all(running.splice(0).map((serving) => serving.stop()))));

test('the page answers under localhost and under 127.0.0.1', async () => {
  const { address } = await start(0);
  for (const url of [address, address.replace('localhost', '127.0.0.1')]) {
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Shamble</h1>');
  }
});

test('a taken port is said in one sentence', async () => {
  const port = Number(new URL((await start(0)).address).port);
  await expect(serve(port)).rejects.toThrow(new RegExp(`^Port ${port} is taken by another program: .*\\.$`));
});

test('a stopped server frees its port', async () => {
  const first = await start(0);
  await first.stop();
  await start(Number(new URL(first.address).port));
});

test.each(['http', '0', '-1', '8700.5', '65536', ' 80'])('PORT=%j is refused', (asked) => {
  expect(() => readPort(asked)).toThrow(/^PORT must be a whole number from 1 to 65535/);
});

test('without PORT it is 8700', () => {
  expect([readPort(undefined), readPort(''), readPort('9000')]).toEqual([8700, 8700, 9000]);
});
