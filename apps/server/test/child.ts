import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built server as a process of its own, which can be started again at the same address. */
export class Child {
  readonly base: string;
  /** What it has written to its log. */
  log = '';
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.base = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, DATABASE_URL: '', SHAMBLE_LOG: 'debug', ...env, PORT: String(port) };
  }

  static async make(env: NodeJS.ProcessEnv): Promise<Child> {
    const { buildIfStale } = (await import(new URL('../../../scripts/build.mjs', import.meta.url).href)) as {
      buildIfStale(options: object): Promise<void>;
    };
    await buildIfStale({ quiet: true });
    return new Child(await freePort(), env);
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env: this.env });
    this.child = child;
    child.stderr.on('data', (chunk: Buffer) => {
      this.log += chunk.toString();
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start: ${this.log}`))),
    ]);
  }

  /** Its exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    const { child } = this;
    if (child === null) return 'none';
    this.child = null;
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    child.kill(signal);
    const [code, killedBy] = await ended;
    return code ?? killedBy!;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
