// PostgreSQL for the tests of the server's storage. They start one of their own; here its programs are provided.
import { readdirSync } from 'node:fs';
import { installPackage, onPath } from './programs.mjs';

/** Without it those tests fail, and say what is missing. */
export async function providePostgres() {
  if (onPath(['postgres']) || versions().length > 0) return;
  await installPackage('postgresql', 'No PostgreSQL found, so installing it with apt-get');
}

function versions() {
  try {
    return readdirSync('/usr/lib/postgresql');
  } catch {
    return [];
  }
}
