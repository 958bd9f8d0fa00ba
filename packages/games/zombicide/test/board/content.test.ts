import { describe, expect, test } from 'vitest';
import { BOX } from '../../content/box.ts';
import { CARDS, EQUIPMENT, EQUIPMENT_IDS, isEquipment } from '../../content/equipment.ts';
import { clauseOf, isSkill, SKILLS, SKILLS_BY_CLAUSE, startingKind } from '../../content/skills.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { ZOMBIE_CARDS, ZOMBIE_KINDS, ZOMBIES } from '../../content/zombies.ts';

const kinds = Object.values(EQUIPMENT);
const copies = (ids: readonly string[]): number => CARDS.filter((kind) => ids.includes(kind)).length;

describe('the box', () => {
  test('[ZC-COMP-02] 71 figures: 6 Survivors, 40 Walkers, 8 Fatties, 16 Runners, 1 Abomination', () => {
    expect(ZOMBIE_KINDS.map((kind) => [kind, ZOMBIES[kind].figures])).toEqual([
      ['walker', 40],
      ['runner', 16],
      ['fatty', 8],
      ['abomination', 1],
    ]);
    const figures = ZOMBIE_KINDS.reduce((sum, kind) => sum + ZOMBIES[kind].figures, 0);
    expect(figures + BOX.survivors).toBe(71);
  });

  test('[ZC-COMP-03] six dice with faces from 1 to 6', () => {
    expect(BOX.dice).toBe(6);
    expect(BOX.faces).toEqual([1, 2, 3, 4, 5, 6]);
    // Enough for any card alone; a roll may need more.
    for (const { modes } of kinds) for (const { dice } of modes) expect(dice).toBeLessThanOrEqual(BOX.dice);
  });

  test('[ZC-COMP-04] [ZC-COMP-05] [ZC-COMP-08] [ZC-COMP-09] tokens', () => {
    expect(BOX).toMatchObject({ cars: 4, spawns: 6, exits: 1, objectives: 10, noise: 18, doors: 12, firstPlayer: 1 });
  });

  test('[ZC-COMP-06] 110 mini-cards: 42 Zombie, 62 Equipment, 6 Wound', () => {
    expect([ZOMBIE_CARDS.length, CARDS.length, BOX.wounds]).toEqual([42, 62, 6]);
    expect(ZOMBIE_CARDS.length + CARDS.length + BOX.wounds).toBe(110);
    expect(copies(['pan', 'molotov', 'mas-shotgun', 'evil-twins'])).toBe(7);
  });

  test('[ZC-COMP-07] [ZC-COMP-10] [ZC-COMP-11] six sheets, four markers and a pointer each', () => {
    expect(SURVIVORS.map(({ name }) => name.en)).toEqual(['Amy', 'Doug', 'Josh', 'Ned', 'Phil', 'Wanda']);
    expect(SURVIVORS).toHaveLength(BOX.sheets);
    for (const { blue, yellow, orange, red } of SURVIVORS) {
      expect([blue.length, yellow, orange.length, red.length]).toEqual([1, ['plus-action'], 2, 3]);
      for (const skill of [...blue, ...orange, ...red]) expect(isSkill(skill)).toBe(true);
    }
    const levels = 4; // one marker for the skill of each
    expect(BOX.markers).toBe(levels * SURVIVORS.length);
    expect(BOX.pointers).toBe(SURVIVORS.length);
    expect(new Set(SURVIVORS.map(({ colour }) => colour)).size).toBe(6);
  });
});

describe('equipment', () => {
  test('every card has a kind, every kind its copies', () => {
    expect(new Set(CARDS)).toEqual(new Set(EQUIPMENT_IDS));
    for (const { id, copies: count } of kinds) expect(copies([id])).toBe(count);
    expect(CARDS.slice(0, 3)).toEqual(['baseball-bat', 'baseball-bat', 'chainsaw']);
    expect(isEquipment('pan')).toBe(true);
    expect(isEquipment('wound')).toBe(false);
  });

  test('[ZC-SETUP-04] [ZC-SETUP-05] seven cards are set aside and three dealt: 52 are shuffled', () => {
    expect(kinds.filter(({ setAside }) => setAside !== null).map(({ id }) => id)).toEqual([
      'pan',
      'evil-twins',
      'mas-shotgun',
      'molotov',
    ]);
    expect(kinds.filter(({ starting }) => starting > 0).map(({ id }) => id)).toEqual(['crowbar', 'fire-axe', 'pistol']);
    const deck = kinds.filter(({ setAside }) => setAside === null);
    expect(deck.reduce((sum, { copies: count, starting }) => sum + count - starting, 0)).toBe(52);
  });

  test('[ZC-COMB-13] [ZC-COMP-14] a maximum range of 0 is melee, more is ranged; every weapon has its values', () => {
    for (const { modes } of kinds)
      for (const { attack, min, max } of modes) {
        expect(attack).toBe(max === 0 ? 'melee' : 'ranged');
        expect(min).toBeLessThanOrEqual(max);
      }
    expect(EQUIPMENT['sub-mg']).toMatchObject({ dual: true });
    expect(EQUIPMENT['sub-mg'].modes).toEqual([
      { attack: 'ranged', min: 0, max: 1, dice: 3, accuracy: 5, damage: 1, noisy: true, reload: false },
    ]);
    expect(EQUIPMENT.rifle.modes[0]).toMatchObject({ min: 1, max: 3 });
    expect(EQUIPMENT['mas-shotgun'].modes.map(({ attack, reload }) => [attack, reload])).toEqual([
      ['melee', false],
      ['ranged', true],
    ]);
  });

  test('[ZC-NOISE-09] [ZC-NOISE-10] [ZC-NOISE-13] doors and killing are noisy each on its own', () => {
    const uses = kinds
      .filter(({ opensDoors }) => opensDoors)
      .map(({ id, noisyDoor, modes }) => [id, noisyDoor, modes[0]!.noisy]);
    expect(uses).toEqual([
      ['chainsaw', true, true],
      ['crowbar', false, false],
      ['fire-axe', true, false],
    ]);
  });

  test('ammunition names weapons of the box, never the Sub MG', () => {
    const rerolled = kinds.flatMap(({ rerolls }) => rerolls);
    expect(rerolled).toEqual(['pistol', 'evil-twins', 'rifle', 'sawed-off', 'shotgun', 'mas-shotgun']);
  });
});

describe('zombies', () => {
  test('[ZC-ZOMB-01] [ZC-ZOMB-02] [ZC-ZOMB-03] [ZC-ZOMB-06] [ZC-SUM-03] actions, damage to kill, experience', () => {
    expect(ZOMBIE_KINDS.map((kind) => [ZOMBIES[kind].actions, ZOMBIES[kind].toughness, ZOMBIES[kind].xp])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [1, 2, 1],
      [1, 3, 5],
    ]);
  });

  test('42 cards in order: 36 spawns, 4 extra activations, 2 manholes', () => {
    expect(ZOMBIE_CARDS.map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
    const types = ZOMBIE_CARDS.map(({ type }) => type);
    expect(types.filter((type) => type === 'spawn')).toHaveLength(36);
    expect(types.slice(36)).toEqual(['extra', 'extra', 'extra', 'extra', 'manhole', 'manhole']);
    for (const card of ZOMBIE_CARDS) {
      if (card.type === 'extra') continue;
      expect(card.lines).toHaveLength(4);
      for (const line of card.lines)
        if (line !== null) expect(ZOMBIE_KINDS.includes(line.kind) && line.count >= 1 && line.count <= 8).toBe(true);
    }
  });

  test('the cards of the printed examples', () => {
    expect(ZOMBIE_CARDS[0]).toMatchObject({
      lines: [null, { kind: 'runner', count: 2 }, { kind: 'runner', count: 2 }, { kind: 'walker', count: 5 }],
    });
    expect(ZOMBIE_CARDS[39]).toMatchObject({ type: 'extra', kind: 'runner' });
    const [, yellow] = ZOMBIE_CARDS.flatMap((card) => (card.type === 'manhole' ? [card.lines] : []))[0]!;
    expect(yellow).toEqual({ kind: 'walker', count: 2 });
  });

  test('totals by level', () => {
    const total = (level: number): Record<string, number> => {
      const sum: Record<string, number> = {};
      for (const card of ZOMBIE_CARDS) {
        const line = card.type === 'spawn' ? card.lines[level] : null;
        if (line) sum[line.kind] = (sum[line.kind] ?? 0) + line.count;
      }
      return sum;
    };
    expect([0, 1, 2, 3].map(total)).toEqual([
      { walker: 30, fatty: 3, runner: 2, abomination: 1 },
      { runner: 13, walker: 62, fatty: 1, abomination: 1 },
      { runner: 32, walker: 65, fatty: 8, abomination: 1 },
      { walker: 115, runner: 31, fatty: 19, abomination: 1 },
    ]);
  });
});

describe('skills', () => {
  test('35 clauses, every skill under one of them', () => {
    expect(Object.keys(SKILLS_BY_CLAUSE)).toEqual(
      Array.from({ length: 35 }, (_, i) => `ZC-SKILL-${String(i + 1).padStart(2, '0')}`),
    );
    expect(new Set(SKILLS).size).toBe(SKILLS.length);
    expect(clauseOf('ninja')).toBe('ZC-SKILL-32');
    expect(SKILLS_BY_CLAUSE['ZC-SKILL-02']).toEqual(['plus-damage-melee', 'plus-damage-ranged']);
  });

  test('[ZC-SKILL-33] one starts with anything the deck holds, and with nothing that is set aside', () => {
    expect(clauseOf('starts-with:pistol')).toBe('ZC-SKILL-33');
    expect(startingKind('starts-with:pistol')).toBe('pistol');
    expect(startingKind('ninja')).toBeNull();
    for (const none of ['pan', 'molotov', 'evil-twins', 'mas-shotgun', 'aaahh', 'wound'])
      expect(isSkill(`starts-with:${none}`)).toBe(false);
  });
});
