// Which packages from npm a workspace needs to run: its dependencies and theirs, where the lock file puts them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Folders such as `node_modules/pg`, installed as the lock file says. What is made for other systems only is left out.
 * @returns {string[]}
 */
export function productionPackages(workspaces, top = root) {
  const locked = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8')).packages;
  const found = new Set();
  const visit = (place) => {
    const entry = locked[place];
    if (entry.link) return visit(entry.resolved);
    if (found.has(place)) return;
    found.add(place);
    for (const name of neededBy(entry)) visit(placeOf(name, place, locked));
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found].filter((place) => place.includes('node_modules/') && isInstalled(place, locked[place], top)).sort();
}

function neededBy({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** As Node looks for it: beside whoever asks, then further up. */
function placeOf(name, from, locked) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (locked[place] !== undefined) return place;
    if (folder === '') throw new Error(`${from} needs ${name}, which the lock file does not have.`);
  }
}

function isInstalled(place, { version, optional = false }, top) {
  // The bundles hold what workspaces are made of, so nothing would look there.
  if (!place.startsWith('node_modules/')) throw new Error(`${place} would not be found from a bundle.`);
  const manifest = join(top, place, 'package.json');
  if (optional && !existsSync(manifest)) return false;
  const there = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'missing';
  if (there === version) return true;
  throw new Error(`${place} is ${there}, the lock file says ${version}: run npm ci.`);
}
