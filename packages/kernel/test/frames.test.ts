import { describe, expect, test } from 'vitest';
import { createEngine, type Play } from '../src/index.ts';
import {
  announce,
  ask,
  call,
  codeOf,
  does,
  done,
  faultOf,
  goto,
  KEY,
  keepAnswer,
  keepResult,
  kill,
  mayAlways,
  note,
  open,
  playOn,
  reaction,
  type State,
  type Steps,
  script,
  stop,
  type Toy,
  told,
  toy,
} from './toy.ts';

describe('F. Frames', () => {
  test('[F1] steps run as written, goto jumps, the last one ends the procedure', () => {
    const inner = { one: note('one'), two: note('two', goto('four')), three: note('three'), four: note('four') };
    const { log } = open(
      script({ call: () => call('inner', {}), after: note('after'), stop }, {}, { procs: { inner } }),
    );
    expect(log).toEqual(['one', 'two', 'four', 'after']);
  });

  test('[F1] done ends it at once; `then` names where to go on', () => {
    const main = { one: () => call('inner', {}, null, 'three'), two: note('two'), three: note('three'), stop };
    const { log } = open(script(main, {}, { procs: { inner: { end: note('end', done()), never: note('never') } } }));
    expect(log).toEqual(['end', 'three']);
  });

  test('[F1] the step `gone` is none of those on the way', () => {
    expect(open(script({ one: note('one'), gone: note('gone'), two: note('two'), stop })).log).toEqual(['one', 'two']);
  });

  test('[F2] a result goes to the caller and to no other', () => {
    const { engine, table } = open(
      script(
        { call: () => call('outer', {}), keep: keepResult('outer', goto('call')) },
        {},
        {
          procs: {
            outer: {
              call: () => call('inner', {}),
              keep: keepResult('inner'),
              ask: () => ask('p1', 'go', {}),
              end: does((play) => play.push('more', {}), done('of outer')),
            },
            inner: { end: () => done('of inner') },
            more: { end: () => done('of more') },
          },
        },
      ),
    );
    expect(playOn(engine, table, ['p1', 'a']).state.list).toEqual(['of inner', 'of outer', 'of inner']);
  });

  test('[F3] what is pushed runs first, in its order, and its result goes to nobody', () => {
    const { table } = open(
      script(
        {
          one(play) {
            play.push('pushed', { name: 'x' });
            play.push('pushed', { name: 'y' });
            return call('called', {});
          },
          two: keepResult('called'),
          stop,
        },
        {},
        {
          procs: {
            pushed: { run: does(({ state }, { name }) => void state.list.push(name), done('for nobody')) },
            called: { run: does(({ state }) => void state.list.push('called'), done('its result')) },
          },
        },
      ),
    );
    expect(table.state.list).toEqual(['x', 'y', 'called', 'its result']);
  });

  test('[F3] what an aside pushes leaves the inboxes below alone', () => {
    const { engine, table } = open(
      script(
        { ask: () => ask('p1', 'go', {}), keep: keepAnswer('go', goto('ask')) },
        {},
        {
          procs: { pushed: { run: note('pushed', done('for nobody')) } },
          asides: { push: mayAlways((play) => play.push('pushed', {})) },
        },
      ),
    );
    const later = engine.aside(table, 'p2', 'push', 'now').table;
    expect(playOn(engine, later, ['p1', 'b']).state).toMatchObject({ log: ['pushed'], list: ['b'] });
  });

  const turnOf = (turn: Parameters<typeof script>[0], more = {}) =>
    script({ call: () => call('turn', {}, 'ann'), keep: keepResult('turn'), stop }, {}, { procs: { turn, ...more } });

  test('[F4] a frame whose subject is gone goes on at `gone`, once', () => {
    const { log } = open(
      turnOf({ die: kill('ann'), never: note('never'), gone: note('gone', goto('last')), last: note('last') }),
    );
    expect(log).toEqual(['gone', 'last']);
  });

  test('[F4] without that step it ends with null', () => {
    expect(open(turnOf({ die: kill('ann'), never: () => done('alive') })).table.state.list).toEqual([null]);
    expect(open(turnOf({ live: kill('ben'), end: () => done('alive') })).table.state.list).toEqual(['alive']);
  });

  test('[F4] it waits for its turn: what lies above it ends first', () => {
    const { log } = open(
      turnOf(
        { call: () => call('hurt', {}), never: note('never'), gone: note('gone') },
        { hurt: { kill: kill('ann'), more: note('the rest of hurt') } },
      ),
    );
    expect(log).toEqual(['the rest of hurt', 'gone']);
  });

  test('[F4] a question it had put is withdrawn, also below something that interrupts', () => {
    const rules = turnOf(
      { ask: () => ask('p2', 'go', {}), never: note('never'), gone: note('gone') },
      { ordeal: { ask: () => ask('p3', 'go', {}), kill: kill('ann') } },
    );
    const { engine, table } = open({ ...rules, asides: { ordeal: mayAlways((play) => play.push('ordeal', {})) } });
    const asked = engine.aside(table, 'p1', 'ordeal', 'now').table;
    expect(asked.pending?.who).toBe('p3');
    const { state, pending } = playOn(engine, asked, ['p3', 'a']);
    expect(state.log).toEqual(['gone']);
    expect(pending?.who).toBe('p1');
  });

  test('[F4] so it goes when the subject dies in the window of what it announced', () => {
    const rules = turnOf(
      { announce: () => announce(told('hit')), never: note('never'), gone: note('gone') },
      { slay: { kill: kill('ann') } },
    );
    const uses = () => [{ locals: {} }];
    const slay = reaction({ name: 'slay', on: 'hit', window: 'before', rules: [], proc: 'slay', uses });
    expect(open({ ...rules, reactions: [slay] }).log).toEqual(['gone']);
  });

  test('[F5] an inbox is read by one step and then empty', () => {
    const { engine, table } = open(
      script({ ask: () => ask('p1', 'go', {}), one: keepAnswer('go'), two: keepAnswer('go', goto('ask')) }),
    );
    const { state, stack } = playOn(engine, table, ['p1', 'b']);
    expect(state.list).toEqual(['b', null]);
    expect(stack[0]?.inbox).toBeNull();
  });

  test.each(['nowhere', 'toString', 'constructor', '__proto__'])('[F6] there is no step "%s"', (step) => {
    const { code, message } = faultOf(() => open(script({ one: () => goto(step) })));
    expect([code, message]).toEqual(['broken-rule', `The procedure "main" has no step "${step}" to go on at.`]);
  });

  test('[F6] nor one after a last step that asks or calls, nor a procedure that is not there', () => {
    expect(codeOf(() => open(script({ one: () => ask('p1', 'go', {}) })))).toBe('broken-rule');
    expect(codeOf(() => open(script({ one: () => call('main', {}) })))).toBe('broken-rule');
    expect(codeOf(() => open(script({ one: () => call('no such thing', {}), stop })))).toBe('broken-rule');
  });

  test('[F6] 500 steps may go by before the first question, 2,000 without another, not more', () => {
    const counting = (most: number): Steps => ({
      count: ({ state }) => goto(++state.count < most ? 'count' : 'stop'),
      stop,
    });
    const first = (most: number) => open(script(counting(most))).table.state.count;
    expect(first(499)).toBe(499);
    expect(codeOf(() => first(501))).toBe('runaway');
    const another = (most: number) => {
      const { engine, table } = open(script({ ask: () => ask('p1', 'go', {}), ...counting(most) }));
      return engine.play(table, 'p1', 'a').table.state.count;
    };
    expect(another(1_999)).toBe(1_999);
    expect(codeOf(() => another(2_001))).toBe('runaway');
  });

  test('[F6] questions that answer themselves are no questions', () => {
    const endless = script({ ask: () => ask('p1', 'only', {}), again: () => goto('ask') }, { only: ['one'] });
    expect(codeOf(() => open(endless))).toBe('runaway');
  });

  test('[F7] an outcome ends the game with the step; the first stands', () => {
    const over = { winners: ['p1'], because: 'over', rules: ['T-1'] };
    const { engine, table, log } = open(
      script(
        {
          one(play) {
            play.push('more', {});
            play.end(over);
            play.end({ ...over, because: 'second' });
            play.state.log.push('to the end of the step');
            return ask('p1', 'go', {});
          },
          stop,
        },
        {},
        { procs: { more: { run: note('more') } } },
      ),
    );
    expect(log).toEqual(['to the end of the step']);
    expect(table).toMatchObject({ outcome: over, stack: [], pending: null });
    expect(engine.offer(table, 'p1')).toBeNull();
    expect(codeOf(() => engine.play(table, 'p1', 'a'))).toBe('over');
    expect(codeOf(() => engine.aside(table, 'p1', 'x', 'a'))).toBe('over');
    expect(codeOf(() => engine.resign(table, 'p1'))).toBe('over');
  });
});

describe('F. What a rule hands over', () => {
  const push = (text: string) => does(({ state }) => void state.list.push(text));

  test('[F8] locals and what a question is about stay what they were, also in place', () => {
    const { engine, table } = open(
      script(
        {
          call: ({ state }) => call('keep', { list: state.list }),
          keep: keepResult('keep'),
          ask: ({ state }) => ask({ anyOf: state.log, decider: 'p1' }, 'go', { list: state.list }),
          end: () => goto('ask'),
        },
        {},
        {
          procs: { keep: { change: push('x'), end: (_play, { list }) => done(list) } },
          asides: { add: mayAlways(({ state }) => void [state.list.push('aside'), state.log.push('p2')]) },
        },
      ),
    );
    engine.asideInPlace(table, 'p1', 'add', 'now');
    expect(table.state.list).toEqual(['x', [], 'aside']);
    expect(table.pending).toEqual({ who: { anyOf: [], decider: 'p1' }, choice: 'go', about: { list: ['x', []] } });
  });

  test('[F8] a result that is part of the state is a copy for whoever called', () => {
    const give = { end: ({ state }: { state: State }) => done(state.list) };
    const { table } = open(
      script({ call: () => call('give', {}), keep: keepResult('give'), stop }, {}, { procs: { give } }),
    );
    expect(table.state.list).toEqual([[]]);
  });

  test('[F8] outcomes stay what they were within one answer too', () => {
    const say = does((play) => {
      const { log } = play.state;
      play.end({ winners: log, because: 'over', rules: [] });
      log.push('later');
    });
    const { table } = open(script({ say }));
    expect(table).toMatchObject({ state: { log: ['later'] }, outcome: { winners: [] } });
  });

  test('[F8] a wary engine fails a rule that changes what it told: data, reason, hearers or what others hear', () => {
    const tells: ((play: Play<Toy>) => void)[] = [
      (play) => play.tell(told('list', { log: play.state.log })),
      (play) => play.tell({ ...told('list'), why: { log: play.state.log } }),
      (play) => play.tell(told('list'), { only: play.state.log }),
      (play) => play.tell(told('list'), { only: [], others: told('other', { log: play.state.log }) }),
    ];
    for (const tell of tells) {
      const game = toy(script({ say: does((play) => void [tell(play), play.state.log.push('later')]), stop }));
      expect(codeOf(() => createEngine(game, { wary: true }).open({}, KEY))).toBe('broken-rule');
      expect(createEngine(game).open({}, KEY).table.state.log).toEqual(['later']);
    }
  });

  test('[F8] a wary engine fails a rule that changes what it announced', () => {
    const game = toy(
      script({
        say: ({ state }) => announce(told('list', { log: state.log })),
        change: does(({ state }) => void state.log.push('later')),
        stop,
      }),
    );
    expect(codeOf(() => createEngine(game, { wary: true }).open({}, KEY))).toBe('broken-rule');
    expect(createEngine(game).open({}, KEY).table.state.log).toEqual(['later']);
  });

  test('[F8] a wary engine fails a rule that changes an answer', () => {
    const game = toy(
      script(
        {
          ask: () => ask('p1', 'go', {}),
          change: does((play) => void (play.answer('go') as string[]).push('later')),
          stop,
        },
        {},
        { choices: { go: { offer: () => ({ kind: 'one', from: [['a'], ['b']] }) } } } as never,
      ),
    );
    const play = (wary: boolean) => {
      const engine = createEngine(game, { wary });
      return engine.playInPlace(engine.open({}, KEY).table, 'p1', ['a']);
    };
    expect(codeOf(() => play(true))).toBe('broken-rule');
    expect(play(false).table.n).toBe(1);
  });
});
