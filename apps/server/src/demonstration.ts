import { randomAnswer, rng } from '@shamble/bots';
import {
  createEngine,
  decider,
  EVERYONE,
  type Event,
  heardBy,
  keyText,
  type Outcome,
  type Shape,
} from '@shamble/kernel';
import type { ShelvedGame } from './games.ts';

const MOST_GAMES = 5;
/** Over all games: a page must not keep the server busy. A count, not a clock, so that a seed always shows the same. */
const MOST_ANSWERS = 2000;
/** After so many whoever plays at a table has his turn. */
const TOGETHER = 10;
const LAST_EVENTS = 8;

export interface Demonstration {
  readonly mission: string;
  readonly seats: number;
  readonly answers: number;
  readonly games: number;
  readonly milliseconds: number;
  /** How games ended, most frequent first; null: cut short. */
  readonly outcomes: readonly { readonly outcome: Outcome | null; readonly games: number }[];
  readonly last: {
    readonly view: Shape['view'];
    readonly round: number;
    readonly outcome: Outcome | null;
    readonly events: readonly Event[];
  };
}

/** Random games of the first mission, played here and now, a little at a time. */
export async function demonstrate({ pack }: ShelvedGame, seed: number): Promise<Demonstration> {
  const start = performance.now();
  const engine = createEngine(pack.game);
  const luck = rng(seed);
  const { id: mission, seats } = pack.missions[0]!;
  const ends = new Map<string | null, { outcome: Outcome | null; games: number }>();
  let answers = 0;
  let games = 0;
  let last: Demonstration['last'] | null = null;
  while (last === null || (games < MOST_GAMES && answers < MOST_ANSWERS)) {
    const opened = engine.open(pack.options(mission, seats.min, []), keyText([seed, games, 0xde0, 0, 0, 0, 0, 0]));
    const { table } = opened;
    let events = heardBy(opened.told, EVERYONE);
    for (; table.outcome === null && answers < MOST_ANSWERS; answers++) {
      const seat = decider(table.pending!.who);
      const { told } = engine.playInPlace(table, seat, randomAnswer(engine.offer(table, seat)!, luck));
      if (answers % TOGETHER === 0) await new Promise(setImmediate);
      if (told.length > 0) events = [...events, ...heardBy(told, EVERYONE)].slice(-LAST_EVENTS);
    }
    games += 1;
    const { outcome } = table;
    const end = ends.get(outcome?.because ?? null);
    if (end === undefined) ends.set(outcome?.because ?? null, { outcome, games: 1 });
    else end.games += 1;
    const view = engine.view(table, EVERYONE).state;
    last = { view, round: pack.round(view), outcome, events };
  }
  const outcomes = [...ends.values()].sort((a, b) => b.games - a.games);
  const milliseconds = Math.round(performance.now() - start);
  return { mission, seats: seats.min, answers, games, milliseconds, outcomes, last };
}
