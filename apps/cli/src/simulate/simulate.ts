import { decide, rng } from '@shamble/bots';
import { createEngine, decider, type Engine, keyText, type Offer, onlyAnswer, type Shape } from '@shamble/kernel';
import { findBots } from '../bots.ts';
import { findGame, type Setting } from '../games.ts';
import { UNFINISHED } from './report.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** A stretch of games to play: numbers `from` up to, not including, `to`. */
export interface Stretch {
  readonly game: string;
  readonly setting: Setting;
  /** Its name; several joined by `+` are those of the seats, the last of all that follow. */
  readonly bot: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

export interface Mishap {
  /** Which game failed, and how. */
  readonly number: number;
  readonly sentence: string;
}

/** After so many a game is broken off. */
export const MOST_ANSWERS = 50_000;
const engines = new Map<string, Engine<Shape>>();

function engineOf(game: string): Engine<Shape> {
  let engine = engines.get(game);
  if (engine === undefined) {
    engine = createEngine(findGame(game).pack.game);
    engines.set(game, engine);
  }
  return engine;
}

/** Plays the games of a stretch. Game number n is the same whoever plays it: its luck comes from (seed, n) alone. */
export function simulate(stretch: Stretch): { tally: Tally; mishap: Mishap | null } {
  const tally = emptyTally();
  for (let number = stretch.from; number < stretch.to; number++) {
    try {
      playOne(stretch, number, tally);
    } catch (error) {
      return { tally, mishap: { number, sentence: error instanceof Error ? error.message : String(error) } };
    }
  }
  return { tally, mishap: null };
}

/** The key of game `number` of a seed. */
export const keyOf = (seed: number, number: number): string => keyText([seed, number, 0x51b, 0, 0, 0, 0, 0]);

function playOne({ game, setting, bot, seed }: Stretch, number: number, tally: Tally): void {
  const shelved = findGame(game);
  const { pack } = shelved;
  const engine = engineOf(game);
  const policies = findBots(bot, shelved);
  const survey = shelved.surveyor?.survey((name) => count(tally.counts, name));
  const luck = rng(seed * 2 ** 20 + number);
  const { table, told } = engine.open(setting.options, keyOf(seed, number));
  survey?.hear(told, table);
  let answers = 0;
  let decisions = 0;
  let choices = 0;
  while (table.outcome === null && answers++ < MOST_ANSWERS) {
    const seat = decider(table.pending!.who);
    const policy = policies[Math.min(table.seats.indexOf(seat), policies.length - 1)]!;
    const offer = engine.offer(table, seat, { usual: policy.wants === 'usual' })!;
    if (onlyAnswer(offer) === undefined) {
      decisions += 1;
      choices += optionsOf(offer);
    }
    const played = engine.playInPlace(table, seat, decide(engine, table, seat, policy, luck, offer));
    survey?.hear(played.told, table);
  }
  tally.games += 1;
  tally.decisions += decisions;
  tally.options += choices;
  const { outcome } = table;
  const because = outcome?.because ?? UNFINISHED;
  tally.outcomes[because] ??= { games: 0, won: 0 };
  tally.outcomes[because].games += 1;
  const round = pack.round(engine.view(table, '$everyone').state);
  count(tally.rounds, round);
  // The first seat's side: with a Zombie player somebody always wins.
  const won = outcome?.winners.includes(table.seats[0]!) === true;
  if (won) {
    tally.outcomes[because].won += 1;
    count(tally.wonRounds, round);
  }
  survey?.end(table, won);
}

/** How many things a question lists to choose among. The answers of a share or an arrangement are never counted out. */
function optionsOf(offer: Offer): number {
  switch (offer.kind) {
    case 'one':
    case 'some':
      return offer.from.length;
    case 'share':
      return offer.among.length;
    case 'order':
      return offer.items.length;
    case 'arrange':
      return offer.items.length * offer.slots.length;
  }
}
