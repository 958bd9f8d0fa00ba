import { type Engine, type Mind, type Seat, type Shape, same } from '@shamble/kernel';
import { keyOf } from '../chances.ts';
import { chanceFor } from '../network.ts';
import { think } from '../search.ts';
import { type Games, gamesAfter, gamesFrom } from './games.ts';
import { type Known, sampled, samplingFrom } from './known.ts';

/** What is to be worked out next, with all that it takes: whoever does it knows nothing else of the game. */
export type Task<G extends Shape = Shape, K = Known<G>> = {
  readonly known: K;
  readonly seat: Seat;
  readonly seed: number;
} & (
  | { readonly do: 'guess' }
  | { readonly do: 'play'; readonly from: number; readonly to: number }
  | { readonly do: 'look'; readonly asked: Seat; readonly answer: unknown; readonly playouts: number }
  | {
      readonly do: 'pair';
      readonly asked: Seat;
      readonly answers: readonly unknown[];
      readonly from: number;
      readonly to: number;
    }
);

/** What the search thinks of a decision. */
export interface Looked {
  readonly best: unknown;
  readonly policy: unknown;
  /** How much there seemed to be between what was answered, the best found and what the policy says. */
  readonly stake: number;
}

export interface Done {
  guess: number | null;
  play: Games;
  look: Looked;
  pair: readonly Games[];
}

/** What is at stake where what was answered was not among the candidates. */
const UNKNOWN_STAKE = 0.05;

/** Whether this can be what came of it: somebody else has done it. */
export function isDone(task: Task<Shape, unknown>, told: unknown): told is Done[Task['do']] {
  const isGames = (given: unknown, count: number): boolean =>
    typeof given === 'string' && given.length === count && /^[01]+$/.test(given);
  switch (task.do) {
    case 'guess':
      return told === null || isChance(told);
    case 'play':
      return isGames(told, task.to - task.from);
    case 'pair':
      return (
        Array.isArray(told) &&
        told.length === task.answers.length &&
        told.every((one) => isGames(one, task.to - task.from))
      );
    case 'look': {
      const { best, policy, stake } = (told ?? {}) as Partial<Looked>;
      return best !== undefined && policy !== undefined && isChance(stake);
    }
  }
}

const isChance = (given: unknown): boolean => typeof given === 'number' && given >= 0 && given <= 1;

export function perform<G extends Shape>(
  engine: Engine<G>,
  mind: Mind<G>,
  task: Task<G>,
  isUp?: () => boolean,
): Done[Task['do']] {
  const { known, seat, seed } = task;
  const players = { engine, policy: mind.policy, seat };
  switch (task.do) {
    case 'guess':
      return guessOf(engine, mind, known, seat);
    case 'play':
      return gamesFrom(players, known, { seed, from: task.from, to: task.to, isUp });
    case 'pair':
      return gamesAfter(players, known, task.asked, task.answers, { seed, from: task.from, to: task.to, isUp });
    case 'look':
      return look(engine, mind, known, task);
  }
}

function guessOf<G extends Shape>(engine: Engine<G>, { evaluation }: Mind<G>, known: Known<G>, seat: Seat) {
  const { state } = 'view' in known ? known.view : engine.view(known.table, seat);
  const network = evaluation?.network(state) ?? null;
  return network === null ? null : chanceFor(evaluation!, network, state, seat);
}

function look<G extends Shape>(
  engine: Engine<G>,
  mind: Mind<G>,
  known: Known<G>,
  { asked, answer, playouts, seed }: Extract<Task<G>, { do: 'look' }>,
): Looked {
  const table = sampled(engine, known, keyOf(seed, 0));
  const view = 'view' in known ? known.view : engine.view(table, asked);
  const offer = engine.offer(table, asked)!;
  const { answer: best, candidates } = think(samplingFrom(engine, known), view, offer, asked, {
    ...{ mind, seed, budget: { playouts } },
  });
  const policy = candidates[0]!;
  const given = candidates.find((one) => same(one.answer, answer));
  const found = candidates.find((one) => same(one.answer, best))!;
  const stake =
    given === undefined
      ? UNKNOWN_STAKE
      : Math.max(Math.abs(found.value - given.value), Math.abs(policy.value - given.value));
  return { best, policy: policy.answer, stake };
}
