import {
  copy,
  createEngine,
  decider,
  diceOf,
  type Engine,
  EVERYONE,
  type Event,
  type Game,
  keyFromSeed,
  type Offer,
  openChance,
  type TableOf,
} from '@shamble/kernel';
import { game } from '../game.ts';
import { type Marvel, NONE, type State, type View } from '../types.ts';
import { done } from '../words.ts';
import { seatsOf } from './look.ts';

/** One way the Enemies' next activation can go, as the rules tell it. */
export type Story = readonly Event[];

export interface Rehearsal {
  readonly stories: readonly Story[];
  /** False: there were too many ways, and not all have been told. */
  readonly whole: boolean;
}

const MOST_STORIES = 30;
const MOST_WAYS = 4;

let engine: Engine<Marvel> | undefined;

/** The game as it is, but laid as it stands, and over as soon as new Enemies would come. */
function stage(): Engine<Marvel> {
  const { enemyPhase } = game.procs;
  const rehearsed: Game<Marvel> = {
    ...game,
    options: (given) => given as Marvel['options'],
    seats: (given) => seatsOf((given as unknown as Laid).state),
    setup: (given) => (given as unknown as Laid).state,
    procs: {
      ...game.procs,
      enemyPhase: {
        ...enemyPhase,
        spawn(play) {
          play.end({ winners: [], because: 'foreseen', rules: [] });
          return done();
        },
      },
    },
  };
  engine ??= createEngine(rehearsed);
  return engine;
}

interface Laid {
  readonly state: State;
}

/**
 * Every way the next activation can go from what is seen, by the game's own rules: one for each answer the players could
 * give on the way. Nobody uses a card. What cards and dice bring in between is one case of many.
 */
export function rehearse(view: View): Rehearsal {
  const stories: Story[] = [];
  let whole = true;
  let script: number[] = [];
  const state = game.sample(copy(view), EVERYONE, diceOf(openChance(keyFromSeed(1))));
  state.marks.acting = NONE;
  while (stories.length < MOST_STORIES) {
    const turns: { at: number; of: number }[] = [];
    stories.push(
      tell(copy(state), stories.length, (ways) => {
        // Other dice may have left fewer ways.
        const at = Math.min(script[turns.length] ?? 0, ways.length - 1);
        turns.push({ at, of: Math.min(MOST_WAYS, ways.length) });
        whole &&= ways.length <= MOST_WAYS;
        return ways[at];
      }),
    );
    // The last turn that can still go another way goes so next time; those after it start anew.
    const last = turns.findLastIndex(({ at, of }) => at + 1 < of);
    if (last < 0) return { stories, whole };
    script = turns.slice(0, last + 1).map(({ at }, turn) => (turn === last ? at + 1 : at));
  }
  return { stories, whole: false };
}

function tell(state: State, seed: number, pick: (ways: readonly unknown[]) => unknown): Story {
  const playing = stage();
  const begin = [{ proc: 'enemyPhase', step: 'begin', locals: { at: 0 } } as const];
  const { table, told } = playing.open({ state }, keyFromSeed(1 + seed), { begin });
  const events = told.map(({ event }) => event);
  while (table.outcome === null) {
    const answer = pick(waysOf(playing, table));
    for (const { event } of playing.playInPlace(table, decider(table.pending!.who), answer).told) events.push(event);
  }
  return events;
}

/** The answers that lead to something else, the usual one first. Cards stay in the hand. */
function waysOf(playing: Engine<Marvel>, table: TableOf<Marvel>): readonly unknown[] {
  const { who, choice } = table.pending!;
  const offer = playing.offer(table, decider(who), { usual: true })!;
  if (choice === '$reaction') {
    const { from } = offer as Extract<Offer, { kind: 'one' }>;
    return [from.find(isNone) ?? from[0]];
  }
  if (offer.kind === 'one') return [offer.usual, ...offer.from.filter((one) => one !== offer.usual)];
  if (offer.kind !== 'share') return [offer.usual];
  const single = offer.among.flatMap(({ id, max }) => (max >= offer.total ? [{ [id]: offer.total }] : []));
  return [offer.usual, ...single.filter((one) => JSON.stringify(one) !== JSON.stringify(offer.usual))];
}

const isNone = (option: unknown): boolean => (option as { use?: string }).use === 'none';
