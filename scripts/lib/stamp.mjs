// A stamp remembers what something was made from, so that it is made again only when that has changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

export const contentStamp = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A stamp of the paths, sizes and times of all files under these paths; a path that does not exist counts for nothing. */
export function treeStamp(paths) {
  const hash = createHash('sha256');
  for (const path of paths) visit(path, hash);
  return hash.digest('hex');
}

function visit(path, hash) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name), hash);
  else hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
}
