import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadScenarios, runScenarios } from '@shamble/testkit';
import { expect, test } from 'vitest';
import { pack } from '../src/index.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ids = readFileSync(here('../rules.yaml'), 'utf8').match(/(?<=- id: )DD-[A-Z0-9]+-\d+/g) ?? [];
const report = runScenarios([pack], loadScenarios(here('./scenarios')), { clauses: { dawn: new Set(ids) } });

test.each(report.results)('$title', ({ failure }) => {
  expect(failure).toBeNull();
});

test('every file can be read', () => {
  expect(report.unreadable).toEqual([]);
});

test('every clause is proved', () => {
  expect(ids).toHaveLength(277);
  expect(ids.filter((id) => report.proved.dawn?.[id] === undefined)).toEqual([]);
});
