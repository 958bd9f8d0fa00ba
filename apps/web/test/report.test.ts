import { fileOf, keptFrom, matchIn, parseFile } from '@shamble/kept';
import { createEngine, type Match, type Shape } from '@shamble/kernel';
import { pack } from '@shamble/zombicide';
import { expect, test } from 'vitest';
import { reportOf } from '../src/report/report.ts';
import { freshMatch } from './person/tables.ts';

test('a report is a saved game: it opens where the fault was, and still tells what was on the screen', () => {
  const match = freshMatch('00', 3);
  match.do('p1', { answer: 0 });
  const facts = { id: 'x', title: 'Ours', opened: 0, round: 1 };
  const { text } = fileOf(keptFrom(match as unknown as Match<Shape>, facts));
  const screen = {
    when: '2026-01-01T00:00:00.000Z',
    page: '/assets/index-1.js',
    browser: 'any',
    language: 'en',
    size: [390, 844],
    settings: {},
    address: '/table/x',
    text: 'What does Amy do?',
    faults: [],
  } as const;
  const report = reportOf(text, screen);
  const { game, given } = parseFile(report);
  expect(game).toBe('zombicide');
  expect(given.report).toEqual(screen);
  const opened = matchIn(createEngine(pack.game) as never, given);
  expect(opened.table).toEqual(match.table);
});
