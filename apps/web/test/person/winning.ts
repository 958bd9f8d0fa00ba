import { type Luck, randomAnswer, rng } from '@shamble/bots';
import { decider, keyFromSeed, type Offer, type Pending } from '@shamble/kernel';
import { pack } from '@shamble/zombicide';
import { type Board, boardOf } from '@shamble/zombicide/board/board';
import type { Act, State } from '@shamble/zombicide/types';
import { engine } from './tables.ts';

// A player good enough for the tutorial, so that the tests know answers which win it. It looks at the view alone.

const MISSION = '00';

/** One answer of a game, and the table it was given at. */
export interface Step {
  readonly n: number;
  readonly choice: string;
  readonly answer: unknown;
}

export interface WonGame {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly choices: ReadonlySet<string>;
}

/** The first won game, from this seed on, that is short and asks all of these. */
export function wonGame(asks: readonly string[], { from = 0, most = 60 } = {}): WonGame {
  for (let seed = from; seed < from + 2000; seed++) {
    const steps = played(seed, most);
    if (steps === null) continue;
    const choices = new Set(steps.map(({ choice }) => choice));
    if (asks.every((choice) => choices.has(choice))) return { seed, steps, choices };
  }
  throw new Error('No such game was won.');
}

/** The answers of a game that is won within so many; null if it is not. */
function played(seed: number, most: number): Step[] | null {
  const { table } = engine.open(pack.options(MISSION, 1, []), keyFromSeed(seed));
  const luck = rng(seed);
  const steps: Step[] = [];
  while (table.outcome === null) {
    if (steps.length === most) return null;
    const { pending } = table;
    const seat = decider(pending!.who);
    const offer = engine.offer(table, seat, { usual: true })!;
    const answer = decide(table.state, pending!, offer as Offer, luck);
    steps.push({ n: table.n, choice: pending!.choice, answer });
    engine.playInPlace(table, seat, answer);
  }
  return table.outcome.because === 'won' ? steps : null;
}

function decide(state: State, { choice, about }: Pending, offer: Offer, luck: Luck): unknown {
  if (choice !== 'act' || offer.kind !== 'one') return offer.usual ?? randomAnswer(offer, luck);
  const { survivor } = about as { survivor: number };
  const worths = offer.from.map((act) => worth(state, survivor, act as Act) + luck(40));
  return offer.from[worths.indexOf(Math.max(...worths))];
}

const board = boardOf(MISSION);
const steps = stepsTo(board, board.objectives[0]!.zone);

/** To the objective, past as few zombies as may be, and search on the way. */
function worth(state: State, survivor: number, act: Act): number {
  const { zone } = state.survivors[survivor]!;
  const here = steps[zone]!;
  const zombies = (at: number): number => state.figures.slice(at * 4, at * 4 + 4).reduce((sum, n) => sum + n, 0);
  switch (act.do) {
    case 'objective':
      return 1000;
    case 'open': {
      const { a, b } = board.doors[act.door]!;
      return Math.min(steps[a]!, steps[b]!) < here ? 400 : -10;
    }
    case 'melee':
      return zombies(zone) > 0 ? 300 : -10;
    case 'shoot':
      return act.zones.every((at) => zombies(at) > 0) ? 250 : -10;
    case 'search':
      return 150;
    case 'move': {
      const to = act.path.at(-1)!;
      return steps[to]! < here ? 100 * (here - steps[to]!) - 60 * zombies(to) : -20;
    }
    case 'nothing':
      return 0;
    default:
      return -5;
  }
}

/** Zone -> how many steps it is away. */
function stepsTo({ exits }: Pick<Board, 'exits'>, goal: number): number[] {
  const far = exits.map(() => Number.POSITIVE_INFINITY);
  far[goal] = 0;
  const next = [goal];
  for (let zone = next.shift(); zone !== undefined; zone = next.shift())
    for (const { to } of exits[zone]!)
      if (far[to]! > far[zone]! + 1) {
        far[to] = far[zone]! + 1;
        next.push(to);
      }
  return far;
}
