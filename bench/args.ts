import { type ParseArgsConfig, parseArgs } from 'node:util';

const USAGE = `npm run bench                       the kernel, then each game
npm run bench -- --game plague      one game alone (or zombicide, dawn, marvel)
npm run bench -- --repetitions 3    quicker and rougher than 9
npm run bench -- browser            the built page in a Chromium (--answers 25; --sizes: only what is fetched)
npm run bench -- server             the server under load (--tables 1000 --rate 200 --seconds 20)
npm run bench -- opening            everyone comes back after a restart (--tables 400 --undone 60000 --postgres)
Each with --json for a machine to read.`;

/** What was asked for; else one sentence and how it is called. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options }).values;
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0]!);
  }
}

export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}.\n\n${USAGE}\n`);
  process.exit(1);
}
