import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { icons } from '../icons.plugin.ts';
import { rules } from '../rules.plugin.ts';
import { isOwnScreen } from '../src/offline/precache.ts';

export interface Served {
  readonly address: string;
  /** The files that were fetched, in this order. */
  readonly fetched: string[];
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Nothing of a game is shown here: its skin, poster, lessons and book are left out. */
const faceless = (): Plugin => ({
  name: 'faceless',
  enforce: 'pre',
  resolveId: (id, from) =>
    from?.includes('/src/games/') && from.endsWith('/entry.ts') && id.startsWith('./') ? '\0faceless' : null,
  load: (id) => (id === '\0faceless' ? 'export {};' : null),
});

/** The bare page, bundled as the real one is, at an address of its own. */
export async function servePage(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-page-'));
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [faceless(), react(), icons(), rules()],
    resolve: { conditions: ['@shamble/source', ...defaultClientConditions] },
    worker: { format: 'es', plugins: () => [icons(), rules()] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', minify: false },
  });
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    fetched.push(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    fetched,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Serving {
  readonly address: string;
  stop(): Promise<void>;
}

const PAGE_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A page that was built, and nothing behind it. `folder` is asked for at every request: a newer one may take its place. */
export async function serveFolder(folder: string | (() => string)): Promise<Serving> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = isOwnScreen(pathname) ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(typeof folder === 'string' ? folder : folder(), name));
      response.writeHead(200, { 'content-type': PAGE_TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
