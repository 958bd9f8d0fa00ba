import { describe, expect, test } from 'vitest';
import { createEngine, type Layer } from '../src/index.ts';
import { codeOf, does, KEY, modifier, open, type Rules, script, stop, toy } from './toy.ts';

const changes = (layer: Layer, rule: string, value: (now: number) => number) =>
  modifier({ on: 'dice', layer, rules: [rule], value });
const base: Rules = { queries: { dice: (of) => Number(of), other: () => 7 } };
const inOrder = [
  changes('limit', 'T-LIMIT', (now) => Math.min(now, 20)),
  changes('scale', 'T-TWICE', (now) => now * 2),
  changes('add', 'T-ADD', (now) => now + 3),
  changes('set', 'T-SET', (now) => (now === 1 ? 5 : now)),
  changes('add', 'T-LESS', (now) => now - 1),
];
const ask = (rules: Rules, of: number, more = {}): unknown => {
  const engine = createEngine(toy(rules), more);
  return engine.trace(engine.open({}, KEY).table, 'dice', of).value;
};

describe('Q. Queries', () => {
  test('[Q1] a query is its base changed by all its modifiers, layer by layer', () => {
    expect(ask({ ...base, modifiers: inOrder }, 1)).toBe((5 + 3 - 1) * 2);
    expect(ask({ ...base, modifiers: inOrder }, 10)).toBe(20);
    expect(ask(base, 10)).toBe(10);
  });

  test('[Q1] a modifier sees the value so far, the noun and the state; it changes no other query', () => {
    const seen: unknown[] = [];
    const spy = modifier({
      on: 'dice',
      layer: 'scale',
      rules: [],
      value(now, of, state) {
        seen.push([now, of, state.count]);
        return now;
      },
    });
    const { engine, table } = open({ ...base, modifiers: [changes('add', 'T-1', (now) => now + 1), spy] });
    expect(engine.trace(table, 'other', 4).value).toBe(7);
    engine.trace(table, 'dice', 4);
    expect(seen).toEqual([[5, 4, 0]]);
  });

  test('[Q1] rules, offers and traces get the same answer', () => {
    const got: unknown[] = [];
    const { engine, table } = open(
      script(
        { ask: does((play) => void got.push(play.query('dice', 1))), stop },
        {},
        {
          ...base,
          modifiers: inOrder,
          choices: {
            go: {
              offer(look) {
                got.push(look.query('dice', 1));
                return { kind: 'one', from: ['a', 'b'] };
              },
            },
          },
        },
      ),
    );
    got.push(engine.trace(table, 'dice', 1).value);
    expect(new Set(got)).toEqual(new Set([14]));
  });

  test('[Q2] `reversed` turns the list round within each layer: a sound list does not mind', () => {
    expect(ask({ ...base, modifiers: inOrder }, 1, { reversed: true })).toBe(14);
    const unsound = [changes('add', 'T-1', (now) => now + 1), changes('add', 'T-2', (now) => now * 2)];
    expect(ask({ ...base, modifiers: unsound }, 1)).toBe(4);
    expect(ask({ ...base, modifiers: unsound }, 1, { reversed: true })).toBe(3);
  });

  test('[Q3] trace tells which rules changed the value, and to what', () => {
    const { engine, table } = open({ ...base, modifiers: inOrder });
    expect(engine.trace(table, 'dice', 8)).toEqual({
      value: 20,
      by: [
        { rules: ['T-ADD'], value: 11 },
        { rules: ['T-LESS'], value: 10 },
        { rules: ['T-TWICE'], value: 20 },
      ],
    });
  });

  test('[Q3] there is nothing to tell of a query that is not there', () => {
    const { engine, table } = open(base);
    for (const name of ['no such thing', 'constructor'])
      expect(codeOf(() => engine.trace(table, name, 1))).toBe('bad-options');
    expect(codeOf(() => createEngine(toy({ modifiers: inOrder })))).toBe('bad-content');
  });
});
