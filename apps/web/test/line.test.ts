import { undoneIn } from '@shamble/kept';
import { decider, keyFromSeed, openMatch } from '@shamble/kernel';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/worker/line.ts';
import { engine } from './house.ts';

function matchAt(seats = 1, holders?: Record<string, string>) {
  const options = { board: 'alley', seats };
  const { match } = openMatch(engine, { options, key: keyFromSeed(1), ...(holders === undefined ? {} : { holders }) });
  const act = (what: string): void => {
    const { from } = engine.offer(match.table, 'p1') as unknown as { from: { do: string }[] };
    match.do('p1', { answer: from.find((one) => one.do === what) });
  };
  return { match, act };
}

const all = () => true;

describe('the line of a match', () => {
  it('goes back step by step, and forward again', () => {
    const { match, act } = matchAt();
    expect(lineOf(match, all)).toEqual({ back: [], free: 0, again: null });
    act('move');
    act('move');
    expect(lineOf(match, all)).toEqual({ back: [1, 0], free: 2, again: null });
    match.do('p1', { undoTo: 1 });
    expect(lineOf(match, all)).toEqual({ back: [0], free: 1, again: 2 });
    match.do('p1', { undoTo: 0 });
    expect(lineOf(match, all)).toEqual({ back: [], free: 0, again: 1 });
    expect(undoneIn(match.entries)).toEqual(new Set([1, 2]));
    match.do('p1', { undoTo: 1 });
    expect(lineOf(match, all)).toEqual({ back: [0], free: 1, again: 2 });
    match.do('p1', { undoTo: 2 });
    expect(lineOf(match, all)).toEqual({ back: [1, 0], free: 2, again: null });
    expect(undoneIn(match.entries)).toEqual(new Set());
  });

  it('forgets what could be done again once something else is done', () => {
    const { match, act } = matchAt();
    act('move');
    match.do('p1', { undoTo: 0 });
    act('wait');
    expect(lineOf(match, all).again).toBeNull();
    expect(lineOf(match, all).back).toEqual([0]);
    expect(undoneIn(match.entries)).toEqual(new Set([1]));
  });

  it('steps free of cost again from a table whose luck was drawn anew', () => {
    const { match, act } = matchAt();
    act('move');
    match.do('p1', { undoTo: 0 });
    for (let i = 0; i < 40 && match.table.barrier === 0; i++) {
      const offer = engine.offer(match.table, 'p1', { usual: true })!;
      match.do('p1', { answer: offer.kind === 'one' ? offer.from.at(-1) : offer.usual });
    }
    expect(match.table.barrier).toBeGreaterThan(0);
    const before = match.table.n;
    match.do('p1', { undoTo: 0 });
    expect(lineOf(match, all)).toEqual({ back: [], free: 0, again: null });
    act('move');
    expect(lineOf(match, all)).toEqual({ back: [before + 1], free: 1, again: null });
  });

  it('leaves out the tables at which a bot was asked', () => {
    const { match, act } = matchAt(2, { p1: 'here', p2: 'bot:usual' });
    act('move');
    expect(lineOf(match, (seat) => seat === 'p1').back).toEqual([0]);
    expect(lineOf(match, (seat) => seat === 'p2').back).toEqual([]);
    expect(lineOf(match, () => false)).toEqual({ back: [], free: 0, again: null });
  });

  it('is free for whoever is asked as far back as another at this screen has done something', () => {
    const { match, act } = matchAt(2, { p1: 'here', p2: 'here:Ben' });
    act('move');
    expect(lineOf(match, all)).toMatchObject({ back: [0], free: 1 });
    while (decider(match.table.pending!.who) === 'p1') act('wait');
    const { back, free } = lineOf(match, all);
    expect([back.length, free]).toEqual([match.table.n, 0]);
  });
});
