// npm test: makes everything ready, then runs every stage, or the ones named: npm test -- types lint
import { giveUp, say, seconds } from './lib/say.mjs';
import { stages } from './lib/stages.mjs';
import { setup } from './setup.mjs';

const chosen = choose(process.argv.slice(2));
await setup();

const results = [];
for (const { title, run } of chosen) {
  const since = performance.now();
  say(`── ${title}`);
  const { ok, output } = await run();
  const time = seconds(since);
  if (!ok) process.stdout.write(output);
  say(`   ${ok ? 'passed' : 'FAILED'} in ${time}`);
  results.push({ title, ok, time });
}

const failed = results.filter(({ ok }) => !ok).length;
say('');
for (const { title, ok, time } of results) say(`${ok ? '✓' : '✗'} ${title.padEnd(18)} ${time.padStart(8)}`);
say(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function choose(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) giveUp(`There is no stage "${unknown}"; the stages are ${stages.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}
