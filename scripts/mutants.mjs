// npm run mutants [game] [-- --count 200 --seed 1]: breaks rules on purpose, one at a time, and sees whether a scenario notices.
// A mutant that no scenario notices has survived; those we know are listed, with the reason, in <game>/test/mutants.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { root } from './lib/paths.mjs';
import { giveUp, say } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';
import { setup } from './setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean' },
  },
});
const ROOMS = ['rules', 'actions', 'skills', 'flow'];
const LEAST_KILLED = 0.85;
const SECONDS = 60;

await setup();
const { pointsOf } = await import('./mutants/points.mjs');
const game = findGame(positionals[0] ?? 'zombicide');
const all = ROOMS.flatMap((room) => sources(join(root, game.folder, 'src', room))).flatMap((file) =>
  pointsOf(file, readFileSync(file, 'utf8')),
);
const chosen = sample(all, Number(values.count), Number(values.seed));
const build = join(root, '.build/mutants');
const entry = writeEntry();

say(`${chosen.length} of ${all.length} possible mutants of ${game.name}, seed ${values.seed}`);
const sound = await trial(null, 'sound');
if (sound !== null) giveUp(`A scenario fails without any mutant: ${sound}`);

const results = await inParallel(chosen, availableParallelism(), async (mutant, i) => {
  const killedBy = await trial(mutant, i);
  if (process.stdout.isTTY) process.stdout.write(`\r${i + 1} of ${chosen.length} `);
  return { ...mutant, file: relative(root, mutant.file), killedBy };
});
report(results);

function report(all) {
  const survivors = all.filter(({ killedBy }) => killedBy === null);
  const reasons = knownSurvivors();
  if (process.stdout.isTTY) say('');
  for (const one of survivors)
    say(`survived  ${describe(one)}\n          ${reasons[key(one)] ?? 'no reason is known'}`);
  if (values.list)
    for (const one of all) if (one.killedBy !== null) say(`killed    ${describe(one)}\n          by ${one.killedBy}`);
  const rate = 1 - survivors.length / all.length;
  say(
    `${all.length - survivors.length} of ${all.length} killed by scenarios alone (${(100 * rate).toFixed(1)} %); the aim is ${100 * LEAST_KILLED} %`,
  );
  process.exitCode = rate < LEAST_KILLED ? 1 : 0;
}

function describe({ file, line, was, now }) {
  return `${file}:${line}  ${short(was)}  ->  ${short(now)}`;
}

function key({ file, was, now, line }) {
  return `${file}:${line} ${short(was)} -> ${short(now)}`;
}

function short(text) {
  const one = text.replace(/\s+/g, ' ');
  return one.length > 60 ? `${one.slice(0, 57)}...` : one;
}

function knownSurvivors() {
  const file = join(root, game.folder, 'test/mutants.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The name of the scenario that noticed, or null. A mutant that runs for ever is noticed too. */
function trial(mutant, name) {
  return new Promise((resolve) => {
    const workerData = {
      entry,
      folder: join(root, game.folder, 'test/scenarios'),
      mutant,
      file: join(build, `${process.pid}-${name}.mjs`),
    };
    const worker = new Worker(new URL('./mutants/trial.mjs', import.meta.url), { workerData });
    const timer = setTimeout(() => finish('it never ends'), SECONDS * 1000);
    const finish = (killedBy) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(killedBy);
    };
    worker.on('message', ({ killedBy }) => finish(killedBy));
    worker.on('error', (error) => finish(`it does not run: ${error.message}`));
  });
}

function writeEntry() {
  mkdirSync(build, { recursive: true });
  const file = join(build, `entry-${game.id}.ts`);
  writeFileSync(
    file,
    `import { pack } from '${game.name}';
import { loadScenarios, parseScenarios, runScenario } from '@shamble/testkit';

export function firstFailure(folder: string): string | null {
  for (const { file, text } of loadScenarios(folder))
    for (const scenario of parseScenarios(text, file)) {
      const { passed, title } = runScenario(pack, scenario);
      if (!passed) return title;
    }
  return null;
}
`,
  );
  return file;
}

function findGame(id) {
  const games = workspaces()
    .filter(({ folder }) => isGame(folder))
    .map(({ folder, manifest }) => ({ folder, name: manifest.name, id: manifest.name.split('/')[1] }));
  return (
    games.find((one) => one.id === id) ??
    giveUp(`There is no game "${id}"; there are: ${games.map((one) => one.id).join(', ')}.`)
  );
}

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'index.ts')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The same sample for the same seed and sources. */
function sample(items, count, seed) {
  const pool = [...items];
  let state = seed * 2654435761 + 1;
  const below = (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
  for (let i = 0; i < Math.min(count, pool.length); i++) {
    const j = i + below(pool.length - i);
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  return pool.slice(0, count);
}

async function inParallel(items, width, work) {
  const results = [];
  let next = 0;
  const runner = async () => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(items[i], i);
    }
  };
  await Promise.all(Array.from({ length: width }, runner));
  return results;
}
