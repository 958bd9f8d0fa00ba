import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

const MOST = 1024 * 1024;
const SILENCE = 1000;

/**
 * Waits for the rest of what somebody sends, though nothing is made of it. Who is answered and hung up on while he still sends
 * finds a broken line, not the answer; a proxy in between then says that the server failed. Whoever sends far too much,
 * or stops sending, is not heard out.
 */
export const hearingOut: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async ({ env }, next) => {
  await next();
  if (env?.incoming !== undefined) await readOut(env.incoming);
};

async function readOut(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    const silence = setTimeout(resolve, SILENCE);
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST) return resolve();
      silence.refresh();
      // Who has begun to read it may have stopped it.
      incoming.resume();
    });
    for (const over of ['end', 'close', 'error']) incoming.once(over, resolve);
    incoming.resume();
  });
}
