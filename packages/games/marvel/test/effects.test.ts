import { describe, expect, test } from 'vitest';
import { BYSTANDER_IDS } from '../content/bystanders.ts';
import { SUPER_HEROES } from '../content/enemies.ts';
import { boardOf, zoneNamed } from '../src/board/board.ts';
import { MODIFIERS } from '../src/effects/index.ts';
import type { Foe, Hero, Marvel, State } from '../src/types.ts';

type Queries = Marvel['queries'];

const street = zoneNamed(boardOf('MZ0'), '8R-C');
const room = zoneNamed(boardOf('MZ0'), '3V-lobby');

function table(hero: Partial<Hero> = {}, foes: Readonly<Record<string, Partial<Foe>>> = {}): State {
  const away: Foe = { status: 'deck', zone: -1, asleep: false, held: false, muted: false };
  return {
    ...{ mission: 'MZ0', mode: 'zombie', removed: [] },
    figures: boardOf('MZ0').zones.flatMap(() => [0, 0, 0, 0]),
    heroes: [{ sheet: 'captain-america', xp: 0, hunger: 0, bystander: -1, boosts: [], used: [], ...hero }],
    ...{ marks: { acting: 0, shields: 0 }, round: 1, phase: 'players' },
    foes: SUPER_HEROES.map((id) => ({ ...away, ...foes[id] })),
  } as unknown as State;
}

/** The value after all effects, layer by layer as the kernel does. */
function value<Q extends keyof Queries>(
  on: Q,
  before: Queries[Q]['value'],
  of: Queries[Q]['of'],
  state: State,
): unknown {
  let result: unknown = before;
  for (const layer of ['set', 'add', 'scale', 'limit'])
    for (const one of MODIFIERS)
      if (one.on === on && one.layer === layer)
        result = (one.value as (value: unknown, of: unknown, state: State) => unknown)(result, of, state);
  return result;
}

const attack = (boosts: string[] = [], kind: 'unique' | 'devour' = 'unique') => ({
  ...{ hero: 0, attack: kind, zone: street, boosts },
});

describe('Traits', () => {
  test('Savage Swing, Snatched Bite and Empty Stomach add dice, and only to their attack', () => {
    expect(value('dice', 2, attack(), table())).toBe(2);
    expect(value('dice', 2, attack(['savage-swing']), table())).toBe(5);
    expect(value('dice', 1, attack(['snatched-bite'], 'devour'), table())).toBe(3);
    expect(value('dice', 5, attack(['empty-stomach']), table({ hunger: 3 }))).toBe(8);
    expect(value('dice', 5, attack(['empty-stomach', 'savage-swing']), table({ hunger: 3 }))).toBe(11);
  });

  test('Dead Aim hits on 2 in any order, but not with a Devour', () => {
    expect(value('accuracy', 4, attack(['dead-aim']), table())).toBe(2);
    expect(value('freeOrder', false, attack(['dead-aim']), table())).toBe(true);
    expect(value('accuracy', 4, attack(['dead-aim'], 'devour'), table())).toBe(4);
    expect(value('freeOrder', false, attack(['dead-aim'], 'devour'), table())).toBe(false);
  });

  test('Over the Shoulder frees the order of a Devour alone', () => {
    expect(value('freeOrder', false, attack(['over-the-shoulder'], 'devour'), table())).toBe(true);
    expect(value('freeOrder', false, attack(['over-the-shoulder']), table())).toBe(false);
  });

  test('Taste for Pain makes 1s hit and still no Hunger comes of them, until the Turn ends', () => {
    const pained = table({ boosts: ['taste-for-pain'] });
    expect(value('hits', 0, { ...attack(), face: 1, accuracy: 4 }, pained)).toBe(1);
    expect(value('hits', 0, { ...attack(), face: 2, accuracy: 4 }, pained)).toBe(0);
    expect(value('hits', 0, { ...attack(), face: 1, accuracy: 4 }, table())).toBe(0);
    expect(value('hungerFrom', 2, { ...attack(), faces: [1, 1, 6], spared: [0, 0, 0] }, pained)).toBe(0);
    expect(value('hungerFrom', 2, { ...attack(), faces: [1, 1, 6], spared: [0, 0, 0] }, table())).toBe(2);
  });

  test('Moment of Clarity allows any Action', () => {
    expect(value('mayAct', false, { hero: 0, doing: 'open' }, table({ boosts: ['moment-of-clarity'] }))).toBe(true);
    expect(value('mayAct', false, { hero: 0, doing: 'open' }, table())).toBe(false);
  });

  test('Corpse Rush covers two Zones and heeds no Enemy; Door Ripper one', () => {
    const rush = { hero: 0, boosts: ['corpse-rush'] };
    expect(value('moveZones', 1, rush, table())).toBe(2);
    expect(value('moveExtra', 4, { ...rush, zone: street }, table())).toBe(0);
    expect(value('moveStops', true, rush, table())).toBe(false);
    expect(value('moveZones', 1, { hero: 0, boosts: ['door-ripper'] }, table())).toBe(1);
    expect(value('moveStops', true, { hero: 0, boosts: [] }, table())).toBe(true);
    expect(value('moveExtra', 4, { hero: 0, boosts: [], zone: street }, table())).toBe(4);
  });
});

describe('Bystanders devoured', () => {
  const fed = (id: (typeof BYSTANDER_IDS)[number]): State => table({ bystander: BYSTANDER_IDS.indexOf(id) });

  test('Ross gives a die against three Enemies or more', () => {
    const crowded = fed('ross');
    crowded.figures[4 * street] = 2;
    expect(value('dice', 2, attack(), crowded)).toBe(2);
    crowded.figures[4 * street + 2] = 1;
    expect(value('dice', 2, attack(), crowded)).toBe(3);
    expect(value('dice', 1, attack([], 'devour'), crowded)).toBe(1);
    expect(value('dice', 2, attack(), { ...crowded, heroes: table().heroes })).toBe(2);
  });

  test('Betty Ross keeps the Hunger of an attack at one', () => {
    expect(value('hungerFrom', 3, { ...attack(), faces: [1, 1, 1], spared: [0, 0, 0] }, fed('betty-ross'))).toBe(1);
    expect(value('hungerFrom', 0, { ...attack(), faces: [6], spared: [0] }, fed('betty-ross'))).toBe(0);
  });

  test('Pepper Potts has two Traits to choose from', () => {
    expect(value('traitsDrawn', 1, { hero: 0 }, fed('pepper-potts'))).toBe(2);
    expect(value('traitsDrawn', 1, { hero: 0 }, fed('wong'))).toBe(1);
  });

  test('Okoye sharpens one attack, to 2 at best; Sharon Carter reaches a Zone farther', () => {
    expect(value('accuracy', 4, attack(['okoye'], 'devour'), table())).toBe(3);
    expect(value('accuracy', 3, attack(['okoye', 'dead-aim']), table())).toBe(2);
    expect(value('maxRange', 0, { hero: 0, attack: 'unique', boosts: [] }, fed('sharon-carter'))).toBe(1);
    expect(value('maxRange', 0, { hero: 0, attack: 'devour', boosts: [] }, fed('sharon-carter'))).toBe(0);
    const used = table({ bystander: BYSTANDER_IDS.indexOf('sharon-carter'), used: ['sharon-carter'] });
    expect(value('maxRange', 0, { hero: 0, attack: 'unique', boosts: [] }, used)).toBe(0);
  });
});

describe('Super Heroes', () => {
  const index = (id: (typeof SUPER_HEROES)[number]): number => SUPER_HEROES.indexOf(id);
  const inPlay = (id: string, more: Partial<Foe> = {}): State =>
    table({}, { [id]: { status: 'in', zone: street, ...more } });

  test('Ms. Marvel is weak in a building', () => {
    const of = { kind: 3, foe: index('ms-marvel') };
    expect(value('toughness', 4, { ...of, zone: room }, inPlay('ms-marvel'))).toBe(2);
    expect(value('toughness', 4, { ...of, zone: street }, inPlay('ms-marvel'))).toBe(4);
    expect(value('toughness', 5, { kind: 3, foe: index('thor'), zone: room }, inPlay('ms-marvel'))).toBe(5);
  });

  test('Thor wounds everybody, unless his ability is off', () => {
    expect(value('woundsAll', false, { foe: index('thor') }, inPlay('thor'))).toBe(true);
    expect(value('woundsAll', false, { foe: index('spider-man') }, inPlay('thor'))).toBe(false);
    for (const off of [{ muted: true }, { asleep: true }, { status: 'deck' }] as const)
      expect(value('woundsAll', false, { foe: index('thor') }, inPlay('thor', off))).toBe(false);
  });

  test('Scarlet Witch makes every 2 count', () => {
    const of = { ...attack(), faces: [1, 2, 2, 5], spared: [0, 0, 1, 0] };
    expect(value('hungerFrom', 1, of, inPlay('scarlet-witch'))).toBe(2);
    expect(value('hungerFrom', 1, of, table())).toBe(1);
  });

  test('Doctor Strange draws what comes for the Initial Spawn Point to himself', () => {
    expect(value('spawnZone', room, { zone: room, spawn: 0 }, inPlay('doctor-strange'))).toBe(street);
    expect(value('spawnZone', room, { zone: room, spawn: 1 }, inPlay('doctor-strange'))).toBe(room);
    expect(value('spawnZone', room, { zone: room, spawn: 0 }, table())).toBe(room);
  });
});

describe('missions', () => {
  const on = (mission: string, more: Partial<State> = {}): State => ({ ...table(), mission, ...more });
  const zone = (mission: string, name: string): number => zoneNamed(boardOf(mission), name);
  const step = (mission: string, from: string, to: string) =>
    value('mayEnter', true, { hero: 0, from: zone(mission, from), to: zone(mission, to) }, on(mission));

  test('[MZ-M08-08] heroes get into the street through the Blue Door only', () => {
    expect(step('MZ8', '1V-reception', '1V-N')).toBe(true);
    expect(step('MZ8', '6V-entrance', '6V-NW')).toBe(false);
    expect(step('MZ8', '6V-N', '6V-NW')).toBe(true);
    expect(step('MZ8', '6V-lobby', '6V-hall')).toBe(true);
    expect(step('MZ2', '6V-entrance', '6V-NW')).toBe(true);
  });

  test('[MZ-M04-05] [MZ-M04-06] Bystanders do not fight and run two Zones', () => {
    expect(value('fights', true, { bystander: 2 }, on('MZ4'))).toBe(false);
    expect(value('flightZones', 1, { bystander: 0 }, on('MZ4'))).toBe(2);
    expect(value('fights', true, { bystander: 2 }, on('MZ1'))).toBe(true);
    expect(value('flightZones', 1, { bystander: 0 }, on('MZ1'))).toBe(1);
  });

  test('[MZ-M03-07] Bystander cards stay down when a building is opened', () => {
    expect(value('turnsCards', true, { building: 0 }, on('MZ3'))).toBe(false);
    expect(value('turnsCards', true, { building: 0 }, on('MZ1'))).toBe(true);
  });

  test('[MZ-M10-13] the second device gives a die to every attack but a Devour', () => {
    const taken = { removed: [15] };
    expect(value('dice', 2, attack(), on('MZ10', taken))).toBe(3);
    expect(value('dice', 1, attack([], 'devour'), on('MZ10', taken))).toBe(1);
    expect(value('dice', 2, attack(), on('MZ10', { removed: [14] }))).toBe(2);
    expect(value('dice', 2, attack(), on('MZ0', taken))).toBe(2);
  });
});
