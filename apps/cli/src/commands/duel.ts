import { resolve } from 'node:path';
import type { Speak } from '@shamble/text';
import { findBots } from '../bots.ts';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { type Compared, compared, type Pair } from '../duel/pairs.ts';
import { type Bout, engineFor, keep, nameOf, type Played, playBout, readPlayed } from '../duel/played.ts';
import { mustBeWritable } from '../files.ts';
import { EXAMPLE, findGame, settingOf } from '../games.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar } from '../progress.ts';
import { Stop } from '../stop.ts';

interface Options {
  mission?: string[];
  seats?: number;
  variant?: string[];
  bots: string[];
  side: number;
  pairs: number;
  seed: number;
  file?: string;
  json?: true;
  lang?: string;
}

export const duelCommand: MakeCommand = (io, exit) =>
  command(
    'duel',
    'let two bots play the same games, and tell who wins more of them',
    `shamble duel ${EXAMPLE} --mission 01 --bots strong careful --pairs 200 --file duel.jsonl`,
  )
    .argument('<game>')
    .option('--mission <ids...>', 'which missions, each as many pairs; else all')
    .option('--seats <number>', 'how many seats; else as few as the mission takes', wholeNumber(1))
    .option('--variant <ids...>', 'variants to switch on')
    .requiredOption(
      '--bots <names...>',
      'who is measured, and by whom; strong+careful careful+careful: a seat each, the same enemy for both',
    )
    .option('--side <number>', 'the seat whose victories count', wholeNumber(1), 1)
    .option('--pairs <number>', 'games of each mission that both play with the same luck', wholeNumber(1), 200)
    .option('--seed <number>', 'the same seed gives the same games', seedNumber, 1)
    .option('--file <file>', 'keeps every game as a line; those it has already are not played again')
    .option('--json', 'as JSON')
    .action(async (name: string, options: Options) => {
      const { bots, pairs, seed, side } = options;
      const locale = localeOf(options.lang, io.env);
      const game = findGame(name);
      const say = voice(locale, io.env, game);
      if (bots.length !== 2) throw new Stop('cli.duel.two', { given: bots.length });
      for (const bot of bots) findBots(bot, game);
      const file = options.file === undefined ? null : resolve(io.cwd, options.file);
      if (file !== null) mustBeWritable(file);
      const { variant = [], seats } = options;
      const ids = options.mission ?? game.pack.missions.map(({ id }) => id);
      const settings = ids.map((mission) => settingOf(game, { mission, seats, variant }, io.cwd));
      for (const { mission, seats: there } of settings)
        if (side > there) throw new Stop('cli.duel.side', { mission, given: side, seats: there });
      const known = file === null ? new Map<string, Played>() : readPlayed(file);
      const engine = engineFor(game);
      const rows: Pair[][] = settings.map(() => []);
      let stopped = false;
      const off = io.onInterrupt(() => {
        stopped = true;
      });
      const progress = progressBar(io, pairs * settings.length);
      for (let number = 0; number < pairs && !stopped; number++)
        for (const [at, setting] of settings.entries()) {
          // Between games, Ctrl+C has its turn.
          await new Promise((done) => setImmediate(done));
          if (stopped) break;
          const both = bots.map((bot) => {
            const { mission, seats: there, variants } = setting;
            const bout: Bout = { game: name, mission, seats: there, variants, side, seed, number, bot };
            const kept = known.get(nameOf(bout));
            if (kept !== undefined) return kept;
            const played = playBout(game, engine, setting, bout);
            if (file !== null) keep(file, played);
            return played;
          });
          rows[at]!.push(both as unknown as Pair);
          progress.at(number * settings.length + at + 1);
        }
      progress.end();
      off();
      const told = settings.map(({ mission }, at) => ({ mission, ...compared(rows[at]!) }));
      const all = compared(rows.flat());
      const rest = settings.length > 1 ? [{ mission: say({ id: 'cli.duel.together' }), ...all }] : [];
      if (options.json)
        writeLine(io.stdout, JSON.stringify({ game: name, bots, side, seed, rows: told, all }, null, 2));
      else
        for (const line of [
          head(bots as [string, string], say),
          ...[...told, ...rest].map((row) => rowText(row, locale)),
        ])
          writeLine(io.stdout, line);
      if (stopped) exit(130);
    });

/** The head of a Markdown table, and the line under it. */
function head([one, other]: readonly [string, string], say: Speak): string {
  const cell = (id: string, more: Record<string, string> = {}): string => say({ id: `cli.duel.${id}`, with: more });
  const cells = [
    ...[cell('mission'), cell('pairs'), cell('by', { bot: other }), cell('by', { bot: one })],
    ...[cell('only', { one, other }), cell('ratio'), cell('chance'), cell('decision')],
  ];
  return `| ${cells.join(' | ')} |\n| --- |${' ---: |'.repeat(cells.length - 1)}`;
}

function rowText(row: Compared & { readonly mission: string }, locale: string): string {
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const percent = (share: number): string => number(100 * share);
  const { pairs, one, other, ratio, onlyOne, onlyOther, chance, median, longest, mission } = row;
  const won = (of: Compared['one']): string => `${of.won} (${percent(of.low)} – ${percent(of.high)} %)`;
  const times = ratio === null ? '—' : `${number(ratio.value, 2)} (${number(ratio.low, 2)} – ${number(ratio.high, 2)})`;
  const cells = [mission, pairs, won(other), won(one), `${onlyOne}, ${onlyOther}`, times, number(chance, 3)];
  return `| ${[...cells, `${number(median)} ms, ${number(longest)} ms`].join(' | ')} |`;
}
