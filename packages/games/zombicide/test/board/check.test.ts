import { clockwise, follows } from '@shamble/parts';
import { describe, expect, test } from 'vitest';
import { boardOf, SHIPPED } from '../../src/board/board.ts';
import { checkMap, checkText } from '../../src/board/check.ts';
import { layOut } from '../../src/board/layout.ts';
import type { Mission } from '../../src/board/mission.ts';

const a4 = SHIPPED.find(({ id }) => id === 'A4')!;
const tutorial = SHIPPED.find(({ id }) => id === '00')!;
const changed = (changes: object, from: Mission = a4): string => checkMap({ ...from, ...changes }).join('; ');
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the map checker', () => {
  test.each(SHIPPED.map((mission) => [mission.id, mission] as const))('mission %s holds', (_, mission) => {
    expect(checkMap(mission)).toEqual([]);
    expect(checkText(JSON.stringify(mission))).toEqual([]);
    expect(checkText(mission.id)).toEqual([]);
  });

  test('tiles that do not fit, faces of one tile, a tile twice', () => {
    expect(changed({ tiles: [['1B', '2B']] }, tutorial)).toContain(
      'The tiles a1 (1B) and b1 (2B) do not fit: street meets building on their common edge',
    );
    expect(changed({ tiles: [['1B'], ['1C']] }, tutorial)).toContain('The tiles a1 (1B) and a2 (1C) do not fit');
    expect(changed({ tiles: [['1B', '1B@2']] }, tutorial)).toContain('The box holds tile 1B once');
    expect(changed({ tiles: [['1B', '3B@2']] }, tutorial)).toContain('1B and 3B are the two faces of one tile');
  });

  test('[ZC-COMP-04] [ZC-COMP-05] [ZC-COMP-08] no more tokens than the box holds', () => {
    expect(changed({ doors: times(13, a4.doors![0]) })).toContain('The mission uses 13 doors; the box holds 12');
    expect(changed({ objectives: times(11, { zone: 'a2-shop' }), undersides: [] })).toContain('11 objectives');
    expect(changed({ spawns: times(7, { zone: 'a1-NW' }) })).toContain('The mission uses 7 spawns; the box holds 6');
    expect(changed({ cars: times(5, { kind: 'pimp', zone: 'a1-E' }) })).toContain('5 cars; the box holds 4');
    expect(changed({ spawns: [] })).toContain('The mission has no Invasion Zone');
    expect(changed({ undersides: ['blue'] })).toBe('There are 4 hidden objectives, but undersides has 1');
  });

  test('names that are none', () => {
    expect(changed({ start: 'a1-cellar' })).toBe('start names "a1-cellar", which is no zone of this map');
    expect(changed({ exit: 'd1-N' })).toContain('exit names "d1-N"');
    expect(changed({ cars: [{ kind: 'police', zone: 'x' }] })).toContain('cars names "x"');
    expect(changed({ doors: [{ between: ['a1-bunker', 'x'] }] })).toContain('doors names "x"');
    expect(changed({ goals: [{ goal: 'reach', zones: ['exit'], who: 'any' }] }, tutorial)).toBe(
      'goals names "exit", which is no zone of this map',
    );
  });

  test('lures and goals name zones too', () => {
    expect(changed({ lures: { zones: ['x'], noise: 7, most: 4 } })).toContain('lures names "x"');
    const goal = { goal: 'supplies', kinds: ['water'], each: 1, where: 'gone', zone: 'x' };
    expect(changed({ goals: [goal] })).toContain('goals names "x"');
    expect(changed({ goals: [{ ...goal, zone: 'exit' }] })).toBe('');
  });

  test('[ZC-M07-09] an Invasion Zone lies in a building only where the mission says so', () => {
    const spawns = [{ zone: 'a1-living' }];
    expect(changed({ spawns, rules: { spawnsInside: true } }, tutorial)).toBe('');
  });

  test('tokens on sites that are none', () => {
    const door = (...between: string[]): string => changed({ doors: [...tutorial.doors!, { between }] }, tutorial);
    expect(door('a1-kitchen', 'a1-SE')).toContain('No door can stand between a1-kitchen and a1-SE');
    expect(door('a1-N', 'a1-NE')).toContain('No door can stand between a1-N and a1-NE');
    expect(door('a1-kitchen', 'a1-living')).toBe(''); // on an opening
    expect(door('b1-SW', 'b1-living')).toBe('There are two doors between b1-SW and b1-living');
    expect(changed({ spawns: [{ zone: 'a1-living' }] }, tutorial)).toBe(
      'An Invasion Zone is in a1-living; it must be in the street',
    );
    expect(changed({ cars: [{ kind: 'pimp', zone: 'a2-shop' }] })).toContain('A car is in a2-shop');
  });

  test('rooms without a door cannot be reached', () => {
    expect(changed({ doors: tutorial.doors!.slice(0, 3) }, tutorial)).toBe(
      ['b1-bath', 'b1-living', 'b1-bedroom1', 'b1-bedroom2']
        .map((room) => `${room} cannot be reached, even with all doors open`)
        .join('; '),
    );
  });

  test('goals and rules that ask for what is not there', () => {
    expect(changed({ goals: [{ goal: 'take', colour: 'blue' }] }, tutorial)).toBe(
      'A goal asks for 1 blue objectives; the map has 0',
    );
    expect(changed({ goals: [{ goal: 'take', count: 2 }] }, tutorial)).toBe(
      'A goal asks for 2 objectives; the map has 1',
    );
    const taking = [
      { colour: 'green', does: 'unlock', of: 'green' },
      { colour: 'white', does: 'heal' },
      { colour: 'blue', does: 'activate', of: 'white' },
    ];
    expect(changed({ rules: { taking } })).toBe(
      'A rule speaks of green doors, but the map has none; A rule waits for a white objective, but the map has none; ' +
        'A rule speaks of white Invasion Zones, but the map has none',
    );
  });

  test('[ZC-SPAWN-03] Invasion Zones are listed clockwise, from wherever one likes', () => {
    const [first, ...rest] = a4.spawns;
    expect(changed({ spawns: [...rest, first] })).toBe('');
    expect(changed({ spawns: [...a4.spawns].reverse() })).toBe(
      'The Invasion Zones are not listed clockwise; clockwise they are: a2-SE, a1-SW, a1-SW, a1-NE',
    );
  });
});

describe('clockwise', () => {
  const ground = layOut([['7B']]);
  const zone = (name: string): number => ground.zones.findIndex((one) => one.name === `a1-${name}`);
  const around = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

  test('from noon on, around the centre', () => {
    const shuffled = ['W', 'SE', 'N', 'SW', 'NE', 'S', 'NW', 'E'].map(zone);
    expect(clockwise(shuffled, ground)).toEqual(around.map(zone));
    expect(follows([...around.slice(3), ...around.slice(0, 3)].map(zone), ground)).toBe(true);
    expect(follows(shuffled, ground)).toBe(false);
    expect(follows([], ground)).toBe(true);
  });
});

describe('the form of a mission', () => {
  test.each([
    [{ id: '' }, 'id should be a text, not ""'],
    [{ title: 'Dream' }, 'title should be a map of names, not "Dream"'],
    [{ difficulty: 'deadly' }, 'difficulty is "deadly"; it should be one of: tutorial, easy, medium, hard'],
    [{ minutes: 0 }, 'minutes should be a whole number from 1 to 1000, not 0'],
    [{ players: { min: 1, max: 7 } }, 'players, max, should be a whole number from 1 to 6, not 7'],
    [{ tiles: [['7B', '2B'], ['4B']] }, 'tiles should have as many tiles in every row'],
    [{ tiles: [['9Z']] }, 'tiles has 9Z; there are: 1B, 1C'],
    [{ tiles: [['7B@4']] }, 'tiles has "7B@4"; a tile is written like "2B" or, turned twice clockwise, "2B@2"'],
    [{ tiles: [[7]] }, 'tiles has 7; a tile is written'],
    [{ spawns: undefined }, 'spawns is missing'],
    [{ spawns: [{ zone: 'a1-N', colour: 'pink' }] }, 'spawns, entry 1, colour is "pink"'],
    [{ spawns: [{ zone: 'a1-N', active: 'no' }] }, 'spawns, entry 1, active should be true or false'],
    [{ objectives: ['a1-N'] }, 'objectives, entry 1, should be a map of names, not "a1-N"'],
    [{ cars: [{ kind: 'bus', zone: 'a1-N' }] }, 'cars, entry 1, kind is "bus"; it should be one of: police, pimp'],
    [{ doors: [{ between: ['a1-N'] }] }, 'doors, entry 1, between should have 2 entries, not 1'],
    [{ undersides: ['pink'] }, 'undersides is "pink"'],
    [{ rules: { flying: true } }, 'rules has "flying", which means nothing here'],
    [{ rules: { cars: 1 } }, 'rules, cars, should be true or false, not 1'],
    [{ rules: { zombieCards: [43] } }, 'rules, zombieCards, should be a whole number from 1 to 42, not 43'],
    [{ rules: { firstFinds: ['spoon'] } }, 'rules, firstFinds, is "spoon"'],
    [{ rules: { objectiveXp: -1 } }, 'rules, objectiveXp, should be a whole number from 0 to 43, not -1'],
    [{ rules: { survivorsEach: 9 } }, 'rules, survivorsEach, should be'],
    [{ rules: { taking: [{ colour: 'blue', does: 'unlock' }] } }, 'rules, taking, entry 1, of is nothing'],
    [{ rules: { taking: [{ colour: 'blue', does: 'heal', of: 'red' }] } }, 'of means something only with unlock'],
    [{ goals: [7] }, 'goals, entry 1, goal is nothing; it should be one of'],
    [{ goals: [{ goal: 'take', zone: 'a1-N' }] }, 'goals, entry 1, has "zone", which means nothing here'],
    [{ goals: [{ goal: 'take', count: 11 }] }, 'count should be a whole number from 1 to 10'],
    [{ goals: [{ goal: 'reach', zones: [], who: 'any' }] }, 'zones should have 1 to 40 entries, not 0'],
    [{ goals: [{ goal: 'reach', zones: ['exit'], who: 'all' }] }, 'who is "all"; it should be one of: any, living'],
    [{ goals: [{ goal: 'leave', zone: 'exit', who: 'any', when: 'now' }] }, 'when is "now"'],
    [{ goals: [{ goal: 'leave', zone: 'exit', who: 'any', count: [0] }] }, 'count should be a whole number from 1'],
    [{ goals: [{ goal: 'level', level: 'black', who: 'any' }] }, 'level is "black"'],
    [{ goals: [{ goal: 'clear', zones: [3] }] }, 'zones should be a text, not 3'],
    [{ goals: [{ goal: 'supplies', kinds: ['water'], where: 'held' }] }, 'needs either each or total'],
    [{ goals: [{ goal: 'supplies', kinds: ['gold'], where: 'held', each: 1 }] }, 'kinds is "gold"'],
    [{ goals: [{ goal: 'supplies', kinds: ['water'], where: 'lost', each: 1 }] }, 'where is "lost"'],
    [{ goals: [{ goal: 'supplies', kinds: ['water'], where: 'gone', each: 1, zone: 3 }] }, 'zone should be a text'],
    [{ goals: [{ goal: 'leave', zone: 'exit', who: 'any', byCar: 'yes' }] }, 'byCar should be true or false'],
    [{ goals: [{ goal: 'seated', who: 'all' }] }, 'who is "all"'],
    [{ goals: [{ goal: 'neutralise', zones: [] }] }, 'has "zones", which means nothing here'],
    [{ lures: { zones: [], noise: 7, most: 4 } }, 'lures, zones, should have 1 to 40 entries, not 0'],
    [{ lures: { zones: ['a1-N'], noise: 0, most: 4 } }, 'lures, noise, should be a whole number from 1'],
    [{ lures: { zones: ['a1-N'], noise: 7 } }, 'lures, most, should be a whole number'],
    [{ rules: { twinDoors: 2 } }, 'rules, twinDoors, should be true or false, not 2'],
    [{ inOrder: 'yes' }, 'inOrder should be true or false'],
    [{ provenance: { cards: { is: 'printed' } } }, 'provenance has "cards"'],
    [{ provenance: { tiles: { is: 'guessed', note: 3 } } }, 'provenance, tiles, is is "guessed"'],
    [{ weather: 'rain' }, 'The mission has "weather", which means nothing here'],
    [{ tiles: Array(9).fill(['1B', '2B']) }, 'tiles has 18 tiles; the box holds 9'],
    [{ goals: Array(41).fill({ goal: 'neutralise' }) }, 'goals should have 0 to 40 entries, not 41'],
    [{ title: { en: 'x'.repeat(201), fr: 'x' } }, 'title, en, should have at most 200 letters, not 201'],
    [{ goals: [{ goal: '__proto__' }] }, 'goals, entry 1, goal is "__proto__"'],
  ])('%j', (changes, sentence) => {
    expect(changed(changes)).toContain(sentence);
    expect(() => boardOf(JSON.stringify({ ...a4, ...changes }))).toThrow();
  });

  test('who has much to mend is told of twenty faults, and of no more than the beginning of anything', () => {
    const keys = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`${i}${'x'.repeat(100)}`, i]));
    const faults = checkMap({ ...a4, ...keys });
    expect(faults).toHaveLength(20);
    for (const fault of faults) expect(fault.length).toBeLessThan(400);
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    expect(checkMap({ ...a4, goals: [deep], start: deep })).toEqual([
      'start should be a text, not a list',
      expect.stringMatching(/^goals, entry 1, goal is nothing; it should be one of/),
      'goals, entry 1, should be a map of names, not a list',
    ]);
  });

  test('something else than a mission', () => {
    expect(checkMap([])).toEqual(['The mission should be a map of names, not []']);
    expect(checkText('{')).toEqual([expect.stringMatching(/^The mission cannot be used: it is not JSON \(.+\)\.$/)]);
  });

  test('a good mission of one’s own is laid out like a shipped one', () => {
    const own = boardOf(JSON.stringify({ ...a4, id: 'mine', rules: { ...a4.rules, cutOffRooms: false } }));
    expect(own.buildings.map((rooms) => rooms.length)).toEqual([1, 15, 2]);
    expect(own.zones.length).toBe(boardOf('A4').zones.length);
  });
});
