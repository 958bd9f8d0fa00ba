import { randomAnswer, rng } from '@shamble/bots';
import { keptFrom } from '@shamble/kept';
import { createEngine, decider, type Engine, keyFromSeed, openMatch, type Shape } from '@shamble/kernel';
import type { RoomState, RoomTold, Update } from '@shamble/protocol';
import { games } from '../src/games.ts';
import type { Visitor } from '../src/online/fanOut.ts';
import { type Found, readHistory } from '../src/online/history.ts';
import { Room, type Surroundings } from '../src/online/room.ts';
import { newFacts, type RoomFacts } from '../src/online/roomFacts.ts';

const engineOf = (game: string): Engine<Shape> => createEngine(games.find(({ id }) => id === game)!.pack.game);
export const engine = engineOf('thumbnail');
export const luck = rng(3);

/** Somebody with a line, and all that was told to him. */
export interface Guest extends Visitor {
  readonly heard: RoomTold[];
  readonly lines: { isOpen: boolean };
  updates(): Update[];
}

export function guest(id: string, name = id): Guest {
  const heard: RoomTold[] = [];
  const lines = { isOpen: true };
  return {
    guest: { id, name },
    heard,
    lines,
    tell: (told) => void heard.push(structuredClone(told)),
    close: () => {
      lines.isOpen = false;
    },
    updates: () => heard.filter((told): told is Update => told.tell === 'update'),
  };
}

const PLAIN = { game: 'thumbnail', options: { board: 'block', seats: 3, traitor: false, fog: false } };
export const WITH_TRAITOR: { readonly game: string; readonly options: object } = {
  game: 'thumbnail',
  options: { board: 'block', seats: 3, traitor: true, fog: false },
};

/** A room in memory whose host is Ann: a table of the test game, or another one. */
export function room(
  holders: Record<string, string>,
  more: Partial<Surroundings> = {},
  laid: typeof WITH_TRAITOR = PLAIN,
  known: Partial<RoomFacts> = {},
) {
  const game = games.find((one) => one.id === laid.game)!;
  const { match } = openMatch(engineOf(laid.game), { options: laid.options, key: keyFromSeed(7), holders });
  const kept: RoomFacts[] = [];
  const entries: number[] = [];
  const reads: number[] = [];
  const around: Surroundings = {
    store: { append: async (_table, entry) => void entries.push(entry.n) },
    bots: { decide: async (_game, _bot, _view, offer) => offer.usual ?? (offer.kind === 'one' ? offer.from[0] : []) },
    history: {
      recall: () => Promise.reject(new Error('all of it is there')),
      missed: async (from, seats) => {
        reads.push(from);
        const { record, segments, entries: all } = keptFrom(match, { id: 't', title: null, opened: 0, round: 1 });
        const bodies = all.map(({ entry }) => JSON.stringify(entry));
        const want = { want: 'missed', from, seats } as const;
        const head = { record, segments, snapshot: null };
        return readHistory(engineOf(laid.game), head, bodies, want) as Found['missed'];
      },
    },
    keep: async (facts) => void kept.push(facts),
    keepSaid: async () => true,
    speaker: async () => null,
    unsay: async () => undefined,
    join: async () => undefined,
    may: async () => true,
    onFault: (cause) => Promise.reject(cause),
    now: () => 1,
    steady: () => performance.now(),
    ...more,
  };
  const facts: RoomFacts = {
    ...newFacts({ id: 'ann', name: 'ann' }, false),
    names: { ann: 'ann', ben: 'ben', eve: 'eve' },
    ...known,
  };
  const { record } = keptFrom(match, { id: 't', title: null, opened: 0, round: 1 });
  const opened = { record, facts, said: 0, sent: [], before: [] };
  return { room: new Room(game, match, opened, around), match, kept, entries, reads };
}

let count = 0;
export const id = (): string => `id${++count}`;

/** Whoever is asked answers at random, as himself. */
export async function playOn(table: ReturnType<typeof room>, people: readonly Guest[], answers: number): Promise<void> {
  for (let i = 0; i < answers && table.match.table.outcome === null; i++) {
    const asked = (): Guest | undefined =>
      people.find(({ guest: { id: one } }) => one === table.match.holders[decider(table.match.table.pending!.who)]);
    // Bots answer in between.
    for (let turns = 0; asked() === undefined && turns < 1000; turns++) await new Promise(setImmediate);
    const one = asked()!;
    const { table: now, engine: rules } = table.match;
    const seat = decider(now.pending!.who);
    const answer = randomAnswer(rules.offer(now, seat)!, luck);
    await table.room.receive(one, { say: 'do', id: id(), n: now.n, seat, input: { do: 'answer', answer } });
  }
}

/** Says it, and what came of it. */
export async function say(table: ReturnType<typeof room>, one: Guest, message: object): Promise<RoomTold> {
  const named = { id: id(), ...message };
  await table.room.receive(one, named);
  return one.heard.findLast((told) => 'id' in told && told.id === named.id)!;
}

/** What somebody was told last of who is who. */
export const roomOf = (one: Guest): RoomState => one.heard.findLast((told) => told.tell === 'room')!;
