import { rng } from '@shamble/bots';
import { decider, type Event, keyFromSeed } from '@shamble/kernel';
import { speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { BYSTANDER_IDS } from '../../content/bystanders.ts';
import { SUPER_HEROES, ZOMBIE_HEROES } from '../../content/enemies.ts';
import { boardOf } from '../../src/board/board.ts';
import { pack, text } from '../../src/index.ts';
import { type Arrow, threat } from '../../src/preview/index.ts';
import { stage } from '../../src/stage.ts';
import { engine, open, viewOf } from './rolls.ts';

/** Four heroes, Enemies, Bystanders and a Super Hero anywhere in a mission, doors open or not. */
function scene(seed: number) {
  const luck = rng(seed);
  const mission = ['MZ1', 'MZ4', 'MZ7'][luck(3)]!;
  const { zones, doors } = boardOf(mission);
  const anywhere = (): string => zones[luck(zones.length)]!.name;
  const few = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  const heroes = ZOMBIE_HEROES.slice(0, 4).map((id) => [id, { zone: anywhere(), health: 1 + luck(5) }]);
  const enemies = few(5, () => [anywhere(), { troopers: luck(4), guards: luck(3), specialists: luck(3) }]);
  const open = doors.filter(() => luck(2) === 0).map(({ a, b }) => `${zones[a]!.name}/${zones[b]!.name}`);
  return {
    ...{ mission, heroes: Object.fromEntries(heroes), enemies: Object.fromEntries(enemies), open },
    'super heroes': { [SUPER_HEROES[luck(6)]!]: anywhere() },
    bystanders: Object.fromEntries([BYSTANDER_IDS[luck(6)], BYSTANDER_IDS[6 + luck(6)]].map((id) => [id, anywhere()])),
  };
}

/** What the Enemies do in that scene, with the usual answers, until new ones come. */
function played(given: ReturnType<typeof scene>, seed: number): Event[] {
  const { options, edit, begin } = stage.set({ players: 1, ...given, phase: 'enemies' });
  const opened = engine.open(options, keyFromSeed(seed), { ...(edit && { edit }), ...(begin && { begin }) });
  const { table } = opened;
  const events = opened.told.map(({ event }) => event);
  while (!events.some(({ id }) => id === 'spawnBegan') && table.outcome === null) {
    const seat = decider(table.pending!.who);
    const { usual } = engine.offer(table, seat, { usual: true })!;
    events.push(...engine.playInPlace(table, seat, usual).told.map(({ event }) => event));
  }
  const over = events.findIndex(({ id }) => id === 'spawnBegan');
  return over < 0 ? events : events.slice(0, over);
}

const MOVES = ['marched', 'foeMoved', 'bystanderMoved'];
const keyOf = ({ kind, foe, bystander, from, to }: Partial<Arrow>): string =>
  `${foe === undefined || foe < 0 ? kind : 3} ${foe ?? -1} ${bystander ?? -1} ${from}>${to}`;

test('what is foretold is what the Enemies do', { timeout: 60_000 }, () => {
  let moves = 0;
  let wounds = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const given = scene(seed);
    const table = open(given, seed);
    const { arrows, flights, zones, complete } = threat(viewOf(table));
    const events = played(given, seed);
    const moved = events.filter(({ id }) => MOVES.includes(id)).map(({ data }) => keyOf(data as Partial<Arrow>));
    const all = [...arrows, ...flights.map((one) => ({ ...one, kind: -1, foe: -1, count: 1 }))];
    const foretold = all.map((one) => keyOf(one).replace(/^-1/, 'undefined'));
    if (complete) for (const key of moved) expect(foretold, `${seed}`).toContain(key);
    for (const [at, { sure }] of all.entries()) if (sure) expect(moved, `${seed}`).toContain(foretold[at]);
    for (const { id, data } of events) {
      if (id !== 'woundsDealt') continue;
      const dealt = data as { zone: number; enemies: number; bystanders: number };
      const there = zones.find(({ zone }) => zone === dealt.zone);
      expect(there?.wounds ?? 0, `${seed}`).toBeGreaterThanOrEqual(dealt.enemies + dealt.bystanders);
      wounds += 1;
    }
    moves += moved.length;
  }
  expect(moves).toBeGreaterThan(300);
  expect(wounds).toBeGreaterThan(20);
});

test('who may fall, who will, and who gets away', () => {
  const board = { board: 'a-b-c-d', spawns: ['d'] };
  const one = { hulk: { zone: 'a', health: 2 } };
  const falls = (given: object): string =>
    threat(viewOf(open({ board, heroes: one, ...given } as never))).zones[0]!.heroes[0]!.falls;
  expect(falls({ enemies: { a: { troopers: 1 } } })).toBe('no');
  expect(falls({ enemies: { a: { troopers: 2 } } })).toBe('surely');
  expect(falls({ heroes: { ...one, wasp: { zone: 'a' } }, enemies: { a: { troopers: 2 } } })).toBe('maybe');
  const view = viewOf(open({ board, heroes: one, bystanders: { jameson: 'c' } } as never));
  expect(threat(view).flights).toMatchObject([{ bystander: 0, from: 2, to: 3, escapes: true, sure: true }]);
});

test('in words: whoever strikes twice is one, and who gets hungry is told', () => {
  const heroes = { hulk: { zone: 'a', hunger: 3 } };
  const view = viewOf(
    open({ board: 'a-b-c', heroes, enemies: { b: { specialists: 1 }, a: { specialists: 1 } } } as never),
  );
  const say = speak(text.en, 'en', { strict: true });
  expect(pack.threats(view).map(say)).toEqual([
    'Hulk (zone a): up to 3 Wounds, from 2 Specialists',
    'Hulk will be Ravenous next Round',
    '1 Specialist about to come from zone b to zone a',
  ]);
});
