// A game and the mutants of its rules.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/paths.mjs';
import { isGame, workspaces } from '../lib/workspaces.mjs';
import { pointsOf } from './points.mjs';

const ROOMS = [
  ...['rules', 'actions', 'skills', 'flow', 'auto', 'cards', 'traits', 'effects', 'bystanders', 'superheroes'],
  ...['zombieheroes', 'saved'],
];

/** Every game as { id, name: '@shamble/...', folder }. */
export const games = () =>
  workspaces()
    .filter(({ folder }) => isGame(folder))
    .map(({ folder, manifest }) => ({ folder, name: manifest.name, id: manifest.name.split('/')[1] }));

/** All mutants of a game's rules. `id` stays the same while the line does, wherever it moves to in its file. */
export function mutantsOf(game) {
  const seen = new Map();
  return ROOMS.flatMap((room) => sources(join(root, game.folder, 'src', room))).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const where = relative(join(root, game.folder), file);
    return pointsOf(source).map((point) => {
      const id = `${where} | ${point.text} | ${short(point.was)} -> ${short(point.now)}`;
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      return { ...point, file, source, where, id: times === 1 ? id : `${id} | ${times}` };
    });
  });
}

const short = (text) => {
  const one = text.replace(/\s+/g, ' ');
  return one.length > 60 ? `${one.slice(0, 57)}...` : one;
};

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'index.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Each mutant has its place in the order of a seed: a change of the sources leaves the rest of the sample as it was. */
export function sample(mutants, count, seed) {
  const place = (id) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: place(mutant.id) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
