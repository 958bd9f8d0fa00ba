// npm run soak: what takes too long for npm test. Thousands of random games under the laws, the rule mutants, and every
// case of the exact odds rolled a hundred thousand times.
import { basename } from 'node:path';
import { buildIfStale } from './build.mjs';
import { run } from './lib/run.mjs';
import { giveUp, say, timed } from './lib/say.mjs';
import { isGame, workspaces } from './lib/workspaces.mjs';
import { setup } from './setup.mjs';

const gamesEach = process.argv[2] ?? '1000';
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
const odds = ['run', '--project', 'core', 'packages/games/zombicide/test/preview/odds.test.ts'];
const { ok, output } = await timed('zombicide: 100,000 rolls for every case of the odds', () =>
  run(process.execPath, ['node_modules/vitest/vitest.mjs', ...odds], { env: { SOAK: '1' } }),
);
if (!ok) {
  failed += 1;
  say(output);
}
process.exitCode = failed ? 1 : 0;
