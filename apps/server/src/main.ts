import { speak } from '@shamble/text';
import { localeOfSystem, serverText } from './language.ts';
import { createServer, NoServer, readPort } from './serve.ts';

const locale = localeOfSystem(process.env);
const say = speak(serverText[locale], locale);

try {
  const serving = await createServer({ port: readPort(process.env.PORT) });
  process.stdout.write(`${say({ id: 'server.at', with: { address: serving.address } })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
} catch (error) {
  const sentence =
    error instanceof NoServer ? say(error.phrase) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
