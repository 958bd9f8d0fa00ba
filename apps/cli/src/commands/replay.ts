import { resolve } from 'node:path';
import { createEngine, type Engine, type Journal, load, parseJournal, replay, type Shape } from '@shamble/kernel';
import { command, type MakeCommand, wholeNumber } from '../command.ts';
import { readJson } from '../files.ts';
import { gameNames, games, type ShelvedGame } from '../games.ts';
import { coloursOf, writeLine } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { wordsOf } from '../play/words.ts';
import { Retelling } from '../replay/retelling.ts';
import { Stop } from '../stop.ts';

interface Options {
  verify?: true;
  to?: number;
  log?: true;
  lang?: string;
}

export const replayCommand: MakeCommand = (io) =>
  command('replay', 'tell a game again from its journal or save', 'shamble replay game.json --verify --log')
    .argument('<file>', 'a journal or a saved game')
    .option('--verify', 'recompute every hash')
    .option('--to <entry>', 'stop at the table with so many entries', wholeNumber(0))
    .option('--log', 'tell everything that happened, not only the answers')
    .action((name: string, { verify, to, log, lang }: Options) => {
      const locale = localeOf(lang, io.env);
      const file = resolve(io.cwd, name);
      const given = readJson(file);
      const game = gameOf(given, name);
      const engine = createEngine(game.pack.game);
      const words = wordsOf(game, voice(locale, io.env, game));
      const print = (line = ''): void => writeLine(io.stdout, line);
      const retelling = new Retelling({ game, engine, words, colours: coloursOf(io), log: log === true, print });
      retelling.work(() => {
        const journal = journalOf(engine, given);
        retelling.begin(journal);
        const table = replay(engine, journal, {
          verify: verify === true,
          ...(to === undefined ? {} : { upTo: to }),
          onEntry: (entry, after, told) => retelling.entry(entry, after, told),
        });
        retelling.end(table, verify === true);
      });
    });

const isSave = (given: object): given is { journal: unknown } => 'shamble' in given && given.shamble === 'save';

/** The game a file names. The file may hold anything at all. */
function gameOf(given: unknown, file: string): ShelvedGame {
  const journal: unknown = typeof given === 'object' && given !== null && isSave(given) ? given.journal : given;
  const id = parseJournal(journal).game;
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Stop('cli.replay.other-game', { file, game: id, names: gameNames().join(', ') });
  return game;
}

/** A save is opened, which checks that its table is the one its journal leads to. */
function journalOf(engine: Engine<Shape>, given: unknown): Journal {
  return isSave(given as object) ? load(engine, given).journal : parseJournal(given);
}
