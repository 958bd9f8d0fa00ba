import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const STARTED = /new Worker\(new URL\('(\.[^']+)', import\.meta\.url\)/g;

/** Workers share the chunks of the page instead of having copies of their own: the rules are fetched once. */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replace(STARTED, (_, file: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
  };
}
