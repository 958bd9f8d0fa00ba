import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Scripts {
  alone(file: string, work: () => Promise<void>): Promise<void>;
  buildIfStale(options: { quiet: true }): Promise<void>;
  buildPageIfStale(options: { quiet: true }): Promise<void>;
  makeRelease(folder: string): void;
  writeSums(folder: string): void;
  productionPackages(workspaces: readonly string[], top: string): string[];
}

/** What the scripts do that make a release. */
export const scripts = Object.assign(
  {},
  ...(await Promise.all(
    ['lib/lock', 'lib/closure', 'build', 'release'].map((name) => import(`${root}scripts/${name}.mjs`)),
  )),
) as Scripts;

/** All that a release is made of. */
export const build = (): Promise<void> =>
  scripts.alone(`${root}.build/release.pid`, async () => {
    await scripts.buildIfStale({ quiet: true });
    await scripts.buildPageIfStale({ quiet: true });
  });

// Whoever asks for something from elsewhere is told that there is nothing.
const CUT_OFF = `import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('cut off'); };`;

/** The environment of a machine with Node and nothing else: no npm, no home, no network. */
export function bareMachine(folder: string): NodeJS.ProcessEnv {
  const [bin, home] = [join(folder, 'bin'), join(folder, 'home')];
  for (const made of [bin, home]) mkdirSync(made, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  const cutOff = `--import data:text/javascript,${encodeURIComponent(CUT_OFF)}`;
  return { PATH: bin, HOME: home, LC_ALL: 'C', NODE_OPTIONS: cutOff };
}

/** Runs a program of the system to its end. */
export async function ran(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(program, args, options);
  let out = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdin.end();
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
}

/** A server that says where it is once it listens. */
export async function started(program: string, env: NodeJS.ProcessEnv, cwd: string): Promise<ChildProcess> {
  const child = spawn(program, { cwd, env });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`It did not start: ${said}`))),
  ]);
  return child;
}

export async function ended(child: ChildProcess | null): Promise<number | null> {
  if (child === null) return null;
  if (child.exitCode !== null) return child.exitCode;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  return (await exit)[0];
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
