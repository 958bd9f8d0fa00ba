import { describe, expect, test } from 'vitest';
import { BOX } from '../content/box.ts';
import { BYSTANDER_DECK, BYSTANDER_IDS, BYSTANDERS } from '../content/bystanders.ts';
import { AGENT_KINDS, AGENTS, FOES, PLAYED, PRIORITY, SUPER_HEROES, ZOMBIE_HEROES } from '../content/enemies.ts';
import { DEVOUR, HEALTH, HEROES, heroSheet } from '../content/heroes.ts';
import { LEVEL_FROM, LEVELS, MODES } from '../content/modes.ts';
import { SIGN, SIGN_ORIGINS } from '../content/sign.ts';
import { clauseOf, SKILLS } from '../content/skills.ts';
import { SOURCES, type Sourced } from '../content/sources.ts';
import { SPAWN_CARDS, SPECIALS } from '../content/spawn.ts';
import { FAMILIES, TRAIT_DECK, TRAITS } from '../content/traits.ts';
import { contentEn } from '../text/content.en.ts';
import { contentFr } from '../text/content.fr.ts';

const words: Readonly<Record<string, string>> = contentEn;
const cards = (mode: 'zombie' | 'hero') => SPAWN_CARDS[mode];
const linesOf = (card: (typeof SPAWN_CARDS)['zombie'][number]) => ('lines' in card ? card.lines : null);

describe('figures and cards', () => {
  test('[MZ-COMP-01] [MZ-COMP-02] six heroes on either side, each with a sheet of its own', () => {
    expect(ZOMBIE_HEROES).toHaveLength(6);
    expect(SUPER_HEROES).toHaveLength(6);
    for (const mode of MODES)
      expect(HEROES.filter((hero) => hero.mode === mode).map(({ id }) => id)).toEqual(PLAYED[mode]);
  });

  test('[MZ-COMP-03] [MZ-COMP-07] twelve Bystanders, and what else is in their decks', () => {
    expect(BYSTANDER_IDS).toHaveLength(12);
    expect(BYSTANDER_DECK.zombie).toHaveLength(16);
    expect(BYSTANDER_DECK.hero).toHaveLength(14);
    expect(BYSTANDER_DECK.zombie.slice(12)).toEqual(['saved', 'saved', 'secret-1', 'secret-2']);
    expect(BYSTANDER_DECK.hero.slice(12)).toEqual(['devoured', 'devoured']);
    expect(BYSTANDERS['blind-al']).toMatchObject({ combat: false, provenance: 'published' });
    expect(BYSTANDER_IDS.filter((id) => BYSTANDERS[id].combat).length).toBe(6);
  });

  test('[MZ-COMP-04] [MZ-COMP-05] the figures of the box', () => {
    expect(AGENT_KINDS.map((kind) => AGENTS[kind].figures)).toEqual([35, 14, 14, 35, 14, 14]);
    const agents = AGENT_KINDS.filter((kind) => AGENTS[kind].mode === 'zombie');
    const figures = agents.reduce((sum, kind) => sum + AGENTS[kind].figures, 0);
    expect(figures + HEROES.length + BYSTANDER_IDS.length).toBe(BOX.figures);
  });

  test('[MZ-COMP-06] [MZ-COMP-15] the cards of the box', () => {
    const zombie = TRAIT_DECK.zombie.length + cards('zombie').length + BYSTANDER_DECK.zombie.length + 6 + 6 + 1;
    expect(zombie + 12 + 6 + 6).toBe(BOX.cards);
  });

  test('[MZ-ENEMY-02] [MZ-ENEMY-03] [MZ-ENEMY-04] [MZ-HM-06] what each kind can do', () => {
    const numbers = AGENT_KINDS.map((kind) => [AGENTS[kind].actions, AGENTS[kind].toughness, AGENTS[kind].xp]);
    expect(numbers).toEqual([
      [1, 1, 1],
      [1, 2, 1],
      [2, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
      [2, 1, 1],
    ]);
    expect(PRIORITY.zombie).toEqual(['foe', 'guard', 'trooper', 'specialist', 'bystander']);
    expect(PRIORITY.hero).toEqual(['foe', 'brute', 'walker', 'runner']);
  });

  test('Super Heroes and Zombie Heroes have Toughness 2 to 4, and Thor and Hulk are the hardest', () => {
    const toughness = (ids: readonly (keyof typeof FOES)[]) => ids.map((id) => FOES[id].toughness);
    const hardest = (ids: readonly (keyof typeof FOES)[]) =>
      ids.filter((id) => FOES[id].toughness === Math.max(...toughness(ids)));
    expect([...new Set(toughness(SUPER_HEROES))].sort()).toEqual([2, 3, 4]);
    expect([...new Set(toughness(ZOMBIE_HEROES))].sort()).toEqual([2, 3, 4]);
    expect([...hardest(SUPER_HEROES), ...hardest(ZOMBIE_HEROES)]).toEqual(['thor', 'hulk']);
    expect(SUPER_HEROES.map((id) => FOES[id].mode)).toEqual(Array(6).fill('zombie'));
  });

  test('[MZ-XP-05] where Danger Levels begin', () => {
    expect(LEVELS.map((level) => LEVEL_FROM[level])).toEqual([0, 7, 19, 43]);
  });
});

describe('ID cards', () => {
  test('[MZ-CARD-01] [MZ-CARD-06] [MZ-CARD-11] [MZ-CARD-12] attacks are those that are known', () => {
    const attacks = HEROES.map(
      ({ id, attack: { min, max, dice, accuracy } }) => `${id} ${min}-${max} ${dice} ${accuracy}+`,
    );
    expect(attacks).toEqual([
      'captain-america 0-0 2 3+',
      'captain-marvel 0-0 2 3+',
      'deadpool 0-0 3 4+',
      'wasp 0-1 2 3+',
      'iron-man 0-1 3 4+',
      'hulk 0-0 3 4+',
      'black-panther 0-0 2 3+',
      'doctor-strange 0-1 2 3+',
      'ms-marvel 0-1 2 3+',
      'thor 0-0 2 3+',
      'scarlet-witch 0-1 3 4+',
      'spider-man 0-0 3 4+',
    ]);
    expect(HEROES.every(({ attack: { type, max } }) => (type === 'melee') === (max === 0))).toBe(true);
    expect(HEROES.every(({ attack }) => attack.provenance !== 'reconstructed')).toBe(true);
  });

  test('[MZ-CARD-13] [MZ-DEV-01] everyone devours alike', () => {
    expect(DEVOUR).toMatchObject({ type: 'melee', min: 0, max: 0, dice: 1, accuracy: 4 });
  });

  test('every skill is on one sheet, and on every sheet there is one more Action at Yellow', () => {
    const skills = HEROES.flatMap(({ skills: { blue, orange, red } }) => [blue, orange, red]);
    expect(['plus-action', ...skills]).toEqual(SKILLS);
    expect(HEROES.every(({ health, skills: { yellow } }) => health === HEALTH && yellow === 'plus-action')).toBe(true);
    expect(SKILLS.filter((skill) => clauseOf(skill) !== null)).toHaveLength(7);
    expect(heroSheet('captain-america').provenance).toBe('printed');
    expect(heroSheet('hulk').provenance).toBe('reconstructed');
  });
});

describe('Traits', () => {
  test.each(MODES)('%s: 45 cards, at least 20 kinds, one to three of each, in clear families', (mode) => {
    const kinds = TRAITS.filter((trait) => trait.mode === mode);
    expect(TRAIT_DECK[mode]).toHaveLength(45);
    expect(kinds.length).toBeGreaterThanOrEqual(20);
    expect(kinds.every(({ copies }) => copies >= 1 && copies <= 3)).toBe(true);
    const families = new Set(kinds.map(({ family }) => family));
    for (const family of ['dice', 'movement', 'defence', 'control', 'team', 'danger'] as const)
      expect([family, families.has(family)]).toEqual([family, true]);
    expect(FAMILIES.filter((family) => TRAITS.some((trait) => trait.family === family))).toEqual([...FAMILIES]);
  });

  test('no two have one id', () => {
    expect(new Set(TRAITS.map(({ id }) => id)).size).toBe(TRAITS.length);
  });
});

describe('Spawn cards', () => {
  test.each(MODES)('%s: 42 cards numbered from 1, six of them with a hero of the other side', (mode) => {
    expect(cards(mode).map(({ number }) => number)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
    expect(cards(mode).filter(({ type }) => type === 'foe')).toHaveLength(6);
  });

  test('[MZ-XP-12] card 001 is as printed', () => {
    expect(cards('zombie')[0]).toMatchObject({ kind: 'trooper', lines: [2, 3, 8, 9], provenance: 'printed' });
  });

  test('[MZ-BLDG-03] the first Guard card has 1 at Yellow, as an example wants it', () => {
    const guards = cards('zombie').filter((card) => card.type === 'normal' && card.kind === 'guard');
    expect(linesOf(guards[0]!)?.[1]).toBe(1);
  });

  test.each(MODES)('%s: lines rise, every kind is called again, and any three cards of a kind fit the box', (mode) => {
    const kinds = AGENT_KINDS.filter((kind) => AGENTS[kind].mode === mode);
    for (const card of cards(mode)) {
      const lines = linesOf(card);
      if (lines === null) continue;
      expect([card.number, [...lines].sort((a, b) => a - b)]).toEqual([card.number, [...lines]]);
      expect(lines[0]).toBeGreaterThanOrEqual(1);
    }
    for (const kind of kinds) {
      expect(cards(mode).some((card) => card.type === 'extra' && card.kind === kind)).toBe(true);
      const red = cards(mode).flatMap((card) => ('lines' in card && card.kind === kind ? [card.lines[3]] : []));
      const three = red.sort((a, b) => b - a).slice(0, 3);
      expect(three.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(AGENTS[kind].figures);
    }
    const wrong = cards(mode).filter((card) => card.type !== 'foe' && !kinds.includes(card.kind));
    expect(wrong).toEqual([]);
  });

  test('[MZ-SPAWN-13] both Special Actions of the rule book are there, and each is used', () => {
    const used = MODES.flatMap((mode) =>
      cards(mode).flatMap((card) => (card.type === 'special' ? [card.special] : [])),
    );
    expect([...new Set(used)]).toEqual([...SPECIALS]);
    expect(words['special.drop']).toBe('Specialists Drop!');
    expect(words['special.open-fire']).toBe('Troopers Open Fire!');
  });
});

describe('provenance', () => {
  test('every entry says where it is from', () => {
    const entries: Sourced[] = [
      ...HEROES.flatMap((hero) => [hero, hero.attack]),
      ...TRAITS,
      ...Object.values(BYSTANDERS),
      ...Object.values(AGENTS),
      ...Object.values(FOES),
      ...MODES.flatMap(cards),
      ...Object.values(SIGN_ORIGINS),
      DEVOUR,
    ];
    for (const { provenance, source } of entries) {
      expect(['printed', 'published', 'reconstructed', 'ours']).toContain(provenance);
      expect(Object.keys(SOURCES)).toContain(source);
    }
    expect(SIGN).toMatchObject({ uses: 2 });
  });
});

describe('words', () => {
  const needed = [
    ...HEROES.flatMap(({ id }) => [`hero.${id}`, `hero.${id}.neutral`, `hero.${id}.attack`, `foe.${id}.ability.text`]),
    ...SKILLS.flatMap((id) => [`skill.${id}`, `skill.${id}.text`]),
    ...TRAITS.flatMap(({ id, moment, family }) => [
      `trait.${id}`,
      `trait.${id}.text`,
      `moment.${moment}`,
      `family.${family}`,
    ]),
    ...BYSTANDER_IDS.flatMap((id) => [
      `bystander.${id}`,
      `bystander.${id}.devoured.text`,
      `bystander.${id}.saved.text`,
    ]),
    ...SPECIALS.flatMap((id) => [`special.${id}`, `special.${id}.text`]),
  ];

  test('every card has a name and a text', () => {
    expect(needed.filter((key) => !(key in words))).toEqual([]);
  });

  test('texts are short, differ in both languages and leave nothing open', () => {
    for (const [key, en] of Object.entries(words)) {
      const fr = (contentFr as Readonly<Record<string, string>>)[key]!;
      for (const said of [en, fr])
        expect([key, said.trim() === said && !/['"]| {2}|TODO/.test(said)]).toEqual([key, true]);
      if (!key.endsWith('.text') || /^spawn|^card|^sign/.test(key)) continue;
      expect([key, en !== fr]).toEqual([key, true]);
      const sentences = en.split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim().length > 3);
      expect([key, sentences.length <= 2]).toEqual([key, true]);
    }
  });
});
