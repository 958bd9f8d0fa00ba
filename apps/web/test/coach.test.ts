import { readdirSync, readFileSync } from 'node:fs';
import { faultsOf } from '@shamble/text';
import { describe, expect, test } from 'vitest';
import { nextLesson } from '../src/coach/next.ts';
import type { Lessons } from '../src/coach/types.ts';
import { coaching as dawn } from '../src/games/dawn/coach.ts';
import { ROWS as DAWN_ROWS } from '../src/games/dawn/options.ts';
import { coaching as marvel } from '../src/games/marvel/coach.ts';
import { ROWS as MARVEL_ROWS } from '../src/games/marvel/options.ts';
import { coaching as plague } from '../src/games/plague/coach.ts';
import { ROWS as PLAGUE_ROWS } from '../src/games/plague/options.ts';
import { coaching as zombicide } from '../src/games/zombicide/coach.ts';
import { ROWS as ZOMBICIDE_ROWS } from '../src/games/zombicide/options.ts';

const rulesOf = (game: string): string =>
  readFileSync(new URL(`../../../packages/games/${game}/rules.yaml`, import.meta.url), 'utf8');
/** The shape of a game: one file, or a folder of them. */
function typesOf(game: string): string {
  const src = new URL(`../../../packages/games/${game}/src/`, import.meta.url);
  const parts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(types|.*shape\/.*|.*\/shape)\.ts$/.test(file),
  );
  return parts.map((file) => readFileSync(new URL(file, src), 'utf8')).join('');
}

const games: readonly [string, Lessons, readonly string[], readonly string[]][] = [
  ['zombicide', zombicide, ZOMBICIDE_ROWS, ['move', 'search', 'door', 'noise', 'attack', 'trade', 'split', 'level']],
  [
    'dawn',
    dawn,
    DAWN_ROWS,
    ['win', 'activate', 'walk', 'fire', 'defend', 'close', 'rifle', 'kill', 'wild', 'order', 'free'],
  ],
  [
    'marvel',
    marvel,
    MARVEL_ROWS,
    [
      'move',
      'hunger',
      'ravenous',
      'devour',
      'attack',
      'door',
      'trait',
      'runs',
      'wounds',
      'fight',
      'power',
      'spend',
      'save',
      'eaten',
    ],
  ],
  ['plague', plague, PLAGUE_ROWS, ['move', 'turn', 'search', 'barricade', 'attack', 'aim', 'bite', 'trade']],
];

describe.each(games)('the coach of %s', (game, { lessons, text }, rows, must) => {
  test('teaches what a first game needs, in both languages, with rules that there are', () => {
    expect(faultsOf(text)).toEqual([]);
    for (const id of must) expect(lessons.map((lesson) => lesson.id)).toContain(id);
    const rules = rulesOf(game);
    const types = typesOf(game);
    for (const { id, rule, row, choice, event } of lessons) {
      expect(text.en).toHaveProperty([`lesson.${id}`]);
      expect(text.en).toHaveProperty([`lesson.${id}.title`]);
      expect(rules).toContain(`id: ${rule}\n`);
      if (row !== undefined) expect(rows).toContain(row);
      // Choices and events are named in the types of the game.
      for (const named of [choice, event]) if (named !== undefined) expect(types).toMatch(new RegExp(`\\b${named}: `));
    }
  });
});

test('each lesson comes once, when it first fits, and only if it fits', () => {
  const { lessons } = zombicide;
  const now = { rows: ['move', 'search'], choice: 'act', events: [] };
  const first = nextLesson(lessons, now, new Set());
  expect(first?.id).toBe('search');
  expect(nextLesson(lessons, now, new Set(['search']))?.id).toBe('move');
  expect(nextLesson(lessons, now, new Set(['search', 'move']))).toBeNull();
  const walked = (added: number) => [{ id: 'shambled', data: { kind: 0, from: 1, to: 2, count: 1, added }, rules: [] }];
  const dead = { rows: [], choice: 'act', events: walked(0) };
  expect(nextLesson(lessons, dead, new Set())?.id).toBe('dead');
  expect(nextLesson(lessons, { ...dead, events: walked(1) }, new Set())?.id).toBe('split');
});

test('rows of one kind, a shooter each, are one lesson', () => {
  const now = { rows: ['walk', 'fire 0', 'fire together', 'end'], choice: 'act', events: [] };
  expect(nextLesson(dawn.lessons, now, new Set())?.id).toBe('fire');
  expect(nextLesson(dawn.lessons, { ...now, rows: ['firework'] }, new Set())?.id).not.toBe('fire');
});

test('the dead and the living learn apart, and some things alike', () => {
  const next = (mode: string, more: object) =>
    nextLesson(marvel.lessons, { rows: [], choice: null, events: [], mode, ...more }, new Set())?.id;
  expect(['zombie', 'hero'].map((mode) => next(mode, { choice: 'activate' }))).toEqual(['begin', 'fight']);
  expect(['zombie', 'hero'].map((mode) => next(mode, { rows: ['attack'] }))).toEqual(['attack', 'smash']);
  expect(['zombie', 'hero'].map((mode) => next(mode, { choice: 'dropTrait' }))).toEqual(['drop', 'drop']);
  expect(marvel.mode?.({ mode: 'hero' })).toBe('hero');
});
