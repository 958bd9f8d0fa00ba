import { Fault } from '@shamble/kernel';
import { faultPhrase, LOCALES } from '@shamble/text';
import { Command, CommanderError } from 'commander';
import { duelCommand } from './commands/duel.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { gamesCommand } from './commands/games.ts';
import { mapCommand } from './commands/map.ts';
import {
  banCommand,
  deleteGuestCommand,
  deleteTableCommand,
  revokeCommand,
  tablesCommand,
  unbanCommand,
} from './commands/operator.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { backupCommand, restoreCommand, salvageCommand, verifyStoreCommand } from './commands/store.ts';
import { trainCommand } from './commands/train.ts';
import { workCommand } from './commands/work.ts';
import { EXAMPLE, games } from './games.ts';
import { type Io, writeLine } from './io.ts';
import { localeOf, voice } from './language.ts';
import { Stop } from './stop.ts';

const COMMANDS = [
  playCommand,
  gamesCommand,
  mapCommand,
  simulateCommand,
  duelCommand,
  trainCommand,
  workCommand,
  scenarioCommand,
  replayCommand,
  fuzzCommand,
  rulesCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  verifyStoreCommand,
  tablesCommand,
  banCommand,
  unbanCommand,
  revokeCommand,
  deleteTableCommand,
  deleteGuestCommand,
  salvageCommand,
];

/** Runs a command line to its end and gives its exit code. Never throws, never shows a stack trace unless asked. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exitCode = 0;
  const program = new Command('shamble')
    .description('Zombie board games with every rule enforced')
    .helpCommand(false)
    .addHelpText(
      'after',
      `\nExample: shamble play ${EXAMPLE}\nHelp on one command: shamble play --help\nSHAMBLE_DEBUG=1 shows where an error came from; NO_COLOR=1 leaves out colours`,
    );
  const exit = (code: number): void => {
    exitCode = code;
  };
  for (const command of COMMANDS) program.addCommand(command(io, exit));
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
    });
  }
  try {
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return 1;
    }
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    writeLine(io.stderr, sentenceOf(error, args, io));
    if (io.env.SHAMBLE_DEBUG === '1' && error instanceof Error) writeLine(io.stderr, error.stack);
    return error instanceof Stop ? error.exitCode : 1;
  }
}

const oneLine = (text: string): string =>
  text.replace(/^error: ./, (start) => start.slice(7).toUpperCase()).replace(/\n(?=\()/, ' ');

const languageAsked = (args: readonly string[]): string | undefined =>
  args.includes('--lang') ? args[args.indexOf('--lang') + 1] : args.find((one) => one.startsWith('--lang='))?.slice(7);

/** One sentence for whatever went wrong. */
function sentenceOf(error: unknown, args: readonly string[], io: Io): string {
  const lang = languageAsked(args);
  // A wrong --lang is told in the system's language.
  const known = LOCALES.find((locale) => locale === lang);
  // What a game has to say is said in its words.
  const say = voice(
    localeOf(known, io.env),
    io.env,
    games.find(({ id }) => args.includes(id)),
  );
  if (error instanceof Fault) {
    const by = error.rules.length === 0 ? '' : ` (${error.rules.join(', ')})`;
    return say(faultPhrase(error)) + by;
  }
  if (error instanceof Stop) return say(error.phrase);
  const what = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
  return say({ id: 'cli.broken', with: { what } });
}
