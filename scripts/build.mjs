// Bundles the apps into their dist folders when a source has changed. Most packages from npm stay outside the bundles of the
// command line and the server; the page holds all it needs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPage, pageFiles } from './lib/page.mjs';
import { root } from './lib/paths.mjs';
import { giveUp, timed } from './lib/say.mjs';
import { readStamp, treeStamp, writeStamp } from './lib/stamp.mjs';
import { workspaces } from './lib/workspaces.mjs';

const bundles = {
  'apps/cli': ['main', 'simulate-worker', 'botWorker'],
  'apps/server': ['main', 'botWorker', 'journalWorker'],
};

/** Does nothing, in a few milliseconds, when no source has changed since the last build. */
export const buildIfStale = (options) =>
  makeIfStale({ name: 'bundles', title: 'Building', sources: sources(), made: builtFiles(), build }, options);

/** The same for the page in the browser. */
export const buildPageIfStale = (options) =>
  makeIfStale(
    { name: 'page', title: 'Building the page', sources: pageSources(), made: pageFiles, build: buildPage },
    options,
  );

async function makeIfStale({ name, title, sources, made, build }, { quiet = false } = {}) {
  const stampFile = join(root, '.build', `${name}.stamp`);
  const stamp = treeStamp(sources.map((path) => join(root, path)));
  if (readStamp(stampFile) === stamp && made.every((file) => existsSync(join(root, file)))) return;
  await (quiet ? build() : timed(title, build));
  writeStamp(stampFile, stamp);
}

function sources() {
  const parts = ['src', 'content', 'text', 'rules.yaml', 'package.json'];
  const folders = workspaces().filter(({ folder }) => folder !== 'apps/web');
  const inFolders = folders.flatMap(({ folder }) => parts.map((part) => `${folder}/${part}`));
  return [...inFolders, 'package-lock.json', 'scripts/build.mjs'];
}

function pageSources() {
  const others = ['dist', 'node_modules', 'test'];
  const page = readdirSync(join(root, 'apps/web')).filter((name) => !others.includes(name));
  return [...sources(), ...page.map((name) => `apps/web/${name}`), 'scripts/lib/page.mjs'];
}

const builtFiles = () =>
  Object.entries(bundles).flatMap(([app, entries]) => [
    ...entries.map((entry) => `${app}/dist/${entry}.js`),
    `${app}/dist/edition`,
  ]);

async function build() {
  const { rolldown } = await import('rolldown');
  const made = new Map();
  for (const [app, entries] of Object.entries(bundles)) {
    const bundle = await rolldown({
      // Paths in the bundle are told from here: the same sources make the same bundle, whoever builds it and from where.
      cwd: root,
      input: Object.fromEntries(entries.map((entry) => [entry, join(root, app, 'src', `${entry}.ts`)])),
      platform: 'node',
      resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
      // kysely is hundreds of files, which a server would open at every start.
      external: (id) => !/^(\.|\/|[A-Za-z]:[\\/]|@shamble\/|kysely$)/.test(id),
    });
    // Without source maps: Node keeps the text of what it runs in every thread, and a map is twice as long as that.
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    made.set(app, output);
  }
  const edition = editionOf([...made.values()].flat());
  for (const [app, output] of made)
    replace(join(root, app, 'dist'), [...output, { fileName: 'edition', code: `${edition}\n` }]);
}

/** What was built, by its name: whoever shares work with others looks whether they are of the same. */
function editionOf(outputs) {
  const sum = createHash('sha256');
  for (const { code } of outputs) sum.update(code);
  return sum.digest('hex').slice(0, 16);
}

/** Each file appears whole, by a rename, so that a command started meanwhile never reads half of one. */
function replace(dist, output) {
  mkdirSync(dist, { recursive: true });
  for (const { fileName, code } of output) {
    const file = join(dist, fileName);
    const draft = `${file}.${process.pid}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, code);
    renameSync(draft, file);
  }
  const current = new Set(output.map(({ fileName }) => fileName));
  const outdated = readdirSync(dist).filter((name) => name.endsWith('.js') && !current.has(name));
  for (const name of outdated) rmSync(join(dist, name), { force: true });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failed = (error) => giveUp(`The build failed: ${error.message}`);
  await buildIfStale().catch(failed);
  await buildPageIfStale().catch(failed);
}
