import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder of a file, for its owner alone if it is not there yet. */
export function makeFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}

/** A file that a database is kept in, and those it puts beside it: nobody but the owner reads them. */
export function makePrivate(file: string): void {
  makeFolder(file);
  // Never opened where it is there already: to close it again would take away the locks this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) tighten(one);
}

/** There is nothing in it, or it is not there. */
export const isBlank = (file: string): boolean => !existsSync(file) || statSync(file).size === 0;

function tighten(file: string): void {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (cause) {
    // Whoever may use the file of somebody else may do so.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
  }
}
