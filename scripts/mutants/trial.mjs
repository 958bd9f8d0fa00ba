// Tries mutants, one after the other: the game is bundled with the change, and its scenarios run until one fails.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { functionAround, watched } from './met.mjs';

const [name, folder, file] = process.argv.slice(2);
const scenarioFolder = join(folder, 'test/scenarios');
const sources = join(folder, 'src') + sep;
const entry = `${file}.ts`;
writeFileSync(
  entry,
  `export { pack } from '${name}';\nexport { loadScenarios, parseScenarios, runScenario } from '@shamble/testkit';\n`,
);

const changed = ({ source, start, end, now }) => source.slice(0, start) + now + source.slice(end);
let loads = 0;
const sound = await load(() => null);
const scenarios = sound.loadScenarios(scenarioFolder).flatMap(({ file, text }) => sound.parseScenarios(text, file));
const places = existsSync(`${file}.json`) ? JSON.parse(readFileSync(`${file}.json`, 'utf8')) : await findPlaces();

process.on('disconnect', () => process.exit());
process.on('message', async ({ mutant, first }) => process.send({ killedBy: await killerOf(mutant, first) }));
process.send('ready');

/** Function -> the scenarios that come by it. The next process need not find them again. */
async function findPlaces() {
  const found = {};
  globalThis.met = () => {};
  const { pack, runScenario } = await load((id) =>
    id.startsWith(sources) ? watched(id, readFileSync(id, 'utf8')) : null,
  );
  for (const [at, scenario] of scenarios.entries()) {
    globalThis.met = (file, start) => {
      found[`${file} ${start}`] ??= [];
      const met = found[`${file} ${start}`];
      if (met.at(-1) !== at) met.push(at);
    };
    if (!runScenario(pack, scenario).passed) throw new Error(`A scenario fails without any mutant: ${scenario.title}`);
  }
  writeFileSync(`${file}.json`, JSON.stringify(found));
  return found;
}

/** The scenario that noticed, or null. */
async function killerOf(mutant, first) {
  try {
    const { pack, runScenario } = await load((id) => (id === mutant.file ? changed(mutant) : null));
    for (const scenario of inGoodOrder(mutant, first)) {
      process.send('on');
      if (!runScenario(pack, scenario).passed) return scenario.title;
    }
    return null;
  } catch (error) {
    return `it does not run: ${error.message}`;
  }
}

/** Those that come by its place, then all others: what a function keeps for later hides who needs it. */
function inGoodOrder({ file, source, start, end }, first) {
  const met = new Set(places[`${file} ${functionAround(source, start, end)}`]);
  const rank = ({ title }, at) => (met.has(at) ? (first.includes(title) ? 0 : 1) : first.includes(title) ? 2 : 3);
  return scenarios
    .map((scenario, at) => ({ scenario, rank: rank(scenario, at) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ scenario }) => scenario);
}

/** The game and the test kit, afresh; `swap` may give another text for a file. */
async function load(swap) {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
    external: /^yaml$|^node:/,
    plugins: [{ name: 'swap', load: swap }],
    logLevel: 'silent',
  });
  await bundle.write({ format: 'esm', file, codeSplitting: false });
  await bundle.close();
  return import(`${pathToFileURL(file).href}?${loads++}`);
}
