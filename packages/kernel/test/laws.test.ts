import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, here), 'utf8');
const files = readdirSync(here).filter((file) => file.endsWith('.test.ts') && file !== 'laws.test.ts');
const laws = [...read('../SPEC.md').matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, law]) => law!);
const proved = new Set(files.flatMap((file) => [...read(file).matchAll(/'\[([A-Z]\d+)\] /g)].map(([, law]) => law!)));

test('every law of SPEC.md has a test, and every test a law', () => {
  expect(laws.length).toBeGreaterThan(50);
  expect(new Set(laws).size).toBe(laws.length);
  expect(laws.filter((law) => !proved.has(law))).toEqual([]);
  expect([...proved].filter((law) => !laws.includes(law))).toEqual([]);
});

test('every test is named after a law', () => {
  const names = files.flatMap((file) => [...read(file).matchAll(/^\s*test\(\s*'(.*)/gm)].map(([, name]) => name!));
  expect(names.filter((name) => !/^\[[A-Z]\d+\] /.test(name))).toEqual([]);
});
