// npm run mutants [game] [-- --count 200 --seed 1]: breaks rules on purpose, one at a time, and sees whether a scenario notices.
// A mutant that no scenario notices has survived; those we know are listed, with the reason, in <game>/test/mutants.json.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { giveUp, say, seconds } from './lib/say.mjs';
import { setup } from './setup.mjs';

const USAGE = `npm run mutants [game] [-- options]
  --count 200   how many of all possible mutants are tried
  --seed 1      which ones
  --in rules/   only those of files whose path holds this
  --jobs 2      processes at once
  --list        tells who noticed each`;

const { values, positionals } = readArgs();
await setup();
const { games, mutantsOf, sample } = await import('./mutants/game.mjs');
const { tryAll } = await import('./mutants/trials.mjs');
const { LEAST_KILLED, verdict } = await import('./mutants/verdict.mjs');

const game = findGame(positionals[0] ?? 'zombicide');
const all = mutantsOf(game).filter(({ where }) => where.includes(values.in));
const chosen = sample(all, Number(values.count), values.seed);
say(`${game.name}: ${chosen.length} of ${all.length} possible mutants, seed ${values.seed}`);

// A mutant that runs for ever would not notice that we are gone.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const since = performance.now();
const killers = await tryAll(game, chosen, { jobs: Number(values.jobs), each: progress() }).catch(cannot);
if (process.stdout.isTTY) say('');
report(chosen.map((mutant, at) => ({ ...mutant, killedBy: killers[at] })));

function cannot(error) {
  giveUp(`The mutants cannot be tried: ${error.message}`);
}

function report(tried) {
  const file = join(game.folder, 'test/mutants.json');
  const known = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {};
  const { survivors, unknown, killed, rate, noLonger, ok } = verdict(tried, known);
  if (values.list)
    for (const one of tried) if (one.killedBy !== null) say(`killed    ${describe(one)}\n          ${one.killedBy}`);
  for (const one of survivors) say(`survived  ${describe(one)}\n          ${known[one.id] ?? 'no reason is known'}`);
  for (const one of noLonger) say(`listed as a survivor, but noticed  ${describe(one)}`);
  const ids = new Set(mutantsOf(game).map(({ id }) => id));
  for (const id of Object.keys(known)) if (!ids.has(id)) say(`listed, but no longer there  ${id}`);
  say(
    `${killed} of ${tried.length} killed by scenarios alone (${(100 * rate).toFixed(1)} %) in ${seconds(since)}; at least ${100 * LEAST_KILLED} % must be`,
  );
  if (unknown.length > 0)
    say(`${unknown.length} survived for no known reason: write a scenario, or say why in ${file}`);
  process.exitCode = ok ? 0 : 1;
}

function describe({ where, line, id }) {
  const [, ...rest] = id.split(' | ');
  return `${where}:${line}  ${rest.join(' | ')}`;
}

function progress() {
  let done = 0;
  let survived = 0;
  return (killedBy) => {
    done += 1;
    if (killedBy === null) survived += 1;
    const line = `${done} of ${chosen.length} tried, ${survived} survived, ${seconds(since)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line} `);
    else if (done % 25 === 0) say(line);
  };
}

function findGame(id) {
  return (
    games().find((one) => one.id === id) ??
    giveUp(
      `There is no game "${id}"; there are: ${games()
        .map((one) => one.id)
        .join(', ')}.`,
    )
  );
}

function readArgs() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        in: { type: 'string', default: '' },
        jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
        list: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    for (const name of ['count', 'jobs'])
      if (!/^[1-9]\d*$/.test(read.values[name])) throw new Error(`--${name} wants a whole number from 1.`);
    if (read.values.help) {
      say(USAGE);
      process.exit(0);
    }
    return read;
  } catch (error) {
    return giveUp(`${error.message}\n${USAGE}`);
  }
}
