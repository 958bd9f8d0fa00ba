import { openLog } from './log.ts';
import { ThinkingBots } from './online/bots.ts';
import { openOnline, secretFrom } from './online/index.ts';
import { trustFrom } from './online/trust.ts';
import { createServer, readPort, type Serving } from './serve.ts';
import { limitsFrom, placeFrom } from './settings.ts';

/** The whole server as the environment asks for it: the page, and the tables that guests share. */
export async function startServer(
  env: NodeJS.ProcessEnv,
  { isTerminal, port: asked = env.PORT }: { readonly isTerminal: boolean; readonly port?: string | undefined },
): Promise<Serving> {
  const port = readPort(asked);
  const log = openLog(env, isTerminal);
  const { place, secretFile } = placeFrom(env);
  const online = await openOnline({
    place,
    secret: secretFrom(env.SHAMBLE_SECRET, secretFile),
    bots: new ThinkingBots(),
    trust: trustFrom(env),
    limits: limitsFrom(env),
    log,
  });
  const serving = await createServer({ port, host: env.HOST || undefined, online, log }).catch(async (cause) => {
    await online.close();
    throw cause;
  });
  log.info({ address: serving.address, database: 'url' in place ? 'postgres' : 'embedded' }, 'started');
  return {
    address: serving.address,
    async stop() {
      log.info('stopping');
      await serving.stop();
      log.info('stopped');
    },
  };
}
