// nginx for the tests of the proxy before a server. They start one of their own; here it and openssl are provided.
import { installPackage, isProgram, onPath } from './programs.mjs';

/** Without them those tests fail, and say what is missing. */
export async function provideNginx() {
  // Debian puts it where only root looks.
  if (!onPath(['nginx']) && !isProgram('/usr/sbin/nginx'))
    await installPackage('nginx', 'No nginx found, so installing it with apt-get');
  if (!onPath(['openssl'])) await installPackage('openssl', 'No openssl found, so installing it with apt-get');
}
