import { expect, test } from 'vitest';
import { keptBy } from '../src/index.ts';

test('what was worked out is kept, until all of it weighs too much', () => {
  const made: string[] = [];
  const read = keptBy(
    10,
    (text) => {
      made.push(text);
      return { text };
    },
    ({ text }) => text.length,
  );
  const [one, two] = [read('aaaa'), read('bbbb')];
  expect([read('aaaa'), read('bbbb'), read('bbbb')]).toEqual([one, two, two]);
  expect(made).toEqual(['aaaa', 'bbbb']);
  read('ccc');
  read('bbbb');
  expect(made).toEqual(['aaaa', 'bbbb', 'ccc', 'bbbb']);
  // One that is too heavy alone is kept while it is the one asked for, and makes room for all that comes.
  read('d'.repeat(20));
  read('d'.repeat(20));
  read('e');
  read('e');
  expect(made.slice(4)).toEqual(['d'.repeat(20), 'e']);
});

test('nothing is kept of a text that cannot be read', () => {
  let tries = 0;
  const read = keptBy(
    10,
    () => {
      tries += 1;
      throw new Error('no');
    },
    () => 1,
  );
  for (let i = 0; i < 3; i++) expect(() => read('a')).toThrow('no');
  expect(tries).toBe(3);
});

test('what grows too heavy while it is kept is let go with all the rest', () => {
  const made: string[] = [];
  const read = keptBy(
    10,
    (text, grow) => {
      made.push(text);
      return { grow };
    },
    () => 1,
  );
  read('a');
  const { grow } = read('b');
  grow(8);
  read('a');
  expect(made).toEqual(['a', 'b']);
  grow(1);
  read('b');
  read('a');
  expect(made).toEqual(['a', 'b', 'b', 'a']);
});
