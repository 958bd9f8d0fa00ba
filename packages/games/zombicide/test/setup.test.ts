import { createEngine, Fault, keyFromSeed, peek } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import tutorial from '../content/missions/00.json' with { type: 'json' };
import { game } from '../src/game.ts';
import { kindOf } from '../src/rules/questions.ts';
import type { State } from '../src/types.ts';

const engine = createEngine(game);
const KEYS = Array.from({ length: 200 }, (_, i) => keyFromSeed(i));

/** A table as it is laid, for a key. */
const lay = (options: object, key: string): State => engine.open(options, key).table.state;
const PLAIN = { mission: JSON.stringify({ board: 'a-b' }), players: 1 };

const held = ({ survivors }: State, sheet: string): string[] =>
  survivors
    .find((one) => one.sheet === sheet)!
    .slots.filter((card) => card >= 0)
    .map(kindOf);

describe('luck at set-up', () => {
  test('[ZC-SETUP-06] both decks are shuffled, and every key shuffles them in its own way', () => {
    const orders = (deck: 'equipment' | 'horde'): Set<string> =>
      new Set(KEYS.map((key) => lay(PLAIN, key)[deck].pile.map(peek).join()));
    expect(orders('equipment').size).toBe(KEYS.length);
    expect(orders('horde').size).toBe(KEYS.length);
    const tops = new Set(KEYS.map((key) => peek(lay(PLAIN, key).horde.pile.at(-1)!)));
    expect(tops.size).toBeGreaterThan(35);
  });

  test('[ZC-SETUP-06] a view tells how many cards a deck holds, never which comes next', () => {
    const { table } = engine.open(PLAIN, KEYS[0]!);
    for (const viewer of ['p1', 'watcher']) {
      const { state } = engine.view(table, viewer);
      expect(state.equipment).toEqual({ left: 52, discard: [] });
      expect(state.horde).toEqual({ left: 42, discard: [] });
    }
    const seen = engine.view(table, 'p1');
    const guesses = new Set(KEYS.slice(0, 50).map((key) => peek(engine.sample(seen, key).state.horde.pile.at(-1)!)));
    expect(guesses.size).toBeGreaterThan(20);
  });

  test('[ZC-SETUP-11] everybody can be dealt any of the first cards', () => {
    const dealt = KEYS.map((key) => lay(PLAIN, key));
    for (const sheet of ['amy', 'doug', 'josh', 'ned']) {
      const cards = dealt.map((state) => held(state, sheet));
      for (const each of cards) expect(each).toHaveLength(1);
      for (const kind of ['fire-axe', 'crowbar', 'pistol', 'pan']) {
        const times = cards.filter(([card]) => card === kind).length;
        expect(times).toBeGreaterThan(25);
        expect(times).toBeLessThan(80);
      }
    }
    for (const { survivors } of dealt)
      expect(survivors.map(({ slots }) => kindOf(slots[0]!)).sort()).toEqual(['crowbar', 'fire-axe', 'pan', 'pistol']);
  });

  test('[ZC-SETUP-11] with five and six Survivors the Pans fill up, one card each', () => {
    const pans = (players: number): number[] =>
      KEYS.slice(0, 20).map((key) => {
        const { survivors } = lay({ ...PLAIN, players }, key);
        const first = survivors.map(({ slots }) => kindOf(slots[0]!));
        for (const kind of ['fire-axe', 'crowbar', 'pistol'])
          expect(first.filter((one) => one === kind)).toHaveLength(1);
        return first.filter((one) => one === 'pan').length;
      });
    expect(new Set(pans(5))).toEqual(new Set([2]));
    expect(new Set(pans(6))).toEqual(new Set([3]));
  });

  test('[ZC-SETUP-11] with fewer cards than Survivors, or more, it is luck who gets how many', () => {
    const without = KEYS.map((key) => {
      const { survivors } = lay({ mission: '00', players: 1 }, key);
      return survivors.filter(({ slots }) => slots[0]! < 0).map(({ sheet }) => sheet);
    });
    for (const each of without) expect(each).toHaveLength(1); // three Pans for four
    expect(new Set(without.flat())).toEqual(new Set(['amy', 'doug', 'josh', 'ned']));
    const mission = JSON.stringify({ board: 'a-b', rules: { survivorsEach: 2 } });
    const pairs = KEYS.map((key) => {
      const state = lay({ mission, players: 1 }, key);
      return ['amy', 'doug'].map((sheet) => held(state, sheet).sort().join('+')).join(' / ');
    });
    expect([...new Set(pairs)].sort()).toEqual([
      'crowbar / fire-axe+pistol',
      'crowbar+fire-axe / pistol',
      'crowbar+pistol / fire-axe',
      'fire-axe / crowbar+pistol',
      'fire-axe+pistol / crowbar',
      'pistol / crowbar+fire-axe',
    ]);
  });

  test('[ZC-SETUP-12] Phil has his Pistol on top of whatever card he is dealt, a second Pistol if it was one', () => {
    const survivors = [['amy', 'doug', 'josh', 'phil']];
    const hands = KEYS.map((key) => held(lay({ ...PLAIN, survivors }, key), 'phil'));
    for (const cards of hands) {
      expect(cards).toHaveLength(2);
      expect(cards[1]).toBe('pistol');
    }
    expect(new Set(hands.map(([dealt]) => dealt))).toEqual(new Set(['fire-axe', 'crowbar', 'pistol', 'pan']));
  });

  test('[ZC-CAR-03] a pimp-mobile holds either weapon with equal chances', () => {
    const first = KEYS.map((key) => kindOf(peek(lay(PLAIN, key).trunk.at(-1)!)));
    const twins = first.filter((kind) => kind === 'evil-twins').length;
    expect(first.filter((kind) => kind === 'mas-shotgun')).toHaveLength(KEYS.length - twins);
    expect(twins).toBeGreaterThan(70);
    expect(twins).toBeLessThan(130);
  });

  test('[ZC-GAME-04] a mission laid again by the same key is the same, whatever was played in between', () => {
    const before = lay({ mission: '00', players: 2 }, KEYS[3]!);
    lay({ mission: 'A4', players: 3 }, KEYS[4]!);
    expect(lay({ mission: '00', players: 2 }, KEYS[3]!)).toEqual(before);
  });
});

describe('[ZC-SETUP-07] how many can play a mission', () => {
  const refusal = (options: object): [string, readonly string[]] | null => {
    try {
      game.options(options);
      return null;
    } catch (fault) {
      if (!(fault instanceof Fault) || fault.code !== 'bad-options') throw fault;
      return [fault.message, fault.rules];
    }
  };
  const mission = (more: object): string => JSON.stringify({ ...tutorial, ...more });

  test('as many Survivors as it needs', () => {
    const six = mission({ survivors: 6 });
    expect([1, 2, 3, 4, 5, 6].map((players) => refusal({ mission: six, players }) === null)).toEqual([
      ...[false, true, true, false, false, true],
    ]);
    expect(refusal({ mission: six, players: 5 })).toEqual([
      'This mission needs 6 Survivors; 5 players have 5.',
      ['ZC-SETUP-07'],
    ]);
    const five = mission({ survivors: 5 });
    expect([1, 4, 5].map((players) => refusal({ mission: five, players }) === null)).toEqual([false, false, true]);
  });

  test('as many players as it is for', () => {
    const few = mission({ players: { min: 2, max: 3 } });
    expect([1, 2, 3, 4].map((players) => refusal({ mission: few, players }) === null)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(refusal({ mission: few, players: 4 })).toEqual([
      'The number of players for this mission is 2 to 3.',
      ['ZC-SETUP-07'],
    ]);
    const one = mission({ players: { min: 1, max: 1 } });
    expect(refusal({ mission: one, players: 2 })).toEqual([
      'The number of players for this mission is 1.',
      ['ZC-SETUP-07'],
    ]);
  });

  test('with a number of its own, where it has one', () => {
    const single = mission({ survivors: 1, rules: { survivorsEach: 1 } });
    expect([1, 2, 3].map((players) => game.options({ mission: single, players }).survivors)).toEqual([
      [['amy']],
      [['amy'], ['doug']],
      [['amy'], ['doug'], ['josh']],
    ]);
    expect(refusal({ mission: single, players: 2, survivors: [['amy', 'doug'], ['ned']] })?.[1]).toEqual([
      ...['ZC-SETUP-07'],
    ]);
    const many = mission({ rules: { survivorsEach: 4 } });
    expect(refusal({ mission: many, players: 2 })).toEqual(['There are only 6 Survivors.', ['ZC-SETUP-08']]);
  });

  test('nothing but whole numbers from one to six', () => {
    for (const players of [0, 7, 2.5, '2', undefined])
      expect(refusal({ ...PLAIN, players })).toEqual(['One to six can play.', ['ZC-SETUP-07']]);
    for (const first of [-1, 1, 0.5, 'p1'])
      expect(refusal({ ...PLAIN, first })).toEqual(['The First Player must be one of the players.', ['ZC-SETUP-13']]);
    expect(refusal({})).toEqual(['Name a mission.', []]);
  });
});

describe('[ZC-SETUP-12] [ZC-SKILL-33] sheets that name Equipment', () => {
  const sheet = (id: string, kind: string): object => ({
    id,
    name: { en: id, fr: id },
    colour: 'green',
    blue: `starts-with:${kind}`,
    orange: ['hoard', 'sniper'],
    red: ['loud', 'medic', 'ninja'],
  });
  const options = (...kinds: string[]): object => {
    const sheets = kinds.map((kind, i) => sheet(`s${i}`, kind));
    const each = kinds.length;
    const mission = JSON.stringify({ board: 'a-b', rules: { survivorsEach: each } });
    return { mission, players: 1, sheets, survivors: [sheets.map((_, i) => `s${i}`)] };
  };

  test('as many as the deck holds once the first cards are out of it', () => {
    for (const [kind, most] of [
      ['goalie-mask', 1],
      ['crowbar', 1],
      ['fire-axe', 1],
      ['pistol', 2],
      ['katana', 2],
      ['water', 3],
    ] as const) {
      const all = Array<string>(most).fill(kind);
      const state = lay(options(...all), KEYS[0]!);
      expect(game.check(state)).toEqual([]);
      for (const { sheet: id } of state.survivors) expect(held(state, id)).toContain(kind);
      expect(state.equipment.pile.map(peek).map(kindOf)).not.toContain(kind);
      expect(() => game.options(options(...all, kind))).toThrow(
        `s${most} cannot start with ${kind}: the deck holds no more of it.`,
      );
    }
  });

  test('in the box only Phil does, and one Phil is no trouble', () => {
    expect(() => game.options({ ...PLAIN, survivors: [['phil', 'amy', 'doug', 'ned']] })).not.toThrow();
  });
});
