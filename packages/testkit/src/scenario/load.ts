import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { Fault } from '@shamble/kernel';
import type { ScenarioFile } from './report.ts';

/**
 * The scenario files at a path: the file itself, or every .yaml below a folder. A file in `<game>/test/scenarios`
 * belongs to that game.
 */
export function loadScenarios(path: string): ScenarioFile[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new Fault('bad-content', `There is no file or folder "${path}".`);
  const files = stat.isDirectory() ? yamlBelow(path) : [path];
  if (files.length === 0) throw new Fault('bad-content', `There is no scenario (a .yaml file) below "${path}".`);
  return files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const game = gameOf(file);
    return game === undefined ? { file, text } : { file, text, game };
  });
}

function yamlBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split(sep).includes('node_modules'))
    .sort();
}

function gameOf(file: string): string | undefined {
  const parts = file.split(sep);
  const at = parts.findLastIndex((part, i) => part === 'test' && parts[i + 1] === 'scenarios');
  return at > 0 ? basename(parts[at - 1]!) : undefined;
}
