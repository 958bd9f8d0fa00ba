import { describe, expect, test } from 'vitest';
import {
  createEngine,
  type Entry,
  EVERYONE,
  fork,
  type Journal,
  keyFromSeed,
  openMatch,
  peek,
  replay,
  secret,
} from '../src/index.ts';
import {
  ask,
  call,
  codeOf,
  doAll,
  faultOf,
  goto,
  isUntouched,
  mayAlways,
  note,
  offered,
  type Rules,
  reread,
  script,
  start,
  toy,
} from './toy.ts';

/** Rolls, asks two together, forces an answer now and then, and ends after a dozen. */
const rules: Rules = script(
  {
    ask: ({ state }) =>
      state.list.length < 12 ? ask({ anyOf: ['p1', 'p2'], decider: 'p1' }, 'act', { so: state.list }) : goto('end'),
    act(play) {
      const act = play.answer('act') as { do: string; cards: string[] };
      play.state.list.push(act.do === 'roll' ? play.roll('dice', 1000) : act.cards);
      return call('more', {});
    },
    again: () => goto('ask'),
    end(play) {
      play.end({ winners: ['p1'], because: 'over', rules: [] });
      return goto('end');
    },
  },
  { only: [{ card: 'joker' }] },
  {
    setup: (_options, dice) => ({
      ...{ log: [], dead: [], count: 0, list: [], known: 0 },
      pile: Array.from({ length: 3 }, () => secret(dice.pick('pile', 1000))),
    }),
    procs: { more: { ask: () => ask('p2', 'only', {}), end: note('more') } },
    choices: {
      only: offered({ kind: 'one', from: [{ card: 'joker' }] }),
      act: offered({ kind: 'one', from: [{ do: 'play', cards: ['ace'] }, { do: 'roll' }] }),
    },
    asides: { cough: mayAlways((play) => void play.state.log.push('cough')) },
  },
);
const people = { p1: 'ann', p2: 'ben', p3: 'cleo' };
const card = { answer: { do: 'play', cards: ['ace'] } };
const roll = { answer: { do: 'roll' } };
const everything: Parameters<typeof doAll>[1][] = [
  ['p1', card],
  ['p2', roll],
  ['p1', roll],
  ['p3', { aside: 'cough', answer: 'now' }],
  ['p2', { hold: 'dora' }],
  ['p1', card],
  ['p1', { undoTo: 5 }],
  ['p1', { undoTo: 1 }],
  ['p2', { undoAgreed: true }],
  ['p3', { undoAgreed: true }],
  ['p3', { undoTo: 2 }],
  ['p2', { undoAgreed: false }],
  ['p3', { resign: true }],
  ['p1', roll],
];
const whole = () => {
  const match = start(rules, { holders: people });
  doAll(match, ...everything);
  return match;
};
const over = () => {
  const match = start(rules);
  while (match.table.outcome === null) match.do('p1', card);
  return match;
};
const spoil = (journal: Journal, n: number, change: object): Journal => {
  const spoilt = reread(journal);
  const { entries } = spoilt.segments[0]!;
  entries[n] = { ...entries[n], ...change } as Entry;
  return spoilt;
};

describe('J. Journals', () => {
  test('[J1] a replay gives the table it came from, with every hash and every forced answer', () => {
    const { engine, journal, table } = whole();
    const seen: (string | undefined)[] = [];
    const end = replay(engine, reread(journal), { verify: true, onEntry: (entry) => void seen.push(entry?.hash) });
    expect(end).toEqual(table);
    expect(engine.hash(end)).toBe(engine.hash(table));
    expect(seen).toEqual([undefined, ...journal.segments[0]!.entries.map(({ hash }) => hash)]);
    expect(journal.segments[0]?.entries[2]).toMatchObject({
      forced: [{ seat: 'p2', choice: 'only', answer: { card: 'joker' } }],
    });
    expect(replay(createEngine(toy(rules), { reversed: true }), journal)).toEqual(table);
  });

  test('[J1] to any entry on the way; `at` finds the same tables', () => {
    const match = whole();
    const tables: unknown[] = [];
    replay(match.engine, match.journal, { onEntry: (_entry, table) => void tables.push(table) });
    for (const [n, table] of tables.entries()) {
      expect(replay(match.engine, match.journal, { upTo: n })).toEqual(table);
      expect(match.at(n)).toEqual(table);
    }
    for (const n of [-1, 0.5, Number.NaN, tables.length]) expect(codeOf(() => match.at(n))).toBe('bad-options');
  });

  test('[J1] what is told on the way may be kept', () => {
    const telling = script({
      ask: () => ask('p1', 'go', {}),
      tell(play) {
        play.state.list.push(play.answer('go'));
        play.tell({ id: 'list', data: { list: play.state.list }, rules: [] });
        return goto('ask');
      },
    });
    const match = start(telling);
    const live = ['a', 'b', 'a'].flatMap((answer) => match.do('p1', { answer }));
    const kept: unknown[] = [];
    replay(match.engine, match.journal, { onEntry: (_entry, _table, told) => void kept.push(...told) });
    expect(kept).toEqual(live);
    expect(live.map(({ event }) => event.data)).toEqual([
      { list: ['a'] },
      { list: ['a', 'b'] },
      { list: ['a', 'b', 'a'] },
    ]);
  });

  test('[J1] an entry is not changed by what the rules, or whoever answered, do with the answer', () => {
    const greedy = script(
      {
        ask: () => ask('p1', 'act', {}),
        keep(play, locals) {
          locals.cards = (play.answer('act') as { cards: string[] }).cards;
          return goto('eat');
        },
        eat: (_play, { cards }) => goto((cards as string[]).pop() === undefined ? 'ask' : 'eat'),
      },
      {},
      { choices: { act: offered({ kind: 'one', from: [{ cards: ['ace', 'king'] }, 'none'] }) } },
    );
    const match = start(greedy);
    const answer = { cards: ['ace', 'king'] };
    match.do('p1', { answer });
    answer.cards.length = 0;
    expect(match.entries[0]).toMatchObject({ answer: { cards: ['ace', 'king'] } });
    expect(replay(match.engine, match.journal, { verify: true })).toEqual(match.table);
  });

  test('[J1] nor is the start by what becomes of the options and holders it was opened with', () => {
    const [options, holders] = [{ seats: 2 }, { p1: 'ann', p2: 'ben' }];
    const { match } = openMatch(createEngine(toy(rules)), { options, key: keyFromSeed(1), holders });
    Object.assign(options, { seats: 3 });
    Object.assign(holders, { p1: 'cleo' });
    expect(match.journal.segments[0]?.start).toMatchObject({ options: { seats: 2 }, holders: { p1: 'ann' } });
    expect(match.holders).toEqual({ p1: 'ann', p2: 'ben' });
  });

  test.each([
    [0, { hash: 'other' }],
    [2, { hash: 'other' }],
    [2, { forced: [] }],
    [0, { answer: { do: 'roll' } }],
    [2, { choice: 'only' }],
    [7, { undoTo: 0 }],
    [9, { beyond: undefined }],
    [1, { seat: 'p1' }],
  ])('[J2] verify names entry %i where it has become %j', (n, change) => {
    const { engine, journal } = whole();
    const { code, message } = faultOf(() => replay(engine, spoil(journal, n, change), { verify: true }));
    expect(code).toBe('diverged');
    expect(message).toContain(`entry ${n}:`);
  });

  test('[J2] it looks at the start too; without it nothing is compared', () => {
    const { engine, journal } = whole();
    const other = reread(journal);
    const segments = [{ ...other.segments[0]!, hash: 'other' }];
    expect(faultOf(() => replay(engine, { ...other, segments }, { verify: true })).code).toBe('diverged');
    const forced = [{ seat: 'p1', choice: 'x', answer: 1 }];
    const differs = { ...other, segments: [{ ...other.segments[0]!, forced }] };
    expect(codeOf(() => replay(engine, differs, { verify: true }))).toBe('diverged');
    expect(replay(engine, spoil(journal, 2, { hash: 'other' }))).toEqual(replay(engine, journal));
  });

  test('[J2] rules that have changed without saying so are found out', () => {
    const { journal } = whole();
    const changed = { ...rules, procs: { ...rules.procs!, more: { end: note('less') } } };
    const { code, message } = faultOf(() => replay(createEngine(toy(changed)), journal, { verify: true }));
    expect([code, message.includes('entry 0:')]).toEqual(['diverged', true]);
  });

  test('[J3] nothing is part of the game until commit', () => {
    const match = start(rules, { holders: people });
    const { engine, table } = match;
    for (const input of [roll, { aside: 'cough', answer: 'now' }, { resign: true }, { hold: 'dora' }] as const) {
      const before = JSON.stringify([match.journal, match.holders]);
      expect(isUntouched(engine, table, () => match.prepare('p1', input))).toBe(true);
      expect([match.table === table, JSON.stringify([match.journal, match.holders]) === before]).toEqual([true, true]);
    }
    const { entry, table: next } = match.prepare('p1', roll);
    expect(entry).toMatchObject({ n: 0, seat: 'p1', choice: 'act', answer: { do: 'roll' }, hash: engine.hash(next) });
  });

  test('[J3] a prepared entry is committed once, or is stale', () => {
    const match = start(rules);
    const [first, second] = [match.prepare('p1', roll), match.prepare('p1', card)];
    match.commit(first);
    expect(match.table).toBe(first.table);
    for (const late of [first, second]) expect(codeOf(() => match.commit(late))).toBe('stale');
    expect(match.entries).toEqual([first.entry]);
    match.do('p1', { undoTo: 0 });
    expect(codeOf(() => match.commit(second))).toBe('stale');
  });

  test('[J3] what cannot be said is refused before anything is made of it', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const match = start(rules);
    for (const answer of [circle, JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`), 7n, () => 0]) {
      expect(codeOf(() => match.do('p1', { answer }))).toBe('not-offered');
      expect(codeOf(() => match.do('p1', { aside: 'cough', answer }))).toBe('not-offered');
    }
    expect(match.entries).toEqual([]);
  });

  test('[J4] an input for another n is refused', () => {
    const match = whole();
    const { n } = match.table;
    for (const seen of [n - 1, n + 1, 0, Number.NaN]) expect(codeOf(() => match.do('p1', roll, seen))).toBe('stale');
    match.do('p1', roll, n);
    expect(match.table.n).toBe(n + 1);
    expect(codeOf(() => match.do('nobody', roll))).toBe('not-asked');
  });

  test('[J7] a fork is a game of its own, with fresh luck and hidden things anew', () => {
    const match = whole();
    const before = JSON.stringify(match.journal);
    const other = fork(match, 1, keyFromSeed(77));
    const from = match.at(1);
    expect(other.table).toMatchObject({ n: 0, barrier: 0, pending: from.pending, stack: from.stack });
    expect(other.engine.view(other.table, EVERYONE).state).toEqual(match.engine.view(from, EVERYONE).state);
    expect(other.table.state.pile.map(peek)).not.toEqual(from.state.pile.map(peek));
    doAll(other, ['p1', roll], ['p1', { undoTo: 0 }]);
    expect(other.table.chance.key).not.toEqual(match.table.chance.key);
    expect(replay(other.engine, reread(other.journal), { verify: true })).toEqual(other.table);
    expect(JSON.stringify(match.journal)).toBe(before);
  });

  test('[J7] from 0, from the end, and from nowhere else', () => {
    const match = over();
    expect(fork(match, 0, keyFromSeed(2)).table.state.list).toEqual([]);
    expect(fork(match, match.table.n, keyFromSeed(2)).table.outcome).toEqual(match.table.outcome);
    for (const n of [-1, match.table.n + 1, 0.5])
      expect(codeOf(() => fork(match, n, keyFromSeed(2)))).toBe('bad-options');
  });

  test('[J7] the same luck only if the game is over', () => {
    expect(codeOf(() => fork(whole(), 1, 'same'))).toBe('bad-options');
    const match = over();
    const again = fork(match, 3, 'same');
    const { n: _n, barrier: _barrier, ...same } = match.at(3);
    expect(again.table).toEqual({ ...same, n: 0, barrier: 0 });
    doAll(again, ['p1', roll]);
    const once = match.engine.play(match.at(3), 'p1', roll.answer).table;
    expect(again.table.state.list).toEqual(once.state.list);
  });

  test('[J8] one holder in several seats decides at once, from whichever', () => {
    const match = start(rules, { holders: { p1: 'ann', p2: 'ann', p3: 'ann' } });
    doAll(match, ['p2', card]);
    expect(match.entries[0]).toMatchObject({ seat: 'p1', choice: 'act' });
    expect(match.table.state.list).toEqual([['ace']]);
    expect(codeOf(() => match.do('p3', card))).toBe('not-asked');
    doAll(match, ['p2', { hold: 'ben' }], ['p2', card]);
    expect(match.entries[2]).toMatchObject({ seat: 'p2', propose: 'act' });
    expect(start(rules).holders).toEqual({ p1: 'here', p2: 'here', p3: 'here' });
    expect(start(rules, { holders: { p2: 'ben' } }).holders).toEqual({ p1: 'here', p2: 'ben', p3: 'here' });
  });
});
