import { expect, test } from 'vitest';
import { goOn, type Input, type Match, replay, type Shape, standingAt } from '../src/index.ts';
import { Targets } from '../src/targets.ts';
import { ask, goto, type Rules, reread, script, start } from './toy.ts';

const SEATS = ['p1', 'p2', 'p3'];
const rules: Rules = script(
  {
    ask: ({ state }) => ask(SEATS[state.list.length % 3]!, 'act', {}),
    act(play) {
      const act = play.answer('act');
      play.state.list.push(act === 'roll' ? play.roll('dice', 1000) : act);
      return goto('ask');
    },
  },
  { act: ['wait', 'roll'] },
);
const people = { p1: 'ann', p2: 'ben', p3: 'ann' };

/** The same match, of whose journal only the last entry has been read. */
function unread<G extends Shape>(match: Match<G>): Match<G> {
  const { engine, undoRule, table, standing } = match;
  const journal = reread(match.journal);
  const last = journal.segments[0]!.entries.at(-1) ?? null;
  journal.segments[0]!.entries.length = 0;
  return goOn(engine, { journal, last, table: reread(table), standing: reread(standing), undo: undoRule });
}

/** Steps that try everything: play, undo near and far, asking, agreeing, changing seats. */
function inputs(match: Match<Shape>, at: number): [string, Input][] {
  const seat = SEATS[at % 3]!;
  const asked = match.table.pending!.who as string;
  const far = { undoTo: Math.floor(match.table.n / 2) };
  return [
    [asked, { answer: at % 4 === 0 ? 'roll' : 'wait' }],
    [asked, { answer: 'wait' }],
    [seat, { undoTo: match.previous() ?? 0 }],
    [seat, far],
    [seat, { undoAgreed: at % 5 !== 0 }],
    [seat, { hold: at % 2 === 0 ? 'cleo' : people[seat as 'p1'] }],
  ];
}

test('[J9] a match that goes on from its last table is the one that was never put away', () => {
  const match = start(rules, { holders: people, undo: 'consent' }) as unknown as Match<Shape>;
  let recalled = 0;
  for (let at = 0; at < 240; at++) {
    const [seat, input] = inputs(match, at)[(at * 7) % 6]!;
    const again = unread(match);
    expect([again.standing, again.previous(), again.undoFloor(seat)]).toEqual([
      match.standing,
      match.previous(),
      match.undoFloor(seat),
    ]);
    const attempt = (one: Match<Shape>): unknown => {
      try {
        return one.prepare(seat, input).entry;
      } catch (cause) {
        return (cause as Error).message;
      }
    };
    const wanted = attempt(match);
    const lacking = again.lacks(seat, input);
    if (lacking !== null) {
      recalled += 1;
      expect(attempt(again)).toMatch(/too far back/);
      const segment = match.journal.segments[0]!;
      again.recall(replay(match.engine, match.journal, { upTo: lacking }), standingAt(segment, lacking).previous);
    }
    expect(attempt(again)).toEqual(wanted);
    if (typeof wanted === 'string') continue;
    again.do(seat, input);
    match.do(seat, input);
    expect([again.standing, again.table]).toEqual([match.standing, match.table]);
    expect(standingAt(match.journal.segments[0]!, match.table.n)).toEqual(match.standing);
  }
  expect(match.table.n).toBeGreaterThan(100);
  expect(recalled).toBeGreaterThan(10);
  expect(match.engine.hash(replay(match.engine, match.journal, { verify: true }))).toBe(match.entries.at(-1)!.hash);
});

test('[J9] what is not the table after the last entry is not gone on from', () => {
  const match = start(rules, { holders: people }) as unknown as Match<Shape>;
  for (let at = 0; at < 4; at++) match.do(match.table.pending!.who as string, { answer: 'wait' });
  const { engine, standing, table, entries } = match;
  const journal = { ...match.journal, segments: [{ ...match.journal.segments[0]!, entries: [] }] };
  const open = (more: object) => () =>
    goOn(engine, { journal, last: entries.at(-1)!, table, standing, undo: 'consent', ...more });
  expect(open({})().table).toEqual(table);
  for (const wrong of [
    { table: null },
    { table: match.at(3) },
    { last: entries.at(-2)! },
    { last: null },
    { last: { ...entries.at(-1)!, hash: 'x' } },
    { journal: { ...journal, game: 'chess' } },
    { journal: { ...journal, segments: [] } },
  ])
    expect(open(wrong)).toThrow(/damaged|saved game of/);
});

test('[J10] a replay keeps a table until undo has gone back to it for the last time', () => {
  const match = start(rules, { holders: { p1: 'a', p2: 'a', p3: 'a' }, undo: 'free' }) as unknown as Match<Shape>;
  for (let at = 0; at < 120; at++) {
    match.do(match.table.pending!.who as string, { answer: 'wait' });
    match.do('p1', { undoTo: match.table.n - 1 });
  }
  for (let at = 0; at < 80; at++) match.do('p1', { undoTo: at });
  const kept = new Targets(match.engine, match.entries, Number.POSITIVE_INFINITY);
  let most = 0;
  replay(match.engine, match.journal, {
    verify: true,
    onEntry: (_entry, table) => {
      kept.pass(table);
      most = Math.max(most, kept.size);
    },
  });
  expect(most).toBeLessThanOrEqual(81);
  expect(kept.size).toBe(0);
});
