import { readPort, serve } from './serve.ts';

try {
  const serving = await serve(readPort(process.env.PORT));
  process.stdout.write(`Shamble is at ${serving.address} (Ctrl+C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
