import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { findRoot } from './clauses.ts';
import type { Log } from './log.ts';
import { NoServer } from './noServer.ts';
import type { Online } from './online/index.ts';
import { readSite, type Site } from './site.ts';

export interface Serving {
  address: string;
  stop(): Promise<void>;
}

const usualPort = 8700;

/** The port a person asked for, or the usual one. */
export function readPort(asked: string | undefined): number {
  if (asked === undefined || asked === '') return usualPort;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65_535) return port;
  throw new NoServer('server.port', { given: asked });
}

/**
 * Serves on this machine only, by both names a browser may mean with `localhost`, or at the address `host` of one of its
 * networks. Port 0 takes a free one.
 */
export async function createServer(wanted: {
  readonly port: number;
  readonly host?: string | undefined;
  readonly site?: Site | null;
  /** Tables that friends join by link; without, there is only what a page does by itself. */
  readonly online?: Online;
  readonly log?: Log;
  /** A request that takes longer to be sent than so many milliseconds is not waited for. */
  readonly patience?: number;
}): Promise<Serving> {
  const { port, host, site = builtSite(), online, log, patience = 30_000 } = wanted;
  const app = createApp(site, { ...(online && { online }), ...(log && { log }) });
  const listener = getRequestListener(app.fetch);
  const first = await listen(listener, host ?? '127.0.0.1', port, patience);
  const taken = (first.address() as AddressInfo).port;
  const servers = [first];
  try {
    if (host === undefined) servers.push(await listen(listener, '::1', taken, patience));
  } catch (error) {
    if (!hasNoIPv6(error)) {
      await Promise.all(servers.map(closing));
      throw error;
    }
  }
  for (const server of servers) online?.attach(server);
  return {
    address: `http://${host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${taken}`,
    async stop() {
      // Nobody new; whoever is there finishes what he has begun.
      const closed = servers.map(closing);
      await online?.close();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

/** The page that `npm start` has built in this clone. */
function builtSite(): Site | null {
  const root = findRoot();
  return root === null ? null : readSite(join(root, 'apps/web/dist'));
}

async function listen(listener: RequestListener, host: string, port: number, patience: number): Promise<Server> {
  // Whoever sends his request letter by letter keeps nobody else waiting.
  const waits = { headersTimeout: patience / 3, requestTimeout: patience, connectionsCheckingInterval: patience / 6 };
  const server = createHttpServer(waits, listener);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explained(error, host, port);
  }
  return server;
}

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;
const hasNoIPv6 = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code(error) ?? '');

function explained(error: unknown, host: string, port: number): unknown {
  if (code(error) === 'EADDRINUSE') return new NoServer('server.taken', { port: String(port) });
  if (code(error) === 'EADDRNOTAVAIL' && host !== '::1') return new NoServer('server.no-host', { host });
  if (code(error) === 'EACCES') return new NoServer('server.forbidden', { port: String(port) });
  return error;
}

const closing = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
