import { keptFrom } from '@shamble/kept';
import { createEngine, decider, type Engine, keyFromSeed, openMatch, type Shape } from '@shamble/kernel';
import { OPEN_SEAT, type RoomState, type RoomTold } from '@shamble/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { games } from '../src/games.ts';
import { MOST_WATCHERS } from '../src/online/crowd.ts';
import type { Visitor } from '../src/online/fanOut.ts';
import { Room } from '../src/online/room.ts';
import { newFacts } from '../src/online/roomFacts.ts';

const game = games.find(({ id }) => id === 'zombicide')!;
const engine = createEngine(game.pack.game) as Engine<Shape>;
const MB = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

class Looker implements Visitor {
  readonly guest: { id: string; name: string };
  readonly heard: RoomTold[] = [];
  bytes = 0;
  roomBytes = 0;
  isOpen = true;

  constructor(id: string) {
    this.guest = { id, name: `Somebody called ${id}` };
  }

  tell(told: RoomTold): void {
    const bytes = JSON.stringify(told).length;
    this.bytes += bytes;
    if (told.tell === 'room') this.roomBytes += bytes;
    this.heard.push(told);
  }

  close(): void {
    this.isOpen = false;
  }

  get room(): RoomState {
    return this.heard.findLast((told) => told.tell === 'room')!;
  }
}

function table() {
  const options = game.pack.options('01', 2, []);
  const { match } = openMatch(engine, { options, key: keyFromSeed(7), holders: { p1: 'ann', p2: OPEN_SEAT } });
  const { record } = keptFrom(match, { id: 't', title: null, opened: 0, round: 1 });
  const room = new Room(
    game,
    match,
    { record, facts: newFacts({ id: 'ann', name: 'Ann' }, false), said: 0, sent: [], before: [] },
    {
      store: { append: async () => undefined },
      bots: { decide: async () => null },
      history: { recall: () => Promise.reject(), missed: () => Promise.reject() },
      keep: async () => undefined,
      keepSaid: async () => true,
      speaker: async () => null,
      unsay: async () => undefined,
      join: async () => undefined,
      may: async () => true,
      onFault: (cause) => Promise.reject(cause),
      steady: () => performance.now(),
      now: () => 1,
    },
  );
  return { room, match };
}

const many = (count: number): Looker[] => Array.from({ length: count }, (_, at) => new Looker(`g${at}`));

it.each([0, 20, 120])('tells five hundred who come to look, %i ms apart, little about each other', (apart) => {
  const { room } = table();
  const ann = new Looker('ann');
  room.enter(ann);
  const lookers = many(MOST_WATCHERS);
  for (const one of lookers) {
    expect(room.enter(one)).not.toBeNull();
    vi.advanceTimersByTime(apart);
  }
  vi.advanceTimersByTime(10_000);
  const sum = (bytes: (one: Looker) => number): number => [ann, ...lookers].reduce((all, one) => all + bytes(one), 0);
  expect(sum(({ roomBytes }) => roomBytes) / MB).toBeLessThan(12);
  for (const one of [ann, ...lookers]) {
    const { people, watchers, you } = one.room;
    expect(people.length + watchers).toBe(MOST_WATCHERS + 1);
    expect(people.length).toBeLessThan(12);
    expect(people).toContainEqual({ id: you, name: one.guest.name, here: true, muted: false });
  }
  // The table is full; who sits there still finds his place.
  const late = new Looker('late');
  expect(room.enter(late)).toBeNull();
  expect([late.heard, late.isOpen]).toEqual([[{ tell: 'farewell', why: 'full' }], false]);
  expect(room.enter(new Looker('ann'))).not.toBeNull();
});

it('puts into words once what a crowd is told, and answers each as he asks', async () => {
  const { room, match } = table();
  const ann = new Looker('ann');
  const lookers = many(100);
  for (const one of [ann, ...lookers]) room.enter(one);
  vi.advanceTimersByTime(10_000);
  const alike = (tell: RoomTold['tell']): number => {
    const told = lookers.map(({ heard }) => heard.findLast((one) => one.tell === tell));
    expect(told).not.toContain(undefined);
    return new Set(told).size;
  };
  expect(alike('update')).toBe(1);
  await room.receive(ann, { say: 'chat', id: 'c', text: 'Hello, all of you.' });
  expect(alike('said')).toBe(1);
  const { pending, n } = match.table;
  const seat = decider(pending!.who);
  const { offer } = ann.heard.findLast((told) => told.tell === 'update')!;
  const answer = offer!.usual ?? (offer as { from: readonly unknown[] }).from[0];
  await room.receive(ann, { say: 'do', id: 'd', n, seat, input: { do: 'answer', answer } });
  expect(lookers[0]!.heard.at(-1)).toMatchObject({ tell: 'update', n: n + 1 });
  expect(alike('update')).toBe(1);

  // Whoever wants something has heard what came of it before it is called done; the others hear it soon.
  const last = lookers.at(-1)!;
  await room.receive(ann, { say: 'offer', id: 'o', seat: 'p2', offered: true });
  vi.advanceTimersByTime(1000);
  const before = lookers[50]!.heard.length;
  await room.receive(last, { say: 'sit', id: 's', seat: 'p2' });
  expect(last.heard.at(-1)).toMatchObject({ tell: 'done', id: 's' });
  expect(last.room.seats).toEqual(['p2']);
  vi.advanceTimersByTime(1000);
  expect(lookers[50]!.room.people.map(({ id }) => id)).toContain('g99');
  expect(lookers[50]!.heard.slice(before).filter(({ tell }) => tell === 'room')).toHaveLength(1);
  await room.receive(ann, { say: 'mute', id: 'm', guest: 'g40', muted: true });
  vi.advanceTimersByTime(1000);
  expect(lookers[40]!.room.people.at(-1)).toMatchObject({ id: 'g40', muted: true });
});
