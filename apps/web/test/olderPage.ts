import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** What the first page of an older Shamble says. */
export const OLDER = 'As it was before.';

/** Sources as they were one version ago: other words on the first page, and Zombie Plague by the rules before. */
const CHANGES: readonly (readonly [file: RegExp, from: RegExp, to: (...found: string[]) => string])[] = [
  [/\/plague\/src\/game\.ts$/, /version: (\d+),/, (_, version) => `version: ${Number(version) - 1},`],
  [/\/web\/src\/text\/en\.ts$/, /'page\.tagline': '[^']+'/, () => `'page.tagline': '${OLDER}'`],
];

function older(): Plugin {
  const left = new Set(CHANGES);
  return {
    name: 'older',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(([file, from]) => file.test(id) && from.test(code));
      if (change === undefined) return null;
      left.delete(change);
      return code.replace(change[1], change[2]);
    },
    buildEnd() {
      if (left.size > 0) this.error(`Not found: ${[...left].map(([file, from]) => `${from} in ${file}`).join(', ')}`);
    },
  };
}

/** Builds the page from such sources as the real one is built; gives back its folder. */
export async function olderPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'shamble-older-'));
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [older()],
      build: { outDir, emptyOutDir: true, reportCompressedSize: false },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
  return outDir;
}
