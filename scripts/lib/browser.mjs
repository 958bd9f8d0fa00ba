// A Chromium for the browser tests: the one CHROME_PATH names, one on the path, or one installed with apt-get by root.
import { installPackage, isProgram, onPath } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge'];

/** @returns {Promise<{ path: string } | { missing: string }>} the browser, or the sentence that says how to get one */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return isProgram(wanted) ? { path: wanted } : { missing: `CHROME_PATH names no program: ${wanted}` };
  const found = onPath(names);
  if (found) return { path: found };
  await installPackage('chromium', 'No browser found, so installing chromium with apt-get');
  const installed = onPath(names);
  return installed ? { path: installed } : { missing: `there is no browser; this gets one: ${remedy()}` };
}

function remedy() {
  if (process.platform === 'darwin') return 'brew install --cask chromium';
  if (process.platform === 'win32') return 'winget install Google.Chrome (then set CHROME_PATH to chrome.exe)';
  return 'sudo apt-get install chromium (or set CHROME_PATH to any Chrome)';
}
