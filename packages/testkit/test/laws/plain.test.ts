import { expect, test } from 'vitest';
import { notPlain } from '../../src/laws/plain.ts';

class Hero {
  name = 'Ada';
}

test('what JSON keeps is plain', () => {
  const value = { a: [1, 'x', null, true, { b: [] }], left: undefined, none: Object.create(null) as object };
  expect(notPlain(value)).toBeNull();
});

test.each([
  ['undefined in a list', { a: [1, undefined] }, 'a[1] is undefined'],
  ['a hole in a list', { a: new Array(1) }, 'a[0] is a hole in a list'],
  ['NaN', { a: { b: Number.NaN } }, 'a.b is NaN'],
  ['Infinity', [1, Number.POSITIVE_INFINITY], '[1] is Infinity'],
  ['a Map', { a: new Map() }, 'a is a Map and no plain object'],
  ['a Set', { a: new Set() }, 'a is a Set and no plain object'],
  ['a Date', { a: new Date(0) }, 'a is a Date and no plain object'],
  ['an instance', { a: new Hero() }, 'a is a Hero and no plain object'],
  ['a typed array', { a: new Uint8Array(2) }, 'a is a Uint8Array and no plain object'],
  ['a function', { a: () => 0 }, 'a is a function'],
  ['a bigint', { a: 1n }, 'a is a bigint'],
  ['a list with fields', { a: Object.assign([1], { b: 2 }) }, 'a is a list with fields of its own'],
  ['a symbol for a key', { a: { [Symbol('s')]: 1 } }, 'a has a symbol for a key'],
  ['a field that changes what JSON writes', { a: { toJSON: 1 } }, 'a.toJSON is no name for a field'],
])('%s is found', (_what, value, words) => {
  expect(notPlain(value)).toBe(words);
});
