import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Precache } from './src/offline/precache.ts';

const LIST = /(["'`])__PRECACHE__\1/;

/** Not needed to play: looked at by other sites alone. */
const APART = ['/social.png'];

/** Builds the service worker, with the list of all files of this build in it. */
export function offline(): Plugin {
  let shared = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      shared = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/src/offline/sw.ts', fileName: 'sw.js' });
    },
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const public_ = existsSync(shared) ? readdirSync(shared) : [];
      const hash = createHash('sha256').update(worker.code);
      for (const name of [...Object.keys(bundle)].sort()) hash.update(name);
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      for (const name of public_) hash.update(readFileSync(join(shared, name)));
      const files = [...Object.keys(bundle), ...public_]
        .filter((name) => name !== 'sw.js' && !name.endsWith('.map'))
        .map((name) => `/${name}`)
        .filter((name) => !APART.includes(name))
        .sort();
      const list: Precache = { version: hash.digest('hex').slice(0, 12), files };
      worker.code = worker.code.replace(LIST, () => JSON.stringify(JSON.stringify(list)));
    },
  };
}
