// Programs of the system that tests need: found on the path, or installed with apt-get where root runs them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { timed } from './say.mjs';

export const onPath = (programs) =>
  programs
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isProgram);

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package of the system if that can be done without asking anybody. */
export async function installPackage(name, title) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  await timed(title, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    const { ok, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    if (!ok) process.stderr.write(output);
    return { ok };
  });
}
