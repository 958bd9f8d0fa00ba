// What `npm test` runs, in this order. A stage gives { ok, output }.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, buildPageIfStale } from '../build.mjs';
import { findBrowser } from './browser.mjs';
import { provideNginx } from './nginx.mjs';
import { root } from './paths.mjs';
import { providePostgres } from './postgres.mjs';
import { npm, run } from './run.mjs';
import { isGame, workspaces } from './workspaces.mjs';

const script = (name, options) => npm(['run', '--silent', name], options);
const shamble = (...args) => run(process.execPath, ['apps/cli/bin/shamble.mjs', ...args]);

export const stages = [
  { name: 'build', title: 'build', run: build },
  { name: 'types', title: 'types', run: () => script('types') },
  { name: 'lint', title: 'lint', run: () => script('lint') },
  { name: 'dead-code', title: 'dead code', run: () => script('dead-code') },
  { name: 'boundaries', title: 'import boundaries', run: () => script('boundaries') },
  { name: 'unit', title: 'unit tests', run: unitTests },
  { name: 'scenarios', title: 'scenarios', run: () => shamble('scenario', ...scenarioFolders()) },
  { name: 'rules', title: 'rule coverage', run: () => shamble('rules', '--check') },
  { name: 'browser', title: 'browser tests', run: browserTests },
];

async function build() {
  try {
    await buildIfStale({ quiet: true });
    await buildPageIfStale({ quiet: true });
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: `${error.message}\n` };
  }
}

async function unitTests() {
  await providePostgres();
  await provideNginx();
  return script('unit');
}

function scenarioFolders() {
  const folders = workspaces().filter(({ folder }) => isGame(folder));
  return folders.map(({ folder }) => `${folder}/test/scenarios`).filter((folder) => existsSync(join(root, folder)));
}

async function browserTests() {
  const browser = await findBrowser();
  if (browser.missing) return { ok: false, output: `The browser tests did not run: ${browser.missing}\n` };
  const built = await build();
  return built.ok ? script('browser', { env: { CHROME_PATH: browser.path } }) : built;
}
