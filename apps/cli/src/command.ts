import { Command, InvalidArgumentError } from 'commander';
import type { Io } from './io.ts';

/** Makes a command; `exit` sets the exit code where a command ends normally but has failed. */
export type MakeCommand = (io: Io, exit: (code: number) => void) => Command;

/** A command that speaks both languages, with an example in its help. */
export function command(name: string, description: string, example: string): Command {
  return new Command(name)
    .description(description)
    .option('--lang <language>', 'fr or en; else the language of the system')
    .addHelpText('after', `\nExample: ${example}`);
}

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (given: string) => number {
  return (given) => {
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };
}

/** Seeds are 32-bit words: the first word of a table's key. */
export const seedNumber = wholeNumber(0, 2 ** 32 - 1);
