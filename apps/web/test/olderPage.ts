import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { en } from '../src/text/en.ts';

/** What the first page of an older Shamble says. */
export const OLDER = 'As it was before.';

/** How the scripts were one version ago: other words on the first page, and Zombie Plague by the rules before. */
const CHANGES: readonly (readonly [from: RegExp, to: (...found: string[]) => string])[] = [
  [/(?<=id:`plague`,version:)\d+/, (version) => String(Number(version) - 1)],
  [new RegExp(en['page.tagline'].replaceAll('.', '\\.')), () => OLDER],
];

const built = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * The page that was built, as an older build would have been: other scripts under other names, each of which tells what
 * is in it. Gives back its folder.
 */
export function olderPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-older-'));
  const files = filesIn(built).filter((file) => !/\.(br|gz)$/.test(file));
  const named = files.flatMap((file) => /[^/]+-[\w-]{8}(?=\.\w+$)/.exec(file)?.[0] ?? []);
  const names = new RegExp(named.join('|'), 'g');
  const rename = (text: string): string => text.replace(names, '$&-older');
  const left = new Set(CHANGES);
  for (const file of files) {
    const path = join(folder, rename(file));
    mkdirSync(dirname(path), { recursive: true });
    if (!/\.(js|css|html|webmanifest)$/.test(file)) {
      writeFileSync(path, readFileSync(join(built, file)));
      continue;
    }
    let text = rename(readFileSync(join(built, file), 'utf8'));
    for (const change of CHANGES) {
      const [from, to] = change;
      if (!file.endsWith('.js') || !from.test(text)) continue;
      left.delete(change);
      text = text.replace(from, to);
    }
    // Its own version, by which the browser tells what it keeps of each.
    if (file === 'sw.js') text = text.replace(/(?<=\\?"version\\?":\\?")\w+/, 'older');
    writeFileSync(path, text);
  }
  if (left.size > 0) throw new Error(`Not found in the build: ${[...left].map(([from]) => from).join(', ')}`);
  return folder;
}

const filesIn = (folder: string, top = folder): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path, top) : [relative(top, path)];
  });
