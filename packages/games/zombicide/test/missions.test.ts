import { createEngine, keyFromSeed, peek } from '@shamble/kernel';
import { speak } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { boardOf, SHIPPED } from '../src/board/board.ts';
import { game } from '../src/game.ts';
import { pack, text } from '../src/index.ts';
import { kindOf } from '../src/rules/questions.ts';
import type { State, Zombicide } from '../src/types.ts';

const engine = createEngine(game);
const KEYS = Array.from({ length: 60 }, (_, i) => keyFromSeed(i));
type Table = ReturnType<typeof engine.open>['table'];

const open = (options: object, key: string): Table => engine.open(options, key).table;
const top = ({ equipment }: State, count: number): string[] =>
  equipment.pile.slice(-count).map((card) => kindOf(peek(card)));
const mission = (id: string) => SHIPPED.find((one) => one.id === id)!;

describe('the headings', () => {
  test.each<[string, ...(string | number)[]]>([
    ['[ZC-M00-01]', 'Tutorial', 'Tutoriel', 'tutorial', 4, 20, '1B 2B'],
    ['[ZC-M01-01]', 'City Blocks', 'City Blocks', 'hard', 4, 150, '2C 1C 4B 5C 7B 5D 6B 5E 1B'],
    ['[ZC-M02-01]', 'Y-Zone', 'Y-Zone', 'medium', 4, 60, '4B 4E 1B 7B 5D 6B 3C 4C 2C'],
    [
      '[ZC-M03-01]',
      'The 24hrs Race of ZombieCity',
      'Les 24h de Zombiecity',
      'medium',
      4,
      90,
      '2C 4D 4B 5C 6B 5F 1B 3C 4E',
    ],
    ['[ZC-M04-01]', 'Drive-by Shooting', 'Drive-by Shooting', 'medium', 4, 90, '3C 4D 2C 5F 4E 4B 2B 5C'],
    ['[ZC-M06-01]', 'The Escape', 'La fuite', 'hard', 6, 150, '4C 2C 7B 3C 1B 5D'],
    ['[ZC-M07-01]', 'Grindhouse', 'Grindhouse', 'easy', 6, 45, '3C 2C 2B 4C'],
    ['[ZC-M08-01]', 'Zombie Police', 'Zombie Police', 'hard', 6, 180, '2C 7B 4B 1B 5C 3C'],
    ['[ZC-M09-01]', 'Might Makes Right', 'Might Makes Right', 'medium', 1, 90, '1B 2B 2C 7B'],
    ['[ZC-M10-01]', 'Small Town', 'Small Town', 'hard', 4, 120, '7B 2B 5B 5C'],
    ['[ZC-MA4-01]', "Doug's Dream", 'Le rêve de Doug', 'medium', 4, 120, '7B 2B 4B 5E 1C 4C'],
  ])('%s %s', (clause, ...heading) => {
    const { title, difficulty, minutes, survivors, tiles } = mission(clause.slice(5, 7));
    const faces = tiles.flat().map((tile) => tile.split('@')[0]);
    expect([title.en, title.fr, difficulty, survivors, minutes, faces.join(' ')]).toEqual(heading);
  });

  test('[ZC-SETUP-07] [ZC-M06-10] [ZC-M09-02] how many can play', () => {
    const seats = Object.fromEntries(pack.missions.map(({ id, seats: of }) => [id, of]));
    const six = { min: 2, max: 6, except: [4, 5] };
    expect(seats).toMatchObject({
      '06': six,
      '07': six,
      '08': six,
      '09': { min: 1, max: 3 },
      '10': { min: 1, max: 6 },
    });
  });

  test('each tells in both languages what it is about', () => {
    for (const language of ['en', 'fr'] as const) {
      const say = speak(text[language], language, { strict: true });
      for (const { id, title, heading, brief } of pack.missions) {
        expect(say(title)).toBe(mission(id).title[language].replace("'", '’'));
        expect(say(heading!)).toContain(String(mission(id).minutes));
        expect(say(brief!).length).toBeGreaterThan(30);
      }
    }
  });
});

describe('what is printed of the plans', () => {
  test.each([
    ['[ZC-M01-07]', { exit: true, cars: [] }],
    ['[ZC-M02-04]', { exit: true, cars: [], objectives: 1 }],
    ['[ZC-M03-05]', { exit: false, cars: ['pimp', 'police', 'police'] }],
    ['[ZC-M04-05]', { exit: false, cars: ['pimp', 'police'] }],
    ['[ZC-M06-05]', { exit: true, cars: ['pimp', 'police'], objectives: 0 }],
    ['[ZC-M08-07]', { exit: false, cars: ['pimp', 'police'] }],
    ['[ZC-M09-12]', { exit: false, cars: ['police'], objectives: 4 }],
  ])('%s', (clause, { exit, cars, objectives: many }: { exit: boolean; cars: string[]; objectives?: number }) => {
    const { start, spawns, doors = [], objectives = [], ...plan } = mission(clause.slice(5, 7));
    expect([plan.exit !== undefined, (plan.cars ?? []).map(({ kind }) => kind).sort()]).toEqual([exit, cars]);
    if (many !== undefined) expect(objectives.length).toBe(many);
    expect(doors.length).toBeGreaterThan(0);
    for (const { open } of doors) expect(open ?? false).toBe(false);
    const { zones } = boardOf(clause.slice(5, 7));
    expect(zones.some(({ names }) => names.includes(start))).toBe(true);
    expect(spawns.length).toBeGreaterThan(0);
  });

  test('Invasion Zones that Survivors see from the start lie at the edge of the board', () => {
    for (const { id, rules } of SHIPPED) {
      const { spawns, zones, size } = boardOf(id);
      const isAtEdge = (zone: number): boolean =>
        zones[zone]!.rects.some(([x0, y0, x1, y1]) => x0 === 0 || y0 === 0 || x1 === size[0] || y1 === size[1]);
      if (rules?.spawnsInside !== true) for (const { zone } of spawns) expect(isAtEdge(zone)).toBe(true);
    }
  });
});

describe('Might Makes Right', () => {
  test('[ZC-M09-05] Axe, Crowbar and Pistol are dealt as evenly as possible, and no Pan', () => {
    const counts = new Set<string>();
    for (const players of [1, 2, 3])
      for (const key of KEYS) {
        const survivors = [['amy'], ['doug'], ['josh']].slice(0, players);
        const { state } = open({ mission: '09', players, survivors }, key);
        const dealt = state.survivors.map(({ slots }) => slots.filter((card) => card >= 0).map(kindOf));
        expect(dealt.flat().sort()).toEqual(['crowbar', 'fire-axe', 'pistol']);
        counts.add(dealt.map((cards) => cards.length).join());
      }
    expect(counts).toEqual(new Set(['3', '1,2', '2,1', '1,1,1']));
  });

  test('[ZC-M09-07] the marked token is any of the four', () => {
    const places = KEYS.map((key) => {
      const colours = open({ mission: '09', players: 1 }, key).state.objectives.map(({ colour }) => peek(colour));
      expect([...colours].sort()).toEqual(['blue', 'red', 'red', 'red']);
      return colours.indexOf('blue');
    });
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(5);
  });
});

describe('the Tutorial', () => {
  test('[ZC-M00-04] Pistol, Axe and Crowbar lie on top of the deck, in every order, and are dealt to nobody', () => {
    const orders = new Set<string>();
    for (const players of [1, 2, 4, 5, 6])
      for (const key of KEYS) {
        const { state } = open({ mission: '00', players }, key);
        const first = top(state, 3);
        orders.add(first.join());
        expect([...first].sort()).toEqual(['crowbar', 'fire-axe', 'pistol']);
        const dealt = state.survivors.map(({ slots }) => slots.filter((card) => card >= 0).map(kindOf));
        for (const cards of dealt) expect(cards.filter((kind) => kind === 'pan').length).toBeLessThanOrEqual(1);
        // Three Pans, and a Pistol from below the three for whoever starts with one.
        const pistols = state.survivors.filter(({ sheet }) => sheet === 'phil').map(() => 'pistol');
        expect(dealt.flat().sort()).toEqual(['pan', 'pan', 'pan', ...pistols]);
      }
    expect(orders.size).toBe(6);
  });

  test('[ZC-M00-04] what everyone knows of the first finds is kept when a table is drawn anew', () => {
    const { table } = engine.open(
      { mission: '00', players: 4, survivors: [['doug'], ['amy'], ['ned'], ['josh']] },
      KEYS[0]!,
    );
    const guess = (key: string): string[] => top(engine.sample(engine.view(table, 'p1'), key).state, 3);
    expect(new Set(KEYS.map((key) => guess(key).sort().join()))).toEqual(new Set(['crowbar,fire-axe,pistol']));
    expect(new Set(KEYS.map((key) => guess(key).join())).size).toBe(6);

    const next = searched(table);
    const left = top(next.state, 2).sort();
    for (const key of KEYS) expect(top(engine.sample(engine.view(next, 'p1'), key).state, 2).sort()).toEqual(left);
  });

  test('[ZC-SKILL-29] a deck that was shuffled for a matching set keeps nothing on top', () => {
    const options = { mission: '00', players: 4, survivors: [['doug'], ['amy'], ['ned'], ['josh']] };
    const key = KEYS.find((one) => top(open(options, one).state, 1)[0] === 'pistol')!;
    const table = searched(open(options, key));
    expect(table.pending!.choice).toBe('$reaction');
    engine.playInPlace(table, 'p1', firstOffered(table));
    const tops = KEYS.map((one) => top(engine.sample(engine.view(table, 'p1'), one).state, 1)[0]);
    expect(new Set(tops).size).toBeGreaterThan(EQUIPMENT_IDS.length / 4);
  });
});

function firstOffered(table: Table): unknown {
  const offer = engine.offer(table, 'p1')!;
  return offer.kind === 'one' ? offer.from[0] : undefined;
}

/** The first Survivor of the first seat searches the room they start in. */
function searched(table: Table): Table {
  const copy = engine.clone(table);
  if (copy.pending!.choice === 'activate') engine.playInPlace(copy, 'p1', firstOffered(copy));
  engine.playInPlace(copy, 'p1', { do: 'search' } satisfies Zombicide['choices']['act']['option']);
  return copy;
}

describe('Doug’s Dream', () => {
  test('[ZC-MA4-07] the blue token is any of the four, and the green one never', () => {
    const places = KEYS.map((key) => {
      const { objectives } = open({ mission: 'A4', players: 1 }, key).state;
      const colours = objectives.map(({ colour }) => peek(colour));
      expect([...colours].sort()).toEqual(['blue', 'green', 'red', 'red', 'red']);
      expect(colours[4]).toBe('green');
      return colours.indexOf('blue');
    });
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(5);
  });
});
