import { decider } from '@shamble/kernel';
import { NotStored, OPEN_SEAT, type RoomTold } from '@shamble/protocol';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { HOST_AWAY, LONG_AWAY } from '../src/online/company.ts';
import { GRACE } from '../src/online/presence.ts';
import { type Guest, guest, playOn, room, roomOf, say, WITH_TRAITOR } from './roomWith.ts';

// Who may do what to whom at a table.

type Table = ReturnType<typeof room>;
const ZOMBICIDE: typeof WITH_TRAITOR = { game: 'zombicide', options: { mission: '01', players: 3 } };
const plague = games.find(({ id }) => id === 'plague')!.pack;
const AGAINST = { game: 'plague', options: plague.options('main', 3, ['zombie-player']) as object };
const BOT = 'bot:careful';
const NO = { tell: 'refused', code: 'not-yours' };
const DONE = { tell: 'done' };

/** A clock for each: what the time of day is, and what nobody sets. */
const clock = { day: 1, steady: 0 };
const clocks = { now: () => clock.day, steady: () => clock.steady };

const sit = (table: Table, one: Guest, seat: string): Promise<RoomTold> => say(table, one, { say: 'sit', seat });
const resign = (table: Table, one: Guest, seat: string): Promise<RoomTold> =>
  say(table, one, { say: 'do', n: table.match.table.n, seat, input: { do: 'resign' } });
const concede = (table: Table, one: Guest, seat: string, agreed = true): Promise<RoomTold> =>
  say(table, one, { say: 'concede', seat, agreed });
const leave = (table: Table, one: Guest, seat: string, to: 'bot' | 'open' = 'bot'): Promise<RoomTold> =>
  say(table, one, { say: 'leave', seat, to });
const offer = (table: Table, one: Guest, seat: string): Promise<RoomTold> =>
  say(table, one, { say: 'offer', seat, offered: true });
const outcome = (table: Table): unknown => table.match.table.outcome;

/** Everyone comes in, and somebody plays. */
async function underWay(holders: Record<string, string>, laid = ZOMBICIDE): Promise<{ table: Table; people: Guest[] }> {
  const table = room(holders, clocks, laid);
  const people = [...new Set(Object.values(holders))].filter((one) => !one.startsWith('bot:')).map((one) => guest(one));
  for (const one of people) table.room.enter(one);
  if (laid === WITH_TRAITOR) await say(table, people[0]!, { say: 'start' });
  await playOn(table, people, 1);
  return { table, people };
}

/** With a line he can close; those of the others stay open. */
async function withAway(holders: Record<string, string>, away: string, laid = ZOMBICIDE) {
  const table = room(holders, clocks, laid);
  const people = [...new Set(Object.values(holders))].filter((one) => !one.startsWith('bot:')).map((one) => guest(one));
  const leaving = people.map((one) => table.room.enter(one)!);
  await playOn(table, people, 1);
  leaving[people.findIndex((one) => one.guest.id === away)]!();
  clock.steady += GRACE;
  return { table, people };
}

describe('nobody ends the game of another', () => {
  it('giving up leaves a seat, to a bot or open, and the others play on', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: 'cy' });
    const [ann, ben, cy] = people as [Guest, Guest, Guest];
    expect(await leave(table, ben, 'p2')).toMatchObject(DONE);
    expect(await leave(table, cy, 'p3', 'open')).toMatchObject(DONE);
    expect(table.match.holders).toEqual({ p1: 'ann', p2: BOT, p3: OPEN_SEAT });
    expect(roomOf(ann)).toMatchObject({ keptFor: { p2: 'ben' }, offered: [] });
    expect(outcome(table)).toBeNull();
    expect(await sit(table, ben, 'p2')).toMatchObject(DONE);
  });

  it('a side gives up when all who hold it agree, and not before', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT });
    const [ann, ben] = people as [Guest, Guest];
    for (const [one, seat] of [
      [ann, 'p1'],
      [ben, 'p2'],
    ] as const)
      expect(await resign(table, one, seat)).toMatchObject(NO);
    expect(await concede(table, ann, 'p1')).toMatchObject(DONE);
    expect(await concede(table, ann, 'p1')).toMatchObject(DONE);
    expect(outcome(table)).toBeNull();
    expect(roomOf(ben).conceding).toEqual([{ seats: ['p1', 'p2', 'p3'], agreed: ['ann'], missing: ['ben'] }]);
    // In whose name he agrees is not for him to say.
    expect(await concede(table, ben, 'p1')).toMatchObject(NO);
    expect(await concede(table, ben, 'p3')).toMatchObject(NO);
    expect(await concede(table, ben, 'p2')).toMatchObject(DONE);
    expect(outcome(table)).toMatchObject({ because: 'conceded' });
    expect(await concede(table, ben, 'p2')).toMatchObject(DONE);
  });

  it('who is alone on a side since the start gives up at once, with bots beside him', async () => {
    for (const give of [resign, concede]) {
      const { table, people } = await underWay({ p1: 'ann', p2: BOT, p3: BOT });
      expect(await give(table, people[0]!, 'p1')).toMatchObject(DONE);
      expect(outcome(table)).not.toBeNull();
    }
  });

  it('who sat there when the host said that play begins has sat there from the start', async () => {
    for (const give of [resign, concede]) {
      const table = room({ p1: 'ann', p2: 'ben', p3: BOT }, clocks, ZOMBICIDE);
      const [ann, ben] = [guest('ann'), guest('ben')];
      for (const one of [ann, ben]) table.room.enter(one);
      await say(table, ann, { say: 'start' });
      await leave(table, ann, 'p1', 'open');
      expect(await give(table, ben, 'p2')).toMatchObject(DONE);
      expect(outcome(table)).not.toBeNull();
    }
  });

  it('who plays on is told so, also where nobody could note that he does not give up', async () => {
    let isFull = false;
    const keep = async (): Promise<void> => {
      if (isFull) throw new NotStored('disk-full', 'full');
    };
    const table = room({ p1: 'ann', p2: 'ben', p3: BOT }, { ...clocks, keep }, ZOMBICIDE);
    const people = [guest('ann'), guest('ben')] as const;
    for (const one of people) table.room.enter(one);
    await playOn(table, people, 1);
    await concede(table, people[0], 'p1');
    isFull = true;
    const { n } = table.match.table;
    await playOn(table, people, 1);
    expect(table.match.table.n).toBeGreaterThan(n);
    expect(people.flatMap(({ heard }) => heard).filter(({ tell }) => tell === 'refused')).toEqual([]);
  });

  it('nobody counts as long away the moment a server comes back that had no time to note who was here', async () => {
    clock.day += LONG_AWAY;
    const holders = { p1: 'ann', p2: 'ben', p3: BOT };
    const known = { isBegun: true, heldAtStart: holders, seen: { ben: { when: 1 } } };
    const table = room(holders, clocks, ZOMBICIDE, known);
    const ann = guest('ann');
    table.room.enter(ann);
    await concede(table, ann, 'p1');
    expect(outcome(table)).toBeNull();
    clock.steady += GRACE;
    await concede(table, ann, 'p1');
    expect(outcome(table)).not.toBeNull();
  });

  it('in the test game, where one seat leaves the others, all of a side go together', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT }, WITH_TRAITOR);
    for (const [at, seat] of [
      [0, 'p1'],
      [1, 'p2'],
    ] as const)
      await concede(table, people[at]!, seat);
    expect(outcome(table)).not.toBeNull();
  });

  it.each<[string, (table: Table, ann: Guest, ben: Guest) => Promise<unknown>]>([
    ['one of them says no', (table, _ann, ben) => concede(table, ben, 'p2', false)],
    ['who asked for it says no', (table, ann) => concede(table, ann, 'p1', false)],
    ['one of them plays on', (table, ann, ben) => playOn(table, [ann, ben], 1)],
    ['one of them leaves for good', (table, _ann, ben) => leave(table, ben, 'p2', 'open')],
    [
      'somebody else sits down on that side',
      async (table, ann) => {
        const cy = guest('cy');
        table.room.enter(cy);
        await offer(table, ann, 'p3');
        expect(await sit(table, cy, 'p3')).toMatchObject(DONE);
      },
    ],
  ])('nobody gives up any more when %s', async (_what, happens) => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT });
    const [ann, ben] = people as [Guest, Guest];
    await concede(table, ann, 'p1');
    await happens(table, ann, ben);
    expect(roomOf(ann).conceding).toEqual([]);
    expect(outcome(table)).toBeNull();
    if (table.match.holders.p2 === 'ben') {
      expect(await concede(table, ben, 'p2')).toMatchObject(DONE);
      expect(outcome(table)).toBeNull();
    }
  });

  it('a bot that plays on takes nothing back', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT });
    const [ann, ben] = people as [Guest, Guest];
    await concede(table, ann, 'p1');
    await leave(table, ann, 'p1');
    expect(roomOf(ben).conceding).toMatchObject([{ agreed: ['ann'], missing: ['ben'] }]);
  });

  it('who has a seat kept warm has to agree, unless he has been away for three days', async () => {
    const { table, people } = await withAway({ p1: 'ann', p2: 'ben', p3: BOT }, 'ben');
    const [ann] = people as [Guest];
    expect(await leave(table, ann, 'p2')).toMatchObject(DONE);
    expect(await resign(table, ann, 'p1')).toMatchObject(NO);
    await concede(table, ann, 'p1');
    expect(roomOf(ann).conceding).toMatchObject([{ missing: ['ben'] }]);
    clock.day += LONG_AWAY - 1;
    await concede(table, ann, 'p1');
    expect(outcome(table)).toBeNull();
    clock.day += 1;
    expect(await concede(table, ann, 'p1')).toMatchObject(DONE);
    expect(outcome(table)).not.toBeNull();
  });

  it('a newcomer, alone on a side or not, can leave and not end it', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: BOT, p3: BOT });
    const [ann] = people as [Guest];
    const eve = guest('eve');
    table.room.enter(eve);
    await offer(table, ann, 'p2');
    await sit(table, eve, 'p2');
    expect(await resign(table, eve, 'p2')).toMatchObject(NO);
    await leave(table, ann, 'p1', 'open');
    expect(await resign(table, eve, 'p2')).toMatchObject(NO);
    expect(await concede(table, eve, 'p2')).toMatchObject(NO);
    expect(outcome(table)).toBeNull();
    expect(await leave(table, eve, 'p2', 'open')).toMatchObject(DONE);
  });

  it('before anybody has played, only with the host', async () => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT }, clocks, ZOMBICIDE);
    const [ann, eve] = [guest('ann'), guest('eve')];
    for (const one of [ann, eve]) table.room.enter(one);
    await sit(table, eve, 'p2');
    expect(await resign(table, eve, 'p2')).toMatchObject(NO);
    await leave(table, ann, 'p1', 'open');
    for (const give of [resign, concede]) expect(await give(table, eve, 'p2')).toMatchObject(NO);
    expect(outcome(table)).toBeNull();
  });

  it('where one plays against the others each side gives up for itself', async () => {
    const holders = { p1: 'ann', p2: 'ben', p3: 'cy' };
    const { table, people } = await underWay(holders, AGAINST);
    const [ann, ben, cy] = people as [Guest, Guest, Guest];
    expect(await resign(table, ann, 'p1')).toMatchObject(NO);
    await concede(table, ann, 'p1');
    expect(roomOf(cy).conceding).toEqual([{ seats: ['p1', 'p2'], agreed: ['ann'], missing: ['ben'] }]);
    expect(await concede(table, ben, 'p2')).toMatchObject(DONE);
    expect(outcome(table)).toMatchObject({ winners: ['p3'] });
    const again = await underWay(holders, AGAINST);
    expect(await resign(again.table, again.people[2]!, 'p3')).toMatchObject(DONE);
    expect(outcome(again.table)).toMatchObject({ winners: ['p1', 'p2'] });
  });

  it('who sits down later does not become the host of those who have sat here since the start', async () => {
    const { table, people } = await withAway({ p1: 'ann', p2: 'ben', p3: BOT }, 'ben');
    const [ann, ben] = people as [Guest, Guest];
    const eve = guest('eve');
    table.room.enter(eve);
    await offer(table, ann, 'p3');
    await sit(table, eve, 'p3');
    await say(table, ann, { say: 'host', guest: 'ben' });
    clock.steady += HOST_AWAY;
    expect(await say(table, eve, { say: 'host', guest: 'eve' })).toMatchObject(NO);
    expect(await say(table, ann, { say: 'host', guest: 'ann' })).toMatchObject(DONE);
    expect(ben.guest.id).toBe('ben');
  });
});

describe('a table under way', () => {
  it.each<[string, (table: Table, ann: Guest) => Promise<unknown>]>([
    ['when somebody plays', (table, ann) => playOn(table, [ann], 1)],
    ['when the host says so', (table, ann) => say(table, ann, { say: 'start' })],
  ])('is locked %s, and opened again by the host', async (_what, begin) => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: BOT }, clocks, ZOMBICIDE);
    const [ann, eve] = [guest('ann'), guest('eve')];
    for (const one of [ann, eve]) table.room.enter(one);
    await begin(table, ann);
    // At once, whatever has been kept by then.
    for (const seat of ['p2', 'p3']) expect(await sit(table, eve, seat)).toMatchObject(NO);
    expect(roomOf(eve)).toMatchObject({ isLocked: true, isStarted: true, offered: [] });
    expect(table.kept.at(-1)).toMatchObject({ isLocked: true, isBegun: true });
    expect(await say(table, eve, { say: 'lock', locked: false })).toMatchObject(NO);
    expect(await say(table, ann, { say: 'lock', locked: false })).toMatchObject(DONE);
    expect(roomOf(eve)).toMatchObject({ isLocked: false, offered: ['p2', 'p3'] });
    expect(await sit(table, eve, 'p3')).toMatchObject(DONE);
    await say(table, ann, { say: 'lock', locked: true });
    expect(roomOf(eve)).toMatchObject({ isLocked: true, offered: [] });
  });

  it('gives a seat only to whom the host offers it', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: BOT, p3: OPEN_SEAT });
    const [ann] = people as [Guest];
    const [eve, cy] = [guest('eve'), guest('cy')];
    for (const one of [eve, cy]) table.room.enter(one);
    expect(await offer(table, eve, 'p2')).toMatchObject(NO);
    expect(await offer(table, ann, 'p2')).toMatchObject(DONE);
    expect(roomOf(eve)).toMatchObject({ offered: ['p2'], isLocked: false });
    expect(await sit(table, eve, 'p3')).toMatchObject(NO);
    expect(await sit(table, eve, 'p2')).toMatchObject(DONE);
    // What is left later is not offered by that.
    expect(roomOf(eve)).toMatchObject({ offered: [], isLocked: true });
    await leave(table, eve, 'p2', 'open');
    expect(await sit(table, cy, 'p2')).toMatchObject(NO);
    expect(await say(table, ann, { say: 'lock', locked: false })).toMatchObject(DONE);
    expect(await say(table, ann, { say: 'offer', seat: 'p2', offered: false })).toMatchObject(DONE);
    expect(await sit(table, cy, 'p2')).toMatchObject(NO);
    expect(await sit(table, cy, 'p3')).toMatchObject(DONE);
  });

  it('hands on the seat of who is away, and he may come back until somebody has it', async () => {
    const { table, people } = await withAway({ p1: 'ann', p2: 'ben', p3: BOT }, 'ben');
    const [ann, ben] = people as [Guest, Guest];
    const [eve, cy] = [guest('eve'), guest('cy')];
    for (const one of [eve, cy]) table.room.enter(one);
    expect(roomOf(ann).absent).toEqual(['ben']);
    expect(await sit(table, eve, 'p2')).toMatchObject(NO);
    expect(await offer(table, ann, 'p2')).toMatchObject(DONE);
    expect(roomOf(ann)).toMatchObject({ keptFor: { p2: 'ben' }, offered: ['p2'] });
    // Here he is again: it is his, whether he has sat down yet or not.
    table.room.enter(ben);
    expect(await sit(table, eve, 'p2')).toMatchObject(NO);
    expect(await sit(table, ben, 'p2')).toMatchObject(DONE);
    // One line of several is closed: he is here.
    table.room.enter(guest('ben'))!();
    clock.steady += GRACE;
    expect(await offer(table, ann, 'p2')).toMatchObject(NO);
  });

  it('counts nobody away whose line has only dropped, by a clock that nobody sets', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: BOT }, clocks, ZOMBICIDE);
    const [ann, ben] = [guest('ann'), guest('ben')];
    table.room.enter(ann);
    // Nobody else can have come yet.
    expect(await leave(table, ann, 'p2')).toMatchObject(NO);
    const gone = table.room.enter(ben)!;
    await playOn(table, [ann, ben], 1);
    gone();
    clock.day += 1e9;
    clock.steady += GRACE - 1;
    for (const deed of [leave, offer]) expect(await deed(table, ann, 'p2')).toMatchObject(NO);
    clock.steady += 1;
    expect(await leave(table, ann, 'p2')).toMatchObject(DONE);
    clock.day -= 1e9;
  });
});

describe('after a removal', () => {
  /** Ann has removed Eve, who comes again as somebody new. */
  async function removed(holders: Record<string, string> = { p1: 'ann', p2: 'eve', p3: BOT }) {
    const { table, people } = await underWay(holders);
    const [ann] = people as [Guest];
    expect(await say(table, ann, { say: 'remove', guest: 'eve' })).toMatchObject(DONE);
    const fresh = guest('eve2', 'Eve');
    return { table, ann, fresh };
  }

  it('a newcomer waits at the door, hears nothing and can do nothing, until the host lets him in', async () => {
    const { table, ann, fresh } = await removed();
    const gone = table.room.enter(fresh)!;
    expect(fresh.heard).toEqual([{ tell: 'door', isKnocking: false }]);
    for (const message of [
      { say: 'look', seat: '$watcher' },
      { say: 'chat', text: 'me again' },
      { say: 'sit', seat: 'p2' },
      { say: 'admit', guest: 'eve2', admitted: true },
      { say: 'do', n: table.match.table.n, seat: 'p2', input: { do: 'resign' } },
    ]) {
      await table.room.receive(fresh, message.say === 'look' ? message : { id: 'x', ...message });
      expect(fresh.heard.at(-1)).toMatchObject(NO);
    }
    await say(table, ann, { say: 'chat', text: 'to those who are in' });
    expect(fresh.heard.filter(({ tell }) => tell !== 'refused' && tell !== 'door')).toEqual([]);
    expect(await say(table, fresh, { say: 'knock' })).toMatchObject(DONE);
    expect(fresh.heard).toContainEqual({ tell: 'door', isKnocking: true });
    expect(roomOf(ann)).toMatchObject({ isGuarded: true, knocking: [{ id: 'eve2', name: 'Eve' }] });
    expect(roomOf(ann).people.map(({ id }) => id)).toEqual(['ann']);
    gone();
    const again = guest('eve2', 'Eve');
    table.room.enter(again);
    expect(again.heard).toEqual([{ tell: 'door', isKnocking: true }]);
    expect(await say(table, ann, { say: 'admit', guest: 'eve2', admitted: true })).toMatchObject(DONE);
    expect(again.heard.at(-1)).toEqual({ tell: 'farewell', why: 'restart' });
    table.room.enter(again);
    expect(again.heard.at(-1)).toMatchObject({ tell: 'lately' });
    expect(roomOf(again)).toMatchObject({ admitted: ['eve2'], knocking: [] });
    // In is not seated.
    expect(await sit(table, again, 'p2')).toMatchObject(NO);
    await offer(table, ann, 'p2');
    expect(await sit(table, again, 'p2')).toMatchObject(DONE);
  });

  it('who is not let in does not come in', async () => {
    const { table, ann, fresh } = await removed();
    table.room.enter(fresh);
    await say(table, fresh, { say: 'knock' });
    await say(table, ann, { say: 'admit', guest: 'eve2', admitted: false });
    expect(fresh.heard.at(-1)).toEqual({ tell: 'farewell', why: 'removed' });
    expect(table.room.enter(guest('eve2'))).toBeNull();
    expect(roomOf(ann).knocking).toEqual([]);
  });

  it('who was looking on stays, but sits down nowhere before he is let in; who sits here is in', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT });
    const [ann, ben] = people as [Guest, Guest];
    const [eve, cy] = [guest('eve'), guest('cy')];
    for (const one of [eve, cy]) table.room.enter(one);
    await say(table, ann, { say: 'remove', guest: 'eve' });
    await offer(table, ann, 'p3');
    expect(await sit(table, cy, 'p3')).toMatchObject(NO);
    await say(table, cy, { say: 'knock' });
    await say(table, ann, { say: 'admit', guest: 'cy', admitted: true });
    expect(await sit(table, cy, 'p3')).toMatchObject(DONE);
    expect(roomOf(ben).knocking).toEqual([]);
    const [twice, back] = [guest('ben'), guest('ann')];
    for (const one of [twice, back]) expect(table.room.enter(one)).not.toBeNull();
    expect(roomOf(twice).seats).toEqual(['p2']);
  });

  it('the host need not look through more than twenty', async () => {
    const { table, ann } = await removed();
    for (let i = 0; i < 21; i++) {
      const one = guest(`g${i}`);
      table.room.enter(one);
      expect(await say(table, one, { say: 'knock' })).toMatchObject(i < 20 ? DONE : NO);
    }
    expect(roomOf(ann).knocking).toHaveLength(20);
  });

  it('what the removed had said just before counts no more, and his seat goes on with a bot', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'eve', p3: BOT });
    const [ann, eve] = people as [Guest, Guest];
    await say(table, ann, { say: 'lock', locked: false });
    await Promise.all([say(table, ann, { say: 'remove', guest: 'eve' }), sit(table, eve, 'p3')]);
    await sit(table, eve, 'p3');
    expect(table.match.holders).toEqual({ p1: 'ann', p2: BOT, p3: BOT });
    expect(roomOf(ann).keptFor).toEqual({});
  });

  it('the host learns that the seat of the removed could not be given on, and says it again', async () => {
    let isFull = false;
    const append = async (): Promise<void> => {
      if (isFull) throw new NotStored('disk-full', 'full');
    };
    const table = room({ p1: 'ann', p2: 'eve', p3: BOT }, { ...clocks, store: { append } }, ZOMBICIDE);
    const [ann, eve] = [guest('ann'), guest('eve')];
    for (const one of [ann, eve]) table.room.enter(one);
    isFull = true;
    expect(await say(table, ann, { say: 'remove', guest: 'eve' })).toMatchObject({ code: 'disk-full' });
    expect(eve.lines.isOpen).toBe(false);
    isFull = false;
    expect(await say(table, ann, { say: 'remove', guest: 'eve' })).toMatchObject(DONE);
    expect(table.match.holders).toMatchObject({ p2: OPEN_SEAT });
  });

  it('nor does he give up a side that is no longer his', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ann', p3: 'eve' }, AGAINST);
    const [ann, eve] = people as [Guest, Guest];
    const { n } = table.match.table;
    const removed = say(table, ann, { say: 'remove', guest: 'eve' });
    for (let turns = 0; turns < 3; turns++) await Promise.resolve();
    // He guesses how many entries there will be.
    const guesses = [1, 2, 3].map((more) => ({ say: 'do', n: n + more, seat: 'p3', input: { do: 'resign' } }));
    await Promise.all(guesses.map((guess) => say(table, eve, guess)));
    await removed;
    expect(table.match.holders).toMatchObject({ p3: BOT });
    expect(outcome(table)).toBeNull();
  });
});

describe('the host has no eyes in the hands of others', () => {
  it('and cannot take, offer or hand on the seat of who is here', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: BOT });
    const [ann, ben] = people as [Guest, Guest];
    for (const to of ['bot', 'open'] as const) expect(await leave(table, ann, 'p2', to)).toMatchObject(NO);
    expect(await offer(table, ann, 'p2')).toMatchObject(NO);
    expect(await sit(table, ann, 'p2')).toMatchObject(NO);
    expect(table.match.holders).toMatchObject({ p2: 'ben' });
    // Nor one that a bot keeps warm while he looks on.
    await leave(table, ben, 'p2');
    expect(await leave(table, ann, 'p2', 'open')).toMatchObject(NO);
    expect(await offer(table, ann, 'p2')).toMatchObject(NO);
    expect(await sit(table, ann, 'p2')).toMatchObject(NO);
    expect(await leave(table, ben, 'p2', 'open')).toMatchObject(DONE);
  });

  it('nor in that of who was removed: neither he nor who sits here takes it, only who is new', async () => {
    const { table, people } = await underWay({ p1: 'ann', p2: 'ben', p3: 'cy' }, WITH_TRAITOR);
    const [ann, , cy] = people as [Guest, Guest, Guest];
    await say(table, ann, { say: 'remove', guest: 'ben' });
    await offer(table, ann, 'p2');
    for (const one of [ann, cy]) expect(await sit(table, one, 'p2')).toMatchObject(NO);
    // Not even if they leave their own for it, or hand the table over.
    await leave(table, ann, 'p1', 'open');
    await say(table, ann, { say: 'host', guest: 'cy' });
    for (const one of [ann, cy]) expect(await sit(table, one, 'p2')).toMatchObject(NO);
    const dora = guest('dora');
    table.room.enter(dora);
    await say(table, dora, { say: 'knock' });
    await say(table, cy, { say: 'admit', guest: 'dora', admitted: true });
    table.room.enter(dora);
    expect(await sit(table, dora, 'p2')).toMatchObject(DONE);
    for (const one of [ann, cy]) expect(one.updates().some(({ seat }) => seat === 'p2')).toBe(false);
  });

  it('before play begins nobody is shown a hand, whoever sits there and however he asks', async () => {
    const table = room({ p1: 'ann', p2: OPEN_SEAT, p3: OPEN_SEAT }, clocks, WITH_TRAITOR);
    // Ben has two cookies: with one he sits down, looks and leaves the seat to Cy.
    const [ann, ben, cy] = [guest('ann'), guest('ben'), guest('cy')];
    for (const one of [ann, ben, cy]) table.room.enter(one);
    expect(await sit(table, ben, 'p2')).toMatchObject(DONE);
    expect(roomOf(ben).seats).toEqual(['p2']);
    await table.room.receive(ben, { say: 'look', seat: 'p2' });
    expect(await say(table, ben, { say: 'missed', seat: 'p2' })).toMatchObject(DONE);
    const again = guest('ben');
    table.room.enter(again, 0);
    for (const one of [ann, ben, again]) {
      expect(new Set(one.updates().map(({ seat }) => seat))).toEqual(new Set(['$watcher']));
      expect(one.heard.filter((told) => 'seat' in told && told.seat !== '$watcher')).toEqual([]);
    }
    const { n } = table.match.table;
    const blind = { say: 'do', n, seat: 'p1', input: { do: 'answer', answer: 0 } };
    expect(await say(table, ann, blind)).toMatchObject({
      ...NO,
      sentence: expect.stringMatching(/says that play begins/),
    });
    // So he may change his mind, but sits in one seat at a time.
    expect(await sit(table, ben, 'p3')).toMatchObject(NO);
    expect(await leave(table, ben, 'p2', 'open')).toMatchObject(DONE);
    expect(await sit(table, ben, 'p3')).toMatchObject(DONE);
    expect(await sit(table, cy, 'p2')).toMatchObject(DONE);
    await say(table, ann, { say: 'start' });
    for (const [one, seat] of [
      [ann, 'p1'],
      [cy, 'p2'],
      [ben, 'p3'],
      [again, 'p3'],
    ] as const) {
      const seats = one.updates().map((update) => update.seat);
      expect(seats.at(-1)).toBe(seat);
      expect(new Set(seats)).toEqual(new Set(['$watcher', seat]));
    }
    await playOn(table, [ann, ben, cy], 1);
    expect(table.match.table.n).toBeGreaterThan(n);
  });

  it('where a bot plays first, hands are shown once it has', async () => {
    const table = room({ p1: 'ann', p2: 'ben', p3: BOT }, clocks, WITH_TRAITOR);
    const first = decider(table.match.table.pending!.who);
    const ann = guest(first === 'p1' ? 'ben' : 'ann');
    table.room.enter(ann);
    const host = guest('ann');
    table.room.enter(host);
    await leave(table, host, first, 'bot');
    await expect.poll(() => ann.updates().at(-1)?.seat).toBe(first === 'p1' ? 'p2' : 'p1');
  });

  it('a host without a seat looks into none under way', async () => {
    const table = room({ p1: OPEN_SEAT, p2: 'ben', p3: OPEN_SEAT }, clocks, WITH_TRAITOR);
    const [ann, ben] = [guest('ann'), guest('ben')];
    for (const one of [ann, ben]) table.room.enter(one);
    await say(table, ann, { say: 'start' });
    expect(await sit(table, ann, 'p3')).toMatchObject(NO);
  });

  it('where nothing is secret he may take a free seat, or that of who is away', async () => {
    const { table, people } = await withAway({ p1: 'ann', p2: 'ben', p3: BOT }, 'ben');
    const [ann] = people as [Guest];
    expect(await sit(table, ann, 'p3')).toMatchObject(DONE);
    await leave(table, ann, 'p2', 'open');
    expect(await sit(table, ann, 'p2')).toMatchObject(DONE);
  });

  it('an undo that was refused, or not answered, does not pass because a seat was given away', async () => {
    for (const answers of [true, false]) {
      const table = room({ p1: 'ann', p2: 'ben', p3: 'ann' }, clocks, ZOMBICIDE);
      const [ann, ben] = [guest('ann'), guest('ben')];
      table.room.enter(ann);
      const gone = table.room.enter(ben)!;
      for (let i = 0; i < 50 && table.match.undoFloor('p1') === 0; i++) await playOn(table, [ann, ben], 1);
      const undo = (): Promise<RoomTold> =>
        say(table, ann, { say: 'do', n: table.match.table.n, seat: 'p1', input: { do: 'undo', to: 0 } });
      const beyond = (): boolean => table.match.entries.some((entry) => 'undoTo' in entry);
      expect(await undo()).toMatchObject(DONE);
      if (answers)
        await say(table, ben, { say: 'do', n: table.match.table.n, seat: 'p2', input: { do: 'agree', agreed: false } });
      expect(await leave(table, ann, 'p2')).toMatchObject(NO);
      gone();
      clock.steady += GRACE;
      expect(await leave(table, ann, 'p2')).toMatchObject(DONE);
      expect(await undo()).toMatchObject(DONE);
      expect(beyond()).toBe(false);
    }
  });
});
