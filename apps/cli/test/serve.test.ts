import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { newFolder, shamble } from './cli.ts';

/** A port that is free, or one that stays taken. */
const port = async (taken: boolean) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: number } = server.address() as { port: number };
  if (!taken) await new Promise((resolve) => server.close(resolve));
  return { number: String(number), free: () => server.close() };
};

test('serves shared tables, too, until Ctrl+C', async () => {
  const { number } = await port(false);
  const answers: number[] = [];
  const { code, out } = await shamble(['serve', '--port', number], {
    env: { SHAMBLE_DATA: newFolder(), SHAMBLE_LOG: 'silent' },
    async onListening(interrupt) {
      for (const path of ['/readyz', '/api/games', '/api/tables'])
        answers.push((await fetch(`http://localhost:${number}${path}`)).status);
      interrupt();
    },
  });
  expect(answers).toEqual([200, 200, 200]);
  expect(out).toBe(`Shamble is at http://localhost:${number} (Ctrl+C stops it)\n`);
  expect(code).toBe(0);
});

test('a taken port is one sentence', async () => {
  const { number, free } = await port(true);
  const { code, err } = await shamble(['serve'], {
    env: { PORT: number, LANG: 'fr_FR', SHAMBLE_DATA: newFolder(), SHAMBLE_LOG: 'silent' },
  });
  free();
  expect(err).toMatch(new RegExp(`^Le port ${number} est pris par un autre programme : .*\\.\n$`));
  expect(code).toBe(1);
});
