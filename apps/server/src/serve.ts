import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { app } from './app.ts';

export interface Serving {
  address: string;
  stop(): Promise<void>;
}

const usualPort = 8700;

/** The port a person asked for, or the usual one; a wrong one is an error whose message is the sentence to show. */
export function readPort(asked: string | undefined): number {
  if (asked === undefined || asked === '') return usualPort;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${asked}".`);
}

/** Serves on this machine only, by both names a browser may mean with `localhost`. Port 0 takes a free one. */
export async function serve(port: number): Promise<Serving> {
  const first = await listen('127.0.0.1', port);
  const taken = (first.address() as AddressInfo).port;
  const servers = [first];
  try {
    servers.push(await listen('::1', taken));
  } catch (error) {
    if (!hasNoIPv6(error)) {
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  return {
    address: `http://localhost:${taken}`,
    stop: async () => void (await Promise.all(servers.map(close))),
  };
}

async function listen(host: string, port: number): Promise<Server> {
  const server = createServer(getRequestListener(app.fetch));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explained(error, port);
  }
  return server;
}

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;
const hasNoIPv6 = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code(error) ?? '');

function explained(error: unknown, port: number): unknown {
  if (code(error) === 'EADDRINUSE')
    return new Error(`Port ${port} is taken by another program: stop it, or choose another port with PORT=<number>.`);
  if (code(error) === 'EACCES')
    return new Error(
      `Port ${port} may only be used by an administrator: choose one above 1023 with PORT=${usualPort}.`,
    );
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
