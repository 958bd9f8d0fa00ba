import { randomAnswer, rng } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import { offerFrom } from '@shamble/protocol';
import { describe, expect, it } from 'vitest';
import type { TableSession } from '../src/session/session.ts';
import { houseWith, sessionAt, until } from './house.ts';

const options = (session: TableSession): { do: string }[] =>
  (session.getSnapshot().offer as unknown as { from: { do: string }[] }).from;
const option = (session: TableSession, what: string) => options(session).find((one) => one.do === what);

async function playOn(session: TableSession, steps: number, seed = 1): Promise<void> {
  const luck = rng(seed);
  for (let i = 0; i < steps; i++) {
    session.skip();
    const { offer } = session.getSnapshot();
    if (offer === null) return;
    expect(await session.answer(randomAnswer(offerFrom(offer), luck))).toBe(true);
  }
}

describe('a session', () => {
  it('opens with the seat that is asked, its view, its offer and what was told before', async () => {
    const { house, host } = houseWith();
    const session = await sessionAt(house);
    const { phase, seat, asked, seats, update, settled, offer, queue, role } = session.getSnapshot();
    expect({ phase, seat, asked, seats, role }).toEqual({
      phase: 'open',
      seat: 'p1',
      asked: 'p1',
      seats: ['p1'],
      role: 'playing',
    });
    expect(update).toEqual(host.update('p1'));
    expect(settled).toBe(update);
    expect(offer).toBe(update!.offer);
    expect(queue).toEqual([]);
  });

  it('tells each listener once of a change, with a new state, and keeps the old state as it was', async () => {
    const { house } = houseWith();
    const session = await sessionAt(house);
    const before = session.getSnapshot();
    const n = before.update!.n;
    const seen: (string | null)[] = [];
    const stop = session.subscribe(() => seen.push(session.getSnapshot().sending?.do ?? null));
    await session.answer(option(session, 'wait'));
    stop();
    expect(seen).toEqual(['answer', 'answer', null]);
    expect(before.update!.n).toBe(n);
    expect(session.getSnapshot()).not.toBe(before);
    expect(session.getSnapshot()).toBe(session.getSnapshot());
  });

  it('sends one thing at a time', async () => {
    const { house, control, host, sent } = houseWith();
    const session = await sessionAt(house);
    let go = (): void => undefined;
    control.send = async (request) => {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return host.receive(request);
    };
    const first = session.answer(option(session, 'wait'));
    expect(session.getSnapshot().sending).toMatchObject({ do: 'answer' });
    expect(await session.answer(option(session, 'wait'))).toBe(false);
    go();
    expect(await first).toBe(true);
    expect(sent).toHaveLength(1);
    expect(session.getSnapshot().sending).toBeNull();
  });

  it('queues events in order, shows the offer only when all are played, and logs what was played', async () => {
    const { house } = houseWith();
    const session = await sessionAt(house);
    const log = session.getSnapshot().log.length;
    await session.answer(option(session, 'move'));
    const { queue, update, settled, offer } = session.getSnapshot();
    expect(queue.map(({ id }) => id)).toEqual(update!.events.map((_, at) => `1.${at}`));
    expect(queue.map(({ event }) => event)).toEqual(update!.events);
    expect(settled!.n).toBe(0);
    expect(offer).toBeNull();
    for (const { id } of queue) session.played(id);
    const after = session.getSnapshot();
    expect(after.queue).toEqual([]);
    expect(after.settled).toBe(update);
    expect(after.offer).toBe(update!.offer);
    expect(after.log.slice(log).map(({ id }) => id)).toEqual(queue.map(({ id }) => id));
    session.played('no such event');
    expect(session.getSnapshot().queue).toEqual([]);
  });

  it('settles update by update when several wait, and at once when skipped', async () => {
    const { house, host } = houseWith({ seats: 1 });
    const session = await sessionAt(house);
    await session.answer(option(session, 'move'));
    // Another device answers for this seat, before the first move has been shown.
    const { n, offer } = host.update('p1');
    const answer = (offer as unknown as { from: { do: string }[] }).from.find((one) => one.do === 'move');
    await host.receive({ say: 'do', id: 'x', n, seat: 'p1', input: { do: 'answer', answer } });
    const { queue } = session.getSnapshot();
    expect(new Set(queue.map(({ update }) => update.n))).toEqual(new Set([1, 2]));
    const lastOfFirst = queue.findLast(({ update }) => update.n === 1)!;
    session.played(lastOfFirst.id);
    expect(session.getSnapshot().settled!.n).toBe(1);
    session.skip();
    expect(session.getSnapshot()).toMatchObject({ queue: [], settled: { n: 2 } });
    expect(
      session
        .getSnapshot()
        .log.map(({ n: at }) => at)
        .slice(-1),
    ).toEqual([2]);
  });

  it('asks whoever has done it before another at this screen takes it back', async () => {
    const { house } = houseWith({ seats: 2, holders: { p1: 'here', p2: 'here:Ben' } });
    const session = await sessionAt(house);
    while (session.getSnapshot().seat === 'p1') {
      expect(await session.answer(option(session, 'wait'))).toBe(true);
      session.skip();
    }
    const { n } = session.getSnapshot().update!;
    expect(session.getSnapshot().undo).toMatchObject({ to: n - 1, isFree: false, asksOthers: true });
    await session.undo();
    // The table goes over to the one who must agree; nothing has been taken back.
    expect(session.getSnapshot()).toMatchObject({
      seat: 'p1',
      offer: null,
      undo: { asked: { seat: 'p2', to: n - 1 } },
    });
    await session.agree(false, 'p1');
    expect(session.getSnapshot()).toMatchObject({ seat: 'p2', undo: { asked: null } });
    await session.undo();
    await session.agree(true, 'p1');
    session.skip();
    expect(session.getSnapshot()).toMatchObject({ seat: 'p1', undo: { asked: null } });
    expect(options(session).length).toBeGreaterThan(1);
  });

  it('undoes, marks what was undone, and redoes', async () => {
    const { house } = houseWith();
    const session = await sessionAt(house);
    expect(session.getSnapshot().undo).toEqual({
      to: null,
      isFree: false,
      asksOthers: false,
      freeSteps: 0,
      again: null,
      asked: null,
    });
    expect(await session.undo()).toBe(false);
    const start = session.getSnapshot().update!.view.state;
    await session.answer(option(session, 'move'));
    session.skip();
    const moved = session.getSnapshot().update!.view.state;
    await session.answer(option(session, 'move'));
    session.skip();
    expect(session.getSnapshot().undo).toMatchObject({ to: 1, isFree: true, freeSteps: 2, again: null });
    await session.undo();
    expect(session.getSnapshot().update!.view.state).toEqual(moved);
    expect(
      session
        .getSnapshot()
        .log.filter(({ undone }) => undone)
        .map(({ n }) => n),
    ).toContain(2);
    await session.undo();
    expect(session.getSnapshot().update!.view.state).toEqual(start);
    expect(session.getSnapshot().undo).toMatchObject({ to: null, again: 1 });
    await session.redo();
    expect(session.getSnapshot().update!.view.state).toEqual(moved);
    expect(session.getSnapshot().undo).toMatchObject({ to: 0, again: 2 });
    expect(session.getSnapshot().log.find(({ n }) => n === 1)!.undone).toBe(false);
    await session.answer(option(session, 'wait'));
    expect(session.getSnapshot().undo.again).toBeNull();
    expect(await session.redo()).toBe(false);
  });

  it('complains in a sentence, and the table is as it was', async () => {
    const { house, control, tellStatus, match } = houseWith();
    const session = await sessionAt(house);
    expect(await session.answer({ do: 'fly' })).toBe(false);
    expect(session.getSnapshot().complaint).toMatchObject({
      id: 1,
      code: 'not-offered',
      phrase: { id: 'kernel.fault.not-offered' },
    });
    session.forgive();
    expect(session.getSnapshot().complaint).toBeNull();
    control.store = async () => {
      tellStatus({ trouble: 'full' });
      throw new Error('no room');
    };
    expect(await session.answer(option(session, 'wait'))).toBe(false);
    expect(session.getSnapshot().complaint!.phrase).toMatchObject({
      id: 'trouble.not-kept',
      with: { why: { id: 'trouble.full' } },
    });
    expect(match.table.n).toBe(0);
    control.store = async () => tellStatus({ trouble: null });
    expect(await session.answer(option(session, 'wait'))).toBe(true);
    expect(session.getSnapshot().complaint).toBeNull();
  });

  it('says a thing again under the same id when nobody knows whether it arrived', async () => {
    const { house, control, sent, match } = houseWith();
    const session = await sessionAt(house);
    const real = control.send;
    control.send = async () => {
      throw new Error('the line is dead');
    };
    const answer = option(session, 'wait');
    expect(await session.answer(answer)).toBe(false);
    expect(session.getSnapshot()).toMatchObject({ sending: null, complaint: { code: 'broken' } });
    control.send = real;
    expect(await session.answer(answer)).toBe(true);
    expect(match.table.n).toBe(1);
    const [first, second] = sent as { id: string }[];
    expect(second!.id).toBe(first!.id);
    session.skip();
    await session.answer(option(session, 'wait'));
    expect((sent[2] as { id: string }).id).not.toBe(first!.id);
  });

  it('looks again when its question was an older one', async () => {
    const { house, host, control } = houseWith();
    const session = await sessionAt(house);
    const { from } = session.getSnapshot().offer as unknown as { from: { do: string }[] };
    const wait = from.find((one) => one.do === 'wait');
    const real = control.send;
    control.send = async (request) => {
      control.send = real;
      await host.receive({ say: 'do', id: 'first', n: 0, seat: 'p1', input: { do: 'answer', answer: wait } });
      return real(request);
    };
    expect(await session.answer(wait)).toBe(false);
    expect(session.getSnapshot().complaint).toMatchObject({ code: 'stale' });
    expect(session.getSnapshot().update!.n).toBe(1);
  });

  it('follows while another tab plays, and plays when it has taken over', async () => {
    const { house, tellStatus, sent } = houseWith();
    const session = await sessionAt(house);
    const wait = option(session, 'wait');
    tellStatus({ role: 'following' });
    expect(session.getSnapshot()).toMatchObject({ role: 'following', offer: null });
    expect(await session.answer(wait)).toBe(false);
    expect(session.getSnapshot().complaint).toMatchObject({ code: 'elsewhere' });
    expect(sent).toEqual([]);
    await session.takeOver();
    expect(await session.answer(wait)).toBe(true);
  });

  it('tells of the first answer that was kept, once', async () => {
    const { house } = houseWith();
    let times = 0;
    const session = await sessionAt(house, { onFirstDeed: () => times++ });
    await session.answer({ do: 'fly' });
    expect(times).toBe(0);
    await playOn(session, 3);
    expect(times).toBe(1);
  });

  it('fails with a sentence when the table is taken away', async () => {
    const { house, fail } = houseWith();
    const session = await sessionAt(house);
    fail({ code: 'gone', sentence: 'It is gone.', rules: [] });
    expect(session.getSnapshot()).toMatchObject({
      phase: 'failed',
      complaint: { code: 'gone', phrase: { id: 'trouble.gone' } },
    });
    expect(await session.answer(1)).toBe(false);
  });
});

/** A table where two seats choose together. */
function jointQuestion() {
  for (let seed = 1; seed < 100; seed++) {
    const found = houseWith({ seats: 2, seed });
    const { match } = found;
    const luck = rng(seed);
    while (match.table.pending !== null && typeof match.table.pending.who === 'string') {
      const { who } = match.table.pending;
      match.do(who, { answer: randomAnswer(match.engine.offer(match.table, who)!, luck) });
    }
    if (match.table.pending !== null) return found;
  }
  throw new Error('Nobody ever chooses together.');
}

describe('several seats at one screen', () => {
  it('shows the seat that is asked, after all was shown to the one before', async () => {
    const { house, match } = houseWith({ seats: 3 });
    const session = await sessionAt(house);
    const luck = rng(3);
    const shown = new Set<string>();
    for (let i = 0; i < 60 && match.table.outcome === null; i++) {
      await until(() => session.getSnapshot().offer !== null || session.getSnapshot().queue.length > 0);
      for (const { id } of session.getSnapshot().queue) session.played(id);
      const { seat, offer, asked } = session.getSnapshot();
      if (match.table.outcome !== null) break;
      expect(seat).toBe(asked);
      expect(seat).toBe(decider(match.table.pending!.who));
      shown.add(seat!);
      expect(await session.answer(randomAnswer(offerFrom(offer!), luck))).toBe(true);
    }
    expect(shown.size).toBe(3);
  });

  it('lets somebody look from another seat until the next question', async () => {
    const { house } = houseWith({ seats: 2 });
    const session = await sessionAt(house);
    session.show('p2');
    expect(session.getSnapshot()).toMatchObject({ seat: 'p2', asked: 'p1', offer: null });
    session.show('nobody');
    expect(session.getSnapshot().seat).toBe('p2');
    session.show('p1');
    await session.answer(option(session, 'wait'));
    session.skip();
    expect(session.getSnapshot().seat).toBe(session.getSnapshot().asked);
  });

  it('offers nothing more once a proposal waits for a bot to decide', async () => {
    const { house, match, tellStatus } = jointQuestion();
    const session = await sessionAt(house);
    const luck = rng(1);
    const decides = decider(match.table.pending!.who);
    await session.hold(decides, 'bot:usual');
    tellStatus();
    const { seat, offer } = session.getSnapshot();
    expect(seat).not.toBe(decides);
    expect(offer).not.toBeNull();
    expect(await session.answer(randomAnswer(offerFrom(offer!), luck))).toBe(true);
    expect(match.table.pending!.proposals).toHaveLength(1);
    expect(session.getSnapshot()).toMatchObject({ seat, offer: null });
  });

  it('hears of every seat that changes hands, however quickly it is said, and keeps each change once', async () => {
    const { house, control, host, match, sent } = houseWith({ seats: 3 });
    const session = await sessionAt(house);
    const gates: (() => void)[] = [];
    control.send = async (request) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return host.receive(request);
    };
    // A name is said by Enter, and again when the field is left for the next seat.
    const said = [
      session.hold('p2', 'here:Ada'),
      session.hold('p2', 'here:Ada'),
      session.hold('p3', 'bot:usual'),
      session.hold('p3', 'here'),
    ];
    for (let kept = 0; kept < 3; kept++) {
      await until(() => gates.length > kept);
      gates[kept]!();
    }
    expect(await Promise.all(said)).toEqual([true, true, true, true]);
    expect(match.holders).toMatchObject({ p2: 'here:Ada', p3: 'here' });
    expect(sent).toHaveLength(3);
  });

  it('does not count the seats of bots', async () => {
    const { house } = houseWith({ seats: 3, holders: { p1: 'here', p2: 'bot:usual', p3: 'here' } });
    const session = await sessionAt(house);
    expect(session.getSnapshot().seats).toEqual(['p1', 'p3']);
  });
});
