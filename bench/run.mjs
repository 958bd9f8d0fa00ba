// npm run bench: bundles the bench with the sources it measures, as they ship, and runs it in a process of its own.
// npm run bench -- --json prints the same figures for a machine to read; -- --repetitions 3 is quicker and rougher.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { giveUp } from '../scripts/lib/say.mjs';
import { setup } from '../scripts/setup.mjs';

await setup();
const { rolldown } = await import('rolldown');
const file = join(root, '.build/bench/main.mjs');
try {
  const bundle = await rolldown({
    input: join(root, 'bench/main.ts'),
    platform: 'node',
    resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
  });
  await bundle.write({ file, format: 'esm', sourcemap: true });
  await bundle.close();
} catch (error) {
  giveUp(`The bench could not be bundled: ${error.message}`);
}
const args = ['--enable-source-maps', file, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
