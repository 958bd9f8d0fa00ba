import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { run } from '../src/run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly lines?: Iterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Makes stderr a terminal, and hears what is drawn there. */
  onDrawn?(text: string): void;
  /** What Ctrl+C leads to, handed out as soon as somebody listens. */
  onListening?(interrupt: () => void): void;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'shamble-'));

function* typed(lines: Iterable<string>): Iterable<string> {
  for (const line of lines) yield `${line}\n`;
}

/** Runs a command as a terminal would, without a process of its own. */
export async function shamble(args: readonly string[], world: World = {}): Promise<Ran> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const text = { out: '', err: '' };
  stdout.on('data', (chunk: Buffer) => {
    text.out += chunk.toString();
  });
  stderr.on('data', (chunk: Buffer) => {
    text.err += chunk.toString();
    world.onDrawn?.(chunk.toString());
  });
  const code = await run(args, {
    stdin: Readable.from(typed(world.lines ?? [])),
    stdout,
    stderr: world.onDrawn === undefined ? stderr : Object.assign(stderr, { isTTY: true }),
    env: { LANG: 'C', SHAMBLE_HOME: world.cwd ?? newFolder(), ...world.env },
    cwd: world.cwd ?? process.cwd(),
    onInterrupt(listener) {
      world.onListening?.(listener);
      return () => {};
    },
  });
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...text };
}
