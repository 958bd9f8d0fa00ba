import { resolve } from 'node:path';
import { findBots, usualBot } from '../bots.ts';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { mustBeWritable, writeWhole } from '../files.ts';
import { EXAMPLE, findGame, settingOf, type Wish, wishing } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar } from '../progress.ts';
import { pageOf } from '../simulate/page/page.ts';
import { simulateAll } from '../simulate/pool.ts';
import { figuresOf, reportLines, type Simulated } from '../simulate/report.ts';
import { tableHead, tableRow } from '../simulate/table.ts';

interface Options extends Wish {
  bot?: string;
  games: number;
  seed: number;
  workers: number;
  report?: string;
  json?: true;
  table?: true;
  lang?: string;
}

export const simulateCommand: MakeCommand = (io, exit) =>
  wishing(
    command(
      'simulate',
      'let bots play many games, and count how they end',
      `shamble simulate ${EXAMPLE} --games 200 --bot careful --report report.html`,
    ).argument('<game>'),
  )
    .option(
      '--bot <name>',
      'who plays: random, usual or, where the game has them, careful, steady, strong; careful+random: a seat each; else the best there is',
    )
    .option('--games <number>', 'how many games', wholeNumber(1), 200)
    .option('--seed <number>', 'the same seed gives the same games', seedNumber, 1)
    .option('--workers <number>', 'worker threads to play on', wholeNumber(1, 256), 1)
    .option('--report <file>', 'also write a page with plots, as one HTML file')
    .option('--json', 'as JSON')
    .option('--table', 'every mission, or the one named, as rows of a Markdown table')
    .action(async (name: string, options: Options) => {
      const locale = localeOf(options.lang, io.env);
      const game = findGame(name);
      const say = voice(locale, io.env, game);
      const bot = options.bot ?? usualBot(game);
      findBots(bot, game);
      if (options.report !== undefined) mustBeWritable(resolve(io.cwd, options.report));
      const stop = new AbortController();
      const off = io.onInterrupt(() => stop.abort());
      const play = async (mission: string | undefined): Promise<Simulated> => {
        const setting = settingOf(game, { ...options, mission }, io.cwd);
        const { seed, games: wanted } = options;
        const workers = Math.min(options.workers, wanted);
        const progress = progressBar(io, wanted);
        const start = performance.now();
        const tally = await simulateAll(
          { game: name, setting, bot, seed },
          { games: wanted, workers, onProgress: progress.at, signal: stop.signal },
        ).finally(progress.end);
        return { game, setting, bot, seed, workers, wanted, tally, seconds: (performance.now() - start) / 1000 };
      };
      const print = (...lines: readonly string[]): void => {
        for (const line of lines) writeLine(io.stdout, line);
      };
      try {
        if (options.table) {
          const missions = options.mission === undefined ? game.pack.missions.map(({ id }) => id) : [options.mission];
          print(...tableHead(game.pack.cast !== undefined, say));
          for (const mission of missions) if (!stop.signal.aborted) print(tableRow(await play(mission), say, locale));
        } else {
          const simulated = await play(options.mission);
          if (options.report !== undefined) writeWhole(resolve(io.cwd, options.report), pageOf(simulated, say, locale));
          if (options.json) print(JSON.stringify(figuresOf(simulated), null, 2));
          else print(...reportLines(simulated, say, locale, coloursOf(io)));
        }
      } finally {
        off();
      }
      if (stop.signal.aborted) exit(130);
    });
