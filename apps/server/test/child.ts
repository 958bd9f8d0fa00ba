import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = `${root}apps/server/dist/main.js`;

export interface PlantedFault {
  readonly there: string;
  readonly instead: string;
}

/** The built server as a process of its own, which can be started again at the same address. */
export class Child {
  readonly base: string;
  /** What it has written to its log. */
  log = '';
  private readonly env: NodeJS.ProcessEnv;
  private readonly program: string;
  private child: ChildProcess | null = null;

  private constructor(port: number, env: NodeJS.ProcessEnv, program: string) {
    this.program = program;
    this.base = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, DATABASE_URL: '', SHAMBLE_LOG: 'debug', ...env, PORT: String(port) };
    // One of several is reached where it listens.
    if (env.SHAMBLE_PEER !== undefined) this.env.SHAMBLE_PEER = this.base;
  }

  /** With faults the built server has something else in the place of what is there. */
  static async make(env: NodeJS.ProcessEnv, ...faults: readonly PlantedFault[]): Promise<Child> {
    const { buildIfStale } = (await import(new URL('../../../scripts/build.mjs', import.meta.url).href)) as {
      buildIfStale(options: object): Promise<void>;
    };
    await buildIfStale({ quiet: true });
    const port = await freePort();
    return new Child(port, env, faults.length === 0 ? BUILT : planted(faults, port));
  }

  /** Without what was planted. */
  clear(): void {
    if (this.program !== BUILT) rmSync(this.program, { force: true });
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.program], { cwd: root, env: this.env });
    this.child = child;
    child.stderr.on('data', (chunk: Buffer) => {
      this.log += chunk.toString();
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start: ${this.log}`))),
    ]);
  }

  get pid(): number {
    return this.child!.pid!;
  }

  /** As a machine that hangs: nothing is answered, and no line is closed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Its exit code, once it ends by itself. */
  async ended(): Promise<number | null> {
    const { child } = this;
    if (child !== null && child.exitCode === null) await once(child, 'exit');
    return child?.exitCode ?? null;
  }

  /** Its exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    const { child } = this;
    if (child === null) return 'none';
    this.child = null;
    if (child.exitCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    child.kill(signal);
    child.kill('SIGCONT');
    const [code, killedBy] = await ended;
    return code ?? killedBy!;
  }
}

/** Beside the built one, for it finds the rest from there. */
function planted(faults: readonly PlantedFault[], port: number): string {
  let text = readFileSync(BUILT, 'utf8');
  for (const { there, instead } of faults) {
    const parts = text.split(there);
    if (parts.length !== 2) throw new Error(`The server has this ${parts.length - 1} times, not once: ${there}`);
    text = parts.join(instead);
  }
  const file = BUILT.replace('main.js', `planted-${port}.mjs`);
  writeFileSync(file, text);
  return file;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
