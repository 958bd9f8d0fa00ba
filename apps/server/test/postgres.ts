import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Postgres {
  readonly url: string;
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Nothing answers any more, and no line is closed. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A PostgreSQL server of our own on a free loopback port, in a folder that is gone afterwards. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'shamble-postgres-'));
  const user = process.getuid?.() === 0 ? systemUser() : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const as = user === null ? {} : { uid: user.uid, gid: user.gid };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shamble', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'], {
    ...as,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = `postgres://shamble@127.0.0.1:${port}/postgres`;
  let child: ReturnType<typeof spawn> | null = null;
  const ended = (): Promise<void> => new Promise((resolve) => child?.once('exit', () => resolve()) ?? resolve());
  const start = async (): Promise<void> => {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    // Nobody pulls the plug of the machine: what it was told lies in the memory of the system, and outlives a kill.
    for (const set of ['max_connections=60', 'fsync=off', 'full_page_writes=off']) options.push('-c', set);
    child = spawn(join(bin, 'postgres'), options, { ...as, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      try {
        execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'pipe' });
        return;
      } catch (cause) {
        if (tries > 1000) throw cause;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
  };
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    if (child === null) return;
    const over = ended();
    child.kill(signal);
    await over;
    child = null;
  };
  const children = (): number[] => {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const known = lines.map((line) => line.trim().split(/\s+/).map(Number));
    return known.filter(([, parent]) => parent === child!.pid).map(([one]) => one!);
  };
  // The one that starts and buries the others stops first and goes on last: until then none of them comes or is gone.
  const freeze = (): void => {
    process.kill(child!.pid!, 'SIGSTOP');
    for (const one of children()) process.kill(one, 'SIGSTOP');
  };
  const thaw = (): void => {
    for (const one of children()) process.kill(one, 'SIGCONT');
    process.kill(child!.pid!, 'SIGCONT');
  };
  await start();
  return {
    url,
    start,
    kill: () => halt('SIGQUIT'),
    freeze,
    thaw,
    async stop() {
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. */
function systemUser(): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of its programs: where Debian puts them, else on the path. */
function binaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = list(root).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => isProgram(join(folder, name))),
  );
  if (found === undefined)
    throw new Error('There is no PostgreSQL here; this gets one: apt-get install postgresql (nothing need be set up).');
  return found;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
