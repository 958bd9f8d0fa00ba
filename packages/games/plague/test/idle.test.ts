import { expect, test } from 'vitest';
import { BOARDS } from '../content/boards/index.ts';
import { VARIANTS } from '../content/variants.ts';
import { type Idle, SITTINGS, sitOut } from './idle.ts';

const ROUNDS = 150;
/** npm run soak sits out a thousand games of each. */
const GAMES = process.env.SOAK === '1' ? 1000 : 12;

/** No variant, each by itself with what it needs, and some together. */
const variants: readonly (readonly string[])[] = [
  [],
  ...VARIANTS.map((sheet) => ('with' in sheet ? [sheet.with, sheet.id] : [sheet.id])),
  ['reserve-4', 'dogs'],
  ['reserve-4', 'land', 'bare'],
  ['reserve-4', 'boredom', 'dogs', 'wounds'],
];

const boards = BOARDS.map(({ id }) => id);

/** Seeds in a row go through the boards, the variants and tables of one to three. */
const gamesOf = (sitting: Idle['sitting']): Idle[] =>
  Array.from({ length: GAMES }, (_, seed) => ({
    ...{ sitting, seed, board: boards[seed % boards.length]! },
    variants: variants[Math.floor(seed / boards.length) % variants.length]!,
    players: 1 + (seed % 5 === 4 ? 1 : 0),
  })).map((idle) => {
    const few = idle.variants.includes('traitor') || sitting === 'both';
    return few ? { ...idle, players: 2 + (idle.seed % 2) } : idle;
  });

// Others came to a zombie that saw him behind a barricade, and turned it about on its way round (ZP-AUTO-07).
test('nobody sits a game out while zombies are in the way of each other', () => {
  const idle: Idle = { sitting: 'two', seed: 923, board: 'churchyard', variants: ['wounds', 'heal'], players: 1 };
  expect(sitOut(idle, ROUNDS)).toBe('devoured');
});

// ZP-AUTO-10: wherever he stands, sooner or later automatic zombies come.
test.each(SITTINGS)('nobody sits a game out: %s', { timeout: 3_600_000 }, (sitting) => {
  const idle = gamesOf(sitting).filter((one) => sitOut(one, ROUNDS) === null);
  expect(idle).toEqual([]);
});
