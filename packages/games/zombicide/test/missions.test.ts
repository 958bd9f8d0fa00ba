import { createEngine, keyFromSeed, peek } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { SHIPPED } from '../src/board/board.ts';
import { game } from '../src/game.ts';
import { kindOf } from '../src/rules/questions.ts';
import type { State, Zombicide } from '../src/types.ts';

const engine = createEngine(game);
const KEYS = Array.from({ length: 60 }, (_, i) => keyFromSeed(i));
type Table = ReturnType<typeof engine.open>['table'];

const open = (options: object, key: string): Table => engine.open(options, key).table;
const top = ({ equipment }: State, count: number): string[] =>
  equipment.pile.slice(-count).map((card) => kindOf(peek(card)));
const mission = (id: string) => SHIPPED.find((one) => one.id === id)!;

describe('the Tutorial', () => {
  test('[ZC-M00-01] its heading', () => {
    const { title, difficulty, minutes, survivors, tiles } = mission('00');
    expect([title.en, difficulty, minutes, survivors]).toEqual(['Tutorial', 'tutorial', 20, 4]);
    expect(tiles.flat().map((tile) => tile.split('@')[0])).toEqual(['1B', '2B']);
  });

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
  test('[ZC-MA4-01] its heading', () => {
    const { title, difficulty, minutes, survivors, tiles } = mission('A4');
    expect([title.en, title.fr, difficulty, minutes, survivors]).toEqual([
      "Doug's Dream",
      'Le rêve de Doug',
      'medium',
      120,
      4,
    ]);
    expect(tiles.flat().map((tile) => tile.split('@')[0])).toEqual(['7B', '2B', '4B', '5E', '1C', '4C']);
  });

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
