// One mutant on trial, in a thread of its own: the game is bundled with the change, and its scenarios run until one fails.
import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { rolldown } from 'rolldown';

const { entry, folder, mutant, file } = workerData;

const bundle = await rolldown({
  input: entry,
  platform: 'node',
  resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
  external: /^(yaml|intl-messageformat)$|^node:/,
  plugins: [{ name: 'mutant', load: (id) => (id === mutant?.file ? changed() : null) }],
  logLevel: 'silent',
});
await bundle.write({ format: 'esm', file, codeSplitting: false });
await bundle.close();

function changed() {
  const source = readFileSync(mutant.file, 'utf8');
  return source.slice(0, mutant.start) + mutant.now + source.slice(mutant.end);
}

try {
  const { firstFailure } = await import(pathToFileURL(file).href);
  parentPort.postMessage({ killedBy: firstFailure(folder) });
} catch (error) {
  parentPort.postMessage({ killedBy: `it does not load: ${error.message}` });
} finally {
  rmSync(file, { force: true });
}
