import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const top = mkdtempSync(join(tmpdir(), 'shamble-game-'));
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const change = (file: string, of: (text: string) => string): void =>
  writeFileSync(join(top, file), of(readFileSync(join(top, file), 'utf8')));

/** All sources, in a repository of their own. */
beforeAll(() => {
  const ours = ['packages', 'apps', 'scripts', 'package.json', 'package-lock.json', '.gitignore', 'NOTICE'];
  const isSource = (path: string): boolean => !/\/(node_modules|dist|test)$/.test(path);
  for (const name of ours) cpSync(join(root, name), join(top, name), { recursive: true, filter: isSource });
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'before');
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Steps of the guide: the smallest game is where one begins. */
function addGame(): void {
  cpSync(join(top, 'packages/thumbnail'), join(top, 'packages/games/toy'), { recursive: true });
  change('packages/games/toy/package.json', (text) => text.replaceAll('thumbnail', 'toy'));
  change('packages/games/toy/src/game.ts', (text) => text.replace("id: 'thumbnail'", "id: 'toy'"));
  const entry = join(top, 'apps/web/src/games/toy/entry.ts');
  mkdirSync(dirname(entry));
  writeFileSync(
    entry,
    `import { type GameEntry, said } from '../entry.ts';

export const toy: GameEntry = {
  id: 'toy',
  load: () => import('@shamble/toy/pack'),
  words: { en: () => said(import('@shamble/toy/text/en')), fr: () => said(import('@shamble/toy/text/fr')) },
};
`,
  );
  change('apps/web/src/games/index.ts', (text) =>
    text
      .replace('import { thumbnail }', "import { toy } from './toy/entry.ts';\nimport { thumbnail }")
      .replace(', thumbnail];', ', thumbnail, toy];'),
  );
  change('apps/server/src/games.ts', (text) =>
    text
      .replace('import * as thumbnail', "import * as toy from '@shamble/toy';\nimport * as thumbnail")
      .replace('];', "  shelve(toy, 'packages/games/toy'),\n];"),
  );
}

/** What `npm install` does: what others have made is shared, our own packages are those beside it. */
function install(): void {
  const modules = join(top, 'node_modules');
  mkdirSync(join(modules, '@shamble'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@shamble') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const parent of ['packages', 'packages/games', 'apps'])
    for (const name of readdirSync(join(top, parent))) {
      const manifest = join(top, parent, name, 'package.json');
      if (!existsSync(manifest)) continue;
      symlinkSync(dirname(manifest), join(modules, JSON.parse(readFileSync(manifest, 'utf8')).name));
    }
}

test('a new game is its own folders and a line in two lists; command line and page are built with it', () => {
  addGame();
  install();
  const touched = run('git', 'status', '--porcelain', '-uall')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  const outside = touched.filter((file) => !/^(packages\/games|apps\/web\/src\/games)\/toy\//.test(file));
  expect(outside).toEqual(['apps/server/src/games.ts', 'apps/web/src/games/index.ts']);

  expect(run(process.execPath, 'scripts/boundaries.mjs')).toBe('');
  run(process.execPath, 'scripts/build.mjs');
  expect(run(process.execPath, 'apps/cli/bin/shamble.mjs', 'games')).toMatch(/^toy\b/m);
  expect(run(process.execPath, 'apps/cli/bin/shamble.mjs', 'fuzz', 'toy', '--games', '2')).not.toBe('');
});
