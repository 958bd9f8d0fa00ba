import type { Event } from '@shamble/kernel';
import { boardOf } from '@shamble/marvel/board/board';
import { BYSTANDER_IDS, type BystanderId } from '@shamble/marvel/content/bystanders';
import { FOES } from '@shamble/marvel/content/enemies';
import { MISSIONS } from '@shamble/marvel/content/missions';
import { TILE_SIDES } from '@shamble/marvel/content/tiles';
import { en as gameEn } from '@shamble/marvel/text/en';
import { fr as gameFr } from '@shamble/marvel/text/fr';
import { at, GUARD, NONE, type View } from '@shamble/marvel/types';
import { faultsOf, joinTexts } from '@shamble/text';
import { describe, expect, it } from 'vitest';
import { ROOM_KINDS } from '../src/board/recipes.ts';
import { planOf } from '../src/games/marvel/board/plan.ts';
import { furnishing } from '../src/games/marvel/board/rooms.ts';
import { deed } from '../src/games/marvel/log.ts';
import { FACES, inksOf } from '../src/games/marvel/looks.ts';
import { place } from '../src/games/marvel/names.ts';
import { courseOf } from '../src/games/marvel/numbers.ts';
import { en } from '../src/games/marvel/text/en.ts';
import { fr } from '../src/games/marvel/text/fr.ts';
import { wordsOf } from '../src/text/words.ts';

const skin = { en, fr };
const text = joinTexts({ en: gameEn, fr: gameFr }, skin);

describe('the comic page of Marvel Zombies', () => {
  it('says the same in both languages', () => {
    expect(faultsOf(skin)).toEqual([]);
  });

  it('has a face of its own for everybody, and inks for every hero', () => {
    expect(Object.keys(FACES).sort()).toEqual([...Object.keys(FOES), ...BYSTANDER_IDS].sort());
    const heroes = Object.keys(FOES).map((id) => inksOf(id).ink);
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  it('furnishes every room of the tiles as what it is', () => {
    for (const { rooms } of Object.values(TILE_SIDES))
      for (const room of rooms) expect(Object.keys(ROOM_KINDS), room).toContain(furnishing(room));
  });

  it.each(MISSIONS.map(({ id }) => id))('lays %s out with every zone named once and every way open', (mission) => {
    const { zones, map } = boardOf(mission);
    for (const tongue of ['en', 'fr'] as const) {
      const { say } = wordsOf(tongue, text);
      const plan = planOf(mission, {
        room: (_kind, zone) => say(place({ mission }, zone)),
        zone: (_facts, zone) => say(place({ mission }, zone)),
      });
      const labels = plan.spaces.map(({ label }) => label);
      expect(labels.join()).not.toMatch(/\[/);
      expect(new Set(labels).size).toBe(labels.length);
      const inside = map.ways.filter(({ a, b, door }) => door === null && !zones[a]!.street && !zones[b]!.street);
      expect(plan.openings.length).toBe(inside.length);
    }
  });
});

const HERO = { status: 'in', traits: [] };
const FIGURES = [0, 0, 0, 0];

/** A view of MZ0 or MH2 with one Bystander and one hero, all doors open. */
function scene(mission: 'MZ0' | 'MH2' | 'MZ4', who: BystanderId, zone: number, more: Partial<Scene> = {}): View {
  const { zones, spawns, doors, mode } = boardOf(mission);
  const figures = zones.flatMap(() => FIGURES);
  for (const [there, kind] of more.enemies ?? []) figures[at(there, kind)]! += 1;
  return {
    ...{ mission, mode, figures, held: figures.map(() => 0), marks: {}, active: spawns.map(() => 1) },
    doors: doors.map(() => (more.shut ? '0' : '1')).join(''),
    heroes: [{ ...HERO, zone: more.hero ?? NONE }],
    bystanders: BYSTANDER_IDS.map((id) => ({
      ...{ zone: id === who ? zone : NONE, escort: more.escort ?? NONE, objective: more.objective ?? false },
    })),
  } as unknown as View;
}

interface Scene {
  hero: number;
  enemies: readonly (readonly [zone: number, kind: number])[];
  escort: number;
  objective: boolean;
  shut: boolean;
}

const TROOPERS = 0;
const courseIn = (view: View, who: BystanderId) => courseOf(view, BYSTANDER_IDS.indexOf(who));

describe('where a Bystander goes next', () => {
  const board = boardOf('MZ0');
  const spawn = board.spawns[0]!.zone;
  const next = board.exits[spawn]![0]!.to;

  it('is the shortest open way to a Spawn Zone for one who runs', () => {
    expect(courseIn(scene('MZ0', 'aunt-may', next), 'aunt-may')).toEqual({
      ...{ how: 'runs', zone: spawn, steps: 1, next: [spawn] },
    });
    const room = board.zones.findIndex(({ street }) => !street);
    expect(courseIn(scene('MZ0', 'aunt-may', room, { shut: true }), 'aunt-may')).toBeNull();
  });

  it('is toward heroes for one who fights, unless one is there, and nobody fights where all flee', () => {
    const there = scene('MZ0', 'okoye', next, { hero: spawn });
    expect(courseIn(there, 'okoye')).toEqual({ how: 'comes', zone: spawn, steps: 1, next: [spawn] });
    expect(courseIn(scene('MZ0', 'okoye', next, { hero: next }), 'okoye')).toBeNull();
    const start = boardOf('MZ4').start[0]!;
    expect(courseIn(scene('MZ4', 'okoye', start, { hero: start }), 'okoye')?.how).toBe('runs');
  });

  it('is that of the Guards for one who is escorted, and none without them', () => {
    const led = scene('MZ0', 'aunt-may', next, { hero: spawn, escort: 3, enemies: [[next, GUARD]] });
    expect(courseIn(led, 'aunt-may')).toEqual({ how: 'led', zone: spawn, steps: 1, next: [spawn] });
    expect(courseIn(scene('MZ0', 'aunt-may', next, { hero: spawn, escort: 3 }), 'aunt-may')).toBeNull();
  });

  it('is toward the living in Hero Mode, but not from or to the dead, and not for one who is trapped', () => {
    const { start, exits } = boardOf('MH2');
    const hero = start[0]!;
    const zone = exits[hero]!.find(({ door }) => door === null)!.to;
    const course = (more: Partial<Scene>) => courseIn(scene('MH2', 'wong', zone, { hero, ...more }), 'wong');
    expect(course({})).toEqual({ how: 'follows', zone: hero, steps: 1, next: [hero] });
    expect(course({ enemies: [[zone, TROOPERS]] })).toBeNull();
    expect(course({ enemies: [[hero, TROOPERS]] })).toBeNull();
    expect(course({ objective: true })).toBeNull();
  });
});

describe('what is taken back', () => {
  const told = (...ids: (string | [string, object])[]): Event[] =>
    ids.map((one) => ({ id: [one].flat()[0], data: typeof one === 'string' ? {} : one[1], rules: [] }) as never);

  it.each([
    ['door', ['doorOpened', 'buildingOpened', ['spawnCardDrawn', { spawn: NONE }], 'marched', 'wounded']],
    ['rooms', [['spawnCardDrawn', { spawn: NONE }], 'appeared', 'moved']],
    ['enemies', [['spawnCardDrawn', { spawn: 0 }], 'appeared']],
    ['turn', ['turnEnded', 'wounded', 'turnBegan']],
    ['devour', ['rolled', 'devoured', 'attackResolved', 'turnEnded']],
    ['attack', [['powerChanged', { by: 'spent' }], 'rolled', 'attackResolved']],
    ['charge', [['powerChanged', { by: 'power' }], 'turnEnded']],
    ['rescue', ['bystanderSaved', ['powerChanged', { by: 'saved' }]]],
    ['moved', ['moved', 'rolled', 'attackResolved']],
  ] as const)('is called by what came first: %s', (name, events) => {
    expect(deed(told(...(events as unknown as Parameters<typeof told>)))).toMatchObject({ id: `m.deed.${name}` });
  });

  it('is nothing where nothing was told of it', () => {
    expect(deed(told('roundBegan'))).toBeNull();
  });
});
