// Makes a fresh clone ready: the right Node, and the packages of the lock file. Needs nothing but Node and npm.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './lib/lock.mjs';
import { checkNode } from './lib/node.mjs';
import { root } from './lib/paths.mjs';
import { npm } from './lib/run.mjs';
import { giveUp, timed } from './lib/say.mjs';
import { contentStamp, readStamp, writeStamp } from './lib/stamp.mjs';

const stampFile = join(root, 'node_modules/.shamble-stamp');
const install = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retry-mintimeout=1000'];
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED/;

export async function setup() {
  checkNode();
  const lock = contentStamp(join(root, 'package-lock.json'));
  const isInstalled = () => readStamp(stampFile) === lock;
  if (isInstalled()) return;
  await alone(join(root, '.build/install.pid'), async () => {
    if (!isInstalled()) await installPackages();
    writeStamp(stampFile, lock);
  });
}

async function installPackages() {
  // No tool may bring a browser of its own.
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { ok, output } = await timed('Installing packages', () => npm(install, { env }));
  if (ok) return;
  giveUp(unreachable.test(output) ? offline : `${output}\nnpm could not install the packages; its reason is above.`);
}

const offline =
  'The packages could not be fetched because the npm registry did not answer: check your connection, then run the same command again.';

if (import.meta.url === pathToFileURL(process.argv[1]).href) await setup();
