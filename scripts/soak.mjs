// npm run soak: what takes too long for npm test. Thousands of random games under the laws, the rule mutants, every case of
// the exact odds rolled a hundred thousand times, thousands of games sat out, and the server asked for too much, killed,
// pestered, played behind nginx and with a thousand tables at once.
import { basename } from 'node:path';
import { buildIfStale } from './build.mjs';
import { provideNginx } from './lib/nginx.mjs';
import { providePostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say, timed } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';
import { setup } from './setup.mjs';

const gamesEach = process.argv[2] ?? '1000';
if (!/^[1-9]\d*$/.test(gamesEach))
  giveUp('npm run soak -- 1000: how many random games of each are played, 1,000 if not said.');
const shamble = (...args) => run(process.execPath, ['apps/cli/bin/shamble.mjs', ...args]);

await setup();
await buildIfStale();
const list = await shamble('games', '--json');
if (!list.ok) giveUp(list.output);

let failed = 0;
for (const { id } of JSON.parse(list.output)) {
  const { ok, output } = await timed(`${id}: ${gamesEach} games`, () => shamble('fuzz', id, '--games', gamesEach));
  if (!ok) failed += 1;
  say(output);
}
for (const { folder } of workspaces().filter((one) => isGame(one.folder))) {
  const { ok, output } = await timed(`${folder}: rule mutants`, () =>
    run(process.execPath, ['scripts/mutants.mjs', basename(folder)]),
  );
  if (!ok) failed += 1;
  say(output);
}
const longer = [
  ['core', 'packages/games/zombicide/test/preview/odds.test.ts', '100,000 rolls for every case of the odds'],
  ['server', 'apps/server/test/wanted.test.ts', '5,000 tables of each game that nobody should want'],
  ['core', 'packages/games/plague/test/idle.test.ts', '1,000 games of Zombie Plague sat out, in each way'],
  ['server', 'apps/server/test/hostile.test.ts', '100,000 messages nobody should send'],
  ['server', 'apps/server/test/killed.test.ts', 'the server killed 500 times under load'],
  ['server', 'apps/server/test/proxy.test.ts', 'play behind nginx, and lines where nothing is said for minutes'],
  ['server', 'apps/server/test/outage.test.ts', 'PostgreSQL cut off 200 times and hung 10 times under load'],
];
await providePostgres();
await provideNginx();
for (const [project, file, title] of longer) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, file];
  const { ok, output } = await timed(title, () => run(process.execPath, args, { env: { SOAK: '1' } }));
  if (ok) continue;
  failed += 1;
  say(output);
}
for (const [name, title] of [
  ['server', '1,000 tables at 200 answers a second'],
  ['opening', 'everyone comes back after a restart'],
]) {
  const { ok, output } = await timed(title, () => run(process.execPath, ['bench/run.mjs', name]));
  if (!ok) failed += 1;
  say(output);
}
process.exitCode = failed ? 1 : 0;
