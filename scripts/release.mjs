// npm run release -- <folder>: all that a server runs, for a machine that has Node and neither npm nor this clone. It runs on the
// kind of system it was made on. Made twice from one commit, it is the same to the letter.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, buildPageIfStale } from './build.mjs';
import { productionPackages } from './lib/closure.mjs';
import { root } from './lib/paths.mjs';
import { giveUp, say, timed } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';
import { setup } from './setup.mjs';

const apps = ['apps/cli', 'apps/server'];
const sums = 'SHA256SUMS';

/** What is built in this clone and installed in its node_modules, in a folder that is there whole or not at all. */
export function makeRelease(folder) {
  const draft = `${folder}.${process.pid}.part`;
  try {
    for (const path of contents()) copy(path, draft);
    writeOwn(draft);
    makeReadable(draft);
    writeSums(draft);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** By packages/kernel/package.json the server finds the page and the clauses of the games, as it does in a clone. */
const contents = () => [
  ...apps.map((app) => `${app}/dist`),
  'apps/web/dist',
  'packages/kernel/package.json',
  ...workspaces()
    .filter(({ folder }) => isGame(folder))
    .map(({ folder }) => `${folder}/rules.yaml`),
  ...productionPackages(apps),
  'deploy',
  'LICENSE',
  'NOTICE',
];

function copy(path, draft) {
  // Packages inside of packages are listed by themselves, and types are for developers; beside the bundles may lie what is
  // being built, or was planted by a test.
  const isAstray = (name) => name === 'node_modules' || /\.(d\.[cm]?ts|map|js\.\d+)$|^planted-/.test(name);
  const filter = (file) => file === join(root, path) || !isAstray(basename(file));
  cpSync(join(root, path), join(draft, path), { recursive: true, filter });
}

function writeOwn(draft) {
  const { name, version, description, license, engines } = manifest();
  const commit = commitOf();
  const scripts = { start: 'node bin/serve' };
  const bin = { shamble: 'bin/shamble' };
  const own = { name, version, commit, private: true, description, license, type: 'module', engines, bin, scripts };
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  mkdirSync(join(draft, 'bin'));
  cpSync(join(root, 'scripts/lib/node.mjs'), join(draft, 'bin/node.mjs'));
  writeFileSync(join(draft, 'bin/serve'), program('apps/server/dist/main.js'));
  writeFileSync(join(draft, 'bin/shamble'), program('apps/cli/dist/main.js'));
}

const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const program = (main) =>
  `#!/usr/bin/env node\nimport { checkNode } from './node.mjs';\n\ncheckNode();\nawait import('../${main}');\n`;

/** The commit of this clone, and whether a release is made of anything else; null where there is no git or no clone. */
function commitOf() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain', 'apps', 'packages', 'deploy', 'scripts', 'package-lock.json');
    return git('rev-parse', 'HEAD') + (changed === '' ? '' : ' and changes');
  } catch {
    return null;
  }
}

/** By whoever runs it, whatever the umask of whoever made it. */
function makeReadable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isProgram = entry.isDirectory() || /^(bin|deploy)\/[^.]+$/.test(pathIn(folder, entry));
    chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644);
  }
}

/** A list of all other files, for `sha256sum --check`. */
export function writeSums(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pathIn(folder, entry) !== sums)
    .map((entry) => pathIn(folder, entry))
    .sort();
  const sumOf = (file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  writeFileSync(join(folder, sums), files.map((file) => `${sumOf(file)}  ${file}\n`).join(''), { mode: 0o644 });
}

const pathIn = (folder, { parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/');

function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
  return { files: files.length, megabytes: (bytes / 1e6).toFixed(1) };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { version } = manifest();
  const folder = resolve(process.argv[2] ?? join(root, `.build/shamble-${version}`));
  if (existsSync(folder))
    giveUp(`There is already something at ${folder}: name another folder, as in npm run release -- next.`);
  await setup();
  const failed = (error) => giveUp(`No release was made: ${error.message}`);
  await buildIfStale().catch(failed);
  await buildPageIfStale().catch(failed);
  await timed('Making a release', async () => makeRelease(folder)).catch(failed);
  const { files, megabytes } = sizeOf(folder);
  say(`${folder}: Shamble ${version} for ${process.platform} on ${process.arch}, ${files} files, ${megabytes} MB`);
}
