import { resolve } from 'node:path';
import { type Learned, train } from '@shamble/bots';
import { createEngine } from '@shamble/kernel';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { mustBeWritable, writeWhole } from '../files.ts';
import { EXAMPLE, findGame, settingOf } from '../games.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { Stop } from '../stop.ts';

interface Options {
  mission?: string[];
  seats?: number[];
  variant?: string[];
  games: number;
  seed: number;
  hidden: number;
  epochs: number;
  out: string;
  lang?: string;
}

export const trainCommand: MakeCommand = (io) =>
  command(
    'train',
    'learn from games of the careful bot how good positions are',
    `shamble train ${EXAMPLE} --games 450 --seed 77 --out fitted.json`,
  )
    .argument('<game>')
    .option('--mission <ids...>', 'which missions; else all')
    .option(
      '--seats <numbers...>',
      'with how many seats, each a table of its own; else as few as the mission takes',
      seatList,
    )
    .option('--variant <ids...>', 'variants to switch on')
    .option(
      '--games <number>',
      'games of each mission to learn from; a third as many more test what was learned',
      wholeNumber(3),
      450,
    )
    .option('--seed <number>', 'the same seed gives the same file', seedNumber, 77)
    .option('--hidden <number>', 'hidden units of each network', wholeNumber(1, 64), 24)
    .option('--epochs <number>', 'how often all positions are gone through', wholeNumber(1), 8)
    .requiredOption('--out <file>', 'where the networks go, with how they were made')
    .action((name: string, { mission, seats, variant, out, lang, ...how }: Options) => {
      const game = findGame(name);
      const { pack } = game;
      const locale = localeOf(lang, io.env);
      const say = voice(locale, io.env);
      const { mind } = pack;
      if (mind?.evaluation === undefined) throw new Stop('cli.train.nothing', { game: name });
      const file = resolve(io.cwd, out);
      mustBeWritable(file);
      const ids = mission ?? pack.missions.map((one) => one.id);
      const tables = ids.flatMap((id) =>
        (seats ?? [undefined]).map((count) => settingOf(game, { mission: id, seats: count, variant }, io.cwd)),
      );
      let done = 0;
      const options = tables.map((table) => table.options);
      const learned = train(createEngine(pack.game), mind, options, how, (lessons) => {
        const positions = lessons.toLocaleString(locale);
        const { mission: played, seats: there } = tables[done++]!;
        const what = seats === undefined ? played : `${played} (${there})`;
        writeLine(io.stdout, say({ id: 'cli.train.played', with: { mission: what, positions } }));
      });
      const error = learned.error.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
      writeLine(io.stdout, say({ id: 'cli.train.learned', with: { error } }));
      writeWhole(
        file,
        fittedText(
          {
            game: name,
            bot: 'careful',
            missions: ids,
            ...(seats && { seats }),
            ...(variant && { variants: variant }),
            ...how,
          },
          learned,
        ),
      );
      writeLine(io.stdout, say({ id: 'cli.train.saved', with: { file } }));
    });

const seatList = (given: string, before: number[] = []): number[] => [...before, wholeNumber(1)(given)];

/** A line for each part: short enough to ship, and a change shows where it is. */
export const fittedText = (how: object, learned: Learned): string =>
  `{\n${Object.entries({ how, ...learned })
    .map(([name, part]) => `  "${name}": ${JSON.stringify(part)}`)
    .join(',\n')}\n}\n`;
