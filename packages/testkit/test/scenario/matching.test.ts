import { expect, it } from 'vitest';
import { brief, gap } from '../../src/scenario/matching.ts';

it('compares maps as far as they go and lists whole', () => {
  expect(gap({ a: 1 }, { a: 1, b: 2 })).toBeNull();
  expect(gap({ a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }] })).toBeNull();
  expect(gap([1], [1, 2])).toMatchObject({ expected: '[1]', came: '[1, 2]' });
  expect(gap({ 'a.b.0': 'x' }, { a: { b: ['x'] } })).toBeNull();
  expect(gap({ a: null }, { a: null })).toBeNull();
});

it('takes a key with dots as it is where there is one', () => {
  expect(gap({ 'a.b': 1 }, { 'a.b': 1 })).toBeNull();
});

it('takes a word such as "count" for a field where the value has such a field', () => {
  expect(gap({ a: { count: 2 } }, { a: { count: 2 } })).toBeNull();
  expect(gap({ a: { count: 1 } }, { a: ['x'] })).toBeNull();
});

it('never takes what is missing for nothing', () => {
  expect(gap({ 'a.b': null }, { a: {} })).toMatchObject({ missing: true, path: 'a.b' });
  expect(gap({ 'a.b': 1 }, { a: 3 })).toMatchObject({ came: 'there is no "b" in a; it is 3.' });
  expect(gap({ a: null }, { a: undefined })).toMatchObject({ missing: true });
});

it('shows values on one line', () => {
  expect(brief({ a: 'x y', b: ['p: q'], c: undefined, d: {} })).toBe('{ a: x y, b: ["p: q"], d: {} }');
  expect(brief('x'.repeat(20), 10)).toBe('xxxxxxx...');
});
