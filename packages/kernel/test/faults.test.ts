import { describe, expect, test } from 'vitest';
import { createEngine, EVERYONE, Fault } from '../src/index.ts';
import {
  ask,
  call,
  done,
  faultOf,
  goto,
  KEY,
  mayAlways,
  modifier,
  note,
  open,
  type Rules,
  reaction,
  script,
  stop,
  told,
  toy,
} from './toy.ts';

const broken = (): never => {
  throw new TypeError('x is undefined');
};
/** Fails where it is told to, once the table is open. */
let fails = false;
const maybe = <T>(value: T): T => (fails ? broken() : value);
const at = <T>(rules: Rules, run: (opened: ReturnType<typeof open>) => T): Fault => {
  const opened = open(rules);
  fails = true;
  try {
    return faultOf(() => run(opened));
  } finally {
    fails = false;
  }
};
const stepping = script({ ask: () => ask('p1', 'go', {}), fail: () => maybe(goto('ask')) });
const announcing = (more: Rules) =>
  script(
    { ask: () => ask('p1', 'go', {}), say: (play) => maybeTell(play.tell.bind(play)), stop },
    {},
    { procs: { x: { y: note('x') } }, ...more },
  );
const maybeTell = (tell: (event: ReturnType<typeof told>) => void) => {
  tell(told('hit'));
  return goto('stop');
};

describe('X. Faults', () => {
  test('[X1] an exception inside a rule becomes broken-rule, with its cause', () => {
    const { engine, table } = open(script({ ask: () => ask('p1', 'go', {}), fail: broken }));
    for (const run of [() => engine.play(table, 'p1', 'a'), () => engine.playInPlace(engine.clone(table), 'p1', 'a')]) {
      const { code, message, cause } = faultOf(run);
      expect(code).toBe('broken-rule');
      expect(message).toMatch(/toy.*x is undefined/);
      expect(cause).toBeInstanceOf(TypeError);
    }
  });

  test('[X1] whatever is thrown there: no error, or a Fault of the rule’s own', () => {
    const thrown = (what: unknown) =>
      faultOf(() =>
        open(
          script({
            fail() {
              throw what;
            },
          }),
        ),
      );
    expect(thrown('a text')).toMatchObject({ code: 'broken-rule', cause: 'a text' });
    expect(thrown(null)).toMatchObject({ code: 'broken-rule', cause: null });
    const own = new Fault('bad-content', 'This card is not in the box.', { rules: ['T-1'] });
    expect(thrown(own)).toBe(own);
  });

  test.each<[string, Rules, (opened: ReturnType<typeof open>) => unknown]>([
    ['a step', stepping, ({ engine, table }) => engine.play(table, 'p1', 'a')],
    ['a step, in place', stepping, ({ engine, table }) => engine.playInPlace(table, 'p1', 'a')],
    ['settle', { settle: () => maybe(false) }, ({ engine, table }) => engine.play(table, 'p1', 'go')],
    [
      'inPlay',
      script(
        { call: () => call('turn', {}, 1), stop },
        {},
        { procs: { turn: { ask: () => ask('p1', 'go', {}), end: () => done() } }, inPlay: () => maybe(true) },
      ),
      ({ engine, table }) => engine.play(table, 'p1', 'a'),
    ],
    ['resign', { resign: () => maybe(undefined) }, ({ engine, table }) => engine.resign(table, 'p1')],
    [
      'an aside',
      { asides: { x: mayAlways(() => maybe(undefined)) } },
      ({ engine, table }) => engine.aside(table, 'p1', 'x', 'now'),
    ],
    [
      'an aside, in place',
      { asides: { x: mayAlways(() => maybe(undefined)) } },
      ({ engine, table }) => engine.asideInPlace(table, 'p1', 'x', 'now'),
    ],
    [
      'the offer of an aside',
      { asides: { x: { offer: () => maybe(null), run: () => {} } } },
      ({ engine, table }) => engine.asides(table, 'p1'),
    ],
    [
      'an offer',
      { choices: { go: { offer: () => maybe({ kind: 'one', from: ['a', 'b'] } as const) } } },
      ({ engine, table }) => engine.offer(table, 'p1', { explain: true }),
    ],
    [
      'a usual answer',
      { choices: { go: { offer: () => ({ kind: 'one', from: ['a', 'b'] }), usual: () => maybe('a') } } },
      ({ engine, table }) => engine.offer(table, 'p1', { usual: true }),
    ],
    ['a query', { queries: { q: () => maybe(1) } }, ({ engine, table }) => engine.trace(table, 'q', 1)],
    [
      'a modifier',
      { queries: { q: () => 1 }, modifiers: [modifier({ on: 'q', layer: 'add', rules: [], value: maybe })] },
      ({ engine, table }) => engine.trace(table, 'q', 1),
    ],
    [
      'a view',
      { view: ({ pile, ...rest }) => maybe({ ...rest, left: pile.length, top: [] }) },
      ({ engine, table }) => engine.view(table, 'p1'),
    ],
    [
      'a sample',
      { sample: (view) => maybe({ ...view, pile: [] }) },
      ({ engine, table }) => engine.sample(engine.view(table, EVERYONE), KEY),
    ],
    [
      'a sample, going back',
      { sample: (view) => maybe({ ...view, pile: [] }) },
      ({ engine, table }) => engine.rewind(table, table),
    ],
    [
      'the uses of a reaction',
      announcing({
        reactions: [reaction({ name: 'r', on: 'hit', window: 'after', rules: [], proc: 'x', uses: () => maybe([]) })],
      }),
      ({ engine, table }) => engine.play(table, 'p1', 'a'),
    ],
  ])('[X1] so it is in %s', (_where, rules, run) => {
    expect(at(rules, run)).toMatchObject({ code: 'broken-rule', name: 'Fault' });
  });

  test.each<[string, Rules]>([
    ['options', { options: broken }],
    ['seats', { seats: broken }],
    ['set-up', { setup: broken }],
    ['the first step', script({ fail: broken })],
  ])('[X1] and in %s, when a table is opened', (_where, rules) => {
    expect(faultOf(() => open(rules)).code).toBe('broken-rule');
  });

  test('[X1] rules that do not hang together are found when the engine is made, or when they are used', () => {
    const reacts = reaction({ name: 'r', on: 'x', window: 'after', rules: [], proc: 'nothing', uses: () => [] });
    expect(faultOf(() => createEngine(toy({ reactions: [reacts] }))).code).toBe('bad-content');
    const twice = [0, 1].map(() => ({ ...reacts, proc: 'main' }));
    for (const wrong of [
      { reactions: twice },
      { procs: { main: {} } },
      script({ stop }, {}, { procs: { $before: { stop } } }),
      script({ stop }, { $reaction: [1, 2] }),
    ])
      expect(faultOf(() => createEngine(toy(wrong))).code).toBe('bad-content');
    expect(faultOf(() => open(script({ ask: () => ask('p1', 'no such thing', {}), stop }))).code).toBe('broken-rule');
    expect(faultOf(() => open(script({ end: () => done() }))).code).toBe('dead-end');
    expect(faultOf(() => open(script({ none: () => undefined as never }))).code).toBe('broken-rule');
  });

  test('[X1] every Fault has a code and a sentence', () => {
    const { engine, table } = open({});
    const faults = [
      faultOf(() => engine.play(table, 'p1', 'x')),
      faultOf(() => engine.play(table, 'p2', 'go')),
      faultOf(() => engine.aside(table, 'p1', 'x', 1)),
      faultOf(() => engine.resign(table, 'p9')),
      faultOf(() => engine.open({}, 'no key')),
    ];
    expect(faults.map(({ code }) => code)).toEqual([
      'not-offered',
      'not-asked',
      'not-offered',
      'not-asked',
      'bad-options',
    ]);
    for (const { message, rules } of faults) {
      expect(message).toMatch(/^\S.*\.$/);
      expect(rules).toEqual([]);
    }
  });
});
