import { EAST, type Grid, readGrid, SOUTH } from '@shamble/parts';
import { faultsOf } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import type { At, BoardSheet } from '../content/board.ts';
import { BOARDS, CELLAR } from '../content/boards/index.ts';
import type { Card } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';
import { brokenBy, PILE, usualPile } from '../content/pile.ts';
import { SOURCES } from '../content/sources.ts';
import { VARIANTS } from '../content/variants.ts';
import { box } from '../src/box.ts';
import { vehicle } from '../src/phrases.ts';
import { contentEn } from '../text/content.en.ts';
import { contentFr } from '../text/content.fr.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

const SHEETS: readonly BoardSheet[] = [...BOARDS, CELLAR];
const EDGE = [11, 12, 13, 14, 15, 16, 22, 23, 24, 25, 26, 33, 34, 35, 36, 44, 45, 46, 55, 56, 66].map(String);
const WALKABLE = ['.', '~'];

interface Read {
  readonly sheet: BoardSheet;
  readonly grid: Grid;
  readonly at: (square: At) => number;
  readonly name: (square: number) => string;
  readonly near: (square: number) => readonly { readonly square: number; readonly mark: string }[];
}

function read(sheet: BoardSheet): Read {
  const grid = readGrid(sheet.plan);
  return {
    sheet,
    grid,
    at: ([column, row]) => row * grid.columns + column,
    name: (square) => `${square % grid.columns},${Math.floor(square / grid.columns)}`,
    near: (square) =>
      [0, 1, 2, 3].flatMap((way) => {
        const beyond = grid.beyond[4 * square + way]!;
        return beyond < 0 ? [] : [{ square: beyond, mark: grid.marks[4 * square + way]! }];
      }),
  };
}

const squaresOf = ({ grid }: Read, letters: readonly string[]): number[] =>
  grid.cells.flatMap((cell, square) => (letters.includes(cell) ? [square] : []));

/** Whatever one can walk to from here without breaking a wall. */
function reach({ grid, near }: Read, from: number, on = WALKABLE): Set<number> {
  const seen = new Set([from]);
  for (const square of seen)
    for (const { square: beyond, mark } of near(square))
      if (' DW'.includes(mark) && on.includes(grid.cells[beyond]!)) seen.add(beyond);
  return seen;
}

describe.each(SHEETS.map((sheet) => [sheet.id, read(sheet)] as const))('the board %s', (_, board) => {
  const { sheet, grid, at, name, near } = board;

  test('is a rectangle of known letters', () => {
    const lines = [...Array(grid.rows).keys()].map((row) => sheet.plan[2 * row]!.trimEnd().length);
    expect(new Set(lines)).toEqual(new Set([2 * grid.columns - 1]));
    expect(grid.cells.filter((cell) => !'.#XC~'.includes(cell))).toEqual([]);
    expect(grid.marks.filter((mark) => !' |-DW'.includes(mark))).toEqual([]);
  });

  test('draws walls along the side they are on', () => {
    const wrong = grid.marks.filter((mark, side) => mark === ((side & 3) === EAST || (side & 3) === 3 ? '-' : '|'));
    expect(wrong).toEqual([]);
  });

  test('can be walked all over', () => {
    const free = squaresOf(board, WALKABLE);
    const seen = reach(board, free[0]!);
    expect(free.filter((square) => !seen.has(square)).map(name)).toEqual([]);
  });

  test('names each of its doors and windows, with a free square on both sides', () => {
    const drawn = grid.cells.flatMap((_, square) =>
      [EAST, SOUTH].flatMap((way) =>
        'DW'.includes(grid.marks[4 * square + way]!) && grid.beyond[4 * square + way]! >= 0
          ? [`${name(square)} ${name(grid.beyond[4 * square + way]!)}`]
          : [],
      ),
    );
    const listed = sheet.openings.map(({ between }) =>
      between
        .map(at)
        .sort((a, b) => a - b)
        .map(name)
        .join(' '),
    );
    expect(listed.toSorted()).toEqual(drawn.toSorted());
    expect(new Set(sheet.openings.map(({ id }) => id)).size).toBe(sheet.openings.length);
    const blocked = sheet.openings.filter(({ between }) =>
      between.some((square) => !WALKABLE.includes(grid.cells[at(square)]!)),
    );
    expect(blocked).toEqual([]);
  });

  test('can be searched wherever there is an X, from a square beside it', () => {
    expect(sheet.searches.map(({ square }) => at(square)).toSorted((a, b) => a - b)).toEqual(squaresOf(board, ['X']));
    for (const { id, square, place } of sheet.searches) {
      const from = near(at(square)).filter(
        ({ mark, square: one }) => mark === ' ' && WALKABLE.includes(grid.cells[one]!),
      );
      expect([id, from.length > 0]).toEqual([id, true]);
      const room = sheet.roomList.find(({ letter }) => letter === sheet.rooms[square[1]]![square[0]]);
      expect([id, room?.house ?? false]).toEqual([id, place === 'inside']);
      if (place === 'vehicle') expect(near(at(square)).some(({ square: one }) => grid.cells[one] === 'C')).toBe(true);
    }
  });

  test('has a room for every letter, and walls or openings round each room that can be shut', () => {
    const letters = new Set(sheet.rooms.join('').replaceAll('.', ''));
    expect([...letters].toSorted()).toEqual(sheet.roomList.map(({ letter }) => letter).toSorted());
    expect(sheet.rooms.map((line) => line.length)).toEqual(Array(grid.rows).fill(grid.columns));
    const letter = (square: number): string => sheet.rooms.join('')[square]!;
    for (const room of sheet.roomList.filter(({ closable }) => closable)) {
      const leaks = grid.cells.flatMap((_, square) =>
        letter(square) !== room.letter
          ? []
          : near(square).filter(({ square: beyond, mark }) => mark === ' ' && letter(beyond) !== room.letter),
      );
      expect([room.id, leaks]).toEqual([room.id, []]);
    }
  });

  test('shuts the house off from the rest but for its openings', () => {
    const inHouse = (square: number): boolean =>
      sheet.roomList.some(({ letter, house }) => house && letter === sheet.rooms.join('')[square]);
    const leaks = grid.cells.flatMap((_, square) =>
      near(square).flatMap(({ square: beyond, mark }) =>
        mark === ' ' && inHouse(square) !== inHouse(beyond) ? [`${name(square)} ${name(beyond)}`] : [],
      ),
    );
    expect(leaks).toEqual([]);
  });

  test('says what every obstacle is, once, and what the ground is', () => {
    const drawn = sheet.things.flatMap(({ squares }) => squares.map(at)).toSorted((a, b) => a - b);
    expect(drawn).toEqual(squaresOf(board, ['#', 'X', 'C']));
    expect(sheet.ground.map((line) => line.length)).toEqual(Array(grid.rows).fill(grid.columns));
    expect([...new Set(sheet.ground.join(''))].toSorted()).toEqual(Object.keys(sheet.grounds).toSorted());
    const wet = [...sheet.ground.join('')].map((letter) => sheet.grounds[letter] === 'water');
    for (const square of squaresOf(board, WALKABLE)) expect(wet[square]).toBe(grid.cells[square] === '~');
  });

  test('says where it is from', () => {
    expect(['printed', 'published', 'reconstructed', 'ours']).toContain(sheet.provenance);
    expect(Object.keys(SOURCES)).toContain(sheet.source);
  });
});

describe.each(BOARDS.map((sheet) => [sheet.id, read(sheet)] as const))('to play on the board %s', (_, board) => {
  const { sheet, grid, at, name } = board;
  const { columns, rows } = grid;
  const onRim = (square: number): boolean =>
    square < columns || square >= columns * (rows - 1) || square % columns === 0 || square % columns === columns - 1;

  test('[ZP-ARR-01] its edge has 84 squares, and 21 free ones of them bear the numbers', () => {
    expect(grid.cells.filter((_, square) => onRim(square)).length).toBe(84);
    expect(Object.keys(sheet.edge)).toEqual(EDGE);
    const squares = Object.values(sheet.edge).map(at);
    expect(new Set(squares).size).toBe(21);
    expect(squares.filter((square) => !onRim(square) || !WALKABLE.includes(grid.cells[square]!)).map(name)).toEqual([]);
  });

  test('the car is entered from two sides', () => {
    expect(sheet.carDoors.length).toBe(2);
    for (const { from, car } of sheet.carDoors) {
      expect(WALKABLE).toContain(grid.cells[at(from)]);
      expect(grid.cells[at(car)]).toBe('C');
      expect(Math.abs(from[0] - car[0]) + Math.abs(from[1] - car[1])).toBe(1);
    }
  });

  test('a cellar can be found, and something has to be searched outside', () => {
    const places = sheet.searches.map(({ place }) => place);
    expect(places.length).toBe(6);
    expect(places).toContain('inside');
    expect(places.some((place) => place !== 'inside')).toBe(true);
  });

  test('eight barricades close the house', () => {
    const inHouse = ([column, row]: At): boolean =>
      sheet.roomList.some(({ letter, house }) => house && letter === sheet.rooms[row]![column]);
    expect(sheet.openings.filter(({ between: [a, b] }) => inHouse(a) !== inHouse(b)).length).toBe(8);
  });

  test('there is room for a baby', () => {
    const kinds = sheet.roomList.map(({ kind }) => kind);
    expect(kinds.some((kind) => ['bathroom', 'bedroom', 'study'].includes(kind))).toBe(true);
  });

  test('what is to be searched can be reached with dry feet', () => {
    const from = sheet.searches.map(({ square }) =>
      board.near(at(square)).filter(({ mark, square: one }) => mark === ' ' && grid.cells[one] === '.'),
    );
    const dry = reach(board, from[0]![0]!.square, ['.']);
    expect(from.every((squares) => squares.some(({ square }) => dry.has(square)))).toBe(true);
  });
});

describe('the main board', () => {
  const main = read(BOARDS[0]!);

  test('[ZP-COMP-01] is a grid of 20 by 24 squares', () => {
    expect([main.grid.columns, main.grid.rows]).toEqual([20, 24]);
  });

  test('[ZP-COMP-02] 103 of its squares are obstacles, the car and what can be searched among them', () => {
    expect(squaresOf(main, ['#', 'X', 'C']).length).toBe(103);
    const kinds = main.sheet.things.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['sofa', 'bush', 'boulder']));
  });

  test('[ZP-COMP-03] has seven doors and five squares of window', () => {
    const marks = main.sheet.plan.join('');
    expect([marks.split('D').length - 1, marks.split('W').length - 1]).toEqual([7, 5]);
  });

  test('[ZP-FAQ-07] the terrace by the bedroom and the pavement can be walked on', () => {
    const { ground, grounds } = main.sheet;
    const of = (kind: string): number[] =>
      [...ground.join('')].flatMap((letter, square) => (grounds[letter] === kind ? [square] : []));
    expect(of('terrace').filter((square) => main.grid.cells[square] === '.').length).toBeGreaterThan(12);
    expect(of('pavement').every((square) => main.grid.cells[square] === '.')).toBe(true);
  });

  test('each search space is searched from a single square', () => {
    const from = main.sheet.searches.map(({ square }) =>
      main.near(main.at(square)).filter(({ mark, square: one }) => mark === ' ' && main.grid.cells[one] === '.'),
    );
    expect(from.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the cards', () => {
  const all = CARDS.flatMap((card) => Array<Card>(card.copies).fill(card));
  const kinds = (cards: readonly Card[]): number[] =>
    (['weapon', 'item', 'event'] as const).map((type) => cards.filter((card) => card.type === type).length);

  test('[ZP-COMP-05] are 67: 24 Weapons, 21 Items, 21 Events and the Cellar', () => {
    expect(all.length).toBe(67);
    expect(kinds(all)).toEqual([24, 21, 22]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
  });

  test('no two with different names do the same', () => {
    const does = CARDS.map((card) => {
      const { weapon, item, event } = { weapon: null, item: null, event: null, ...card };
      return JSON.stringify([weapon, item, event]);
    });
    expect(does.filter((one, at) => does.indexOf(one) !== at)).toEqual([]);
  });

  test('say where they are from', () => {
    for (const { id, provenance, source } of CARDS) {
      const from = { printed: ['book'], published: ['sheet', 'data'], reconstructed: ['named', 'own'], ours: ['own'] };
      expect([id, from[provenance].includes(source)]).toEqual([id, true]);
    }
  });

  test('[ZP-FAQ-11] [ZP-FAQ-12] have the numbers the booklet and the old sheet give', () => {
    const shown = (id: string): string => {
      const card = CARDS.find((one) => one.id === id)!;
      if (card.type !== 'weapon') return id;
      const { range, width, kills, oops, empty, spare, turns } = card.weapon;
      return [id, `${range}x${width}`, kills, oops, empty, spare, turns].filter((part) => part !== undefined).join(' ');
    };
    expect(
      [
        ...['kitchen-knife', 'wrench', 'baseball-bat', 'chainsaw', 'pistol', 'rifle'],
        ...['pump-shotgun', 'hunting-shotgun', 'super-soaker', 'meringue-pie'],
      ].map(shown),
    ).toEqual([
      'kitchen-knife 1x1 6 fumble',
      'wrench 1x1 6 fumble',
      'baseball-bat 1x1 5 fumble',
      'chainsaw 1x1 3 cut',
      'pistol 5x1 6 empty',
      'rifle 10x1 6 empty bat',
      'pump-shotgun 5x3 6 empty bat',
      'hunting-shotgun 5x3 6 empty bat 1',
      'super-soaker 3x1 7 break 5',
      'meringue-pie 2x1 7 break 5',
    ]);
  });

  test('make a usual pile of 40 that breaks no rule, with the baby and without', () => {
    for (const baby of [false, true]) {
      const pile = usualPile(baby);
      expect(pile.length).toBe(PILE);
      expect(brokenBy(pile, baby)).toEqual([]);
      expect(pile.filter((id) => CARDS.find((card) => card.id === id)!.strong)).toEqual([]);
      expect(pile.includes('baby')).toBe(baby);
    }
    for (const { id, copies, usual } of CARDS) expect([id, usual <= copies]).toEqual([id, true]);
  });

  test.each([
    ['without the Cellar', (pile: string[]) => pile.filter((id) => id !== 'cellar'), ['ZP-DECK-02']],
    ['without the Car Keys', (pile: string[]) => pile.filter((id) => id !== 'car-keys'), ['ZP-DECK-02']],
    ['with one Walkie-Talkie', (pile: string[]) => without(pile, 'walkie-talkie'), ['ZP-DECK-04']],
    ['without either Walkie-Talkie', (pile: string[]) => pile.filter((id) => id !== 'walkie-talkie'), []],
    ['with a Key and nothing to open', (pile: string[]) => without(pile, 'locked-door'), ['ZP-DECK-05']],
    ['with a Locked Door and no Key', (pile: string[]) => without(pile, 'key'), ['ZP-DECK-05']],
    ['of 41', (pile: string[]) => [...pile, 'crowbar'], ['ZP-DECK-01']],
    ['with three bats', (pile: string[]) => [...without(pile, 'pistol'), 'baseball-bat'], ['ZP-DECK-01']],
    ['with a card from nowhere', (pile: string[]) => [...without(pile, 'pistol'), 'bazooka'], ['ZP-DECK-01']],
    ['with an unwanted baby', (pile: string[]) => [...without(pile, 'pistol'), 'baby'], ['ZP-BABY-01']],
    ['with the strong ones', (pile: string[]) => [...without(pile, 'pistol'), 'flamethrower'], []],
    ['of two', () => ['cellar', 'car-keys'], []],
  ])('a pile %s', (_, change, broken) => {
    expect(brokenBy(change(usualPile(false)), false)).toEqual(broken);
  });
});

const without = (pile: readonly string[], id: string): string[] => pile.filter((_, at) => at !== pile.indexOf(id));

test('[ZP-VAR-02] the variants bear the marks of the booklet', () => {
  const marked = (mark: string | null) => VARIANTS.filter((one) => one.mark === mark).map(({ id }) => id);
  expect(marked('Z')).toEqual(['reserve-4', 'short', 'carry', 'heal', 'charge']);
  expect(marked('ZZZ')).toEqual(['reserve-6', 'baby', 'devour', 'dogs', 'wounds', 'boredom', 'land', 'bare']);
  expect(marked(null)).toEqual(['traitor', 'late', 'rising', 'group']);
});

describe('the words', () => {
  const said = Object.keys(contentEn);

  test('are the same in both languages', () => {
    expect(faultsOf({ en: contentEn, fr: contentFr })).toEqual([]);
  });

  test('are there for everything, and for nothing else', () => {
    const of = (...lists: readonly string[][]): string[] => [...new Set(lists.flat())].toSorted();
    const needed = of(
      SHEETS.map(({ id }) => `board.${id}`),
      BOARDS.map(({ id }) => `board.${id}.brief`),
      SHEETS.flatMap(({ roomList }) => roomList.map(({ id }) => `room.${id}`)),
      ['opening.cellar-door', ...SHEETS.flatMap(({ openings }) => openings.map(({ id }) => `opening.${id}`))],
      SHEETS.flatMap(({ searches }) => searches.map(({ id }) => `search.${id}`)),
      ['vehicle.car', 'vehicle.boat', 'vehicle.hearse'],
      SHEETS.flatMap(({ things }) => things.map(({ kind }) => `thing.${kind}`)),
      SHEETS.flatMap(({ grounds }) => Object.values(grounds).map((kind) => `ground.${kind}`)),
      CARDS.flatMap(({ id }) => [`card.${id}`, `card.${id}.text`, `card.${id}.flavour`]),
      VARIANTS.flatMap(({ id }) => [`variant.${id}`, `variant.${id}.text`]),
      ['mark.Z', 'mark.ZZZ'],
      box.parts.flatMap(({ id, form }) => [id, ...Object.keys(form.properties!)].map((name) => `box.${name}`)),
      CARDS.flatMap((card) => (card.type === 'weapon' ? [`box.oops.${card.weapon.oops}`] : [])),
    ).filter((id) => id !== 'box.id');
    expect(said.toSorted()).toEqual(needed);
  });

  test('call what one flees in what it is on that board', () => {
    const kinds = [...BOARDS.map(({ id }) => id), '. > C <'].map((board) => vehicle({ board }).id);
    expect(kinds).toEqual(['vehicle.car', 'vehicle.boat', 'vehicle.hearse', 'vehicle.car']);
  });

  test('[ZP-GAME-04] tell how long a game takes', () => {
    expect(en['board.heading']).toContain('60 to 90 minutes');
    expect(fr['board.heading']).toContain('60 à 90 minutes');
  });

  test('no two cards say the same', () => {
    for (const words of [contentEn, contentFr] as readonly Readonly<Record<string, unknown>>[]) {
      const lines = CARDS.flatMap(({ id }) => [words[`card.${id}.text`], words[`card.${id}.flavour`]]);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});
