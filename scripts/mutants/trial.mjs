// Tries mutants, one after the other: the game is bundled with the change, and its scenarios run until one fails.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [name, scenarioFolder, file] = process.argv.slice(2);
const entry = `${file}.ts`;
writeFileSync(
  entry,
  `export { pack } from '${name}';\nexport { loadScenarios, parseScenarios, runScenario } from '@shamble/testkit';\n`,
);

const changed = ({ source, start, end, now }) => source.slice(0, start) + now + source.slice(end);
let loads = 0;
const sound = await load(null);
const scenarios = sound.loadScenarios(scenarioFolder).flatMap(({ file, text }) => sound.parseScenarios(text, file));

process.on('disconnect', () => process.exit());
process.on('message', async ({ mutant, first }) => process.send({ killedBy: await killerOf(mutant, first) }));
process.send('ready');

/** The scenario that noticed, or null. Those that noticed something like it before come first. */
async function killerOf(mutant, first) {
  try {
    const { pack, runScenario } = await load(mutant);
    const early = scenarios.filter(({ title }) => first.includes(title));
    const late = scenarios.filter(({ title }) => !first.includes(title));
    for (const scenario of [...early, ...late]) {
      process.send('on');
      if (!runScenario(pack, scenario).passed) return scenario.title;
    }
    return null;
  } catch (error) {
    return `it does not run: ${error.message}`;
  }
}

async function load(mutant) {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { conditionNames: ['@shamble/source', 'import', 'node'] },
    external: /^(yaml|intl-messageformat)$|^node:/,
    plugins: [{ name: 'mutant', load: (id) => (id === mutant?.file ? changed(mutant) : null) }],
    logLevel: 'silent',
  });
  await bundle.write({ format: 'esm', file, codeSplitting: false });
  await bundle.close();
  return import(`${pathToFileURL(file).href}?${loads++}`);
}
