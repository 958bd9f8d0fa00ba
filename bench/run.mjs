// npm run bench: bundles the bench with the sources it measures, as they ship, and runs it in a process of its own.
// npm run bench -- --json prints the same figures for a machine to read; -- --repetitions 3 is quicker and rougher;
// npm run bench -- --game plague (or zombicide) measures that game alone.
// npm run bench -- browser measures the built page in a Chromium instead, npm run bench -- server the server under load,
// npm run bench -- opening the server after a restart.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, buildPageIfStale } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { giveUp } from '../scripts/lib/say.mjs';
import { setup } from '../scripts/setup.mjs';

const name = ['browser', 'server', 'opening'].includes(process.argv[2]) ? process.argv[2] : 'main';
await setup();
const { rolldown } = await import('rolldown');
const file = join(root, `.build/bench/${name}.mjs`);
try {
  const bundle = await rolldown({
    input: join(root, `bench/${name}.ts`),
    platform: 'node',
    resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
    external: ['playwright-core', 'ws', 'kysely', 'libsql', 'pg'],
  });
  await bundle.write({ file, format: 'esm', sourcemap: true });
  await bundle.close();
} catch (error) {
  giveUp(`The bench could not be bundled: ${error.message}`);
}
if (name !== 'main') await buildIfStale();
if (name === 'browser') {
  await buildPageIfStale();
  const { path, missing } = await findBrowser();
  if (missing) giveUp(`The bench in the browser did not run: ${missing}`);
  process.env.CHROME_PATH = path;
}
const args = ['--enable-source-maps', file, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root }).status ?? 1;
