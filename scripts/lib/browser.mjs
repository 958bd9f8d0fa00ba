// A Chromium for the browser tests: the one CHROME_PATH names, one on the path, or one installed with apt-get by root.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { timed } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge'];

/** @returns {Promise<{ path: string } | { missing: string }>} the browser, or the sentence that says how to get one */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return isProgram(wanted) ? { path: wanted } : { missing: `CHROME_PATH names no program: ${wanted}` };
  const found = onPath(names);
  if (found) return { path: found };
  if (process.getuid?.() === 0 && onPath(['apt-get']))
    await timed('No browser found, so installing chromium with apt-get', install);
  const installed = onPath(names);
  return installed ? { path: installed } : { missing: `there is no browser; this gets one: ${remedy()}` };
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { ok, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  if (!ok) process.stderr.write(output);
  return { ok };
}

function remedy() {
  if (process.platform === 'darwin') return 'brew install --cask chromium';
  if (process.platform === 'win32') return 'winget install Google.Chrome (then set CHROME_PATH to chrome.exe)';
  return 'sudo apt-get install chromium (or set CHROME_PATH to any Chrome)';
}

const onPath = (programs) =>
  programs
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
