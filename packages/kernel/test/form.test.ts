import { describe, expect, test } from 'vitest';
import { Fault, type Form, fit } from '../src/index.ts';
import { faultOf } from './toy.ts';

const FORM: Form = {
  type: 'object',
  additionalProperties: false,
  required: ['board', 'seats'],
  properties: {
    board: { anyOf: [{ enum: ['alley'] }, { type: 'string', pattern: '\n', maxLength: 20 }] },
    seats: { type: 'integer', minimum: 1, maximum: 6 },
    hard: { type: 'boolean' },
    heroes: { type: 'array', maxItems: 2, items: { type: 'string', minLength: 1, maxLength: 4 } },
    name: { anyOf: [{ type: 'null' }, { type: 'object', properties: { en: { type: 'string' } } }] },
  },
};
const PLAIN = { board: 'alley', seats: 2 };

describe('P. Forms of options', () => {
  test('[P1] what fits is given back as it is', () => {
    for (const given of [
      PLAIN,
      { ...PLAIN, board: 'a\nb', hard: false, heroes: [], name: null },
      { ...PLAIN, hard: undefined, heroes: ['ann', 'ben'], name: { en: 'x', more: 1 } },
    ])
      expect(fit(FORM, given)).toBe(given);
  });

  test('[P1] what does not is refused in a sentence', () => {
    for (const [given, sentence] of [
      [7, 'options should be a map of names.'],
      [[], 'options should be a map of names.'],
      [undefined, 'options needs "board".'],
      [{ board: 'alley' }, 'options needs "seats".'],
      [{ ...PLAIN, board: 'street' }, 'options.board should be one of: "alley", or a text.'],
      [{ ...PLAIN, board: `\n${'a'.repeat(20)}` }, 'options.board should be one of: "alley", or a text.'],
      [{ ...PLAIN, seats: 7 }, 'options.seats should be a whole number from 1 to 6.'],
      [{ ...PLAIN, seats: 1.5 }, 'options.seats should be a whole number from 1 to 6.'],
      [{ ...PLAIN, hard: 'yes' }, 'options.hard should be true or false.'],
      [{ ...PLAIN, heroes: ['a', 'b', 'c'] }, 'options.heroes should have 0 to 2 entries, not 3.'],
      [{ ...PLAIN, heroes: ['', 'b'] }, 'options.heroes[0] should have 1 to 4 letters, not 0.'],
      [{ ...PLAIN, name: 1 }, 'options.name should be null, or a map of names.'],
      [
        { ...PLAIN, seets: 1 },
        'options has "seets", which means nothing here; it can have: board, seats, hard, heroes, name.',
      ],
      [JSON.parse('{"board":"alley","seats":1,"__proto__":1}'), /has "__proto__"/],
    ] as const) {
      const { code, message } = faultOf(() => fit(FORM, given));
      expect(code).toBe('bad-options');
      expect(message).toMatch(sentence);
    }
  });

  test('[P3] a game may say it better, or leave it to the form', () => {
    const better = new Fault('bad-options', 'One to six can play.', { rules: ['X-01'] });
    const objections = { seats: () => better, heroes: () => null };
    expect(faultOf(() => fit(FORM, { board: 'alley' }, objections))).toBe(better);
    expect(faultOf(() => fit(FORM, { ...PLAIN, heroes: 1 }, objections)).message).toBe(
      'options.heroes should be a list.',
    );
  });

  test('[P2] a list is measured before anybody looks into it', () => {
    const looked: number[] = [];
    const heroes = new Proxy(Array(1e6).fill('ann'), {
      get: (list, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.push(Number(key));
        return Reflect.get(list, key) as unknown;
      },
    });
    expect(faultOf(() => fit(FORM, { ...PLAIN, heroes })).message).toMatch('not 1000000');
    expect(looked).toEqual([]);
  });
});
