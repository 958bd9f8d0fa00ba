import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const parents = ['packages', 'packages/games', 'apps'];

/** Every workspace as { folder: 'packages/kernel', manifest: its package.json }. */
export function workspaces(top = root) {
  return parents
    .filter((parent) => existsSync(join(top, parent)))
    .flatMap((parent) => readdirSync(join(top, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(top, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8')) }));
}

/** A game is a package that plays: everything under packages/games, and the test game. */
export const isGame = (folder) => folder.startsWith('packages/games/') || folder === 'packages/thumbnail';
