import { createEngine, decider, keyFromSeed, openMatch, type Seat, type Shape, WATCHER } from '@shamble/kernel';
import { type OnlineCard, PROTOCOL, type RoomState, type RoomTold, TableHost, type Update } from '@shamble/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { joinOnline } from '../src/online/joined.ts';
import { RoomBook } from '../src/online/room.ts';
import { type Ending, RoomLine, type SocketLike } from '../src/online/roomLine.ts';
import { TableSession } from '../src/session/session.ts';
import { game, until } from './house.ts';

const engine = createEngine(game.pack.game);
const TABLE = 'a'.repeat(32);
let open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open) one.close();
  open = [];
});

/** The other end of one socket after the other. */
class Server {
  readonly addresses: string[] = [];
  readonly heard: Record<string, unknown>[] = [];
  private socket: SocketLike | null = null;

  line(check: () => Promise<Ending | null> = async () => null): RoomLine {
    const line = new RoomLine(TABLE, { open: (address) => this.accept(address), check, waits: [1], patience: 60_000 });
    open.push(line);
    return line;
  }

  get isOpen(): boolean {
    return this.socket !== null;
  }

  tell(...all: readonly object[]): void {
    for (const told of all) this.socket?.onmessage?.({ data: JSON.stringify(told) });
  }

  drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.onclose?.();
  }

  private accept(address: string): SocketLike {
    this.addresses.push(address);
    const socket: SocketLike = {
      send: (text) => void this.heard.push(JSON.parse(text)),
      close: () => {
        if (this.socket === socket) this.socket = null;
      },
      onmessage: null,
      onclose: null,
    };
    this.socket = socket;
    return socket;
  }
}

const hello = (protocol = PROTOCOL): RoomTold => ({
  tell: 'hello',
  protocol,
  table: {
    id: TABLE,
    game: 'thumbnail',
    title: null,
    options: { board: 'alley', seats: 2 },
    commitment: '',
    opened: 0,
    touched: 0,
    keptUntil: 0,
    n: 0,
    round: 1,
    outcome: null,
    isPublic: false,
    isLocked: false,
    host: 'Ann',
    seats: [],
    asked: null,
    yours: [],
  } satisfies OnlineCard,
});

const room = (seats: readonly Seat[], name = 'Ben'): RoomState => ({
  tell: 'room',
  you: 'ann',
  host: 'ann',
  isLocked: false,
  isPublic: false,
  isStarted: true,
  seats,
  keptFor: {},
  people: [
    { id: 'ann', name: 'Ann', here: true, muted: false },
    { id: 'ben', name, here: true, muted: false },
  ],
  watchers: 0,
  offered: [],
  absent: [],
  isGuarded: false,
  admitted: [],
  knocking: [],
  conceding: [],
  reason: null,
});

describe('a line to the server', () => {
  it('says again what was not answered, by the same name, when it has dropped', async () => {
    const server = new Server();
    const line = server.line();
    const seen: string[] = [];
    line.subscribe(() => seen.push(line.getState().is));
    line.seen = 4;
    const sent = line.send({ say: 'do', id: 'deed', n: 4, seat: 'p1', input: { do: 'resign' } });
    expect(server.heard).toEqual([]);
    server.tell(hello());
    server.drop();
    await until(() => server.isOpen);
    server.tell(hello());
    expect(server.heard.map(({ id }) => id)).toEqual(['deed', 'deed']);
    server.tell({ tell: 'done', id: 'deed', n: 5 });
    expect(await sent).toEqual({ tell: 'done', id: 'deed', n: 5 });
    expect(server.addresses.at(-1)).toMatch(`/api/tables/${TABLE}/socket?seen=4`);
    expect(seen).toEqual(['open', 'lost', 'open']);
    server.drop();
    await until(() => server.isOpen);
    server.tell(hello());
    expect(server.heard).toHaveLength(2);
  });

  it('goes to somebody else when nobody picks up, and says so', async () => {
    const addresses: string[] = [];
    const open = (address: string): SocketLike => {
      addresses.push(address);
      return { send: () => undefined, close: () => undefined, onmessage: null, onclose: null };
    };
    const line = new RoomLine(TABLE, { open, waits: [1], patience: 20 });
    await expect.poll(() => addresses.length).toBeGreaterThan(2);
    line.close();
    expect(addresses.slice(0, 3).map((address) => address.split('?')[1])).toEqual([undefined, 'again=1', 'again=2']);
  });

  it('waits longer each time for somebody to pick up, so that a slow line opens at last', async () => {
    const times: number[] = [];
    const open = (): SocketLike => {
      times.push(performance.now());
      return { send: () => undefined, close: () => undefined, onmessage: null, onclose: null };
    };
    const line = new RoomLine(TABLE, { open, waits: [1], patience: 60 });
    await expect.poll(() => times.length).toBeGreaterThan(3);
    line.close();
    for (const [i, least] of [30, 60, 90].entries()) expect(times[i + 1]! - times[i]!).toBeGreaterThan(least - 5);
  });

  it('comes again after a restart, waits when it was put to sleep, and stays away when it must', async () => {
    const server = new Server();
    const line = server.line();
    server.tell(hello(), { tell: 'farewell', why: 'restart' });
    expect(line.getState()).toEqual({ is: 'lost' });
    await until(() => server.isOpen);
    server.tell(hello(), { tell: 'farewell', why: 'idle' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([line.getState().is, server.isOpen]).toEqual(['asleep', false]);
    line.comeAgain();
    server.tell(hello(), { tell: 'farewell', why: 'removed' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    line.comeAgain();
    expect([line.getState(), server.isOpen]).toEqual([{ is: 'over', why: 'removed' }, false]);
  });

  it.each([
    ['a newer server', hello(PROTOCOL + 1)],
    ['nonsense', { tell: 'update', n: -1 }],
  ])('is over with %s', (_what, told) => {
    const server = new Server();
    const line = server.line();
    server.tell(told);
    expect(line.getState()).toEqual({ is: 'over', why: 'old' });
  });

  it('asks why when nobody answers, and never sends what the server would not understand', async () => {
    const server = new Server();
    const line = server.line(async () => 'gone');
    await expect(line.say({ say: 'chat', text: 'x'.repeat(501) })).rejects.toThrow('not understood');
    server.drop();
    await until(() => line.getState().is === 'over');
    expect(line.getState()).toEqual({ is: 'over', why: 'gone' });
  });
});

/** A table whose host hears what the page says, like a room with these seats held by who looks. */
function seated(mine: readonly Seat[]) {
  const holders = { p1: mine.includes('p1') ? 'ann' : 'ben', p2: mine.includes('p2') ? 'ann' : 'ben' };
  const options = { board: 'alley', seats: 2 };
  const { match } = openMatch(engine, { options, key: keyFromSeed(1), holders, undo: 'consent' });
  const host = new TableHost<Shape>(match, { store: async () => undefined });
  const server = new Server();
  const line = server.line();
  const book = new RoomBook(line);
  const session = new TableSession({ join: () => joinOnline(line, async () => game) }, TABLE, {
    load: async () => game,
  });
  open.push(session, book);
  const views = mine.length > 0 ? mine : [WATCHER];
  const greet = (): void => server.tell(hello(), room(mine), ...views.map((seat) => host.update(seat)));
  let count = 0;
  const answer = async (): Promise<void> => {
    const seat = decider(match.table.pending!.who);
    const { offer } = host.update(seat);
    const given = offer!.usual ?? (offer as { from: readonly unknown[] }).from[0];
    const input = { do: 'answer', answer: given };
    await host.receive({ say: 'do', id: `a${++count}`, n: match.table.n, seat, input });
  };
  return { match, host, server, line, book, session, greet, answer };
}

describe('a table online', () => {
  it('is a session like any other, with people by their names', async () => {
    const { session, greet, host, server } = seated(['p1']);
    greet();
    await until(() => session.getSnapshot().phase === 'open');
    const { seat, seats, update, role } = session.getSnapshot();
    expect({ seat, seats, role }).toEqual({ seat: 'p1', seats: ['p1'], role: 'playing' });
    expect(update).toEqual({ ...host.update('p1'), holders: { p1: 'here', p2: 'here:Ben' } });
    server.tell(room(['p1'], 'Benjamin'));
    expect(session.getSnapshot().update!.holders).toEqual({ p1: 'here', p2: 'here:Benjamin' });
  });

  it('tells on a new line what was missed on the old one, and comes anew where something is missing', async () => {
    const { session, greet, host, server, answer, match, line } = seated(['p1', 'p2']);
    const heard: Update[] = [];
    const stop = host.listen({ seat: 'p1', hear: (update) => heard.push(update) });
    greet();
    await until(() => session.getSnapshot().phase === 'open');
    await answer();
    await answer();
    stop();
    // The first of two updates never arrives.
    server.tell(heard[1]!);
    expect(line.getState().is).toBe('lost');
    await until(() => server.isOpen);
    expect(server.addresses.at(-1)).toMatch('?seen=0');
    greet();
    const events = heard.flatMap((update) => update.events);
    expect(events.length).toBeGreaterThan(0);
    const missed = { tell: 'missed', from: 0, to: match.table.n, left: 0 };
    server.tell({ ...missed, seat: 'p1', events }, { ...missed, seat: 'p2', events: [] });
    const { update, queue, log } = session.getSnapshot();
    expect(update!.n).toBe(match.table.n);
    expect([...log.map(({ event }) => event), ...queue.map(({ event }) => event)]).toEqual(
      session.getSnapshot().seat === 'p1' ? events : [],
    );
    expect(line.seen).toBe(match.table.n);
  });

  it('tells whoever comes back what happened, what is said, and how much of it is new', async () => {
    const { session, greet, server, book, line } = seated(['p1']);
    greet();
    const asked = (): Record<string, unknown>[] => server.heard.filter(({ say }) => say === 'missed');
    const shown = (): unknown[] => server.heard.filter(({ say }) => say === 'shown').map(({ n }) => n);
    expect(asked()).toMatchObject([{ seat: 'p1' }]);
    // The line drops before it is answered: it is asked again, and told however many lines it took.
    server.drop();
    await until(() => server.isOpen);
    greet();
    expect(asked()).toHaveLength(2);
    const { id } = asked()[0]!;
    const missed = {
      tell: 'missed',
      seat: 'p1',
      from: 0,
      to: 3,
      events: [{ id: 'moved', data: {}, rules: [] }],
      left: 2,
    };
    server.tell({ ...missed, id }, { tell: 'done', id, n: 3 });
    await until(() => session.getSnapshot().phase === 'open');
    const said = (at: number, by: string) => ({ tell: 'said', at, by, name: by, text: `${at}`, when: at });
    server.tell(said(1, 'ben'), said(0, 'ann'), said(2, 'ben'), { tell: 'unsaid', at: 1 });
    expect(book.getSnapshot()).toMatchObject({ missed: { from: 0, left: 2 }, unread: 1 });
    expect(book.getSnapshot().said.map(({ at }) => at)).toEqual([0, 2]);
    book.read(true);
    // What somebody is still reading he has not seen.
    book.shown(3);
    line.renew();
    await until(() => server.isOpen);
    greet();
    expect([asked().length, shown()]).toEqual([2, []]);
    book.forget();
    expect(shown()).toEqual([3]);
    expect(book.getSnapshot()).toMatchObject({ missed: null, unread: 0 });
    // What is missed while the page looks on is shown on the board.
    line.renew();
    await until(() => server.isOpen);
    greet();
    server.tell(missed);
    expect(book.getSnapshot().missed).toBeNull();
  });

  it('goes from looking on to sitting, and back', async () => {
    const { session, greet, host, server, match } = seated([]);
    greet();
    await until(() => session.getSnapshot().phase === 'open');
    expect(session.getSnapshot()).toMatchObject({ seat: WATCHER, seats: [], offer: null, undo: { to: null } });
    const hold = async (holder: string): Promise<void> => {
      const { n } = match.table;
      await host.receive({ say: 'do', id: `h${n}`, n, seat: 'p1', input: { do: 'hold', holder } });
    };
    await hold('bot:open');
    server.tell(host.update(WATCHER));
    await hold('ann');
    server.tell(host.update(WATCHER), host.update('p1'), room(['p1']));
    expect(session.getSnapshot()).toMatchObject({ seat: 'p1', seats: ['p1'] });
    await hold('bot:careful');
    server.tell(host.update('p1'), host.update(WATCHER), room([]));
    expect(session.getSnapshot()).toMatchObject({ seat: WATCHER, seats: [] });
    expect(session.getSnapshot().view).not.toBeNull();
  });
});
