// How large a source may grow: no file over 400 lines, no function over 150. Prints every one that is larger, one line
// each, and then exits with 1. Content and words are as long as there is to name.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'rolldown/utils';
import { root } from './lib/paths.mjs';
import { say } from './lib/say.mjs';
import { workspaces } from './lib/workspaces.mjs';

const MOST_LINES = 400;
const MOST_OF_FUNCTION = 150;

const isList = (file) => /(^|\/)(text|words)\.ts$|(^|\/)text\//.test(file);

/** @returns {string[]} one sentence for each that is too large */
export function tooLarge(file, source) {
  const lines = source.split('\n').length - 1;
  const found = lines > MOST_LINES && !isList(file) ? [`${file} has ${lines} lines, over ${MOST_LINES}`] : [];
  const lineAt = (at) => source.slice(0, at).split('\n').length;
  const measure = ({ start, end }) => {
    const [first, last] = [lineAt(start), lineAt(end)];
    const long = last - first + 1;
    if (long > MOST_OF_FUNCTION)
      found.push(`${file}:${first} is a function of ${long} lines, over ${MOST_OF_FUNCTION}`);
  };
  const { program } = parseSync(file, source);
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found;
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folders = [...workspaces().map(({ folder }) => `${folder}/src`), 'scripts', 'bench'];
  const found = folders
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .flatMap((path) => tooLarge(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')));
  for (const line of found) say(line);
  process.exitCode = found.length ? 1 : 0;
}
