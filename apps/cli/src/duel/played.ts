import { appendFileSync, existsSync } from 'node:fs';
import { decide, rng } from '@shamble/bots';
import { createEngine, decider, type Engine, onlyAnswer, type Shape } from '@shamble/kernel';
import { findBots } from '../bots.ts';
import { readText, writeWhole } from '../files.ts';
import type { Setting, ShelvedGame } from '../games.ts';
import { keyOf, MOST_ANSWERS } from '../simulate/simulate.ts';
import { Stop } from '../stop.ts';

/** Which game it is: the same luck for whoever plays it. */
export interface Bout {
  readonly game: string;
  readonly mission: string;
  readonly seats: number;
  readonly variants: readonly string[];
  /** Whose victory counts: 1 for the first seat. */
  readonly side: number;
  readonly seed: number;
  readonly number: number;
  /** Who plays, as `--bot` of simulate names them. */
  readonly bot: string;
}

/** A game that was played, a line of the file. */
export interface Played extends Bout {
  readonly won: boolean;
  readonly rounds: number;
  /** Choices of that seat, and the processor time they took in milliseconds: the middle one, the longest. */
  readonly choices: number;
  readonly median: number;
  readonly longest: number;
}

/** Plays one game to its end; one without an end is lost. */
export function playBout(shelved: ShelvedGame, engine: Engine<Shape>, setting: Setting, bout: Bout): Played {
  const { bot, seed, number, side } = bout;
  const policies = findBots(bot, shelved);
  const luck = rng(seed * 2 ** 20 + number);
  const { table } = engine.open(setting.options, keyOf(seed, number));
  const counted = table.seats[side - 1];
  const times: number[] = [];
  for (let answers = 0; table.outcome === null && answers < MOST_ANSWERS; answers++) {
    const seat = decider(table.pending!.who);
    const policy = policies[Math.min(table.seats.indexOf(seat), policies.length - 1)]!;
    const offer = engine.offer(table, seat, { usual: policy.wants === 'usual' })!;
    const start = process.cpuUsage();
    const answer = decide(engine, table, seat, policy, luck, offer);
    const { user, system } = process.cpuUsage(start);
    if (seat === counted && onlyAnswer(offer) === undefined) times.push((user + system) / 1000);
    engine.playInPlace(table, seat, answer);
  }
  times.sort((a, b) => a - b);
  return {
    ...bout,
    won: table.outcome?.winners.includes(counted!) === true,
    rounds: shelved.pack.round(engine.view(table, '$everyone').state),
    choices: times.length,
    median: short(times[times.length >> 1] ?? 0),
    longest: short(times.at(-1) ?? 0),
  };
}

const short = (ms: number): number => Number(ms.toPrecision(3));

export const engineFor = ({ pack }: ShelvedGame): Engine<Shape> => createEngine(pack.game);

/** What makes a game the same game. */
export const nameOf = ({ game, mission, seats, variants, side, seed, number, bot }: Bout): string =>
  JSON.stringify([game, mission, seats, variants, side, seed, number, bot]);

/** The games that a file tells of, by their names. One that was being written when the power went is played again. */
export function readPlayed(file: string): Map<string, Played> {
  if (!existsSync(file)) return new Map();
  const lines = readText(file).split('\n');
  const last = lines.pop();
  const played = lines.map((line, at): Played => {
    try {
      return JSON.parse(line) as Played;
    } catch {
      throw new Stop('cli.duel.damaged', { file, line: at + 1 });
    }
  });
  if (last !== '') writeWhole(file, lines.map((line) => `${line}\n`).join(''));
  return new Map(played.map((one) => [nameOf(one), one]));
}

export function keep(file: string, played: Played): void {
  try {
    appendFileSync(file, `${JSON.stringify(played)}\n`);
  } catch (error) {
    throw new Stop('cli.file.unwritable', { file, what: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}
