import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { newFolder } from './cli.ts';

const bin = fileURLToPath(new URL('../bin/shamble.mjs', import.meta.url));

/** The command as installed, built first if need be. */
async function installed(args: readonly string[], typed = ''): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, LC_ALL: 'C' }, cwd: newFolder() });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    text.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text.err += chunk.toString();
  });
  child.stdin.end(typed);
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...text };
}

const SLOW = { timeout: 60_000 };

test('runs from anywhere, with its exit code', SLOW, async () => {
  expect((await installed(['games', '--json'])).out).toContain('"thumbnail"');
  expect(await installed(['play', 'chess'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no game "chess"; did you mean zombicide, plague, dawn, marvel, thumbnail?\n',
  });
});

test('plays from a pipe and ends by itself', SLOW, async () => {
  const args = ['play', 'thumbnail', '--mission', 'alley', '--seed', '5', '--save', 'game.json'];
  const { code, out, err } = await installed(args, '1\n3\n');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('Go on with: shamble play thumbnail --load ');
});

test('the worker threads of simulate are found in the bundle', SLOW, async () => {
  const args = ['simulate', 'thumbnail', '--mission', 'alley', '--games', '8', '--workers', '2', '--json'];
  const { code, out } = await installed(args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 8, timing: { workers: 2 } });
});

test('the bots of shared tables are found in the bundle', SLOW, async () => {
  await installed(['games']);
  const thread = new Worker(new URL('../dist/botWorker.js', import.meta.url));
  expect(await once(thread, 'message')).toEqual(['ready']);
  await thread.terminate();
});
