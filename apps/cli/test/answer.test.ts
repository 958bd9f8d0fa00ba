import type { Offer } from '@shamble/kernel';
import { describe, expect, test } from 'vitest';
import { readAnswer } from '../src/play/answer.ts';

const one: Offer = { kind: 'one', from: ['move', 'search', 'wait'] };
const some: Offer = {
  kind: 'some',
  from: ['knife', 'gun', 'vest'],
  min: 1,
  max: 2,
  limits: [{ of: ['knife', 'gun'], max: 1 }],
};
const share: Offer = {
  kind: 'share',
  total: 3,
  among: [
    { id: 'ann', max: 2 },
    { id: 'ben', max: 5 },
  ],
};
const order: Offer = { kind: 'order', items: ['a', 'b', 'c'] };
const arrange: Offer = {
  kind: 'arrange',
  items: ['knife', 'gun'],
  slots: [
    { id: 'hand', holds: 1 },
    { id: 'pack', holds: 2 },
  ],
  fits: (item, slot) => !(item === 'gun' && slot === 'hand'),
  now: { knife: 'hand', gun: 'pack' },
};

describe('lines that are answers', () => {
  const cases: [Offer, string, unknown][] = [
    [one, ' 2 ', 'search'],
    [some, '1 3', ['knife', 'vest']],
    [some, '3,2', ['vest', 'gun']],
    [{ ...some, min: 0 }, '-', []],
    [{ ...some, min: 0 }, '0', []],
    [share, '1:2 2:1', { ann: 2, ben: 1 }],
    [share, '2:3', { ben: 3 }],
    [share, '2', { ben: 3 }],
    [share, '1:0 2:3', { ben: 3 }],
    [order, '3 1 2', ['c', 'a', 'b']],
    [order, '3', ['c', 'a', 'b']],
    [arrange, '1b', { knife: 'pack', gun: 'pack' }],
    [arrange, '1:B', { knife: 'pack', gun: 'pack' }],
    [arrange, '-', { knife: 'hand', gun: 'pack' }],
    [{ ...one, usual: 'wait' }, '', 'wait'],
  ];

  test.each(cases)('%o: %j', (offer, line, answer) => {
    expect(readAnswer(offer, line)).toEqual({ answer });
  });
});

describe('lines that are not', () => {
  const cases: [Offer, string, string][] = [
    [one, '', 'how-one'],
    [one, '0', 'how-one'],
    [one, '4', 'how-one'],
    [one, '1.5', 'how-one'],
    [one, 'move', 'how-one'],
    [some, '1 9', 'how-some'],
    [some, '1 2', 'not-some'], // the limit
    [some, '-', 'not-some'],
    [share, '1', 'not-share'],
    [share, 'x', 'how-share'],
    [share, '9:1', 'how-share'],
    [share, '1:3', 'not-share'],
    [share, '2:2', 'not-share'],
    [order, '1 1', 'how-order'],
    [order, '4', 'how-order'],
    [arrange, '1', 'how-arrange'],
    [arrange, '1c', 'how-arrange'],
    [arrange, '2a', 'not-arrange'],
  ];

  test.each(cases)('%o: %j', (offer, line, id) => {
    expect(readAnswer(offer, line)).toMatchObject({ wrong: { id: `cli.play.${id}` } });
  });
});
