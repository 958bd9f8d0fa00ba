import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

/** The world as a command sees it: given by `main`, or by a test. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  /** Calls back when a person presses Ctrl+C; returns how to stop listening. */
  onInterrupt(listener: () => void): () => void;
}

export type Colours = ReturnType<typeof picocolors.createColors>;

export function coloursOf({ env, stdout }: Io): Colours {
  const wanted = env.NO_COLOR === undefined && (stdout.isTTY === true || (env.FORCE_COLOR ?? '') !== '');
  return picocolors.createColors(wanted);
}

export const writeLine = (stream: Writable, line = ''): void => void stream.write(`${line}\n`);
