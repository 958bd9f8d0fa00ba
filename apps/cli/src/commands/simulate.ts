import { resolve } from 'node:path';
import { findBots, usualBot } from '../bots.ts';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { mustBeWritable, writeWhole } from '../files.ts';
import { EXAMPLE, findGame, settingOf, type Wish, wishing } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar, secondsLeft } from '../progress.ts';
import { simulateOnQueue } from '../queue/handOut.ts';
import { queueAt, troubled } from '../queue/where.ts';
import { pageOf } from '../simulate/page/page.ts';
import { simulateAll } from '../simulate/pool.ts';
import { figuresOf, reportLines, type Simulated } from '../simulate/report.ts';
import { tableHead, tableRow } from '../simulate/table.ts';
import { inOrder, type Tally } from '../simulate/tally.ts';

interface Options extends Wish {
  bot?: string;
  games: number;
  seed: number;
  workers: number;
  queue?: string | true;
  chunk?: number;
  patience?: number;
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
      'who plays: random, usual or, where the game has them, beginner, careful, steady, strong; careful+random: a seat each; else the best there is',
    )
    .option('--games <number>', 'how many games', wholeNumber(1), 200)
    .option('--seed <number>', 'the same seed gives the same games', seedNumber, 1)
    .option('--workers <number>', 'worker threads to play on', wholeNumber(1, 256), 1)
    .option('--queue [url]', 'have them played by shamble work, here or elsewhere; the PostgreSQL, else DATABASE_URL')
    .option(
      '--chunk <number>',
      'games that a worker takes from the queue at a time; else about half a second of them',
      wholeNumber(1),
    )
    .option(
      '--patience <seconds>',
      'a worker that has had its games for so long is taken for gone, and others play them; else twenty times as long as they take, at least ten',
      wholeNumber(1),
    )
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
      const write = (simulated: Simulated): void => {
        if (options.report !== undefined && !options.table)
          writeWhole(resolve(io.cwd, options.report), pageOf(simulated, say, locale));
      };
      const play = async (mission: string | undefined): Promise<Simulated> => {
        const setting = settingOf(game, { ...options, mission }, io.cwd);
        const { seed, games: wanted } = options;
        const progress = progressBar(io, wanted);
        const start = performance.now();
        const soFar = (counted: Tally, workers: number): Simulated => {
          const tally = inOrder(counted);
          return { game, setting, bot, seed, workers, wanted, tally, seconds: (performance.now() - start) / 1000 };
        };
        const draft = drafts((simulated) => write({ ...simulated, left: leftOf(simulated) }));
        const run = {
          games: wanted,
          signal: stop.signal,
          onProgress(tally: Tally) {
            progress.at(tally.games);
            draft(() => soFar(tally, 1));
          },
        };
        const what = { game: name, setting, bot, seed };
        const workers = Math.min(options.workers, wanted);
        const tell = (phrase: Parameters<typeof say>[0]): void => {
          progress.end();
          writeLine(io.stderr, say(phrase));
        };
        const onQueue = {
          ...{ chunk: options.chunk, patience: options.patience },
          onLonely: () => tell({ id: 'cli.simulate.lonely' }),
          onTrouble: (what: string | null) => tell(troubled(what)),
        };
        const done = await (options.queue === undefined
          ? simulateAll(what, { ...run, workers }).then((tally) => ({ tally, workers }))
          : simulateOnQueue(what, { ...run, ...onQueue, url: queueAt(options.queue, io.env) })
        ).finally(progress.end);
        return soFar(done.tally, done.workers);
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
          write(simulated);
          if (options.json) print(JSON.stringify(figuresOf(simulated), null, 2));
          else print(...reportLines(simulated, say, locale, coloursOf(io)));
        }
      } finally {
        off();
      }
      if (stop.signal.aborted) exit(130);
    });

/** While games are played the report tells of those so far, now and then. */
const DRAFT_MS = 5000;

function drafts(write: (simulated: Simulated) => void): (simulated: () => Simulated) => void {
  let written = performance.now();
  return (simulated) => {
    if (performance.now() - written < DRAFT_MS) return;
    write(simulated());
    written = performance.now();
  };
}

const leftOf = ({ tally, wanted, seconds }: Simulated): number => secondsLeft(tally.games, wanted, seconds);
