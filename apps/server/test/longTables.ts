import { randomAnswer, rng } from '@shamble/bots';
import { keptFrom, newId } from '@shamble/kept';
import {
  createEngine,
  decider,
  type Engine,
  keyFromSeed,
  type Match,
  openMatch,
  type Shape,
  type Table,
} from '@shamble/kernel';
import type { Kysely } from 'kysely';
import { games } from '../src/games.ts';
import type { Guest } from '../src/online/guests.ts';
import { factsOf, newFacts, type RoomFacts } from '../src/online/roomFacts.ts';
import { RoomStore, TableStore } from '../src/store/index.ts';
import type { Schema } from '../src/store/schema.ts';

const gameOf = (id: string) => games.find((game) => game.id === id)!;

/** Somebody alone in all seats has played so many entries at random. */
export function playedAlone(game: string, mission: string, holder: string, entries: number): Match<Shape> {
  const { pack } = gameOf(game);
  const engine = createEngine(pack.game) as Engine<Shape>;
  const options = pack.options(mission, 2, []);
  const luck = rng(1);
  const seats = pack.game.seats(pack.game.options(options));
  const holders = Object.fromEntries(seats.map((seat) => [seat, holder]));
  const { match } = openMatch(engine, { options, key: keyFromSeed(1), holders, undo: 'consent' });
  while (match.table.n < entries) {
    const { pending, outcome, n } = match.table;
    // What is over before is taken back a good way.
    if (outcome !== null || pending === null) match.do(seats[0]!, { undoTo: Math.floor(n / 2) });
    else {
      const seat = decider(pending.who);
      const offer = engine.offer(match.table, seat, { usual: true })!;
      match.do(seat, {
        answer: luck(4) === 0 ? randomAnswer(offer, luck) : (offer.usual ?? randomAnswer(offer, luck)),
      });
    }
  }
  return match;
}

/** He answers and takes it back, again and again, until there are so many entries. */
export function undoneUpTo(match: Match<Shape>, entries: number): Match<Shape> {
  const seat = decider(match.table.pending!.who);
  const offer = match.engine.offer(match.table, seat, { usual: true })!;
  const answer = offer.usual ?? randomAnswer(offer, rng(1));
  while (match.table.n < entries) {
    match.do(seat, { answer });
    match.do(seat, { undoTo: match.table.n - 1 });
  }
  return match;
}

/** Brings a table to the database as if it had been played there. */
export async function keepTable(db: Kysely<Schema>, match: Match<Shape>, host: Guest, touched = 1): Promise<string> {
  const game = gameOf(match.journal.game);
  const id = `${newId()}${newId()}`;
  const facts = factsOf(game, match.engine, match.standing, match.table as Table, touched);
  const { record, entries, ...kept } = keptFrom(match, { id, title: null, opened: touched, round: facts.round });
  await new TableStore(db).create({ ...kept, record: { ...record, ...facts }, entries: [] }, async (change) => {
    for (let at = 0; at < entries.length; at += 1000) {
      const rows = entries.slice(at, at + 1000);
      await change
        .insertInto('entries')
        .values(rows.map(({ n, entry }) => ({ table_id: id, n, body: JSON.stringify(entry), said: null })))
        .execute();
    }
    const rooms = new RoomStore<RoomFacts>(change);
    // As the server leaves a room that is played in.
    const begun = { isBegun: true, isLocked: true, offered: [], heldAtStart: match.holders };
    await rooms.create(id, { ...newFacts(host, false), ...begun });
    await rooms.join(id, host.id);
  });
  return id;
}
