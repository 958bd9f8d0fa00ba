import { openLog } from './log.ts';
import { NoServer } from './noServer.ts';
import { ThinkingBots } from './online/bots.ts';
import { openOnline, secretFrom } from './online/index.ts';
import { trustFrom } from './online/trust.ts';
import { editionHere } from './queue/boss.ts';
import { NoQueue } from './queue/noQueue.ts';
import { Sending } from './queue/sending.ts';
import { createServer, readPort, type Serving } from './serve.ts';
import { limitsFrom, peerFrom, placeFrom, queueFrom, tablesFrom } from './settings.ts';
import { Marker, takeLock } from './store/index.ts';
import { nameOf } from './store/place.ts';

export interface Started extends Serving {
  /** Why it has stopped without being told to; it may never come to that. */
  readonly lost: Promise<NoServer>;
}

async function openSending(url: string): Promise<Sending> {
  try {
    return await Sending.open(url, editionHere());
  } catch (cause) {
    if (!(cause instanceof NoQueue)) throw cause;
    if (cause.why === 'unbuilt') throw new NoServer('server.queue.unbuilt');
    throw new NoServer('server.queue.unreachable', { what: cause.message });
  }
}

/** The whole server as the environment asks for it: the page, and the tables that guests share. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { isTerminal, port: asked = env.PORT }: { readonly isTerminal: boolean; readonly port?: string | undefined },
): Promise<Started> {
  const port = readPort(asked);
  const log = openLog(env, isTerminal);
  const [trust, limits, tables] = [trustFrom(env), limitsFrom(env), tablesFrom(env)];
  const { place, secretFile, markerFile } = placeFrom(env);
  const peer = peerFrom(env, place);
  const queue = queueFrom(env);
  const secret = secretFrom(env.SHAMBLE_SECRET, secretFile);
  let lose: (why: NoServer) => void = () => undefined;
  const lost = new Promise<NoServer>((resolve) => {
    lose = resolve;
  });
  const onTaken = (): void => {
    log.error('another server has taken the database');
    void stop().then(() => lose(new NoServer('server.store.taken', { store: nameOf(place) })));
  };
  const lock = await takeLock(place, onTaken, peer !== undefined);
  let serving: Serving | null = null;
  let sending: Sending | undefined;
  let online: Awaited<ReturnType<typeof openOnline>> | null = null;
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      log.info('stopping');
      await serving?.stop();
      await lock.release();
      log.info('stopped');
    })();
    return stopping;
  };
  try {
    const marker = new Marker(markerFile, place);
    const mayWrite = (): boolean => lock.isHeld;
    const bots = new ThinkingBots();
    sending = queue === undefined ? undefined : await openSending(queue);
    const wanted = { place, secret, bots, trust, limits, log, marker, mayWrite, peer, sending };
    online = await openOnline({ ...wanted, ...(tables !== undefined && { tables }) });
    serving = await createServer({ port, host: env.HOST || undefined, online, log });
  } catch (cause) {
    await (online === null ? sending?.close() : online.close());
    await lock.release();
    throw cause;
  }
  log.info({ address: serving.address, database: 'url' in place ? 'postgres' : 'embedded' }, 'started');
  return { address: serving.address, lost, stop };
}
