import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { Health } from '../store/index.ts';
import type { Limits } from './limits.ts';
import type { Meters } from './meters.ts';
import { addressOf, isLocal, type Trust } from './trust.ts';

type Env = { Bindings: Partial<HttpBindings> };

/** `ownerless`: of several processes, this one can own no table now. */
export type Readiness = Health | 'stopping' | 'ownerless';

const SAID: Readonly<Record<Readiness, string>> = {
  well: 'ready',
  full: 'not ready: the disk is full',
  silent: 'not ready: the database does not answer',
  stopping: 'not ready: it is about to stop',
  ownerless: 'not ready: the database was not reached in time, so this process owns no tables',
};

/** What the owner of a server asks it: is it ready, how does it do. */
export function createOperations(wanted: { meters: Meters; readiness(): Promise<Readiness> }): Hono<Env> {
  const { meters, readiness } = wanted;
  const operations = new Hono<Env>();
  operations.get('/readyz', async (context) => {
    context.header('Cache-Control', 'no-store');
    const found = await readiness();
    return context.text(SAID[found], found === 'well' ? 200 : 503);
  });
  // For a watcher on this machine; a proxy does not pass it on.
  operations.get('/metrics', async (context, next) => {
    if (context.env.incoming === undefined || !isLocal(context.env.incoming)) return next();
    context.header('Cache-Control', 'no-store');
    return context.body(await meters.registry.metrics(), 200, { 'Content-Type': meters.registry.contentType });
  });
  return operations;
}

/** Keeps one address from taking all the time of the server. */
export function spareServer(limits: Limits, trust: Trust): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { incoming } = context.env;
    const limited = incoming === undefined ? null : await limits.take('status', addressOf(incoming, trust));
    if (limited === null) return next();
    context.header('Retry-After', String(limited.seconds));
    return context.text('This is more than one may ask for: wait a moment.', 429);
  };
}

/** Counts every request, and writes a line about it. */
export function watchRequests(meters: Meters, log: Log): MiddlewareHandler {
  return async (context, next) => {
    const since = performance.now();
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const route = routeOf(context);
    meters.requests.inc({ method, route, status });
    const milliseconds = Math.round(performance.now() - since);
    log[status >= 500 ? 'error' : 'debug']({ method, route, status, milliseconds }, 'request');
  };
}

/** Where a request went, as this server calls it: whoever asks has no say in it, and names no table. */
function routeOf(context: Context): string {
  const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'));
  return route?.path ?? (context.res.ok ? 'file' : 'nothing');
}
