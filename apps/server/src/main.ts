import { speak } from '@shamble/text';
import { localeOfSystem, serverText } from './language.ts';
import { openLog } from './log.ts';
import { ThinkingBots } from './online/bots.ts';
import { openOnline, secretFrom } from './online/index.ts';
import { trustFrom } from './online/trust.ts';
import { createServer, NoServer, readPort } from './serve.ts';
import { limitsFrom, placeFrom } from './settings.ts';

const { env } = process;
const locale = localeOfSystem(env);
const say = speak(serverText[locale], locale);

try {
  const port = readPort(env.PORT);
  const log = openLog(env, process.stdout.isTTY === true);
  const { place, secretFile } = placeFrom(env);
  const online = await openOnline({
    place,
    secret: secretFrom(env.SHAMBLE_SECRET, secretFile),
    bots: new ThinkingBots(),
    trust: trustFrom(env),
    limits: limitsFrom(env),
    log,
  });
  const serving = await createServer({ port, host: env.HOST || undefined, online, log });
  process.stdout.write(`${say({ id: 'server.at', with: { address: serving.address } })}\n`);
  log.info({ address: serving.address, database: 'url' in place ? 'postgres' : 'embedded' }, 'started');
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await serving.stop();
    log.info('stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  const sentence =
    error instanceof NoServer ? say(error.phrase) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
