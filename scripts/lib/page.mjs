// The page in the browser, built by vite as it is served: with every file that shrinks also in brotli and gzip.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './paths.mjs';

const dist = 'apps/web/dist';
export const pageFiles = [`${dist}/index.html`, `${dist}/index.html.br`];

/** Built aside, then put in its place: a server that starts meanwhile never reads half a page. */
export async function buildPage() {
  const { build } = await import('vite');
  const draft = join(root, '.build', `page.${process.pid}`);
  // Whoever calls: tests too try the page that people get, not the slow one that helps to develop it.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: join(root, 'apps/web'),
      configFile: join(root, 'apps/web/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: draft, emptyOutDir: true, reportCompressedSize: false },
    });
    await compress(draft);
    replace(draft, join(root, dist));
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(draft, { recursive: true, force: true });
  }
}

async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

function replace(draft, place) {
  const old = `${draft}.old`;
  if (existsSync(place)) renameSync(place, old);
  renameSync(draft, place);
  rmSync(old, { recursive: true, force: true });
}
