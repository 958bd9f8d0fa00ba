import { describe, expect, test } from 'vitest';
import { createEngine, fork, keyFromSeed, load, migrate, replay, save } from '../src/index.ts';
import {
  ask,
  call,
  codeOf,
  doAll,
  done,
  faultOf,
  goto,
  keepAnswer,
  keepResult,
  type Rules,
  reread,
  script,
  start,
  type Toy,
  toy,
} from './toy.ts';

/** Version 1: a turn calls a fight, which asks in its middle. */
const v1: Rules = script(
  { call: () => call('fight', { foe: 'ghoul' }, 'ann'), keep: keepResult('fight', goto('call')) },
  {},
  {
    procs: {
      fight: {
        first: () => ask({ anyOf: ['p1', 'p2'], decider: 'p1' }, 'blow', {}),
        second: keepAnswer('blow'),
        third: () => ask('p1', 'blow', {}),
        end: (play, { foe }) => done([foe, play.answer('blow')]),
      },
    },
    choices: { blow: { offer: () => ({ kind: 'one', from: ['hit', 'miss'] }) } },
  },
);
/** Version 2 calls the fight a brawl and the foe a zombie; version 3 counts blows in the state. */
const v3: Rules = {
  ...v1,
  version: 3,
  procs: {
    main: { call: () => call('brawl', { zombie: 'ghoul' }, 'ann'), keep: keepResult('brawl', goto('call')) },
    brawl: {
      first: () => ask({ anyOf: ['p1', 'p2'], decider: 'p1' }, 'blow', {}),
      second: keepAnswer('blow'),
      third: () => ask('p1', 'blow', {}),
      end: (play, { zombie }) => done([zombie, play.answer('blow'), play.state.count]),
    },
  },
  check: ({ count }) => (count >= 0 ? [] : ['There are less blows than none.']),
  migrations: {
    1: (table) => ({
      ...table,
      stack: (table.stack as { proc: string; locals: { foe?: string } }[]).map((frame) =>
        frame.proc === 'fight' ? { ...frame, proc: 'brawl', locals: { zombie: frame.locals.foe } } : frame,
      ),
    }),
    2: (table) => ({ ...table, state: { ...(table.state as Toy['state']), count: 7 } }),
  },
};
const engine1 = createEngine(toy(v1));
const engine3 = createEngine(toy(v3));
/** In the middle of a fight, after a first blow. */
const middle = (undo?: 'free') => {
  const match = start(v1, undo === undefined ? {} : { undo });
  doAll(match, ['p1', 'hit'], ['p1', 'miss'], ['p1', 'hit']);
  return match;
};

describe('J. Saves', () => {
  test('[J1] a save read back goes on like the game it was made of', () => {
    const match = middle();
    const loaded = load(engine1, reread(save(match)));
    expect(loaded).toMatchObject({
      table: match.table,
      journal: match.journal,
      holders: match.holders,
      undoRule: 'consent',
    });
    for (const one of [match, loaded]) doAll(one, ['p1', { undoTo: 1 }], ['p1', 'hit']);
    expect(loaded.table).toEqual(match.table);
    expect(loaded.entries).toEqual(match.entries);
  });

  test('[J1] a save shares nothing with the match, nor the match with what it was loaded from', () => {
    const match = middle();
    const kept = save(match);
    const text = JSON.stringify(kept);
    const loaded = load(engine1, kept);
    doAll(match, ['p1', 'hit']);
    doAll(loaded, ['p1', 'miss']);
    expect(JSON.stringify(kept)).toBe(text);
    expect(match.entries[3]).toMatchObject({ answer: 'hit' });
  });

  test('[J1] proposals, holders and the rule of undo are in it', () => {
    const match = start(v1, { holders: { p1: 'ann', p2: 'ben', p3: 'cleo' }, undo: 'none' });
    doAll(match, ['p2', { hold: 'dora' }], ['p2', 'miss']);
    const loaded = load(engine1, reread(save(match)));
    expect(loaded.table.pending?.proposals).toEqual([{ seat: 'p2', answer: 'miss' }]);
    expect(loaded).toMatchObject({ undoRule: 'none', holders: { p1: 'ann', p2: 'dora', p3: 'cleo' } });
    doAll(loaded, ['p1', 'hit']);
    expect(loaded.table.state.list).toEqual(['hit']);
  });

  test('[J1] of a fork, too', () => {
    const other = fork(middle(), 2, keyFromSeed(8));
    doAll(other, ['p1', 'hit']);
    expect(load(engine1, reread(save(other))).table).toEqual(other.table);
  });

  test('[J6] a save of older rules is carried over step by step, frames included', () => {
    const kept = reread(save(middle()));
    expect(kept.table.stack[1]).toMatchObject({ proc: 'fight', locals: { foe: 'ghoul' } });
    const loaded = load(engine3, kept);
    expect(loaded.table).toMatchObject({
      version: 3,
      n: 3,
      barrier: 3,
      state: { count: 7, list: ['hit', ['ghoul', 'miss'], 'hit'] },
    });
    expect(loaded.table.stack[1]).toMatchObject({ proc: 'brawl', locals: { zombie: 'ghoul' }, subject: 'ann' });
    doAll(loaded, ['p1', 'hit']);
    expect(loaded.table.state.list.at(-1)).toEqual(['ghoul', 'hit', 7]);
    expect(kept).toEqual(reread(save(middle())));
  });

  test('[J6] the game goes on in a new segment, which verifies and saves', () => {
    const loaded = load(engine3, reread(save(middle())));
    doAll(loaded, ['p1', 'hit'], ['p1', 'miss']);
    expect(loaded.journal.segments.map(({ version, entries }) => [version, entries.map(({ n }) => n)])).toEqual([
      [1, [0, 1, 2]],
      [3, [3, 4]],
    ]);
    expect(replay(engine3, reread(loaded.journal), { verify: true })).toEqual(loaded.table);
    expect(load(engine3, reread(save(loaded))).table).toEqual(loaded.table);
    expect(replay(engine1, loaded.journal, { upTo: 2 })).toEqual(middle().at(2));
  });

  test('[J6] undo does not cross it, whatever the rule', () => {
    const loaded = load(engine3, reread(save(middle('free'))));
    expect([loaded.undoFloor('p1'), loaded.previous()]).toEqual([3, null]);
    doAll(loaded, ['p1', 'hit']);
    expect(codeOf(() => loaded.do('p1', { undoTo: 2 }))).toBe('no-undo');
    doAll(loaded, ['p1', { undoTo: 3 }]);
    expect(loaded.table).toMatchObject({ n: 5, state: { list: ['hit', ['ghoul', 'miss'], 'hit'] } });
    expect(codeOf(() => loaded.at(2))).toBe('diverged');
  });

  test('[J6] a version in between does a part of the way', () => {
    const v2 = createEngine(toy({ ...v3, version: 2 }));
    const between = load(v2, reread(save(middle())));
    expect(between.table).toMatchObject({ version: 2, state: { count: 0 } });
    const loaded = load(engine3, reread(save(between)));
    expect(loaded.table).toMatchObject({ version: 3, state: { count: 7 } });
    expect(loaded.journal.segments).toHaveLength(3);
  });

  test('[J6] so it goes when only the content has changed', () => {
    const other = createEngine(toy({ ...v1, content: 'other cards' }));
    const loaded = load(other, reread(save(middle())));
    expect(loaded.journal.segments.map(({ content }) => content)).toEqual(['toy', 'other cards']);
    doAll(loaded, ['p1', 'hit']);
    expect(replay(other, loaded.journal, { verify: true })).toEqual(loaded.table);
    expect(codeOf(() => replay(other, middle().journal))).toBe('diverged');
  });

  test('[J6] without a step, or to a table that is not sound, it does not go', () => {
    const kept = reread(save(middle()));
    expect(codeOf(() => load(createEngine(toy({ ...v3, migrations: {} })), kept))).toBe('diverged');
    const broken = (step: () => Record<string, unknown>) =>
      createEngine(toy({ ...v3, migrations: { ...v3.migrations, 1: step } }));
    expect(
      codeOf(() =>
        load(
          broken(() => ({ ...kept.table, stack: null })),
          kept,
        ),
      ),
    ).toBe('corrupt');
    expect(
      faultOf(() =>
        load(
          broken(() => ({ ...kept.table })),
          kept,
        ),
      ).message,
    ).toContain('"fight", at "end"');
    const fails = broken(() => {
      throw new TypeError('no such field');
    });
    expect(codeOf(() => load(fails, kept))).toBe('corrupt');
    const check = createEngine(toy({ ...v3, check: () => ['A card is in two places.'] }));
    expect(faultOf(() => load(check, kept)).message).toContain('A card is in two places.');
    expect(migrate(engine1, kept.table as never)).toMatchObject({ version: 1, barrier: 3 });
  });
});
