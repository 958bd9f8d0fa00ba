import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, hash, type Match, same, type TableOf } from '../src/index.ts';
import {
  ask,
  codeOf,
  done,
  goto,
  isUntouched,
  next,
  open,
  pick,
  playOn,
  reread,
  script,
  start,
  type Toy,
} from './toy.ts';

/** Counts, rolls, and puts what it was given on a list. */
const counting = script(
  {
    ask: (play) => ask('p1', 'card', { so: play.state.list }),
    add(play, locals) {
      play.state.list.push({ card: play.answer('card'), face: play.roll('dice', 6) });
      locals.turns = Number(locals.turns ?? 0) + 1;
      return goto('ask');
    },
  },
  { card: ['ace', 'king'] },
  {
    asides: {
      wipe: {
        offer: () => ({ kind: 'one', from: ['all'] }),
        run: (play) => void play.state.list.splice(0),
      },
      fail: {
        offer: () => ({ kind: 'one', from: ['now'] }),
        run(play) {
          play.state.list.length = 0;
          throw new Error('broken');
        },
      },
    },
  },
);
const failing = script(
  {
    ask: () => ask('p1', 'go', {}),
    fail(play) {
      play.state.count = 1;
      play.roll('dice', 6);
      throw new Error('broken');
    },
  },
  { go: ['a', 'b'] },
  {
    resign(play) {
      play.state.count = 2;
      throw new Error('broken');
    },
  },
);

describe('T. Tables', () => {
  test('[T1] a table read back from JSON plays on with the same hashes', () => {
    const { engine, table } = open(counting);
    let [kept, read] = [table, reread(table)];
    for (const card of ['ace', 'king', 'ace']) {
      kept = engine.play(kept, 'p1', card).table;
      read = engine.play(reread(read), 'p1', card).table;
      expect(engine.hash(read)).toBe(engine.hash(kept));
    }
    expect(read).toEqual(kept);
  });

  test('[T2] play, aside and resign leave the table given as it was', () => {
    const { engine, table } = open(counting);
    const later = playOn(engine, table, ['p1', 'ace']);
    expect(isUntouched(engine, later, () => engine.play(later, 'p1', 'king'))).toBe(true);
    expect(isUntouched(engine, later, () => engine.aside(later, 'p1', 'wipe', 'all'))).toBe(true);
    expect(isUntouched(engine, later, () => engine.resign(later, 'p2'))).toBe(true);
  });

  test('[T2] so they do when a rule fails on the way, or the answer is refused', () => {
    const { engine, table } = open(failing);
    expect(isUntouched(engine, table, () => codeOf(() => engine.play(table, 'p1', 'a')))).toBe(true);
    expect(isUntouched(engine, table, () => codeOf(() => engine.resign(table, 'p1')))).toBe(true);
    expect(isUntouched(engine, table, () => codeOf(() => engine.play(table, 'p1', 'c')))).toBe(true);
    const other = open(counting);
    const fail = () => codeOf(() => other.engine.aside(other.table, 'p1', 'fail', 'now'));
    expect(isUntouched(other.engine, other.table, fail)).toBe(true);
  });

  test('[T3] in place comes to the same, on the table itself', () => {
    const { engine, table } = open(counting);
    const place = engine.clone(table);
    let apart = table;
    for (const card of ['ace', 'king', null, 'ace']) {
      apart = card === null ? engine.aside(apart, 'p2', 'wipe', 'all').table : engine.play(apart, 'p1', card).table;
      const played =
        card === null ? engine.asideInPlace(place, 'p2', 'wipe', 'all') : engine.playInPlace(place, 'p1', card);
      expect(played.table).toBe(place);
      expect(place).toEqual(apart);
      expect(engine.hash(place)).toBe(engine.hash(apart));
    }
  });

  test('[T4] a clone shares nothing that changes', () => {
    const { engine, table } = open(counting, { forced: { dice: [3, 4, 5] } });
    const first = playOn(engine, table, ['p1', 'ace']);
    const before = JSON.stringify(first);
    const clone = engine.clone(first);
    expect(JSON.stringify(clone)).toBe(before);
    engine.playInPlace(clone, 'p1', 'king');
    engine.asideInPlace(clone, 'p1', 'wipe', 'all');
    clone.state.dead.push('p1');
    clone.stack[0]!.locals = {};
    expect(JSON.stringify(first)).toBe(before);
  });

  test('[T4] a game may clone its state in a way of its own', () => {
    const { engine, table } = open({ clone: (state) => ({ ...copy(state), log: ['a clone'] }) });
    expect(engine.clone(table).state.log).toEqual(['a clone']);
  });

  test('[T5] every field that the law names is in the hash', () => {
    const { engine, table } = open(counting);
    const change = (fields: Partial<TableOf<Toy>>): string => engine.hash({ ...table, ...fields });
    const frame = table.stack[0]!;
    const [pending, { chance, state }] = [table.pending!, table];
    const changed = [
      change({}),
      change({ state: { ...state, log: ['x'] } }),
      change({ stack: [{ ...frame, locals: { turns: 1 } }] }),
      change({ stack: [{ ...frame, step: 'ask' }] }),
      change({ stack: [{ ...frame, inbox: 'x' }] }),
      change({ pending: { ...pending, who: 'p2' } }),
      change({ pending: { ...pending, proposals: [{ seat: 'p2', answer: 'ace' }] } }),
      change({ outcome: { winners: [], because: 'x', rules: [] } }),
      change({ barrier: 7 }),
      change({ chance: { ...chance, at: { dice: 1 } } }),
      change({ chance: { ...chance, forced: { dice: [1] } } }),
    ];
    expect(new Set(changed).size).toBe(changed.length);
  });

  test('[T5] the number of entries is not in it: undo gives the same hash again', () => {
    const { engine, table } = open(counting);
    expect(engine.hash({ ...table, n: 5 })).toBe(engine.hash(table));
  });
});

const plain = fc.jsonValue({ maxDepth: 4 });
/** The same with its keys in another order and fields that are not there. */
const shuffled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  const fields = Object.entries(value).map(([key, item]): [string, unknown] => [key, shuffled(item)]);
  return Object.fromEntries([...fields.reverse(), ['not there', undefined]]);
};

describe('T. Plain data', () => {
  test('[T4] a copy is the same, and changing it changes nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value);
        const made = copy(value);
        expect(JSON.stringify(made)).toBe(text);
        expect(same(made, value)).toBe(true);
        const empty = (one: unknown): void => {
          if (typeof one !== 'object' || one === null) return;
          for (const item of Object.values(one)) empty(item);
          for (const key of Object.keys(one)) Reflect.deleteProperty(one, key);
        };
        empty(made);
        expect(JSON.stringify(value)).toBe(text);
      }),
    );
  });

  test('[T4] names that every object has are names like others', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":[1]},"constructor":2,"toString":3,"hasOwnProperty":4}');
    const made = copy(value);
    expect(JSON.stringify(made)).toBe(JSON.stringify(value));
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(same(made, value)).toBe(true);
  });

  test('[T5] the order of keys and fields that are undefined do not count', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hash(shuffled(value))).toBe(hash(value));
        expect(same(shuffled(value), value)).toBe(true);
      }),
    );
  });

  test('[T5] what differs has another hash', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const [x, y] = [reread(a), reread(b)]; // JSON knows no -0
        expect(hash(x) === hash(y)).toBe(same(x, y));
      }),
      { numRuns: 500 },
    );
  });

  test('[T5] journals hold hashes, so that of a value never changes', () => {
    expect(hash(null)).toBe('28a86a32420cfdd9');
    expect(hash([0, 0, 3, 'x', 0])).toBe('a9841ba88f30cc1f');
    expect(hash({ a: 1, b: [true, null, { c: 'é' }] })).toBe('a7f1ee76162d32bc');
  });

  test.each([
    [{ a: null }, { a: 1 }],
    [{ a: true }, { a: 3 }],
    [{ a: false }, { a: 2 }],
    [{ a: true }, { a: 1 }],
    [{ a: '1' }, { a: 1 }],
    [{ a: [] }, { a: {} }],
    [{ a: [] }, { a: null }],
    [{ a: '' }, { a: null }],
    [{ a: 0.5 }, { a: 0 }],
    [{ a: 2 ** 32 }, { a: 0 }],
    [{ a: 2 ** 31 }, { a: -(2 ** 31) }],
    [[[1], 2], [[1, 2]]],
    [
      [1, [2]],
      [[1], 2],
    ],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [{ a: [null] }, { a: [] }],
  ])('[T5] %j is not %j', (a, b) => {
    expect(hash(a)).not.toBe(hash(b));
    expect(same(a, b)).toBe(false);
  });
});

test('[T1] a game saved and read back after every answer ends like one that was not', () => {
  const rules = script(
    {
      first: () => ask('p1', 'go', { step: 1 }),
      second(play, locals) {
        locals.was = play.answer('go');
        return ask('p2', 'go', { was: locals.was });
      },
      third: (play, locals) => done([locals.was, play.answer('go')]),
    },
    {},
    {
      choices: { go: pick('x', 'y') },
      start: 'loop',
      procs: {
        loop: {
          call: () => ({ op: 'call', proc: 'main', locals: {}, subject: null }),
          keep(play) {
            play.state.list.push(play.result('main'));
            return play.state.list.length < 3 ? goto('call') : next;
          },
          end(play) {
            play.end({ winners: [], because: 'enough', rules: [] });
            return next;
          },
        },
      },
    },
  );
  const answers = ['x', 'y', 'y', 'y', 'x', 'x'];
  const play = (between: (match: Match<Toy>) => void): Match<Toy> => {
    const match = start(rules);
    for (const answer of answers) {
      match.do(match.table.pending!.who as string, { answer });
      between(match);
    }
    return match;
  };
  const read = play((match) => {
    match.table = reread(match.table);
  });
  expect(read.table).toEqual(play(() => {}).table);
  expect(read.table.outcome?.because).toBe('enough');
});
