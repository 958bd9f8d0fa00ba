import { describe, expect, test } from 'vitest';
import { load, peek, replay, save, secret } from '../src/index.ts';
import { ask, codeOf, doAll, does, goto, keepAnswer, mayAlways, type Rules, reread, script, start } from './toy.ts';

const turns = ['p1', 'p2', 'p3'];
/** Seats in turn (or p1 alone) choose what to do: nothing, roll, look at a card. */
const rules = (inTurn: boolean): Rules =>
  script(
    {
      ask: ({ state }) => ask(turns[inTurn ? state.list.length % 3 : 0]!, 'act', {}),
      act(play) {
        const act = play.answer('act');
        if (act === 'roll') play.state.list.push(play.roll('dice', 1000));
        else if (act === 'look') play.state.list.push(play.reveal(play.state.pile[0]!));
        else play.state.list.push(act);
        if (act === 'look') play.state.known = 1;
        return goto('ask');
      },
    },
    { act: ['wait', 'rest', 'roll', 'look'] },
    {
      setup: (_options, dice) => ({
        ...{ log: [], dead: [], count: 0, list: [], known: 0 },
        pile: Array.from({ length: 5 }, () => secret(dice.pick('pile', 1000))),
      }),
      asides: { cough: mayAlways(({ state }) => void state.log.push('cough')) },
    },
  );
const solo = rules(false);
const shared = rules(true);
const people = { p1: 'ann', p2: 'ben', p3: 'cleo' };
const undo = (to: number) => ({ undoTo: to });
const agree = { undoAgreed: true };

describe('U. Barriers and undo', () => {
  test('[U1] drawing and revealing raise the barrier to their answer, nothing else does', () => {
    const match = start(solo);
    const barriers = ['wait', 'roll', 'wait', 'rest', 'look', 'wait'].map((act) => {
      match.do('p1', { answer: act });
      return match.table.barrier;
    });
    expect(barriers).toEqual([0, 2, 2, 2, 5, 5]);
    match.do('p2', { aside: 'cough', answer: 'now' });
    match.do('p2', { resign: true });
    expect(match.table).toMatchObject({ n: 8, barrier: 5 });
  });

  test('[U1] setting up is no barrier; a shuffle is one', () => {
    expect(start(solo).table.barrier).toBe(0);
    const shuffling = script({
      ask: () => ask('p1', 'go', {}),
      mix: does((play) => play.shuffle('deck', [1, 2]), goto('ask')),
    });
    const match = start(shuffling);
    match.do('p1', { answer: 'a' });
    expect(match.table.barrier).toBe(1);
  });

  test('[U2] at or after the barrier it is free and gives exactly that table back', () => {
    const match = start(solo, { undo: 'none' });
    doAll(match, ['p1', 'roll'], ['p1', 'wait'], ['p1', 'rest'], ['p1', 'wait']);
    const tables = [1, 2, 3].map((n) => ({ n, table: match.at(n) }));
    for (const { n, table } of tables.reverse()) {
      match.do('p1', undo(n));
      expect(match.table).toEqual({ ...table, n: match.table.n });
      expect(match.entries.at(-1)).toMatchObject({ undoTo: n, hash: match.engine.hash(table) });
      expect(match.entries.at(-1)).not.toHaveProperty('beyond');
    }
    expect(codeOf(() => match.do('p1', undo(0)))).toBe('no-undo');
  });

  test('[U2] to the very start, and from there; an undo can be undone', () => {
    const match = start(solo);
    doAll(match, ['p1', 'wait'], ['p1', 'rest'], ['p1', undo(0)]);
    expect(match.table).toEqual({ ...match.at(0), n: 3 });
    doAll(match, ['p1', undo(2)]);
    expect(match.table.state.list).toEqual(['wait', 'rest']);
    doAll(match, ['p1', 'wait'], ['p1', undo(3)]);
    expect(match.table.state.list).toEqual([]);
  });

  test('[U2] not past what another holder did', () => {
    const match = start(shared, { holders: people, undo: 'none' });
    doAll(match, ['p1', 'wait'], ['p2', 'wait'], ['p3', 'wait'], ['p1', 'wait']);
    expect([match.undoFloor('p1'), match.undoFloor('p3')]).toEqual([3, 4]);
    expect(codeOf(() => match.do('p1', undo(2)))).toBe('no-undo');
    match.do('p1', undo(3));
    expect(match.table.state.list).toHaveLength(3);
  });

  test('[U2] a holder answers for what he did, not for what his seat did under another', () => {
    const match = start(solo, { holders: people });
    doAll(match, ['p1', 'wait'], ['p1', 'rest'], ['p1', { hold: 'dora' }]);
    expect(match.undoFloor('p1')).toBe(2);
    doAll(match, ['p1', 'rest'], ['p2', { hold: 'dora' }]);
    expect([match.undoFloor('p1'), match.undoFloor('p2'), match.undoFloor('p3')]).toEqual([2, 2, 4]);
    doAll(match, ['p1', { hold: 'ann' }]);
    expect(match.undoFloor('p1')).toBe(4);
  });

  test('[U2] asking, agreeing and taking a seat bind nobody', () => {
    const match = start(solo, { holders: people });
    doAll(
      match,
      ['p1', 'roll'],
      ['p1', 'wait'],
      ['p2', undo(0)],
      ['p3', { undoAgreed: false }],
      ['p2', { hold: 'eve' }],
    );
    expect(match.undoFloor('p1')).toBe(1);
    doAll(match, ['p1', undo(1)]);
    expect(match.entries.at(-1)).not.toHaveProperty('beyond');
  });

  test.each([-1, 0.5, Number.NaN, 3, 99])('[U2] there is no table %d to go back to', (to) => {
    const match = start(solo);
    doAll(match, ['p1', 'wait'], ['p1', 'wait'], ['p1', 'wait']);
    expect(codeOf(() => match.do('p1', undo(to)))).toBe('no-undo');
  });

  test('[U3] beyond: at once if nobody else has to agree, or the rule is free', () => {
    const bots = { p1: 'ann', p2: 'bot:random', p3: 'ann' };
    for (const match of [start(solo), start(solo, { holders: bots }), start(solo, { holders: people, undo: 'free' })]) {
      doAll(match, ['p1', 'roll'], ['p1', undo(0)]);
      expect(match.entries.at(-1)).toMatchObject({ undoTo: 0, beyond: true });
      expect(match.table.state.list).toEqual([]);
    }
  });

  test('[U3] else once every other person has agreed', () => {
    const match = start(solo, { holders: people });
    doAll(match, ['p1', 'roll'], ['p1', undo(0)]);
    expect(match.undoAsked).toEqual({ seat: 'p1', to: 0, missing: ['ben', 'cleo'] });
    expect(codeOf(() => match.do('p1', agree))).toBe('no-undo');
    doAll(match, ['p3', agree]);
    expect(codeOf(() => match.do('p3', agree))).toBe('no-undo');
    expect(match.table.state.list).toHaveLength(1);
    doAll(match, ['p2', agree]);
    expect(match.entries.at(-1)).toMatchObject({ seat: 'p1', undoTo: 0, beyond: true });
    expect(match).toMatchObject({ undoAsked: null, table: { n: 4, state: { list: [] } } });
  });

  test('[U3] a refusal ends the request, and so does anything else but a change of holder', () => {
    const asked = () => {
      const match = start(solo, { holders: people });
      doAll(match, ['p1', 'roll'], ['p1', undo(0)]);
      return match;
    };
    for (const [seat, input] of [
      ['p2', { undoAgreed: false }],
      ['p1', { answer: 'wait' }],
      ['p2', { aside: 'cough', answer: 'now' }],
      ['p2', { resign: true }],
      ['p1', undo(1)],
    ] as const) {
      const match = asked();
      doAll(match, [seat, input]);
      expect(match.undoAsked).toBeNull();
      expect(codeOf(() => match.do('p3', agree))).toBe('no-undo');
    }
  });

  test('[U3] asked are those who sat there when it was asked for, whoever sits there since', () => {
    const match = start(solo, { holders: people });
    doAll(match, ['p1', 'roll'], ['p1', undo(0)], ['p2', { hold: 'bot:random' }], ['p1', { hold: 'dora' }]);
    expect(match.undoAsked?.missing).toEqual(['ben', 'cleo']);
    expect(codeOf(() => match.do('p1', agree))).toBe('no-undo');
    expect(codeOf(() => match.do('p2', agree))).toBe('no-undo');
    doAll(match, ['p3', agree]);
    expect(match.table.state.list).toHaveLength(1);
    doAll(match, ['p2', { hold: 'ben' }], ['p2', agree]);
    expect(match.entries.at(-1)).toMatchObject({ undoTo: 0, beyond: true });
  });

  test.each([
    ['has refused', [['p2', { undoAgreed: false }]]],
    ['has not answered', []],
    [
      'has refused, and something was played since',
      [
        ['p2', { undoAgreed: false }],
        ['p1', 'wait'],
      ],
    ],
  ] as const)('[U3] who %s is asked again for as much, though he sits there no more', (_what, deeds) => {
    const match = start(solo, { holders: { p1: 'ann', p2: 'ben', p3: 'bot:random' } });
    doAll(match, ['p1', 'roll'], ['p1', 'roll'], ['p1', undo(1)]);
    for (const deed of deeds) doAll(match, deed);
    doAll(match, ['p2', { hold: 'bot:random' }], ['p1', undo(0)]);
    expect(match.undoAsked).toMatchObject({ to: 0, missing: ['ben'] });
    doAll(match, ['p1', undo(1)]);
    expect(match.undoAsked).toMatchObject({ to: 1, missing: ['ben'] });
    // What came after it he was never asked about.
    doAll(match, ['p1', 'roll'], ['p1', undo(match.table.n - 1)]);
    expect(match.entries.at(-1)).toMatchObject({ beyond: true });
    doAll(match, ['p2', { hold: 'ben' }], ['p1', undo(1)], ['p2', agree]);
    expect(match.entries.at(-1)).toMatchObject({ undoTo: 1, beyond: true });
  });

  test('[U3] a request lives on in a save', () => {
    const match = start(solo, { holders: people });
    doAll(match, ['p1', 'roll'], ['p1', undo(0)], ['p2', agree]);
    const loaded = load(match.engine, reread(save(match)));
    expect(loaded.undoAsked).toEqual(match.undoAsked);
    doAll(loaded, ['p3', agree]);
    expect(loaded.table.state.list).toEqual([]);
  });

  test('[U4] beyond a barrier chance goes on, and what nobody knows is drawn anew', () => {
    const match = start(solo);
    doAll(match, ['p1', 'look'], ['p1', 'roll']);
    const [known, seen] = match.table.state.list;
    const before = match.table;
    doAll(match, ['p1', undo(1)]);
    const { state, chance, barrier, n } = match.table;
    expect(state).toMatchObject({ list: [known], known: 1 });
    expect(peek(state.pile[0]!)).toBe(known);
    expect(state.pile.slice(1)).not.toEqual(before.state.pile.slice(1));
    expect(chance).toMatchObject({ key: before.chance.key, at: { dice: before.chance.at.dice } });
    expect([barrier, n]).toEqual([3, 3]);
    doAll(match, ['p1', 'roll']);
    expect(match.table.state.list[1]).not.toBe(seen);
  });

  test('[U4] no luck is seen twice, however often one goes back', () => {
    const match = start(solo);
    const seen = new Set<unknown>();
    for (let i = 0; i < 20; i++) {
      const { n } = match.table;
      doAll(match, ['p1', 'roll']);
      seen.add(match.table.state.list[0]);
      doAll(match, ['p1', undo(n)]);
    }
    expect(seen.size).toBeGreaterThan(18);
  });

  test('[U5] undo is an entry, and the number of entries only grows', () => {
    const match = start(solo);
    doAll(match, ['p1', 'wait'], ['p1', undo(0)], ['p1', 'roll'], ['p1', undo(2)], ['p1', undo(0)]);
    expect(match.entries.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(match.table.n).toBe(5);
    const again = replay(match.engine, reread(match.journal), { verify: true });
    expect(match.engine.hash(again)).toBe(match.engine.hash(match.table));
  });

  test('[U5] previous finds the step before as a player counts them', () => {
    const match = start(solo);
    const inputs: Parameters<typeof doAll>[1][] = [
      ['p1', 'wait'],
      ['p1', { hold: 'here' }],
      ['p2', { aside: 'cough', answer: 'now' }],
      ['p1', 'rest'],
      ['p1', undo(3)],
      ['p2', undo(2)],
      ['p2', { resign: true }],
    ];
    const steps = inputs.map((input) => {
      doAll(match, input);
      return match.previous();
    });
    expect([start(solo).previous(), ...steps]).toEqual([null, 0, 0, 2, 3, 2, 0, 6]);
  });
});

test('[U5] going back step by step comes to the start and stops there', () => {
  const match = start(script({ ask: () => ask('p1', 'go', {}), keep: keepAnswer('go', goto('ask')) }));
  doAll(match, ['p1', 'a'], ['p1', 'b'], ['p1', 'a']);
  const seen = [];
  for (let to = match.previous(); to !== null; to = match.previous()) {
    doAll(match, ['p1', undo(to)]);
    seen.push(match.table.state.list.length);
  }
  expect(seen).toEqual([2, 1, 0]);
});
