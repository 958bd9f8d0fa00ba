import { describe, expect, test } from 'vitest';
import type { Use } from '../src/index.ts';
import {
  amend,
  announce,
  ask,
  codeOf,
  does,
  done,
  idsOf,
  next,
  note,
  open,
  playOn,
  prevent,
  type Rules,
  reaction,
  type State,
  script,
  stop,
  told,
} from './toy.ts';

type Uses = (look: { state: State }, event: { data: Record<string, unknown> }) => readonly Use[];
const before = (name: string, uses: Uses, more: { again?: boolean; asked?: () => string[] } = {}) =>
  reaction({ name, on: 'hit', window: 'before', rules: [], proc: name, uses, ...more });
const after = (name: string, uses: Uses, more: { again?: boolean; on?: string } = {}) =>
  reaction({ name, on: 'hit', window: 'after', rules: [], proc: name, uses, ...more });
const always: Uses = () => [{ locals: {} }];
const by =
  (...seats: string[]): Uses =>
  () =>
    seats.map((seat) => ({ by: seat, locals: { seat } }));
/** Announces a hit of 3, then notes what became of it. */
const hit = (more: Rules): Rules =>
  script(
    {
      say: () => announce(told('hit', { force: 3, from: 'north' })),
      note(play) {
        play.state.list.push(play.announced('hit')?.data ?? null);
        return next;
      },
      stop,
    },
    {},
    more,
  );
const use = (name: string, seat: string) => ({ use: name, locals: { seat } });
const none = { use: 'none' };

describe('R. Events and reactions', () => {
  test('[R1] an event is told once, to all, to those named, or otherwise to the rest', () => {
    const { told: heard } = open(
      script({
        tell: does((play) => {
          play.tell(told('open'));
          play.tell(told('secret', { card: 7 }), { only: ['p1'], others: told('hidden') });
          play.tell(told('whisper'), { only: ['p2'] });
        }),
        stop,
      }),
    );
    expect(heard).toEqual([
      { event: told('open') },
      { event: told('secret', { card: 7 }), only: ['p1'], others: told('hidden') },
      { event: told('whisper'), only: ['p2'] },
    ]);
  });

  test('[R1] what a window is about is not told by opening it', () => {
    expect(
      idsOf(open(hit({ procs: { duck: { run: note('duck') } }, reactions: [before('duck', always)] })).told),
    ).toEqual([]);
  });

  test('[R2] compulsory ones first, then each seat in seat order about all it may use', () => {
    const { engine, table, log } = open(
      hit({
        procs: { duck: { run: note('duck') }, shield: { run: note('shield') }, must: { run: note('must') } },
        reactions: [before('duck', by('p3', 'p1')), before('must', always), before('shield', by('p1'))],
      }),
    );
    expect(log).toEqual(['must']);
    expect(table.pending).toMatchObject({ who: 'p1', choice: '$reaction' });
    expect(engine.offer(table, 'p1')).toEqual({ kind: 'one', from: [use('duck', 'p1'), use('shield', 'p1'), none] });
    const once = playOn(engine, table, ['p1', use('shield', 'p1')]);
    expect(engine.offer(once, 'p1')).toEqual({ kind: 'one', from: [use('duck', 'p1'), none] });
    const passed = playOn(engine, once, ['p1', none]);
    expect(passed.pending?.who).toBe('p3');
    const end = playOn(engine, passed, ['p3', use('duck', 'p3')]);
    expect(end).toMatchObject({
      state: { log: ['must', 'shield', 'duck'], list: [{ force: 3, from: 'north' }] },
      pending: { choice: 'go' },
    });
  });

  test('[R2] who has said none is not asked again; after each use all is looked at anew', () => {
    const { engine, table } = open(
      hit({
        procs: { wake: { run: note('wake') }, echo: { run: note('echo') }, duck: { run: note('duck') } },
        reactions: [
          before('wake', by('p2')),
          before('echo', ({ state }) => (state.log.includes('wake') ? [{ locals: {} }] : [])),
          before('duck', ({ state }) =>
            state.log.includes('wake') ? by('p1', 'p3')({ state }, told('hit')) : by('p1')({ state }, told('hit')),
          ),
        ],
      }),
    );
    const woken = playOn(engine, table, ['p1', none], ['p2', use('wake', 'p2')]);
    expect(woken.state.log).toEqual(['wake', 'echo']);
    expect(woken.pending?.who).toBe('p3');
  });

  test('[R2] what the announcing step has pushed runs before anybody looks whether there is an answer', () => {
    const { log } = open(
      script(
        { say: does((play) => play.push('arm', {}), announce(told('hit'))), note: note('hit'), stop },
        {},
        {
          procs: { arm: { run: note('arm') }, duck: { run: note('duck') } },
          reactions: [before('duck', ({ state }) => (state.log.includes('arm') ? [{ locals: {} }] : []))],
        },
      ),
    );
    expect(log).toEqual(['arm', 'duck', 'hit']);
  });

  test('[R3] what amends the event is seen by those who come later', () => {
    const halve: Uses = (_look, { data }) => (Number(data.force) > 1 ? [{ locals: { force: data.force } }] : []);
    const { table } = open(
      hit({
        procs: {
          halve: { run: (_play, { force }) => amend<string>({ force: Math.floor(Number(force) / 2), halved: true }) },
        },
        reactions: [before('halve', halve)],
      }),
    );
    expect(table.state.list).toEqual([{ force: 1, halved: true, from: 'north' }]);
  });

  test('[R3] preventing closes the window', () => {
    const { engine, table } = open(
      hit({
        procs: { stop: { run: () => prevent }, duck: { run: note('duck') } },
        reactions: [before('stop', by('p1')), before('duck', by('p1', 'p2'))],
      }),
    );
    const end = playOn(engine, table, ['p1', use('stop', 'p1')]);
    expect(end).toMatchObject({ state: { log: [], list: [null] }, pending: { choice: 'go' } });
  });

  test('[R4] the announcing frame gets the event, whole, when nobody answers', () => {
    const got: unknown[] = [];
    const event = { id: 'hit', data: { force: 3 }, rules: ['T-1'], why: { near: 1 } };
    const keep = does((play) => void got.push(play.announced('hit')));
    open(script({ say: () => announce(event), keep, stop }));
    open(
      script(
        { say: () => announce(event), keep, stop },
        {},
        { procs: { duck: { run: () => done() } }, reactions: [before('duck', () => [])] },
      ),
    );
    open(
      script(
        { say: () => announce(event), keep, stop },
        {},
        { procs: { duck: { run: () => done() } }, reactions: [before('duck', always)] },
      ),
    );
    expect(got).toEqual([event, event, event]);
  });

  test('[R5] a reaction after runs when the step has ended, before what it called or pushed', () => {
    const { log } = open(
      script(
        {
          tell(play) {
            play.push('pushed', {});
            play.tell(told('hit', { n: 1 }));
            play.tell(told('hit', { n: 2 }));
            play.state.log.push('end of the step');
            return { op: 'call', proc: 'called', locals: {}, subject: null };
          },
          stop,
        },
        {},
        {
          procs: {
            pushed: { run: note('pushed') },
            called: { run: note('called') },
            cry: { run: does(({ state }, { n }) => void state.log.push(`cry ${n}`)) },
          },
          reactions: [after('cry', (_look, { data }) => [{ locals: { n: data.n } }])],
        },
      ),
    );
    expect(log).toEqual(['end of the step', 'cry 1', 'cry 2', 'pushed', 'called']);
  });

  test('[R5] it may be asked for, and gets the event as it was told', () => {
    const { engine, table } = open(
      script(
        {
          ask: () => ask('p1', 'go', {}),
          tell: does((play) => {
            play.tell(told('hit', { list: [...play.state.list] }));
            play.state.list.push('later');
          }),
          stop,
        },
        {},
        { procs: { cry: { run: note('cry') } }, reactions: [after('cry', by('p2'))] },
      ),
    );
    const asked = engine.play(table, 'p1', 'a').table;
    expect(asked.pending).toMatchObject({ who: 'p2', about: { window: 'after', event: { data: { list: [] } } } });
    expect(playOn(engine, asked, ['p2', use('cry', 'p2')]).state.log).toEqual(['cry']);
    expect(engine.playInPlace(table, 'p1', 'a').table).toEqual(asked);
  });

  test('[R5] what one reaction makes possible, or impossible, counts for the events after it', () => {
    const once: Uses = ({ state }) => (state.log.length === 0 ? [{ locals: {} }] : []);
    const then: Uses = ({ state }) => (state.log.length === 1 ? [{ locals: {} }] : []);
    const { log } = open(
      script(
        { tell: does((play) => ['hit', 'cried', 'hit'].forEach((id) => void play.tell(told(id)))), stop },
        {},
        {
          procs: { cry: { run: note('cry') }, sob: { run: note('sob') } },
          reactions: [after('cry', once), after('sob', then, { on: 'cried' })],
        },
      ),
    );
    expect(log).toEqual(['cry', 'sob']);
  });

  test.each([amend<string>({ force: 0 }), prevent])('[R5] it can no longer change the event: %j', (verdict) => {
    const rules = script(
      { tell: does((play) => play.tell(told('hit'))), stop },
      {},
      {
        procs: { late: { run: () => verdict } },
        reactions: [after('late', always)],
      },
    );
    expect(codeOf(() => open(rules))).toBe('broken-rule');
  });

  test('[R6] the same use happens once in a window, unless it says again', () => {
    const thrice: Uses = ({ state }) => (state.log.length < 3 ? [{ locals: { x: 1 } }] : []);
    const times = (again: boolean) =>
      open(hit({ procs: { cry: { run: note('cry') } }, reactions: [before('cry', thrice, { again })] })).log.length;
    expect(times(false)).toBe(1);
    expect(times(true)).toBe(3);
  });

  test('[R6] uses are told apart by their locals, whatever the order of the keys', () => {
    let turn = 0;
    const uses: Uses = () => [{ locals: turn++ % 2 === 0 ? { a: 1, b: 2 } : { b: 2, a: 1 } }, { locals: { a: 2 } }];
    const { log } = open(hit({ procs: { cry: { run: note('cry') } }, reactions: [before('cry', uses)] }));
    expect(log).toEqual(['cry', 'cry']);
  });

  test('[R6] a new window is a new chance', () => {
    const { engine, table } = open(
      script(
        {
          say: () => announce(told('hit')),
          more: () => ask('p1', 'go', {}),
          again: () => ({ op: 'goto', step: 'say' }),
        },
        {},
        { procs: { cry: { run: note('cry') } }, reactions: [before('cry', always)] },
      ),
    );
    expect(playOn(engine, table, ['p1', 'a']).state.log).toEqual(['cry', 'cry']);
  });

  test('[R7] seats named by `asked` are asked even if they can use nothing', () => {
    const { engine, table } = open(
      hit({
        procs: { cry: { run: note('cry') } },
        reactions: [before('cry', () => [], { asked: () => ['p3', 'p2'] })],
      }),
    );
    expect(table.pending?.who).toBe('p2');
    expect(engine.offer(table, 'p2')).toEqual({ kind: 'one', from: [none] });
    const other = playOn(engine, table, ['p2', none]);
    expect(other.pending?.who).toBe('p3');
    expect(playOn(engine, other, ['p3', none]).state.list).toEqual([{ force: 3, from: 'north' }]);
  });
});
