import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, playOn } from './person.ts';
import { bareMachine, build, ended, freePort, ran, root, scripts, started } from './released.ts';

const world = mkdtempSync(join(tmpdir(), 'shamble-release-'));
const folder = join(world, 'elsewhere');
const data = join(world, 'data');
let env: NodeJS.ProcessEnv;
let server: ChildProcess | null = null;
beforeAll(async () => {
  await build();
  scripts.makeRelease(join(world, 'made'));
  renameSync(join(world, 'made'), folder);
  env = { ...bareMachine(world), SHAMBLE_DATA: data };
});
afterAll(async () => {
  await ended(server);
  rmSync(world, { recursive: true, force: true });
});

const shamble = (...args: string[]) => ran(join(folder, 'bin/shamble'), args, { cwd: world, env });
const check = () => ran('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
const filesOf = (top: string): string[] =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('is served from a machine without npm and network: the page, tables, bots', async () => {
  const port = await freePort();
  server = await started(join(folder, 'bin/serve'), { ...env, PORT: String(port) }, '/');
  const base = `http://127.0.0.1:${port}`;
  const page = await fetch(base, { headers: { 'accept-encoding': 'br' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await page.text()).toContain('<title>Shamble');
  expect(await (await fetch(`${base}/status?lang=en`)).text()).toMatch(/(\d{3}) of \1 rules done/);
  const ann = await Person.called(base, 'Ann');
  await ann.join(await ann.table({ seats: 1 }));
  await playOn([ann], 6);
  expect(ann.latest!.n).toBeGreaterThanOrEqual(6);
  const thread = new Worker(join(folder, 'apps/server/dist/botWorker.js'));
  expect(await once(thread, 'message')).toEqual(['ready']);
  await thread.terminate();
});

it('backs up and verifies while it is served, and ends when it is told to', async () => {
  const file = join(data, 'shamble.db');
  expect(await shamble('backup', 'all.backup')).toEqual({
    code: 0,
    out: `1 table of ${file} written to all.backup.\n`,
  });
  expect(await shamble('verify-store')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/entries: all sound\.\n$/),
  });
  expect(await ended(server)).toBe(0);
  const elsewhere = { ...env, SHAMBLE_DATA: join(world, 'restored') };
  const restored = await ran(join(folder, 'bin/shamble'), ['restore', 'all.backup'], { cwd: world, env: elsewhere });
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^1 table of /) });
});

it('has whatever else the command line needs: threads, fonts, clauses', async () => {
  const args = ['thumbnail', '--mission', 'alley', '--games', '4', '--workers', '2', '--report', 'report.html'];
  expect(await shamble('simulate', ...args)).toMatchObject({ code: 0 });
  expect(readFileSync(join(world, 'report.html'), 'utf8')).toContain('font/woff2;base64,');
  expect((await shamble('rules', 'ZC-MOVE-09')).out).toContain('ZC-MOVE-09');
});

it('says what it is, and what a file of it should be', async () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(own).toMatchObject({ version, scripts: { start: 'node bin/serve' } });
  expect(String(own.commit)).toMatch(/^([0-9a-f]{40}( and changes)?|null)$/);
  expect(await check()).toEqual({ code: 0, out: '' });
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(listed).toHaveLength(filesOf(folder).length - 1);
  appendFileSync(join(folder, 'apps/server/dist/main.js'), '\n');
  expect(await check()).toMatchObject({ code: 1, out: expect.stringContaining('apps/server/dist/main.js: FAILED') });
});

it('holds nothing for developers, and no word of where it was made', () => {
  const there = readdirSync(join(folder, 'node_modules'));
  expect(there).toEqual(expect.arrayContaining(['pg', 'libsql', 'ws', 'commander', 'piscina']));
  for (const name of ['vite', 'vitest', 'typescript', 'rolldown', 'tsx', '.bin', 'preact'])
    expect(there).not.toContain(name);
  const ours = ['apps', 'bin', 'deploy', 'packages'].flatMap((part) => filesOf(join(folder, part)));
  expect(ours.filter((file) => readFileSync(file).includes(root))).toEqual([]);
});

it('is not made of packages that differ from the lock file', () => {
  const top = join(world, 'clone');
  const put = (file: string, content: object): void => {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), JSON.stringify(content));
  };
  const packages = {
    'apps/one': { dependencies: { a: '1.0.0' }, devDependencies: { d: '1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      peerDependencies: { b: '*', n: '*' },
      peerDependenciesMeta: { n: { optional: true } },
    },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0', optional: true },
    'node_modules/d': { version: '1.0.0' },
  };
  put('package-lock.json', { packages });
  put('node_modules/a/package.json', { version: '1.0.0' });
  const found = () => scripts.productionPackages(['apps/one'], top);
  expect(found).toThrow('node_modules/a/node_modules/b is missing, the lock file says 1.0.0: run npm ci.');
  put('node_modules/a/node_modules/b/package.json', { version: '1.0.0' });
  expect(found()).toEqual(['node_modules/a', 'node_modules/a/node_modules/b']);
  put('node_modules/a/package.json', { version: '1.1.0' });
  expect(found).toThrow('node_modules/a is 1.1.0, the lock file says 1.0.0: run npm ci.');
  expect(existsSync(join(top, 'node_modules/c'))).toBe(false);
});
