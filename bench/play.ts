import { randomAnswer, rng } from '@shamble/bots';
import { game as dawn } from '@shamble/dawn';
import {
  createEngine,
  decider,
  type Engine,
  keyFromSeed,
  type Offer,
  openMatch,
  type Shape,
  type TableOf,
} from '@shamble/kernel';
import { game as marvel } from '@shamble/marvel';
import { game as plague } from '@shamble/plague';
import { game } from '@shamble/thumbnail';
import { game as zombicide } from '@shamble/zombicide';
import { playByHand } from './hand/game.ts';
import { luckFrom } from './hand/luck.ts';
import type { Setting } from './settings.ts';
import { addGame, type Tally } from './tally.ts';

export const engine = createEngine(game);
export type Player = (tally: Tally) => void;

/** A random game at a time, on the table itself. */
export const inPlace = (setting: Setting, seed: number): Player => playing(engine, setting, seed);

/** What is played apart, the same way: a table of each real game. */
export const REAL = {
  zombicide: {
    name: 'Zombicide A4, 6 survivors',
    atLeast: 220_000,
    player: (seed: number): Player => playing(createEngine(zombicide), { mission: 'A4', players: 2 }, seed),
  },
  plague: {
    name: 'Zombie Plague, 1 human, automatic zombies',
    atLeast: 120_000,
    player: (seed: number): Player => playing(createEngine(plague), { board: 'main', players: 1 }, seed),
  },
  dawn: {
    name: 'Dawn of the Dead, the whole mall, both sides at random',
    atLeast: 80_000,
    player: (seed: number): Player => playing(createEngine(dawn), { plan: 'mall', players: 2 }, seed),
  },
  marvel: {
    name: 'Marvel Zombies MZ4, 6 heroes',
    atLeast: 150_000,
    player: (seed: number): Player => playing(createEngine(marvel), { mission: 'MZ4', players: 6 }, seed),
  },
};
export type Real = keyof typeof REAL;

function playing<G extends Shape & { state: { round: number } }>(
  engine: Engine<G>,
  options: unknown,
  seed: number,
): Player {
  const luck = rng(seed);
  let next = seed * 1_000_000;
  return (tally) => {
    const { table } = engine.open(options, keyFromSeed(next++));
    while (table.outcome === null) {
      const seat = decider(table.pending!.who);
      const offer = engine.offer(table, seat)!;
      count(tally, offer);
      engine.playInPlace(table, seat, randomAnswer(offer, luck));
    }
    over(tally, table);
  };
}

/** The same as a match does it: every answer on a clone, hashed and entered in the journal. */
export function journalled(setting: Setting, seed: number): Player {
  const luck = rng(seed);
  let next = seed * 1_000_000;
  return (tally) => {
    const { match } = openMatch(engine, { options: setting, key: keyFromSeed(next++) });
    while (match.table.outcome === null) {
      const seat = decider(match.table.pending!.who);
      const offer = engine.offer(match.table, seat)!;
      count(tally, offer);
      match.do(seat, { answer: randomAnswer(offer, luck) });
    }
    over(tally, match.table);
  };
}

/** The same game without an engine. */
export function byHand(setting: Setting, seed: number): Player {
  const luck = luckFrom(seed);
  return (tally) => {
    const world = playByHand(setting, luck);
    tally.decisions += world.decisions;
    tally.lists += world.lists;
    tally.options += world.options;
    addGame(tally, world.round, world.outcome!);
  };
}

/** An engine asks what has a single answer only where the question must not tell anything: a list, then. */
function count(tally: Tally, offer: Offer): void {
  if (offer.kind !== 'one') tally.decisions += 1;
  else if (offer.from.length > 1) {
    tally.decisions += 1;
    tally.lists += 1;
    tally.options += offer.from.length;
  }
}

const over = (tally: Tally, { state, outcome }: TableOf<Shape & { state: { round: number } }>): void =>
  addGame(tally, state.round, outcome!.because);
