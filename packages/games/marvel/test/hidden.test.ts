import { createEngine, keyFromSeed, peek } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { BYSTANDER_DECK, BYSTANDER_IDS } from '../content/bystanders.ts';
import { boardOf } from '../src/board/board.ts';
import { game } from '../src/game.ts';
import { NEXT_SPAWN, type State } from '../src/types.ts';

const engine = createEngine(game);
const KEYS = Array.from({ length: 120 }, (_, i) => keyFromSeed(i));

/** A mission as it is laid, for a key. */
const lay = (mission: string, key: string): State => engine.open({ mission, players: 1 }, key).table.state;
const name = ({ mission }: State, zone: number): string => boardOf(mission).zones[zone]!.name;
const card = (id: string): number => BYSTANDER_DECK.zombie.indexOf(id as (typeof BYSTANDER_DECK.zombie)[number]);

/** Where a card lies, over all keys. */
function placesOf(mission: string, id: string): string[] {
  const found = KEYS.map((key) => {
    const state = lay(mission, key);
    return name(state, state.laid.find((one) => peek(one.card) === card(id))!.zone);
  });
  return [...new Set(found)].sort();
}

describe('what missions hide', () => {
  test('[MZ-M02-04] Secret Mission 1 lies on any tile but those of the tower', () => {
    expect(placesOf('MZ2', 'secret-1').map((zone) => zone.slice(0, 2))).toEqual(['1R', '2V', '4V', '7R']);
  });

  test('[MZ-M03-04] Wong is on any tile but that of the Sanctum', () => {
    expect(placesOf('MZ3', 'wong').map((zone) => zone.slice(0, 2))).toEqual(['1V', '3R', '5R', '6R', '8R']);
  });

  test('[MZ-M06-05] both Secret Missions can lie on each of the six tiles', () => {
    for (const id of ['secret-1', 'secret-2'])
      expect(placesOf('MZ6', id).map((zone) => zone.slice(0, 2))).toEqual(['2R', '3R', '5R', '6R', '7R', '9R']);
  });

  test('[MZ-M09-04] Saved! never lies under an Objective, but may lie elsewhere', () => {
    const all = KEYS.flatMap((key) => lay('MZ9', key).laid.map((one) => ({ ...one, card: peek(one.card) })));
    const under = all.filter((one) => one.under >= 0);
    expect(under).toHaveLength(5 * KEYS.length);
    expect(under.every((one) => one.card < BYSTANDER_IDS.length)).toBe(true);
    expect(new Set(under.map((one) => one.card)).size).toBe(BYSTANDER_IDS.length);
    expect(all.some((one) => one.under < 0 && one.card === card('saved'))).toBe(true);
  });

  test('[MZ-MIS-09] each hidden Objective can be of each colour, and all of them are there', () => {
    for (const mission of ['MZ6', 'MZ7', 'MZ8', 'MZ10']) {
      const { undersides } = boardOf(mission);
      const laid = KEYS.map((key) => lay(mission, key).objectives.map(({ colour }) => peek(colour)));
      for (const colours of laid) expect([...colours].sort()).toEqual([...undersides].sort());
      for (const at of undersides.keys())
        expect(new Set(laid.map((colours) => colours[at])).size).toBe(new Set(undersides).size);
    }
  });
});

describe('what a seat may think', () => {
  test('[MZ-M03-04] Wong may be under any of his five cards, and nowhere else', () => {
    const { table } = engine.open({ mission: 'MZ3', players: 1 }, KEYS[0]!);
    const seen = engine.view(table, 'p1');
    const guessed = KEYS.map((key) => {
      const { state } = engine.sample(seen, key);
      return state.laid.findIndex((one) => peek(one.card) === card('wong'));
    });
    expect(guessed.includes(-1)).toBe(false);
    for (const at of new Set(guessed))
      expect(name(table.state, table.state.laid[at]!.zone).startsWith('7V')).toBe(false);
    expect(new Set(guessed).size).toBe(5);
  });

  test('[MZ-BYS-04] a Spawn card that was looked at and left comes next', () => {
    const { table } = engine.open({ mission: 'MZ1', players: 1 }, KEYS[0]!);
    const top = peek(table.state.spawnDeck.pile.at(-1)!);
    table.state.marks[NEXT_SPAWN] = top;
    const seen = engine.view(table, 'p1');
    for (const key of KEYS) expect(peek(engine.sample(seen, key).state.spawnDeck.pile.at(-1)!)).toBe(top);
  });
});
