import { speak } from '@shamble/text';
import { localeOfSystem, serverText } from './language.ts';
import { NoServer } from './noServer.ts';
import { startServer } from './start.ts';

const { env } = process;
const locale = localeOfSystem(env);
const say = speak(serverText[locale], locale);

try {
  const serving = await startServer(env, { isTerminal: process.stdout.isTTY === true });
  process.stdout.write(`${say({ id: 'server.at', with: { address: serving.address } })}\n`);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void serving.stop();
  };
  void serving.lost.then((why) => {
    process.stderr.write(`${say(why.phrase)}\n`);
    process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
} catch (error) {
  const sentence =
    error instanceof NoServer ? say(error.phrase) : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
