import {
  decider,
  type Engine,
  type GamePack,
  heardBy,
  type Mind,
  type Offer,
  type Phrase,
  type Shape,
  same,
  type TableView,
} from '@shamble/kernel';
import { interval, keyOf, luckOf } from './chances.ts';
import { type Ends, endsAfter, type Spared, sparedBy } from './ends.ts';
import { decide } from './playout.ts';
import { think } from './search.ts';

/** An option that is worth a thought. */
export interface Advised {
  readonly answer: unknown;
  /** How it went in games that were all played from the same samples with the same luck. */
  readonly games: number;
  readonly chance: number;
  /** The 95 % interval of that. */
  readonly low: number;
  readonly high: number;
  /** The lost end that speaks most for the first, or against another one. */
  readonly spared: Spared | null;
}

interface Advising<G extends Shape> {
  readonly mind: Mind<G>;
  readonly seed: number;
  readonly now: () => number;
  /** In milliseconds. */
  readonly ms: number;
}

const MOST_ADVISED = 3;
/** A candidate given up after fewer games was hopeless. */
const FEW = 6;
const MOST_GAMES = 80;

/** The best two or three options by whole games, the best first; the policy's answer alone where there is no choice. */
export function advise<G extends Shape>(
  engine: Engine<G>,
  view: TableView<G>,
  offer: Offer,
  { mind, seed, now, ms }: Advising<G>,
): readonly Advised[] {
  const seat = view.viewer;
  const until = now() + ms;
  const { answer, candidates } = think(engine, view, offer, seat, { mind, seed, budget: { ms: ms / 2, now } });
  const isTried = ({ games }: { readonly games: number }): boolean => games >= FEW;
  // Those that were hardly tried come last: a slow machine gives no more than that.
  const others = [...candidates].sort((a, b) => Number(isTried(b)) - Number(isTried(a)) || b.value - a.value);
  const answers: unknown[] = [answer];
  const add = (one: unknown): void => {
    if (!answers.some((known) => same(known, one))) answers.push(one);
  };
  for (const other of others) if (answers.length < MOST_ADVISED) add(other.answer);
  if (answers.length === 1) return [{ answer, games: 0, chance: 0, low: 0, high: 1, spared: null }];
  const ends = endsAfter(answers, {
    engine,
    mind,
    view,
    seat,
    seed: seed + 1,
    least: FEW,
    games: MOST_GAMES,
    isUp: () => now() > until,
  });
  // A few whole games do not overrule what the search has found; the others stand as those games say.
  const [first, ...rest] = answers.map((one, at) => ({ answer: one, end: ends[at]! }));
  const order = [first!, ...rest.sort((a, b) => b.end.won - a.end.won)];
  const best = order[0]!.end;
  const shareOf = ({ won, games }: Ends): number => won / Math.max(1, games);
  return order.map((one, rank) => ({
    answer: one.answer,
    games: one.end.games,
    chance: shareOf(one.end),
    low: interval(one.end)[0],
    high: interval(one.end)[1],
    spared: rank === 0 ? sparedBy(one.end, order[1]!.end, seat) : sparedBy(best, one.end, seat),
  }));
}

/** An answer that throws a chance away. */
export interface Loss {
  readonly answer: unknown;
  readonly chance: number;
  readonly instead: number;
}

/** So many standard errors a loss must be beyond. */
const SURE = 2;

/** The answers that lose against the best found by more than chance in the same games. */
export function lossesIn<G extends Shape>(
  engine: Engine<G>,
  view: TableView<G>,
  offer: Offer,
  { mind, seed, now, ms }: Advising<G>,
): readonly Loss[] {
  const { candidates } = think(engine, view, offer, view.viewer, { mind, seed, budget: { ms, now } });
  const weighed = candidates.filter((one) => one.games >= FEW);
  const best = weighed.reduce((most, one) => (one.gain > most.gain ? one : most), candidates[0]!);
  return weighed
    .filter((one) => best.gain - one.gain > SURE * Math.hypot(best.gainError, one.gainError))
    .map(({ answer, gain }) => ({ answer, chance: Math.max(0, best.value - (best.gain - gain)), instead: best.value }));
}

/** What happens after an answer, and in how many of so many games. */
export interface Seen {
  readonly phrase: Phrase;
  readonly times: number;
  readonly of: number;
}

const SAMPLES = 12;
const MOST_SEEN = 4;
/** No round of any game asks so much. */
const MOST_ASKED = 400;

/** What the enemy does most often after an answer until the next round begins, by what the seat would be told. */
export function enemiesAfter<G extends Shape>(
  engine: Engine<G>,
  pack: Pick<GamePack<G>, 'round' | 'event' | 'why'>,
  view: TableView<G>,
  answer: unknown,
  { mind, seed }: Pick<Advising<G>, 'mind' | 'seed'>,
): readonly Seen[] {
  const seat = view.viewer;
  const counts = new Map<string, { readonly phrase: Phrase; times: number }>();
  for (let game = 0; game < SAMPLES; game++) {
    const table = engine.sample(view, keyOf(seed, game));
    const luck = luckOf(seed, game);
    const round = pack.round(view.state);
    const heard = new Map<string, Phrase>();
    const note = (told: Parameters<typeof heardBy>[0]): void => {
      const { state } = engine.glance(table, seat);
      for (const event of heardBy(told, seat)) {
        if ((pack.why?.(state, event) ?? []).length === 0) continue;
        const phrase = pack.event(state, event);
        heard.set(JSON.stringify(phrase), phrase);
      }
    };
    note(engine.playInPlace(table, seat, answer).told);
    for (let asked = 0; asked < MOST_ASKED && table.outcome === null; asked++) {
      if (pack.round(engine.glance(table, seat).state) > round) break;
      const who = decider(table.pending!.who);
      note(engine.playInPlace(table, who, decide(engine, table, who, mind.policy, luck)).told);
    }
    for (const [key, phrase] of heard) counts.set(key, { phrase, times: (counts.get(key)?.times ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_SEEN)
    .map(({ phrase, times }) => ({ phrase, times, of: SAMPLES }));
}
