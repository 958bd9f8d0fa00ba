import { describe, expect, test } from 'vitest';
import { ask, call, codeOf, does, goto, mayAlways, next, note, open, playOn, type Rules, script, stop } from './toy.ts';

describe('S. Settling', () => {
  test('[S1] settle runs at the end of every step, also of one that asks, and after asides and resigning', () => {
    const settled: string[] = [];
    const { engine, table } = open(
      script(
        { one: note('one'), two: note('two'), stop },
        {},
        {
          settle(play) {
            settled.push(play.state.log.join(' '));
            return false;
          },
          asides: { say: mayAlways(({ state }) => void state.log.push('aside')) },
        },
      ),
    );
    expect(settled).toEqual(['', 'one', 'one two', 'one two']);
    engine.aside(table, 'p2', 'say', 'now');
    expect(settled.at(-1)).toBe('one two aside');
    engine.resign(table, 'p2');
    expect(settled.at(-1)).toBe('one two p2 resigned');
  });

  test('[S1] it runs again while it returns true', () => {
    const grow: Rules['settle'] = ({ state }) => state.count < 5 && ++state.count < 5;
    expect(open(script({ stop }, {}, { settle: grow })).table.state.count).toBe(5);
  });

  test('[S1] what it pushes runs next, before what the step called; what it tells is told', () => {
    const { log, told } = open(
      script(
        { one: does(({ state }) => void state.list.push('x'), call('called', {})), stop },
        {},
        {
          procs: { called: { run: note('called') }, pushed: { run: note('pushed') } },
          settle(play) {
            if (play.state.list.length === 0 || play.state.count > 0) return false;
            play.state.count = 1;
            play.push('pushed', {});
            play.tell({ id: 'settled', data: {}, rules: [] });
            return true;
          },
        },
      ),
    );
    expect(log).toEqual(['pushed', 'called']);
    expect(told.map(({ event }) => event.id)).toEqual(['settled']);
  });

  test('[S1] an outcome ends it, and it does not run after', () => {
    const { engine, table } = open(
      script(
        {
          ask: () => ask('p1', 'go', {}),
          win: does(({ state }) => void state.list.push('x'), next),
          never: note('never', goto('ask')),
        },
        {},
        {
          settle(play) {
            play.state.count += 1;
            if (play.state.list.length > 0) play.end({ winners: ['p1'], because: 'won', rules: [] });
            return play.state.list.length > 0;
          },
        },
      ),
    );
    const before = table.state.count;
    const end = playOn(engine, table, ['p1', 'a']);
    expect(end).toMatchObject({ outcome: { because: 'won' }, state: { log: [], count: before + 2 } });
  });

  test('[S2] a hundred rounds may be needed, not more', () => {
    const rounds = (most: number) =>
      open(script({ stop }, {}, { settle: ({ state }) => state.count < most && ++state.count > 0 })).table.state.count;
    expect(rounds(100)).toBe(100);
    expect(codeOf(() => rounds(101))).toBe('runaway');
    expect(codeOf(() => open({ settle: () => true }))).toBe('runaway');
  });
});
