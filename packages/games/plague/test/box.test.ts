import { type Box, type BoxEntry, createEngine, keyFromSeed, missionWith, readBox } from '@shamble/kernel';
import { expect, test } from 'vitest';
import { BOARDS } from '../content/boards/index.ts';
import { groundOf } from '../src/board/ground.ts';
import { pack } from '../src/index.ts';
import { cardsNamed, kindOf, readyWeapon, weaponTable } from '../src/rules/questions.ts';

const own = pack.box!;
const entry = (part: string, id: string): BoxEntry =>
  own.parts.find((one) => one.id === part)!.shipped.find((one) => one.id === id)!;
const boxWith = (parts: Box['parts']): Box => readBox('plague', own, { game: 'plague', name: 'Printed', parts });
const open = (options: unknown) => createEngine(pack.game).open(options, keyFromSeed(1)).table.state;
const ground = (board: string) => groundOf({ board, cellar: -1 });
/** All of it but what is worked out while it is played. */
function built(board: string) {
  const { slate: _slate, lines: _lines, heard: _heard, ...rest } = ground(board);
  return rest;
}
/** The lines with another letter somewhere. */
const put = (lines: unknown, row: number, column: number, letter: string): string[] =>
  (lines as string[]).map((line, at) =>
    at === row ? line.padEnd(column + 1).slice(0, column) + letter + line.padEnd(column + 1).slice(column + 1) : line,
  );

test('what is shipped fits the form of its box, and lays the same board', () => {
  for (const { id } of BOARDS) {
    const box = boxWith({ boards: [entry('boards', id)] });
    const laid = missionWith(own, box, id);
    expect(built(laid)).toEqual(built(id));
    expect(own.missionIn(laid)).toBe(id);
  }
  expect(own.missionIn('main')).toBeNull();
});

test('a table is laid with the board and the pile that the owner has typed in, and names the box', () => {
  const island = entry('boards', 'island');
  // A new search space on open ground, and a wall where there was none.
  const plan = put(put(island.plan, 6, 4, 'X'), 6, 7, '|');
  const box = boxWith({
    boards: [{ ...island, plan }],
    cards: [
      { id: 'molotov', copies: 1 },
      { id: 'baseball-bat', copies: 0 },
    ],
  });
  const options = own.put(pack.options(missionWith(own, box, 'island'), 1, []), box);
  expect(own.named(options)).toBe('Printed');
  const state = open(options);
  const laid = ground(state.board);
  expect(laid.searches).toHaveLength(ground('island').searches.length + 1);
  expect(laid.searches.find(({ id }) => id === 'search-c4')?.place).toBe('outdoors');
  const all = [...state.pile, ...state.humans.flatMap(({ cards }) => cards)] as unknown as number[];
  expect(all.filter((card) => kindOf(card) === 'molotov')).toHaveLength(1);
  expect(own.named(pack.options('island', 1, []))).toBeNull();
});

test('a Weapon is as the owner has typed it in, for rules, odds and bots alike, and others stay', () => {
  const bat = { ...entry('weapons', 'baseball-bat'), kills: 3, ap: 2 } as BoxEntry;
  const box = boxWith({ weapons: [bat] });
  const options = own.put(pack.options('main', 1, []), box);
  const state = open(options);
  const cardNamed = (id: string): number => cardsNamed(id)[0]!;
  expect(weaponTable(state, cardNamed('baseball-bat'))).toMatchObject({ kills: 3, ap: 2, reach: 'melee' });
  expect(weaponTable(state, cardNamed('pistol'))).toMatchObject({ kills: 6, range: 5, reach: 'firearm' });
  const engine = createEngine(pack.game);
  const table = engine.open(options, keyFromSeed(1)).table;
  table.state.humans[0]!.cards = [cardNamed('baseball-bat')];
  expect(readyWeapon(engine.view(table, 'p1').state, cardNamed('baseball-bat'))).toMatchObject({ kills: 3 });
  // A table without it is made of what it was always made of.
  expect(Object.hasOwn(open(pack.options('main', 1, [])), 'weapons')).toBe(false);
  expect(() => boxWith({ weapons: [{ ...bat, kills: 1 }] })).toThrow('kills should be a whole number from 2 to 7');
});

test('what is shipped of Weapons is what they do', () => {
  const shipped = own.parts.find(({ id }) => id === 'weapons')!.shipped;
  const all = open(own.put(pack.options('main', 1, []), boxWith({ weapons: shipped })));
  const plain = open(pack.options('main', 1, []));
  for (const { id } of shipped) {
    const { pushes = 5, ap = 1, ...rest } = weaponTable(plain, cardsNamed(id)[0]!);
    expect(weaponTable(all, cardsNamed(id)[0]!)).toEqual({ id, ...rest, pushes, ap });
  }
});

test('what cannot be laid is told', () => {
  const main = entry('boards', 'main');
  const reading = (more: Partial<BoxEntry>) => () => boxWith({ boards: [{ ...main, ...more } as BoxEntry] });
  expect(reading({ plan: put(main.plan, 0, 0, '?') })).toThrow('"?" at A1 is no square');
  expect(reading({ plan: put(main.plan, 0, 1, 'Q') })).toThrow('"Q" beside');
  expect(reading({ plan: put(main.plan, 0, 2, '#') })).toThrow('nobody can arrive at 11');
  expect(reading({ plan: (main.plan as string[]).slice(2) })).toThrow('20 times 24 squares');
  expect(reading({ plan: [' '] })).toThrow('20 times 24 squares');
  expect(reading({ rooms: put(main.rooms, 0, 0, '?') })).toThrow('line 1 of the rooms');
  expect(() => boxWith({ cards: [{ id: 'molotov', copies: 9 }] })).toThrow('molotov');
});

test('a text that no box would make is refused', () => {
  for (const board of ['{ ', '{ }', '{ "board": "elsewhere" }', '{ "board": "main", "plan": ["."], "rooms": ["."] }'])
    expect(() => open(pack.options(board, 1, []))).toThrow(/board/);
});
