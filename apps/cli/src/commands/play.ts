import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { rng } from '@shamble/bots';
import {
  createEngine,
  type Engine,
  keyFromSeed,
  load,
  type Match,
  openMatch,
  replay,
  type Shape,
  type Told,
} from '@shamble/kernel';
import { Option } from 'commander';
import { command, type MakeCommand, seedNumber } from '../command.ts';
import { readJson } from '../files.ts';
import { EXAMPLE, findGame, type ShelvedGame, settingOf, type Wish, wishing } from '../games.ts';
import { coloursOf, type Io } from '../io.ts';
import { localeOf, voice } from '../language.ts';
import { linesOf } from '../lines.ts';
import { holdersFrom, PERSON } from '../play/holders.ts';
import { Session } from '../play/session.ts';
import { storeOf } from '../play/store.ts';
import { wordsOf } from '../play/words.ts';

interface Options extends Wish {
  seed?: number;
  load?: string;
  save?: string;
  bot?: string[];
  lang?: string;
}

export const playCommand: MakeCommand = (io) =>
  wishing(
    command('play', 'play a game here in the terminal', `shamble play ${EXAMPLE} --seats 2 --bot 2 --lang fr`).argument(
      '<game>',
    ),
  )
    .option('--seed <number>', 'dice from a small number, to play the same game again', seedNumber)
    .addOption(
      new Option('--load <file>', 'go on with a saved game').conflicts([
        'mission',
        'seats',
        'variant',
        'heroes',
        'pack',
        'seed',
      ]),
    )
    .option('--save <file>', 'where to keep the game; else a new file of its own')
    .option('--bot <seats...>', 'seats that bots hold: a name or number, "others" or "all"; "2=random" names the bot')
    .action(async (name: string, options: Options) => {
      const locale = localeOf(options.lang, io.env);
      const game = findGame(name);
      const store = storeOf(io, name, options);
      const engine = createEngine(game.pack.game);
      const { match, told } =
        options.load === undefined
          ? open(engine, game, options, io.cwd)
          : resume(engine, game, io, options.load, options.bot ?? []);
      const say = voice(locale, io.env, game);
      const wide = Math.min(io.stdout.columns ?? 80, 100);
      const pen = { game, words: wordsOf(game, say), colours: coloursOf(io), wide };
      const lines = linesOf(io);
      const luck = rng(options.seed ?? randomBytes(4).readUInt32LE());
      try {
        await new Session({ io, pen, say, locale, match, lines, store, luck, told }).run();
      } finally {
        lines.close();
      }
    });

interface Opened {
  readonly match: Match<Shape>;
  readonly told: readonly Told[];
}

function open(engine: Engine<Shape>, game: ShelvedGame, wish: Options, cwd: string): Opened {
  const { options } = settingOf(game, wish, cwd);
  const key = wish.seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(wish.seed);
  const { match, told } = openMatch(engine, { options, key, undo: 'free' });
  const holders = holdersFrom(game, match.table.seats, wish.bot ?? []);
  return wish.bot === undefined ? { match, told } : openMatch(engine, { options, key, holders, undo: 'free' });
}

function resume(engine: Engine<Shape>, game: ShelvedGame, io: Io, file: string, bots: readonly string[]): Opened {
  const match = load(engine, readJson(resolve(io.cwd, file)));
  const told: Told[] = [];
  replay(engine, match.journal, { onEntry: (_entry, _table, more) => void told.push(...more) });
  // Seats change hands in mid-game: that is an entry of its own.
  for (const [seat, holder] of Object.entries(holdersFrom(game, match.table.seats, bots)))
    if (holder !== PERSON && holder !== match.holders[seat] && match.table.outcome === null)
      match.do(seat, { hold: holder });
  return { match, told };
}
