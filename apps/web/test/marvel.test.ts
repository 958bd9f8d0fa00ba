import { boardOf } from '@shamble/marvel/board/board';
import { BYSTANDER_IDS } from '@shamble/marvel/content/bystanders';
import { FOES } from '@shamble/marvel/content/enemies';
import { MISSIONS } from '@shamble/marvel/content/missions';
import { TILE_SIDES } from '@shamble/marvel/content/tiles';
import { en as gameEn } from '@shamble/marvel/text/en';
import { fr as gameFr } from '@shamble/marvel/text/fr';
import { NONE, type View } from '@shamble/marvel/types';
import { faultsOf, joinTexts } from '@shamble/text';
import { describe, expect, it } from 'vitest';
import { ROOM_KINDS } from '../src/board/recipes.ts';
import { planOf } from '../src/games/marvel/board/plan.ts';
import { furnishing } from '../src/games/marvel/board/rooms.ts';
import { FACES, inksOf } from '../src/games/marvel/looks.ts';
import { place } from '../src/games/marvel/names.ts';
import { fleesTo } from '../src/games/marvel/numbers.ts';
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

describe('somebody who runs', () => {
  const board = boardOf('MZ0');
  const may = BYSTANDER_IDS.indexOf('aunt-may');
  const view = (zone: number, doors: string, more: object = {}): View =>
    ({
      ...{ mission: 'MZ0', mode: 'zombie', doors, active: board.spawns.map(() => 1) },
      bystanders: BYSTANDER_IDS.map((_, i) => ({ zone: i === may ? zone : NONE, escort: NONE, ...more })),
    }) as unknown as View;
  const open = board.doors.map(() => '1').join('');
  const [spawn] = board.spawns;
  const next = board.exits[spawn!.zone]![0]!.to;

  it('takes the shortest open way to a Spawn Zone', () => {
    expect(fleesTo(view(next, open), may)).toEqual({ zone: spawn!.zone, steps: 1, next: [spawn!.zone] });
  });

  it('stays behind closed doors, with Guards, and with a will to fight', () => {
    const room = board.zones.findIndex(({ street }) => !street);
    expect(fleesTo(view(room, board.doors.map(() => '0').join('')), may)).toBeNull();
    expect(fleesTo(view(next, open, { escort: 3 }), may)).toBeNull();
    const okoye = BYSTANDER_IDS.indexOf('okoye');
    expect(
      fleesTo(
        { ...view(next, open), bystanders: BYSTANDER_IDS.map(() => ({ zone: next, escort: NONE, objective: false })) },
        okoye,
      ),
    ).toBeNull();
  });
});
