import { randomAnswer, rng } from '@shamble/bots';
import {
  decider,
  type Journal,
  keyFromSeed,
  type Offer,
  openMatch,
  replay,
  type TableOf,
  type TableView,
} from '@shamble/kernel';
import { game } from '@shamble/thumbnail';
import type { Act, Thumbnail } from '../packages/thumbnail/src/types.ts';
import { engine } from './play.ts';
import type { Setting } from './settings.ts';

const TABLES = 64;
export const ENTRIES = 500;

/** What is measured by itself, each call on another table. */
export interface Pieces {
  readonly clone: () => void;
  readonly hash: () => void;
  readonly view: () => void;
  readonly sample: () => void;
  readonly open: () => void;
  readonly replay: () => void;
}

export function piecesOf(setting: Setting): Pieces {
  const tables = tablesOf(setting);
  const views: TableView<Thumbnail>[] = tables.map((table, i) => engine.view(table, seatOf(table, i)));
  const keys = tables.map((_, i) => keyFromSeed(i));
  const journal = longJournal(setting);
  let at = 0;
  const next = (): number => (at = (at + 1) % TABLES);
  return {
    clone: () => engine.clone(tables[next()]!),
    hash: () => engine.hash(tables[next()]!),
    view: () => engine.view(tables[next()]!, seatOf(tables[at]!, at)),
    sample: () => engine.sample(views[next()]!, keys[at]!),
    open: () => engine.open(setting, keys[next()]!),
    replay: () => replay(engine, journal, { verify: true, upTo: ENTRIES }),
  };
}

const seatOf = ({ seats }: TableOf<Thumbnail>, i: number): string => seats[i % seats.length]!;

/** Tables from all over random games. */
function tablesOf(setting: Setting): TableOf<Thumbnail>[] {
  const luck = rng(1);
  return Array.from({ length: TABLES }, (_, i) => {
    const { table } = engine.open(setting, keyFromSeed(i));
    for (let answers = luck(100); answers > 0; answers--) {
      const seat = decider(table.pending!.who);
      const { table: next } = engine.play(table, seat, randomAnswer(engine.offer(table, seat)!, luck));
      if (next.outcome !== null) break;
      Object.assign(table, next);
    }
    return table;
  });
}

/** The journal of a game with enough entries. Random games are too short: here heroes live long and never idle. */
function longJournal(setting: Setting): Journal {
  for (let seed = 0; seed < 10_000; seed++) {
    const journal = busyGame(setting, seed);
    if (journal.segments[0]!.entries.length >= ENTRIES) return journal;
  }
  throw new Error(`No game of ${ENTRIES} entries was found.`);
}

function busyGame(setting: Setting, seed: number): Journal {
  const luck = rng(seed);
  const holders = Object.fromEntries(game.seats(setting).map((seat) => [seat, seat]));
  const { match } = openMatch(engine, { options: setting, key: keyFromSeed(seed), holders });
  while (match.table.outcome === null) {
    const { who, choice } = match.table.pending!;
    const offer = engine.offer(match.table, decider(who))!;
    if (typeof who !== 'string')
      for (const seat of who.anyOf) if (seat !== who.decider) match.do(seat, { answer: randomAnswer(offer, luck) });
    const answer = randomAnswer(choice === 'act' ? busiest(offer) : offer, luck);
    match.do(decider(who), { answer });
  }
  return match.journal;
}

const BUSIEST: readonly Act['do'][] = ['heal', 'strike', 'search', 'trade', 'scout'];

/** The offer without what a busy hero would not do. */
function busiest(offer: Offer): Offer {
  const acts = (offer as Extract<Offer, { kind: 'one' }>).from as Act[];
  const best = BUSIEST.find((what) => acts.some((act) => act.do === what));
  const from = acts.filter((act) => (best === undefined ? act.do !== 'wait' : act.do === best));
  return { kind: 'one', from: from.length > 0 ? from : acts };
}
