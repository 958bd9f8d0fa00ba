// npm start: makes everything ready, then serves the game from this very process, so signals reach the server itself.
import { buildIfStale, buildPageIfStale } from './build.mjs';
import { giveUp } from './lib/say.mjs';
import { setup } from './setup.mjs';

await setup();
const failed = (error) => giveUp(`The build failed: ${error.message}`);
await buildIfStale().catch(failed);
await buildPageIfStale().catch(failed);
await import('../apps/server/dist/main.js');
if (process.env.npm_lifecycle_event === 'start') stopWithParent();

/** npm puts a shell between itself and us, and a SIGTERM to npm ends that shell without a word to us. */
function stopWithParent() {
  const parent = process.ppid;
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(check, 300).unref();
}
