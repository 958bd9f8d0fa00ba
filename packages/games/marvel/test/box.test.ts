import { randomAnswer, rng } from '@shamble/bots';
import {
  type Box,
  type BoxEntry,
  type BoxPart,
  createEngine,
  decider,
  type Form,
  keyFromSeed,
  missionWith,
  readBox,
} from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { boardOf, MOST_LETTERS } from '../src/board/board.ts';
import { pack, text } from '../src/index.ts';
import { sheetOf } from '../src/rules/questions.ts';

const own = pack.box!;
const partOf = (id: string): BoxPart => own.parts.find((part) => part.id === id)!;
const shipped = (part: string, id: string): BoxEntry => partOf(part).shipped.find((entry) => entry.id === id)!;
const boxWith = (parts: Box['parts']): Box => ({ game: 'marvel', name: 'Printed', parts });
const read = (parts: Box['parts']): Box => readBox('marvel', own, boxWith(parts));
const optionsWith = (box: Box, mission = 'MZ1', players = 1): unknown =>
  own.put(pack.options(missionWith(own, box, mission), players, []), box);
const engine = createEngine(pack.game);

test('what is shipped fits its forms, and lays the same board with the same cards', () => {
  for (const { id } of pack.missions) {
    const box = read({ missions: [shipped('missions', id)] });
    expect(boardOf(missionWith(own, box, id))).toEqual(boardOf(id));
  }
  const all = Object.fromEntries(own.parts.slice(1).map(({ id, shipped: entries }) => [id, entries]));
  const { mission } = optionsWith(read(all)) as { mission: string };
  expect(mission.length).toBeLessThan(MOST_LETTERS);
  const { spawns, traits, fighters, sign, foes } = boardOf('MZ1').content;
  expect(boardOf(mission).content).toMatchObject({
    traits,
    fighters,
    sign,
    foes: foes.map(({ id, toughness }) => ({ id, toughness })),
  });
  const plain = (cards: typeof spawns) => cards.map(({ provenance: _p, source: _s, ...card }) => card);
  expect(plain(boardOf(mission).content.spawns)).toEqual(plain(spawns));
});

describe('a table laid with a box', () => {
  const box = read({
    missions: [{ ...shipped('missions', 'MZ1'), exit: shipped('missions', 'MZ1').start![0 as never] as string }],
    heroes: [{ ...shipped('heroes', 'captain-america'), dice: 5, accuracy: 2, blue: 'gamma-fists' }],
    foes: [{ id: 'thor', toughness: 2 }],
    traits: [{ id: 'savage-swing', copies: 0 }],
    bystanders: [{ id: 'jameson', combat: true }],
    spawns: [{ id: 'zombie 1', type: 'rush', kind: 'guard', lines: [1, 2, 3, 4] }],
    sign: [{ id: 'sign', min: 0, max: 1, accuracy: 6 }],
  });
  const options = optionsWith(box);
  const { table } = engine.open(options, keyFromSeed(1));
  const { state } = table;

  test('names it, and holds what its owner typed in', () => {
    expect(own.named(options)).toBe('Printed');
    expect(own.named(pack.options('MZ1', 1, []))).toBeNull();
    expect(state.exit).toBe(boardOf('MZ1').start[0]);
    expect(sheetOf(state.heroes[0]!)).toMatchObject({
      attack: { dice: 5, accuracy: 2 },
      skills: { blue: 'gamma-fists', yellow: 'plus-action' },
    });
    const { foes, traits, fighters, spawns, sign } = boardOf(state.mission).content;
    expect(foes.find(({ id }) => id === 'thor')!.toughness).toBe(2);
    expect(traits).not.toContain('savage-swing');
    expect(state.traitDeck.pile).toHaveLength(42);
    expect(fighters[0]).toBe(true);
    expect(spawns[0]).toMatchObject({ number: 1, type: 'rush', kind: 'guard', lines: [1, 2, 3, 4] });
    expect(sign.accuracy).toBe(6);
    expect(pack.ownMission!((options as { mission: string }).mission).title).toEqual(pack.missions[1]!.title);
  });

  test('plays by it, and nothing else changes', () => {
    const of = { hero: 0, attack: 'unique', zone: 0, boosts: [] };
    expect(engine.trace(table, 'dice', of).value).toBe(5 + state.heroes[0]!.hunger);
    expect(engine.trace(table, 'accuracy', of).value).toBe(2);
    expect(engine.trace(table, 'fights', { bystander: 0 }).value).toBe(true);
    expect(engine.trace(table, 'toughness', { kind: 3, zone: 0, foe: 3 }).value).toBe(2);
    const now = engine.clone(table);
    const luck = rng(5);
    for (let n = 0; n < 60 && now.outcome === null; n++) {
      const seat = decider(now.pending!.who);
      engine.playInPlace(now, seat, randomAnswer(engine.offer(now, seat)!, luck));
      expect(pack.game.check(now.state)).toEqual([]);
    }
    expect(boardOf('MZ1').content.traits).toHaveLength(45);
  });
});

test.each([
  ['missions', { start: ['1V-nowhere'] }, '1V-nowhere'],
  ['missions', { tiles: [['8R', '8V']] }, 'twice'],
  ['missions', { foes: [{ who: 'hulk', zone: '1V-C' }] }, 'hulk cannot be there'],
  ['missions', { agents: [{ zone: '1V-C', guard: 15 }] }, 'guard'],
  ['heroes', { min: 1, max: 0, type: 'ranged' }, 'ends before it begins'],
  ['heroes', { max: 1, type: 'melee' }, 'melee'],
  ['spawns', { type: 'normal', kind: 'walker' }, 'not of its side'],
  ['spawns', { dice: 1 }, 'means nothing here'],
] as const)('what is wrong with %s is told: %o', (part, wrong, told) => {
  const id = { missions: 'MZ1', heroes: 'wasp', spawns: 'zombie 1' }[part];
  expect(() => read({ [part]: [{ ...shipped(part, id), ...wrong } as BoxEntry] })).toThrow(told);
});

test('a text that no box would make is refused', () => {
  const mission = JSON.stringify({ mission: 'MZ1', cards: { traits: [{ id: 'savage-swing', copies: 99 }] } });
  expect(() => engine.open({ mission, players: 1 }, keyFromSeed(1))).toThrow('copies');
  expect(() => engine.open({ mission: '{"mission":"MZ99"}', players: 1 }, keyFromSeed(1))).toThrow('one of: "MZ0"');
  expect(() => engine.open({ mission: '{nothing', players: 1 }, keyFromSeed(1))).toThrow('JSON');
});

test('every part, field and word can be said', () => {
  const voices = LOCALES.map((locale) => speak(text[locale], locale, { strict: true }));
  const say = (of: ReturnType<BoxPart['label']>): void => {
    if (typeof of !== 'string') for (const voice of voices) expect(voice(of)).not.toBe('');
  };
  const names = (form: Form): string[] => [
    ...(form.enum ?? []).map(String),
    ...Object.entries(form.properties ?? {}).flatMap(([name, of]) => (name === 'id' ? [] : [name, ...names(of)])),
    ...(form.items === undefined ? [] : names(form.items)),
  ];
  for (const part of own.parts) {
    say(part.title);
    for (const entry of part.shipped) say(part.called(entry));
    for (const name of names(part.form)) say(part.label(name));
  }
});
