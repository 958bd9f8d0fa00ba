import { type Box, type BoxEntry, createEngine, keyFromSeed, missionWith, readBox } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { PLANS } from '../content/plans/index.ts';
import { groundOf } from '../src/board/ground.ts';
import { pack } from '../src/index.ts';
import { numbersOf } from '../src/rules/questions.ts';

const own = pack.box!;
const entry = (part: string, id: string): BoxEntry =>
  own.parts.find((one) => one.id === part)!.shipped.find((one) => one.id === id)!;
const boxWith = (parts: Box['parts']): Box => readBox('dawn', own, { game: 'dawn', name: 'Printed', parts });
const open = (options: unknown) => createEngine(pack.game).open(options, keyFromSeed(1)).table.state;

test('what is shipped fits the form of its box, and lays the same plan', () => {
  for (const { id } of PLANS) {
    const box = boxWith({ plans: [entry('plans', id)] });
    const laid = missionWith(own, box, id);
    const { plan, ...ground } = groundOf(laid);
    const { plan: shipped, ...before } = groundOf(id);
    expect(ground).toEqual(before);
    expect({ ...plan, provenance: shipped.provenance }).toEqual(shipped);
    expect(own.missionIn(laid)).toBe(id);
  }
  expect(own.missionIn('mall')).toBeNull();
});

test('a table is laid with the plan and the numbers that the owner has typed in, and names the box', () => {
  const peter = {
    ...entry('characters', 'peter'),
    normal: { fire: 5, panic: 1, movement: 9 },
    infected: { fire: 1, panic: 6, movement: 3 },
  };
  const wing = { ...entry('plans', 'wing'), rifles: 130 };
  const box = boxWith({ plans: [wing], characters: [peter] });
  const options = own.put(pack.options(missionWith(own, box, 'wing'), 1, []), box);
  expect(own.named(options)).toBe('Printed');
  const state = open(options);
  const ground = groundOf(state.plan);
  expect([ground.names[ground.rifles], ground.plan.provenance]).toEqual(['130', 'ours']);
  expect(numbersOf(state, 0)).toEqual(peter.normal);
  expect(numbersOf({ ...state, characters: [{ ...state.characters[0]!, status: 'infected' }] }, 0)).toEqual(
    peter.infected,
  );
  expect(numbersOf(state, 3)).toEqual(numbersOf(open(pack.options('wing', 1, [])), 3));
  expect(own.named(pack.options('wing', 1, []))).toBeNull();
});

test('numbers alone leave the plan as it is shipped', () => {
  const box = boxWith({ characters: [entry('characters', 'fran')] });
  const state = open(own.put(pack.options(missionWith(own, box, 'wing'), 1, []), box));
  expect(groundOf(state.plan).plan).toEqual(groundOf('wing').plan);
});

test('what cannot be laid is told', () => {
  const wing = entry('plans', 'wing');
  const reading = (more: Partial<BoxEntry>) => () => boxWith({ plans: [{ ...wing, ...more } as BoxEntry] });
  const lines = wing.lines as string[];
  expect(reading({ rifles: 999 })).toThrow('no space 999');
  expect(reading({ humans: [4] })).toThrow('space 4 has two symbols');
  expect(reading({ counters: 40 })).toThrow('40 zombies start on 22 symbols');
  expect(reading({ lines: lines.slice(2) })).toThrow('spaces, and 79 are numbered');
  expect(reading({ lines: ['      a a a?.|b b b', ...lines.slice(1)] })).toThrow('"?" means nothing');
  expect(() => boxWith({ characters: [{ ...entry('characters', 'fran'), normal: { fire: 99 } }] })).toThrow('fire');
});

test('a text that no box would make is refused', () => {
  for (const plan of ['{', '{}', '{"plan":"elsewhere"}', '{"plan":"mall","places":{}}', `{"plan":"mall","more":1}`])
    expect(() => open({ ...(pack.options(plan, 1, []) as object) })).toThrow(/plan/);
});
