import { availableParallelism } from 'node:os';
import { findBot } from '../bots.ts';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { findGame, settingOf } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar } from '../progress.ts';
import { simulateOnThreads } from '../simulate/pool.ts';
import { figuresOf, reportLines } from '../simulate/report.ts';

interface Options {
  mission?: string;
  seats?: number;
  variant?: string[];
  bot: string;
  games: number;
  seed: number;
  threads: number;
  json?: true;
  lang?: string;
}

export const simulateCommand: MakeCommand = (io, exit) =>
  command(
    'simulate',
    'let bots play many games, and count how they end',
    'shamble simulate thumbnail --games 1000 --bot random --seed 7',
  )
    .argument('<game>')
    .option('--mission <id>', 'which mission; else the first')
    .option('--seats <number>', 'how many seats; else as few as the mission takes', wholeNumber(1))
    .option('--variant <ids...>', 'variants to switch on')
    .option('--bot <name>', 'who plays', 'random')
    .option('--games <number>', 'how many games', wholeNumber(1), 1000)
    .option('--seed <number>', 'the same seed gives the same games', seedNumber, 1)
    .option('--threads <number>', 'how many worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'as JSON')
    .action(async (name: string, options: Options) => {
      const locale = localeOf(options.lang, io.env);
      const game = findGame(name);
      findBot(options.bot);
      const setting = settingOf(game, { ...options, variants: options.variant });
      game.pack.game.options(game.pack.options(setting.mission, setting.seats, setting.variants));
      const { bot, seed, games: wanted } = options;
      const threads = Math.min(options.threads, wanted);
      const progress = progressBar(io, wanted);
      const stop = new AbortController();
      const off = io.onInterrupt(() => stop.abort());
      const start = performance.now();
      const tally = await simulateOnThreads(
        { game: name, setting, bot, seed },
        { games: wanted, threads, onProgress: progress.at, signal: stop.signal },
      ).finally(() => {
        progress.end();
        off();
      });
      const seconds = (performance.now() - start) / 1000;
      const simulated = { game, setting, bot, seed, threads, wanted, tally, seconds };
      const lines = options.json
        ? [JSON.stringify(figuresOf(simulated), null, 2)]
        : reportLines(simulated, voice(locale, io.env, game), locale, coloursOf(io));
      for (const line of lines) writeLine(io.stdout, line);
      if (stop.signal.aborted) exit(130);
    });
