import { command, type MakeCommand, wholeNumber } from '../command.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { takeFromQueue } from '../queue/take.ts';
import { queueAt, troubled } from '../queue/where.ts';

interface Options {
  queue?: string | true;
  workers: number;
  lang?: string;
}

export const workCommand: MakeCommand = (io) =>
  command(
    'work',
    'play games of simulations that others have put into a queue, until it is stopped',
    'shamble work --queue postgres://shamble@db.example/shamble --workers 4',
  )
    .option('--queue [url]', 'the PostgreSQL of the queue; else DATABASE_URL')
    .option('--workers <number>', 'threads to play on', wholeNumber(1, 256), 1)
    .action(async ({ queue = true, workers, lang }: Options) => {
      const locale = localeOf(lang, io.env);
      const say = voice(locale, io.env);
      const stop = new AbortController();
      const off = io.onInterrupt(() => stop.abort());
      const isTerminal = io.stderr.isTTY === true;
      const since = performance.now();
      let played = 0;
      const tell = (phrase: Parameters<typeof say>[0]): void =>
        writeLine(io.stderr, `${isTerminal ? '\r\x1b[K' : ''}${say(phrase)}`);
      const number = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 1 });
      const figures = () => ({ games: number(played), rate: number((1000 * played) / (performance.now() - since)) });
      try {
        await takeFromQueue({
          url: queueAt(queue, io.env),
          threads: workers,
          signal: stop.signal,
          onReady: () => writeLine(io.stdout, say({ id: 'cli.work.ready', with: { workers } })),
          onTrouble: (what) => tell(troubled(what)),
          onFailed: (what) => tell({ id: 'cli.work.failed', with: { what } }),
          onChunk: (games) => {
            played += games;
            if (isTerminal) io.stderr.write(`\r\x1b[K${say({ id: 'cli.work.played', with: figures() })}`);
          },
        });
      } finally {
        off();
        if (isTerminal) io.stderr.write('\r\x1b[K');
      }
      writeLine(io.stdout, say({ id: 'cli.work.played', with: figures() }));
    });
