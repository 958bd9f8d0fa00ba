import { describe, expect, test } from 'vitest';
import {
  announce,
  ask,
  call,
  codeOf,
  faultOf,
  goto,
  isUntouched,
  keepAnswer,
  kill,
  mayAlways,
  note,
  open,
  playOn,
  type Rules,
  reaction,
  script,
  stop,
  told,
} from './toy.ts';

/** p1 is asked about the list; anybody may add to it, p2 may refuse to go on while it is empty. */
const rules: Rules = script(
  { ask: () => ask('p1', 'item', {}), keep: keepAnswer('item', goto('ask')) },
  {},
  {
    choices: { item: { offer: ({ state }) => ({ kind: 'one', from: ['none', 'any', ...state.log] }) } },
    procs: { vote: { ask: () => ask('p3', 'go', {}), note: note('voted') } },
    asides: {
      add: {
        offer: (_look, seat, explain) => ({
          kind: 'one',
          from: [`by ${seat}`, 'more'],
          ...(explain ? { refused: [{ option: 'all', because: ['T-1'] }] } : {}),
        }),
        run: (play, seat, answer) => void play.state.log.push(`${seat}: ${String(answer)}`),
      },
      vote: {
        offer: ({ state }) => (state.log.length > 0 ? { kind: 'one', from: ['now'] } : null),
        run: (play) => play.push('vote', {}),
      },
    },
  },
);

describe('A. Asides', () => {
  test('[A1] what a seat may do unasked is listed by name, with its offer; null is not listed', () => {
    const { engine, table } = open(rules);
    expect(engine.asides(table, 'p2')).toEqual({ add: { kind: 'one', from: ['by p2', 'more'] } });
    const later = engine.aside(table, 'p2', 'add', 'more').table;
    expect(Object.keys(engine.asides(later, 'p3'))).toEqual(['add', 'vote']);
    expect(engine.asides(table, 'p3', true).add?.refused).toEqual([{ option: 'all', because: ['T-1'] }]);
    expect(engine.asides(table, 'nobody')).toEqual({});
  });

  test('[A1] nothing when the game is over', () => {
    const { engine, table } = open({
      ...rules,
      settle(play) {
        play.end({ winners: [], because: 'x', rules: [] });
        return false;
      },
    });
    expect(engine.asides(table, 'p1')).toEqual({});
  });

  test('[A2] the question stands again with its options anew', () => {
    const { engine, table } = open(rules);
    const later = engine.aside(table, 'p2', 'add', 'by p2').table;
    expect(later).toMatchObject({ n: 1, pending: table.pending });
    expect(later.stack).toEqual(table.stack);
    expect(engine.offer(later, 'p1')).toEqual({ kind: 'one', from: ['none', 'any', 'p2: by p2'] });
    expect(playOn(engine, later, ['p1', 'p2: by p2']).state.list).toEqual(['p2: by p2']);
  });

  test('[A2] what it pushes runs first, one in the other if need be', () => {
    const { engine, table } = open(rules);
    let later = engine.aside(table, 'p2', 'add', 'more').table;
    later = engine.aside(later, 'p2', 'vote', 'now').table;
    expect(later.pending).toMatchObject({ who: 'p3', choice: 'go' });
    later = engine.aside(later, 'p1', 'vote', 'now').table;
    later = engine.aside(later, 'p3', 'add', 'more').table;
    later = playOn(engine, later, ['p3', 'a'], ['p3', 'b']);
    expect(later.state.log).toEqual(['p2: more', 'p3: more', 'voted', 'voted']);
    expect(later.pending).toEqual(table.pending);
  });

  test('[A4] one that withdraws the question goes on at the step it names', () => {
    const asks = script(
      { ask: () => ask('p1', 'go', { about: 1 }), keep: keepAnswer('go', goto('stop')), off: note('off'), stop },
      {},
      {
        asides: {
          off: {
            offer: (_look, seat, _explain, asked) =>
              seat === 'p2' && asked?.choice === 'go' && 'about' in asked.about ? { kind: 'one', from: ['now'] } : null,
            run: (play) => play.withdraw('off'),
          },
        },
      },
    );
    const { engine, table } = open(asks);
    expect(engine.asides(table, 'p1')).toEqual({});
    const off = engine.aside(table, 'p2', 'off', 'now').table;
    expect(off).toMatchObject({ state: { log: ['off'], list: [] }, pending: { choice: 'go', about: {} } });
    expect(engine.asides(off, 'p2')).toEqual({});
  });

  test('[A4] a step that is not there, or no question to withdraw, is a Fault', () => {
    const withdraws = (step: string): Rules =>
      script({ stop }, {}, { asides: { off: mayAlways((play) => play.withdraw(step)) } });
    const { engine, table } = open(withdraws('nowhere'));
    expect(codeOf(() => engine.aside(table, 'p1', 'off', 'now'))).toBe('broken-rule');
    const twice = open(
      script(
        { stop },
        {},
        {
          asides: {
            off: mayAlways((play) => {
              play.withdraw('stop');
              play.withdraw('stop');
            }),
          },
        },
      ),
    );
    expect(codeOf(() => twice.engine.aside(twice.table, 'p1', 'off', 'now'))).toBe('broken-rule');
  });

  test('[A2] a question that has a single answer left is answered', () => {
    const { engine, table } = open(
      script(
        { ask: () => ask('p1', 'item', {}), keep: keepAnswer('item'), stop },
        {},
        {
          choices: {
            item: { offer: ({ state }) => ({ kind: 'one', from: state.log.length === 0 ? ['x', 'y'] : ['y'] }) },
          },
          asides: { less: mayAlways(({ state }) => void state.log.push('less')) },
        },
      ),
    );
    const { table: later, forced } = engine.aside(table, 'p1', 'less', 'now');
    expect(forced).toEqual([{ seat: 'p1', choice: 'item', answer: 'y' }]);
    expect(later).toMatchObject({ state: { list: ['y'] }, pending: { choice: 'go' } });
  });

  test('[A2] so it is in the middle of a window of reactions', () => {
    const uses = ({ state }: { state: { log: string[] } }) =>
      ['p1', 'p2'].filter((by) => !state.log.includes(by)).map((by) => ({ by, locals: { by } }));
    const { engine, table } = open(
      script(
        { say: () => announce(told('hit')), note: note('hit'), stop },
        {},
        {
          procs: { duck: { run: note('duck') } },
          reactions: [reaction({ name: 'duck', on: 'hit', window: 'before', rules: [], proc: 'duck', uses })],
          asides: { spend: mayAlways(({ state }, seat) => void state.log.push(seat)) },
        },
      ),
    );
    expect(engine.offer(table, 'p1')).toMatchObject({ from: [{ use: 'duck', locals: { by: 'p1' } }, { use: 'none' }] });
    const spent = engine.aside(table, 'p1', 'spend', 'now').table;
    expect(engine.offer(spent, 'p1')).toEqual({ kind: 'one', from: [{ use: 'none' }] });
    const other = playOn(engine, spent, ['p1', { use: 'none' }]);
    expect(other.pending).toMatchObject({ who: 'p2', choice: '$reaction' });
    expect(playOn(engine, other, ['p2', { use: 'duck', locals: { by: 'p2' } }]).state.log).toEqual([
      'p1',
      'duck',
      'hit',
    ]);
  });

  test('[A2] a seat that resigns in the middle of a window leaves it open for the others', () => {
    const { engine, table } = open(
      script(
        { say: () => announce(told('hit')), note: note('hit'), stop },
        {},
        {
          procs: { duck: { run: note('duck') } },
          reactions: [
            reaction({
              name: 'duck',
              on: 'hit',
              window: 'before',
              rules: [],
              proc: 'duck',
              uses: ({ state }) =>
                ['p1', 'p2'].filter((by) => !state.dead.includes(by)).map((by) => ({ by, locals: {}, subject: by })),
            }),
          ],
          resign: ({ state }, seat) => void state.dead.push(seat),
        },
      ),
    );
    const left = engine.resign(table, 'p1').table;
    expect(engine.offer(left, 'p1')).toEqual({ kind: 'one', from: [{ use: 'none' }] });
    expect(playOn(engine, left, ['p1', { use: 'none' }], ['p2', { use: 'duck', locals: {} }]).state.log).toEqual([
      'duck',
      'hit',
    ]);
  });

  test('[A2] an outcome that comes of it ends the game', () => {
    const { engine, table } = open({
      ...rules,
      settle(play) {
        if (play.state.log.length > 0) play.end({ winners: ['p2'], because: 'said', rules: [] });
        return false;
      },
    });
    expect(engine.aside(table, 'p2', 'add', 'more').table).toMatchObject({
      outcome: { winners: ['p2'] },
      stack: [],
      pending: null,
      n: 1,
    });
  });

  test('[A2] the question of a frame whose subject died of it is withdrawn', () => {
    const { engine, table } = open(
      script(
        { call: () => call('turn', {}, 'ann'), stop },
        {},
        {
          procs: { turn: { ask: () => ask('p2', 'go', {}), end: note('never') }, poison: { drink: kill('ann') } },
          asides: { poison: mayAlways((play) => play.push('poison', {})) },
        },
      ),
    );
    expect(engine.aside(table, 'p3', 'poison', 'now').table).toMatchObject({
      pending: { who: 'p1' },
      state: { log: [] },
    });
  });

  test.each([
    ['no such thing', 'now'],
    ['__proto__', 'now'],
    ['constructor', 'now'],
    ['vote', 'now'],
    ['add', 'by p1'],
  ])('[A3] what is not offered is refused and changes nothing: %s %s', (name, answer) => {
    const { engine, table } = open(rules);
    const run = () => expect(codeOf(() => engine.aside(table, 'p2', name, answer))).toBe('not-offered');
    expect(isUntouched(engine, table, run)).toBe(true);
    expect(codeOf(() => engine.asideInPlace(table, 'p2', name, answer))).toBe('not-offered');
  });

  test('[A3] with the rules that forbid it', () => {
    const { engine, table } = open(rules);
    expect(faultOf(() => engine.aside(table, 'p2', 'add', 'all')).rules).toEqual(['T-1']);
  });
});
