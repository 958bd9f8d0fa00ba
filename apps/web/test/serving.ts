import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { icons } from '../icons.plugin.ts';
import { rules } from '../rules.plugin.ts';

export interface Served {
  readonly address: string;
  /** The files that were fetched, in this order. */
  readonly fetched: string[];
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The bare page, bundled as the real one is, at an address of its own. */
export async function servePage(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-page-'));
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), icons(), rules()],
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
