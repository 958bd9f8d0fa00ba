import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the page, with what the build has made smaller of it. */
export interface SiteFile {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with what is in it. */
  readonly isForever: boolean;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The built page, by the address of each file. All of it is in memory: no address can lead out of it. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const SMALLER = { br: '.br', gzip: '.gz' } as const;

/** What was built into this folder; null where nothing was. */
export function readSite(folder: string): Site | null {
  try {
    return readFolder(folder);
  } catch (error) {
    // A build has just put a new page in its place: that one is read, then.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return readFolder(folder);
  }
}

function readFolder(folder: string): Site | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((name) => [`/${relative(folder, name).split(sep).join('/')}`, readFile(name, folder)]));
}

function readFile(name: string, folder: string): SiteFile {
  const plain = readFileSync(name);
  const smaller = Object.entries(SMALLER)
    .filter(([, ending]) => existsSync(name + ending))
    .map(([encoding, ending]) => [encoding, readFileSync(name + ending)]);
  return {
    type: TYPES[extname(name)]!,
    tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isForever: relative(folder, name).startsWith(`assets${sep}`),
    plain,
    ...Object.fromEntries(smaller),
  };
}

/** The form of the file that the browser takes and that is the smallest. */
export function bodyFor(file: SiteFile, accepted = ''): { readonly body: Buffer; readonly encoding: string | null } {
  const taken = accepted.split(',').map((wish) => wish.trim().toLowerCase());
  const takes = (encoding: string): boolean =>
    taken.some((wish) => wish.split(';')[0]!.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(wish));
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file[encoding];
    if (body !== undefined && takes(encoding)) return { body, encoding };
  }
  return { body: file.plain, encoding: null };
}
