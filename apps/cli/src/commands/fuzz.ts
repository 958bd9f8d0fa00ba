import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { faultText, fuzz, type LawFault } from '@shamble/testkit';
import { command, type MakeCommand, seedNumber, wholeNumber } from '../command.ts';
import { freeName, writeWhole } from '../files.ts';
import { EXAMPLE, findGame } from '../games.ts';
import { writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { progressBar } from '../progress.ts';

/** Between stretches the command notices Ctrl+C. */
const STRETCH = 10;

interface Options {
  games: number;
  seed: number;
  out: string;
  lang?: string;
}

export const fuzzCommand: MakeCommand = (io, exit) =>
  command('fuzz', 'play random games and check every law', `shamble fuzz ${EXAMPLE} --games 100 --seed 1`)
    .argument('<game>')
    .requiredOption('--games <number>', 'how many games', wholeNumber(1))
    .option('--seed <number>', 'the seed of the first game; the others follow it', seedNumber, 1)
    .option('--out <folder>', 'where the journal of a fault is saved', '.')
    .action(async (name: string, { games, seed, out, lang }: Options) => {
      const { pack } = findGame(name);
      const say = voice(localeOf(lang, io.env), io.env);
      const progress = progressBar(io, games);
      let stopped = false;
      const off = io.onInterrupt(() => {
        stopped = true;
      });
      const faults: LawFault[] = [];
      let played = 0;
      let answers = 0;
      while (played < games && faults.length === 0 && !stopped) {
        const before = played;
        const stretch = Math.min(STRETCH, games - played);
        const onProgress = (done: { games: number }) => progress.at(before + done.games);
        const report = fuzz(pack, { games: stretch, seed: seed + before, onProgress });
        played += report.games;
        answers += report.answers;
        faults.push(...report.faults);
        await breathe();
      }
      progress.end();
      off();
      for (const fault of faults) {
        writeLine(io.stdout, faultText(fault));
        if (fault.journal === null) continue;
        const file = freeName(join(resolve(io.cwd, out), `fuzz-${name}-${fault.seed}`), '.json');
        writeWhole(file, `${JSON.stringify(fault.journal)}\n`);
        writeLine(io.stdout, say({ id: 'cli.fuzz.saved', with: { file } }));
      }
      writeLine(io.stdout, say({ id: 'cli.fuzz.done', with: { game: name, played, answers, faults: faults.length } }));
      if (faults.length > 0) exit(1);
      else if (stopped) exit(130);
    });
