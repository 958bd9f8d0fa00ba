import { readFileSync } from 'node:fs';
import { createEngine, Fault, keyFromSeed } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { BOX } from '../content/box.ts';
import { BYSTANDER_DECK, BYSTANDER_IDS } from '../content/bystanders.ts';
import { AGENT_KINDS, AGENTS, FOES, PRIORITY, SUPER_HEROES, ZOMBIE_HEROES } from '../content/enemies.ts';
import { MOST_HUNGER, TRAIT_SLOTS } from '../content/heroes.ts';
import { MISSIONS } from '../content/missions.ts';
import { SIGN } from '../content/sign.ts';
import { SPAWN_CARDS } from '../content/spawn.ts';
import { TRAIT_DECK } from '../content/traits.ts';
import { boardOf } from '../src/board/board.ts';
import { game } from '../src/game.ts';
import { pack } from '../src/index.ts';

const engine = createEngine(game);
const open = (options: object) => engine.open(options, keyFromSeed(1)).table;
const own = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
const zombie = MISSIONS.filter(({ mode }) => mode === 'zombie');

describe('tokens', () => {
  test('[MZ-COMP-08] [MZ-COMP-12] there are 41', () => {
    const { signs, exits, activations } = BOX;
    expect([sum(BOX.doors), sum(BOX.objectives), sum(BOX.spawns)]).toEqual([16, 9, 8]);
    expect([signs, exits, activations]).toEqual([1, 1, 6]);
    expect(sum(BOX.doors) + sum(BOX.objectives) + sum(BOX.spawns) + signs + exits + activations).toBe(41);
    expect(SIGN.uses).toBe(2); // intact, then damaged
  });

  test('[MZ-COMP-09] [MZ-COMP-10] [MZ-COMP-11] so many of each colour, and no map shows more', () => {
    expect(BOX.doors).toEqual({ red: 14, blue: 1, green: 1 });
    expect(BOX.objectives).toEqual({ red: 7, blue: 1, green: 1 });
    expect(BOX.spawns).toEqual({ first: 1, red: 5, blue: 1, green: 1 });
    for (const { id } of MISSIONS) {
      const { spawns, objectives, undersides, doors } = boardOf(id);
      const shown = objectives.filter(({ hidden }) => !hidden).map(({ colour }) => colour);
      for (const [tokens, most] of [
        [spawns.map(({ colour }) => colour), BOX.spawns],
        [[...shown, ...undersides], BOX.objectives],
        [doors.flatMap(({ colour }) => colour ?? []), BOX.doors],
      ] as const)
        for (const [colour, count] of Object.entries(most))
          expect([id, colour, tokens.filter((one) => one === colour).length <= count]).toEqual([id, colour, true]);
    }
  });

  test('[MZ-COMP-10] a Blue or Green Objective laid on its face looks like a Red one', () => {
    const hidden = MISSIONS.filter(({ undersides }) => undersides !== undefined);
    expect(hidden.map(({ id }) => id)).toContain('MZ7');
    for (const { id } of hidden) {
      const table = open({ mission: id, players: 1 });
      const { objectives } = engine.view(table, 'p1').state;
      for (const objective of objectives)
        if (!objective.known) expect(objective).toMatchObject({ shown: 'red', colour: null });
    }
  });

  test('[MZ-COMP-13] six fair dice of six faces; more may be rolled', () => {
    expect(BOX.dice).toBe(6);
    expect(BOX.faces).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[MZ-COMP-14] six dashboards: no seventh hero takes part', () => {
    expect(BOX.heroes).toBe(6);
    expect(TRAIT_SLOTS).toBe(2);
    expect(() => open({ mission: 'MZ1', players: 1, heroes: [[...ZOMBIE_HEROES, 'thor']] })).toThrow(Fault);
    expect(() => open({ mission: 'MZ1', players: 1, heroes: [[...ZOMBIE_HEROES, 'hulk']] })).toThrow(Fault);
    expect(open({ mission: 'MZ1', players: 1, heroes: [ZOMBIE_HEROES] }).state.heroes).toHaveLength(6);
  });
});

describe('figures and cards', () => {
  test('[MZ-COMP-01] [MZ-COMP-02] [MZ-COMP-03] whom the figures show', () => {
    const zombies = ['captain-america', 'captain-marvel', 'deadpool', 'hulk', 'iron-man', 'wasp'];
    expect([...ZOMBIE_HEROES].sort()).toEqual(zombies);
    const living = ['black-panther', 'doctor-strange', 'ms-marvel', 'scarlet-witch', 'spider-man', 'thor'];
    expect([...SUPER_HEROES].sort()).toEqual(living);
    expect([...BYSTANDER_IDS].sort()).toEqual([
      ...['aunt-may', 'betty-ross', 'blind-al', 'bob', 'coulson', 'jameson'],
      ...['mary-jane', 'okoye', 'pepper-potts', 'ross', 'sharon-carter', 'wong'],
    ]);
  });

  test('[MZ-COMP-06] 45 Traits, 16 Bystander cards, 42 Spawn cards', () => {
    expect(TRAIT_DECK.zombie).toHaveLength(45);
    expect(BYSTANDER_DECK.zombie).toHaveLength(16);
    expect(SPAWN_CARDS.zombie).toHaveLength(42);
  });

  test('[MZ-COMP-15] cards of Hero Mode are in no deck of Zombie Mode', () => {
    for (const { id } of zombie) {
      const { state } = open({ mission: id, players: 1 });
      expect(state.foes).toHaveLength(6);
      const cards = [...state.bystanderDeck.pile, ...state.laid, ...state.removed];
      expect(cards).toHaveLength(BYSTANDER_DECK.zombie.length);
      expect(state.traitDeck.pile).toHaveLength(45);
    }
  });

  test('[MZ-COMP-16] the missions use all 18 sides, and none both sides of a tile', () => {
    const used = MISSIONS.map(({ tiles }) => tiles.flat().map((tile) => tile.slice(0, 2)));
    for (const sides of used) expect(new Set(sides.map(([number]) => number)).size).toBe(sides.length);
    const all = [...new Set(used.flat())].sort();
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((tile) => [`${tile}R`, `${tile}V`]));
  });

  test('[MZ-PRIO-07] the target table: priority, Actions, Toughness and XP of each', () => {
    const table = PRIORITY.zombie.map((target) => {
      const card = AGENT_KINDS.find((kind) => kind === target);
      return card === undefined ? target : [card, AGENTS[card].actions, AGENTS[card].toughness, AGENTS[card].xp];
    });
    expect(table).toEqual(['foe', ['guard', 1, 2, 1], ['trooper', 1, 1, 1], ['specialist', 2, 1, 1], 'bystander']);
    expect(SUPER_HEROES.every((id) => FOES[id].toughness >= AGENTS.guard.toughness)).toBe(true);
  });
});

describe('what lies beside the board', () => {
  test('[MZ-SETUP-09] the card of the Sign can be read by everybody and is in no deck', () => {
    for (const lang of ['en', 'fr']) {
      const page = own(`../../../../apps/web/src/games/marvel/text/${lang}.ts`);
      expect(page.match(/'m\.legend\.sign\.text':\s*'(.*)'/)?.[1]).toMatch(/\{min\}.*\{max\}.*\{accuracy\}/);
    }
    const decks: readonly string[] = [...TRAIT_DECK.zombie, ...BYSTANDER_DECK.zombie];
    expect(decks).not.toContain('sign');
    expect(engine.view(open({ mission: 'MZ4', players: 1 }), 'watcher').state).toMatchObject({ throws: 2 });
  });

  test('[MZ-SETUP-14] every hero has a colour of its own on the page', () => {
    const looks = own('../../../../apps/web/src/games/marvel/looks.ts');
    const inks = ZOMBIE_HEROES.map((id) => looks.match(new RegExp(`^ *'?${id}'?: \\['(#[0-9a-f]{6})'`, 'm'))?.[1]);
    expect(inks).not.toContain(undefined);
    expect(new Set(inks).size).toBe(6);
  });

  test('[MZ-SUM-01] the rule book on the page has a chapter for every part of the round summary', () => {
    const clauses = own('../rules.yaml');
    for (const topic of ['PHASE', 'RAV', 'EPH', 'CBY', 'NCB', 'ESC', 'ROUND', 'PRIO', 'SUM']) {
      expect([topic, new RegExp(`^ +${topic}: \\{ en: ".+", fr: ".+" \\}`, 'm').test(clauses)]).toEqual([topic, true]);
      expect(clauses).toContain(`- id: MZ-${topic}-01`);
    }
  });

  test('[MZ-SUM-06] the index adds no rule', () => {
    const clauses = own('../rules.yaml').split('\n  - id: ').slice(1);
    const fromIndex = clauses.filter((clause) => /^ +source: .*\bIndex\b/m.test(clause));
    expect(fromIndex.map((clause) => clause.slice(0, clause.indexOf('\n')))).toEqual(['MZ-SUM-06']);
  });

  test('[MZ-ID-02] the Hunger track has five steps', () => {
    expect(MOST_HUNGER).toBe(4);
  });

  test('[MZ-MODE-02] Zombie Mode is offered, and Hero Mode has missions of its own', () => {
    expect(zombie.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, i) => `MZ${i}`));
    const others = MISSIONS.filter(({ mode }) => mode === 'hero').map(({ id }) => id);
    expect(others).toEqual(['MH1', 'MH2', 'MH3', 'MH4', 'MH5']);
    for (const { id } of pack.missions) expect(MISSIONS.map((one) => one.id)).toContain(id);
  });
});
