import { randomAnswer } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import { OPEN_SEAT, type RoomTold } from '@shamble/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOST_AWAY } from '../src/online/company.ts';
import { calledBy, GuestBook, newSecret } from '../src/online/guests.ts';
import { engine, type Guest, guest, id, luck, playOn, room, say } from './roomWith.ts';

afterEach(() => void vi.restoreAllMocks());

/** So much time goes by. */
function pass(milliseconds: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(Math.ceil(now) + milliseconds);
}

describe('a room', () => {
  it('tells each what his seats may know, and those without a seat what everyone may', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const people = ['ann', 'ben', 'cy'].map((one) => guest(one));
    for (const one of people) table.room.enter(one);
    await playOn(table, people, 30);
    const [ann, ben, cy] = people as [Guest, Guest, Guest];
    expect(new Set(ann.updates().map(({ seat }) => seat))).toEqual(new Set(['p1']));
    expect(new Set(ben.updates().map(({ seat }) => seat))).toEqual(new Set(['p2', 'p3']));
    expect(new Set(cy.updates().map(({ seat }) => seat))).toEqual(new Set(['$watcher']));
    for (const one of people) {
      const { seat, view } = one.updates().at(-1)!;
      expect(view).toEqual(engine.view(table.match.table, seat));
    }
    expect(table.entries).toHaveLength(table.match.table.n);
  });

  it.each([
    ['another seat', (n: number) => ({ say: 'do', id: id(), n, seat: 'p2', input: { do: 'resign' } })],
    ['a look from another seat', () => ({ say: 'look', seat: 'p2' })],
    ['a look at everything', () => ({ say: 'look', seat: '$everyone' })],
    ['the seat of nobody', (n: number) => ({ say: 'do', id: id(), n, seat: '$watcher', input: { do: 'resign' } })],
    ['a seat by play', (n: number) => ({ say: 'do', id: id(), n, seat: 'p1', input: { do: 'hold', holder: 'eve' } })],
    ['a seat that is taken', () => ({ say: 'sit', id: id(), seat: 'p2' })],
    ['a seat that is not there', () => ({ say: 'sit', id: id(), seat: '__proto__' })],
    ['to put somebody out of his seat', () => ({ say: 'leave', id: id(), seat: 'p2', to: 'open' })],
    ["what is the host's", () => ({ say: 'lock', id: id(), locked: true })],
    ['the table itself', () => ({ say: 'host', id: id(), guest: 'eve' })],
    ['nonsense', () => ({ say: 'sit', seat: 4 })],
    ['nothing', () => null],
  ])('refuses %s, and nothing changes', async (_what, message) => {
    const table = room({ p1: 'eve', p2: 'ann', p3: 'ben' });
    const eve = guest('eve');
    table.room.enter(eve);
    const hash = engine.hash(table.match.table);
    eve.heard.length = 0;
    await table.room.receive(eve, message(table.match.table.n));
    expect(eve.heard).toMatchObject([{ tell: 'refused', code: expect.stringMatching(/not-yours|bad-message/) }]);
    expect(engine.hash(table.match.table)).toBe(hash);
    expect(table.match.table.n).toBe(0);
    expect(table.kept).toEqual([]);
  });

  it('lets a newcomer take an open seat, leave it to a bot and take it back', async () => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT });
    const [ann, ben] = [guest('ann'), guest('ben', 'Ben')];
    table.room.enter(ann);
    table.room.enter(ben);
    await table.room.receive(ben, { say: 'sit', id: id(), seat: 'p2' });
    expect(table.match.holders).toMatchObject({ p2: 'ben' });
    expect(ben.heard.findLast(({ tell }) => tell === 'room')).toMatchObject({
      you: 'ben',
      seats: ['p2'],
      keptFor: {},
      people: [
        { id: 'ann', here: true },
        { id: 'ben', name: 'Ben', here: true },
      ],
    });
    expect(ben.updates().at(-1)!.seat).toBe('p2');
    await table.room.receive(ben, { say: 'leave', id: id(), seat: 'p2', to: 'bot' });
    expect(table.match.holders).toMatchObject({ p2: 'bot:careful' });
    expect(ann.heard.findLast(({ tell }) => tell === 'room')).toMatchObject({ keptFor: { p2: 'ben' } });
    await table.room.receive(ann, { say: 'sit', id: id(), seat: 'p2' });
    expect(table.match.holders).toMatchObject({ p2: 'bot:careful' });
    expect(ben.updates().at(-1)!.seat).toBe('$watcher');
    await table.room.receive(ben, { say: 'sit', id: id(), seat: 'p2' });
    expect(table.match.holders).toMatchObject({ p2: 'ben' });
    await table.room.receive(ben, { say: 'leave', id: id(), seat: 'p2', to: 'bot', bot: 'strong' });
    expect(table.match.holders).toMatchObject({ p2: 'bot:strong' });
    await table.room.receive(ben, { say: 'sit', id: id(), seat: 'p2' });
    expect(table.match.holders).toMatchObject({ p2: 'ben' });
  });

  it('plays on with bots until a person is asked, and waits at an open seat', async () => {
    const table = room({ p1: 'ann', p2: 'bot:careful', p3: 'bot:careful' });
    const ann = guest('ann');
    table.room.enter(ann);
    await expect.poll(() => decider(table.match.table.pending!.who)).toBe('p1');
    await playOn(table, [ann], 3);
    await expect.poll(() => decider(table.match.table.pending!.who)).toBe('p1');
    const waiting = room({ p1: OPEN_SEAT, p2: OPEN_SEAT, p3: OPEN_SEAT });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(waiting.match.table.n).toBe(0);
  });

  it('waits where a bot fails, and all else goes on', async () => {
    const faults: unknown[] = [];
    const decide = () => Promise.reject(new Error('no idea'));
    const holders = { p1: 'bot:careful', p2: 'bot:careful', p3: 'ann' };
    const table = room(holders, { bots: { decide }, onFault: (cause) => void faults.push(cause) });
    const ann = guest('ann');
    table.room.enter(ann);
    await expect.poll(() => faults).toEqual([new Error('no idea')]);
    await table.room.receive(ann, { say: 'chat', id: id(), text: 'Hm.' });
    expect(ann.heard.at(-1)).toMatchObject({ tell: 'done' });
    expect(table.match.table.n).toBe(0);
  });

  it('lets its host lock, mute, remove and hand over', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: OPEN_SEAT });
    const [ann, ben, cy] = [guest('ann'), guest('ben'), guest('cy')];
    for (const one of [ann, ben, cy]) table.room.enter(one);
    await table.room.receive(ann, { say: 'lock', id: id(), locked: true });
    await table.room.receive(cy, { say: 'sit', id: id(), seat: 'p3' });
    expect(cy.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
    await table.room.receive(ann, { say: 'mute', id: id(), guest: 'cy', muted: true });
    await table.room.receive(cy, { say: 'chat', id: id(), text: 'psst' });
    await table.room.receive(ben, { say: 'chat', id: id(), text: '  hello  ' });
    expect(ann.heard.filter(({ tell }) => tell === 'said')).toMatchObject([{ by: 'ben', text: 'hello', at: 0 }]);
    await table.room.receive(ann, { say: 'remove', id: id(), guest: 'ben' });
    expect(ben.heard.at(-1)).toEqual({ tell: 'farewell', why: 'removed' });
    expect(ben.lines.isOpen).toBe(false);
    expect(table.match.holders).toMatchObject({ p2: OPEN_SEAT });
    expect(table.room.enter(guest('ben'))).toBeNull();
    await table.room.receive(ann, { say: 'host', id: id(), guest: 'cy' });
    await table.room.receive(ann, { say: 'lock', id: id(), locked: false });
    expect(ann.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
    expect(table.kept.at(-1)).toMatchObject({ host: 'cy', isLocked: true, removed: ['ben'] });
  });

  it('says what is said twice by one name once, and starts when its host says so', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: OPEN_SEAT });
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    const chat = { say: 'chat', id: id(), text: 'hello' };
    for (const one of [ben, ben, ann]) await table.room.receive(one, chat);
    expect(ann.heard.filter(({ tell }) => tell === 'said')).toMatchObject([{ by: 'ben' }, { by: 'ann' }]);
    expect(ben.heard.at(-2)).toMatchObject({ tell: 'done', id: chat.id });
    await table.room.receive(ben, { say: 'start', id: id() });
    expect(ben.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
    const started = () => ben.heard.findLast((told) => told.tell === 'room');
    expect(started()).toMatchObject({ isStarted: false });
    await table.room.receive(ann, { say: 'start', id: id() });
    expect(started()).toMatchObject({ isStarted: true });
  });

  it('tells whoever comes in what was heard last, and nobody what is not his', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    await playOn(table, [ann, ben], 12);
    const [back, cy] = [guest('ann'), guest('cy')];
    for (const one of [back, cy]) table.room.enter(one);
    const heardBy = (one: Guest) => one.updates().flatMap(({ n, events }) => events.map((event) => ({ n, event })));
    const latelyTo = (one: Guest) => one.heard.filter((told) => told.tell === 'lately');
    expect(latelyTo(back).map(({ seat }) => seat)).toEqual(['p1']);
    expect(latelyTo(back)[0]!.chapters.flatMap(({ n, events }) => events.map((event) => ({ n, event })))).toEqual(
      heardBy(ann),
    );
    expect(latelyTo(cy).map(({ seat }) => seat)).toEqual(['$watcher']);
    const again = guest('ann');
    table.room.enter(again, 3);
    expect(latelyTo(again)).toEqual([]);
  });

  it('tells who comes back what he was not shown, however often he looked in meanwhile', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const [ann, ben] = [guest('ann'), guest('ben')];
    table.room.enter(ann);
    const leave = table.room.enter(ben)!;
    await playOn(table, [ann, ben], 6);
    const { n } = table.match.table;
    for (const seat of ['p2', 'p3']) await table.room.receive(ben, { say: 'shown', seat, n });
    for (const seat of ['p2', 'p3']) await table.room.receive(ben, { say: 'leave', id: id(), seat, to: 'bot' });
    leave();
    await playOn(table, [ann], 2);
    await expect.poll(() => decider(table.match.table.pending!.who)).toBe('p1');
    // A line that was opened and lost again, before anything was shown on it.
    for (let looks = 0; looks < 2; looks++) table.room.enter(guest('ben'))!();
    const back = guest('ben');
    table.room.enter(back);
    await table.room.receive(back, { say: 'sit', id: id(), seat: 'p2' });
    table.room.enter(guest('ben'))!();
    await table.room.receive(back, { say: 'missed', id: 'what', seat: 'p2' });
    const missed = () => back.heard.filter((told) => told.tell === 'missed');
    expect(missed()).toMatchObject([{ id: 'what', seat: 'p2', from: n, to: table.match.table.n }]);
    expect(missed()[0]!.events.length).toBeGreaterThan(0);
    // Told, but not yet shown.
    await table.room.receive(back, { say: 'missed', id: id(), seat: 'p2' });
    expect(missed()).toHaveLength(2);
    await table.room.receive(back, { say: 'shown', seat: 'p2', n: table.match.table.n });
    await table.room.receive(back, { say: 'shown', seat: 'p2', n: 99_999 });
    await table.room.receive(back, { say: 'missed', id: id(), seat: 'p2' });
    expect(missed()).toHaveLength(2);
    // Nor can anyone say so, or ask, for a seat that is not his.
    await table.room.receive(back, { say: 'shown', seat: 'p1', n: 1 });
    await table.room.receive(back, { say: 'missed', id: id(), seat: 'p1' });
    expect(back.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
    expect(table.kept.at(-1)!.seen).toMatchObject({ ben: { shown: { p2: n, p3: n } } });
  });

  it('reads the journal for one who asks since ever other entries only so often, and then says that there is nothing', async () => {
    let asked = 0;
    const table = room(
      { p1: 'ann', p2: 'ben', p3: 'ben' },
      { may: async (what) => what !== 'journal' || ++asked <= 3 },
    );
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    await playOn(table, [ann, ben], 70);
    const told: (readonly unknown[])[] = [];
    for (let from = 0; from < 6; from++) {
      const back = guest('ann');
      table.room.enter(back, from);
      const missed = () => back.heard.filter((one) => one.tell === 'missed');
      await expect.poll(() => missed().length).toBe(1);
      told.push(missed()[0]!.events);
    }
    expect(table.reads).toEqual([0, 1, 2]);
    expect(told.map(({ length }) => length > 0)).toEqual([true, true, true, false, false, false]);
    // Nor is it read for one who says that he was shown ever more.
    await table.room.receive(ann, { say: 'shown', seat: 'p1', n: 2 });
    expect(await say(table, ann, { say: 'missed', seat: 'p1' })).toMatchObject({ tell: 'done' });
    await table.room.receive(ann, { say: 'shown', seat: 'p1', n: 3 });
    expect(await say(table, ann, { say: 'missed', seat: 'p1' })).toMatchObject({ tell: 'refused', code: 'too-fast' });
  });

  it('tells what was missed however long ago, and reads the journal for it once', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    await playOn(table, [ann, ben], 70);
    expect(table.match.table.n).toBeGreaterThan(60);
    const missedFrom = async (from: number): Promise<unknown[]> => {
      const back = guest('ann');
      table.room.enter(back, from);
      const missed = () => back.heard.filter((told) => told.tell === 'missed');
      await expect.poll(() => missed().length).toBe(1);
      return missed().flatMap(({ events }) => events);
    };
    const heard = ann
      .updates()
      .filter(({ n }) => n > 3)
      .flatMap(({ events }) => events);
    expect(await missedFrom(3)).toEqual(heard);
    expect(await missedFrom(3)).toEqual(heard);
    await playOn(table, [ann, ben], 2);
    expect(await missedFrom(3)).toEqual(
      ann
        .updates()
        .filter(({ n }) => n > 3)
        .flatMap(({ events }) => events),
    );
    expect(table.reads).toEqual([3]);
  });

  it('goes back by consent, and only then', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    while (table.match.undoFloor('p1') === 0) await playOn(table, [ann, ben], 1);
    const ask = (): Promise<void> => {
      const { n } = table.match.table;
      return table.room.receive(ann, { say: 'do', id: id(), n, seat: 'p1', input: { do: 'undo', to: 0 } });
    };
    const reply = (agreed: boolean): Promise<void> => {
      const { n } = table.match.table;
      return table.room.receive(ben, { say: 'do', id: id(), n, seat: 'p2', input: { do: 'agree', agreed } });
    };
    const begun = engine.view(table.match.at(0), '$watcher').state;
    await ask();
    expect(ben.updates().at(-1)!.undo.asked).toEqual({ seat: 'p1', to: 0, of: ['p2', 'p3'] });
    await reply(false);
    expect(ann.updates().at(-1)!.undo.asked).toBeNull();
    expect(engine.view(table.match.table, '$watcher').state).not.toEqual(begun);
    await ask();
    await reply(true);
    expect(engine.view(table.match.table, '$watcher').state).toEqual(begun);
  });

  it('lets somebody take over the table of a host who has gone', async () => {
    let day = 1;
    const table = room({ p1: 'ann', p2: 'ben', p3: OPEN_SEAT }, { now: () => day });
    const [ann, ben, cy] = [guest('ann'), guest('ben'), guest('cy')];
    const leave = table.room.enter(ann)!;
    for (const one of [ben, cy]) table.room.enter(one);
    const claim = async (who: Guest): Promise<RoomTold> => {
      await table.room.receive(who, { say: 'host', id: id(), guest: who.guest.id });
      return who.heard.at(-1)!;
    };
    pass(HOST_AWAY);
    expect(await claim(ben)).toMatchObject({ code: 'not-yours' });
    leave();
    expect(await claim(ben)).toMatchObject({ code: 'not-yours' });
    // The clock of the machine was set: that is no time gone by.
    day += 2 * HOST_AWAY;
    expect(await claim(ben)).toMatchObject({ code: 'not-yours' });
    pass(HOST_AWAY);
    expect(await claim(cy)).toMatchObject({ code: 'not-yours' });
    expect(await claim(ben)).toMatchObject({ tell: 'done' });
    expect(table.kept.at(-1)).toMatchObject({ host: 'ben' });
  });

  it('takes back what was said, for who said it and for the host', async () => {
    const speakers = ['ann', 'ben'];
    const unsaid: number[] = [];
    const table = room(
      { p1: 'ann', p2: 'ben', p3: OPEN_SEAT },
      { speaker: async (at) => speakers[at] ?? null, unsay: async (at) => void unsaid.push(at) },
    );
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    for (const at of [0, 7]) await table.room.receive(ben, { say: 'unsay', id: id(), at });
    expect(unsaid).toEqual([]);
    await table.room.receive(ben, { say: 'unsay', id: id(), at: 1 });
    await table.room.receive(ann, { say: 'unsay', id: id(), at: 1 });
    expect(unsaid).toEqual([1, 1]);
    expect(ann.heard).toContainEqual({ tell: 'unsaid', at: 1 });
  });

  it('has one host, whoever of two takes the table over or hands it on', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'cy' });
    const [ann, ben, cy] = [guest('ann'), guest('ben'), guest('cy')];
    for (const one of [ben, cy]) table.room.enter(one);
    pass(HOST_AWAY);
    await Promise.all([ben, cy].map((one) => table.room.receive(one, { say: 'host', id: id(), guest: one.guest.id })));
    expect(table.kept.at(-1)).toMatchObject({ host: 'ben' });
    expect(cy.heard.at(-1)).toMatchObject({ code: 'not-yours' });
    // The one before comes back while the new host hands on: he has no say in it.
    table.room.enter(ann);
    await Promise.all([
      table.room.receive(ben, { say: 'host', id: id(), guest: 'cy' }),
      table.room.receive(ben, { say: 'remove', id: id(), guest: 'ann' }),
      table.room.receive(ann, { say: 'host', id: id(), guest: 'ann' }),
    ]);
    expect(table.kept.at(-1)).toMatchObject({ host: 'cy', removed: [] });
  });

  it('lets nobody take and leave seats without end', async () => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT }, { may: async (what) => what !== 'errand' });
    const ben = guest('ben');
    table.room.enter(ben);
    await table.room.receive(ben, { say: 'sit', id: 'now', seat: 'p2' });
    expect(ben.heard.at(-1)).toMatchObject({ tell: 'refused', id: 'now', code: 'too-fast' });
    expect(table.match.table.n).toBe(0);
  });

  it('gives a seat to the first of two who want it', async () => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT });
    const [ben, cy] = [guest('ben'), guest('cy')];
    for (const one of [ben, cy]) table.room.enter(one);
    await Promise.all([ben, cy].map((one) => table.room.receive(one, { say: 'sit', id: id(), seat: 'p2' })));
    expect(table.match.holders).toMatchObject({ p2: 'ben' });
    expect(cy.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
  });

  it('answers the same message once, but keeps two guests apart', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: 'ben' });
    const [ann, ben] = [guest('ann'), guest('ben')];
    table.room.enter(ann);
    table.room.enter(ben);
    const { n, pending } = table.match.table;
    const seat = decider(pending!.who);
    const [asked, other] = table.match.holders[seat] === 'ann' ? [ann, ben] : [ben, ann];
    const answer = randomAnswer(engine.offer(table.match.table, seat)!, luck);
    const message = { say: 'do', id: 'same', n, seat, input: { do: 'answer', answer } };
    await table.room.receive(asked, message);
    await table.room.receive(asked, message);
    expect(asked.heard.filter(({ tell }) => tell === 'done')).toHaveLength(2);
    expect(table.match.table.n).toBe(1);
    await table.room.receive(other, message);
    expect(other.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-yours' });
  });

  it('changes nothing once it is closed: another may be open by then', async () => {
    let goOn = (): void => undefined;
    const may = (): Promise<boolean> =>
      new Promise((resolve) => {
        goOn = () => resolve(true);
      });
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT }, { may });
    const ann = guest('ann');
    table.room.enter(ann);
    const late = table.room.receive(ann, { say: 'publish', id: id(), isPublic: true });
    await table.room.close('restart');
    const kept = table.kept.length;
    goOn();
    await late;
    table.room.rename({ id: 'ann', name: 'Anna' });
    await new Promise(setImmediate);
    expect(table.kept).toHaveLength(kept);
    expect(ann.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
  });

  it('works out once what a seat is shown, however often it is looked at', async () => {
    const table = room({ p1: 'ann', p2: 'ann', p3: 'ann' });
    const ann = guest('ann');
    table.room.enter(ann);
    const offered = vi.spyOn(table.match.engine, 'offer');
    const { n } = table.match.table;
    for (let times = 0; times < 5; times++) await table.room.receive(ann, { say: 'look', seat: 'p1' });
    for (let times = 0; times < 5; times++)
      await table.room.receive(ann, { say: 'do', id: id(), n: n + 9, seat: 'p1', input: { do: 'answer', answer: 0 } });
    expect(ann.updates()).toHaveLength(3 + 10);
    expect(offered).not.toHaveBeenCalled();
    await playOn(table, [ann], 1);
    await table.room.receive(ann, { say: 'look', seat: 'p1' });
    expect(ann.updates().at(-1)).toMatchObject({ seat: 'p1', n: table.match.table.n });
  });

  it('tells nobody what could not be kept', async () => {
    const append = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    const table = room({ p1: 'ann', p2: 'ann', p3: 'ann' }, { store: { append } });
    const [ann, cy] = [guest('ann'), guest('cy')];
    table.room.enter(ann);
    table.room.enter(cy);
    const before = cy.updates().length;
    await playOn(table, [ann], 1);
    expect(ann.heard.at(-1)).toMatchObject({ tell: 'refused', code: 'not-stored' });
    expect(cy.updates()).toHaveLength(before);
    expect(table.match.table.n).toBe(0);
  });
});

describe('a guest', () => {
  const book = new GuestBook(newSecret());

  it('is known again by what the book has signed, for what it was signed for', () => {
    const one = book.make('Ann');
    const signed = book.sign(one, 'cookie');
    expect(book.read(signed, 'cookie')).toEqual(one);
    expect(book.read(signed, 'resume')).toBeNull();
    expect(new GuestBook(newSecret()).read(signed, 'cookie')).toBeNull();
    for (const forged of ['', 'x', 'a.b', `${signed}.x`, signed.slice(0, -1), `x${signed}`, undefined])
      expect(book.read(forged, 'cookie')).toBeNull();
  });

  it.each([
    ['  Zoë  Bell ', 'Zoë Bell'],
    ['a\u202eb\u0000c\n', 'a b c'],
    ['', 'Guest'],
    ['x'.repeat(99), 'x'.repeat(32)],
  ])('is called %j: %j', (given, called) => {
    expect(calledBy(given)).toBe(called);
  });
});
