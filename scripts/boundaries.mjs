// Who may import whom. Prints every import that crosses a wall, one line each, and then exits with 1.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf } from './lib/imports.mjs';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';

const core = ['@shamble/kernel', '@shamble/parts'];

/** What the source of a package may import from outside; undefined: whatever its package.json lists. */
function wallOf(folder) {
  if (isGame(folder)) return { rooms: ['src', 'content', 'text'], may: core };
  switch (folder) {
    case 'packages/kernel':
      return { rooms: ['src'], may: [] };
    case 'packages/parts':
      return { rooms: ['src'], may: ['@shamble/kernel'] };
    case 'packages/bots':
      return { rooms: ['src'], may: ['@shamble/kernel'], mayTypes: isGame };
    case 'packages/protocol':
      return { rooms: ['src'], may: ['@shamble/kernel', 'valibot'] };
    case 'packages/kept':
      return { rooms: ['src'], may: ['@shamble/kernel'] };
    case 'packages/text':
      return { rooms: ['src'], may: [] };
  }
}

/** @returns {string[]} one sentence for each crossing */
export function crossings(top = root) {
  const all = workspaces(top);
  const folderOf = new Map(all.map(({ folder, manifest }) => [manifest.name, folder]));
  return all.flatMap(({ folder, manifest }) =>
    sourceFiles(join(top, folder)).flatMap((path) => {
      const file = relative(join(top, folder), path).split(sep).join('/');
      return importsOf(readFileSync(path, 'utf8'))
        .map((found) => fault({ folder, manifest, file, folderOf, ...found }))
        .filter(Boolean)
        .map((reason) => `${folder}/${file}: ${reason}`);
    }),
  );
}

function fault({ folder, manifest, file, folderOf, to, typeOnly }) {
  const wall = wallOf(folder);
  const behindWall = wall?.rooms.includes(file.split('/')[0]);

  if (to.startsWith('.')) {
    const target = posix.normalize(posix.join(dirname(file), to));
    if (target === '../../NOTICE?raw') return; // the notice of the whole project, to be shown to people
    if (target.startsWith('../')) return `reaches out of its package by '${to}'`;
    if (behindWall && !wall.rooms.includes(target.split('/')[0])) return `imports '${to}', which is not source`;
    return folder === PAGE ? pageFault(file, target) : undefined;
  }

  const name = packageOf(to);
  const target = folderOf.get(name);
  if (folder === PAGE && target && isGame(target) && isOfNoGame(file)) return `knows no game, and imports '${to}'`;
  if (behindWall && !wall.may.includes(name) && !(typeOnly && target && wall.mayTypes?.(target))) {
    return `may import ${wall.may.join(' and ') || 'nothing'} from outside, not '${to}'`;
  }
  // Games are no dependency of an app: each has one list of those it shows, and a new one is a line there.
  if (folder.startsWith('apps/') && target && isGame(target)) return;
  const isListed = name === manifest.name || { ...manifest.dependencies, ...manifest.devDependencies }[name];
  if (target && !isListed) return `imports '${to}', which its package.json does not list`;
}

const PAGE = 'apps/web';

const SCREENS = [
  'coach',
  'controls',
  'end',
  'home',
  'online',
  'parts',
  'replay',
  'rules',
  'settings',
  'table',
  'telling',
];

/** Rooms of the page -> rooms they may not look into. */
const APART = {
  // What runs in workers, what runs in the page, and the messages between them.
  worker: ['page', 'press', 'pieces', 'board', 'text', ...SCREENS],
  page: ['worker', 'press', 'pieces', 'board', 'games', ...SCREENS],
  link: ['worker', 'page', 'press', 'pieces', 'board', 'games', ...SCREENS],
  store: ['link', 'worker', 'page', 'games', ...SCREENS],
  press: ['parts', 'controls', 'telling', 'table', 'games'],
  pieces: ['parts', 'controls', 'telling', 'table', 'games'],
  board: ['parts', 'controls', 'telling', 'table', 'games'],
  parts: ['controls', 'telling', 'table', 'games'],
  controls: ['telling', 'table', 'games'],
  telling: ['table', 'games'],
};

const roomOf = (file) => /^src\/([^/]+)\//.exec(file)?.[1];
const gameOf = (file) => /^src\/games\/([^/]+)\//.exec(file)?.[1];
/** The style page shows the parts of any game. */
const isOfNoGame = (file) => file.startsWith('src/') && gameOf(file) === undefined && roomOf(file) !== 'style';

/** Within the page: only the shelf looks into the folder of a game, and games never into each other's. */
function pageFault(file, target) {
  if (!file.startsWith('src/')) return;
  const [game, other] = [gameOf(file), gameOf(target)];
  if (other !== undefined && other !== game && roomOf(file) !== 'style' && file !== 'src/games/index.ts')
    return `looks into the folder of ${other}`;
  if (APART[roomOf(file)]?.includes(roomOf(target))) return `is in ${roomOf(file)}, and looks into ${roomOf(target)}`;
}

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const skipped = new Set(['node_modules', 'dist']);

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(basename(path)) ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = crossings();
  for (const line of found) say(line);
  process.exitCode = found.length ? 1 : 0;
}
