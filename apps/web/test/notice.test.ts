import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The icons that a source imports, by their set. */
function iconsUsed(set: string): string[] {
  const folder = join(root, 'apps/web/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(new RegExp(`'icon:${set}/([\\w-]+)'`, 'g')),
  ]);
  return [...new Set(found.map(([, name]) => name!))].sort();
}

/** The icons that NOTICE credits, from one heading to the next. */
function iconsCredited(from: string, to: string): string[] {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
  const part = notice.slice(notice.indexOf(from), notice.indexOf(to));
  const lists = [...part.matchAll(/^ {4}[\w ]+: ([^.]+)\./gm)].map(([, list]) => list!);
  return lists.flatMap((list) => list.split(',').map((name) => name.trim())).sort();
}

test('NOTICE credits every icon that is used, and no other', () => {
  expect(iconsUsed('game-icons').length).toBeGreaterThan(20);
  expect(iconsCredited('game-icons.net', 'Lucide')).toEqual(iconsUsed('game-icons'));
  expect(iconsCredited('Lucide', 'Fonts')).toEqual(iconsUsed('lucide'));
});
