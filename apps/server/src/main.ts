import { join } from 'node:path';
import { speak } from '@shamble/text';
import { findRoot } from './clauses.ts';
import { localeOfSystem, serverText } from './language.ts';
import { ThinkingBots } from './online/bots.ts';
import { type Online, openOnline, secretFrom } from './online/index.ts';
import { createServer, NoServer, readPort } from './serve.ts';

/** In a folder of this clone, or where the owner of the server says. */
async function openTables({ SHAMBLE_DATA, DATABASE_URL, SHAMBLE_SECRET }: NodeJS.ProcessEnv): Promise<Online> {
  const folder = SHAMBLE_DATA || join(findRoot() ?? process.cwd(), 'data');
  const place = DATABASE_URL ? { url: DATABASE_URL } : { file: join(folder, 'shamble.db') };
  return openOnline({ place, secret: secretFrom(SHAMBLE_SECRET, join(folder, 'secret')), bots: new ThinkingBots() });
}

const locale = localeOfSystem(process.env);
const say = speak(serverText[locale], locale);

try {
  const port = readPort(process.env.PORT);
  const serving = await createServer({ port, online: await openTables(process.env) });
  process.stdout.write(`${say({ id: 'server.at', with: { address: serving.address } })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
} catch (error) {
  const sentence =
    error instanceof NoServer ? say(error.phrase) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
