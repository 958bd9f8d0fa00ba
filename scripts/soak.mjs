// npm run soak: what takes too long for npm test. Thousands of random games under the laws, the rule mutants, every case of
// the exact odds rolled a hundred thousand times, thousands of games sat out, and the server asked for too much, killed,
// pestered, played behind nginx and with a thousand tables at once.
// npm run soak -- killed outage: these steps alone; npm run soak -- 200: all, with 200 random games of each.
// npm run soak -- several --tables 150 --rate 30 --kills 5 --stops 1: a part of that step.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.mjs';
import { provideNginx } from './lib/nginx.mjs';
import { providePostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say, timed } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';
import { setup } from './setup.mjs';

await setup();
await buildIfStale();
const { values: parts, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(['tables', 'rate', 'kills', 'stops'].map((name) => [name, { type: 'string' }])),
});
const [asked] = positionals.filter((one) => /^[1-9]\d*$/.test(one));
const gamesEach = asked ?? '1000';
const node = (...args) => ({ args });
const test = (project, file) => ({
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file],
  env: { SOAK: '1' },
});
const server = (name) => test('server', `apps/server/test/${name}.test.ts`);
const bench = (...args) => ({ ...node('bench/run.mjs', ...args), isTold: true });

/**
 * Name -> what is tried, how long that may take in minutes, and how it is run. What `isTold` says is shown also when all is well,
 * what `isLive` says while it is said.
 */
const STEPS = {
  games: [
    `${gamesEach} random games of each under the laws`,
    120,
    ...(await gameIds()).map((id) => ({
      ...node('apps/cli/bin/shamble.mjs', 'fuzz', id, '--games', gamesEach),
      isTold: true,
    })),
  ],
  used: [
    '1,000 games of each mode of Marvel Zombies in which everything there is is used',
    60,
    test('core', 'packages/games/marvel/test/laws.test.ts'),
  ],
  mutants: [
    'rule mutants',
    180,
    ...workspaces()
      .filter((one) => isGame(one.folder))
      .map(({ folder }) => ({ ...node('scripts/mutants.mjs', basename(folder)), isTold: true })),
  ],
  odds: [
    '100,000 rolls for every case of the odds',
    20,
    test('core', 'packages/games/zombicide/test/preview/odds.test.ts'),
  ],
  wanted: ['5,000 tables of each game that nobody should want', 40, server('wanted')],
  idle: [
    '1,000 games of Zombie Plague sat out, in each way',
    40,
    test('core', 'packages/games/plague/test/idle.test.ts'),
  ],
  leases: ['every order of things with two and three processes', 20, server('leases/leases')],
  several: [
    'three processes behind nginx, 1,500 tables, 150 answers a second, 200 kills and 50 sleeps of 20 s',
    60,
    { ...server('several/proxied'), env: { SOAK: '1', ...partOf(parts) }, isLive: true },
  ],
  hostile: ['100,000 messages nobody should send', 10, server('hostile')],
  killed: ['the server killed 500 times under load', 60, server('killed')],
  proxy: ['play behind nginx, and lines where nothing is said for minutes', 20, server('proxy')],
  outage: ['PostgreSQL cut off 200 times and hung 10 times under load', 40, server('outage')],
  queue: ['20,000 games on four workers, ten of them killed', 30, { ...server('queue'), isTold: true }],
  server: ['1,000 tables at 200 answers a second', 10, bench('server')],
  opening: ['everyone comes back after a restart', 15, bench('opening')],
  'opening-postgres': ['everyone comes back after a restart, with PostgreSQL', 15, bench('opening', '--postgres')],
};

const named = positionals.filter((one) => one !== asked);
const unknown = named.find((one) => !Object.hasOwn(STEPS, one));
if (unknown !== undefined) giveUp(`There is no step "${unknown}". There are: ${Object.keys(STEPS).join(', ')}.`);

await providePostgres();
await provideNginx();
let failed = 0;
for (const name of named.length > 0 ? named : Object.keys(STEPS)) {
  const [title, minutes, ...runs] = STEPS[name];
  for (const { args, env, isTold, isLive } of runs) {
    const what = runs.length > 1 ? `${title}: ${args.join(' ')}` : title;
    const { ok, output } = await timed(`${name}: ${what} (at most ${minutes} min)`, () =>
      run(process.execPath, args, {
        env,
        timeout: minutes * 60_000,
        ...(isLive && { hear: (chunk) => process.stdout.write(chunk) }),
      }),
    );
    if (!ok) failed += 1;
    if (!isLive && (!ok || isTold)) say(output);
  }
}
process.exitCode = failed ? 1 : 0;

/** As the test wants to hear it. */
function partOf(given) {
  for (const [name, value] of Object.entries(given))
    if (!/^\d{1,6}$/.test(value)) giveUp(`--${name} takes a number, not "${value}".`);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toUpperCase(), value]));
}

async function gameIds() {
  const list = await run(process.execPath, ['apps/cli/bin/shamble.mjs', 'games', '--json']);
  if (!list.ok) giveUp(list.output);
  return JSON.parse(list.output).map(({ id }) => id);
}
