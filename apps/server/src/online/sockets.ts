import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Fault } from '@shamble/kernel';
import { type Farewell, NotStored, type RoomTold, refused } from '@shamble/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Visitor } from './fanOut.ts';
import type { Guest } from './guests.ts';
import type { Hall } from './hall.ts';
import type { HandingOn } from './handOn.ts';
import type { Limits } from './limits.ts';
import type { Meters } from './meters.ts';
import { Elsewhere, NoRoom } from './owners.ts';
import { addressOf, isSameOrigin, type Trust } from './trust.ts';
import { Turns } from './turns.ts';

/** Larger messages than these nobody needs to send. */
const MOST_BYTES = 64 * 1024;
/** So many messages may wait until the room is open. */
const MOST_EARLY = 40;
const HEARTBEAT = 25_000;
/** Whoever says nothing for so long has gone to sleep over it. */
const IDLE = 2 * 3600_000;
/** Whoever does not take what he is sent cannot make the server keep it for him. */
const MOST_UNSENT = 4 * 1024 * 1024;

/** So long those who are told goodbye may take to answer it when the server stops, in milliseconds. */
const LAST_WORDS = 1000;

/** An owner that could not be reached is tried again after so long, and a table looked for so long, in milliseconds. */
const AGAIN = 1000;
const LOOKING = 10_000;

export interface SocketOptions {
  readonly hall: Hall;
  guestOf(request: IncomingMessage): Guest | null;
  readonly limits: Limits;
  readonly trust: Trust;
  readonly meters: Meters;
  onFault(cause: unknown, table: string): void;
  readonly heartbeat?: number | undefined;
  readonly idle?: number | undefined;
  /** Where several processes share the tables. */
  readonly handing?: HandingOn | undefined;
}

export interface Sockets {
  attach(server: Server): void;
  readonly count: number;
  /** Closes all lines of these guests. They may come again if they are still known. */
  hangUpOn(guests: readonly string[]): void;
  close(): void;
}

interface Line {
  readonly guest: string;
  isAlive: boolean;
  heardAt: number;
}

/** The lines of those who sit at tables: `/api/tables/<id>/socket`. */
export function openSockets(options: SocketOptions): Sockets {
  const { guestOf, limits, trust, heartbeat = HEARTBEAT, idle = IDLE } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const open = new Map<string, number>();
  const lines = new Map<WebSocket, Line>();
  const turns = new Turns();
  let isClosed = false;
  const count = (who: string, by: number): void => {
    const now = (open.get(who) ?? 0) + by;
    if (now === 0) open.delete(who);
    else open.set(who, now);
  };

  const refusalOf = async (request: IncomingMessage, guest: Guest | null): Promise<Status | null> => {
    if (isClosed) return 503;
    if (!isSameOrigin(request.headers, trust)) return 403;
    if (guest === null) return 401;
    const address = addressOf(request, trust);
    const isCrowded =
      (open.get(address) ?? 0) >= limits.linesPerAddress || (open.get(guest.id) ?? 0) >= limits.linesPerGuest;
    const tooFast = (await limits.take('lineFromAddress', address)) ?? (await limits.take('lineByGuest', guest.id));
    return isCrowded || tooFast !== null ? 429 : null;
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const [path, query] = (request.url ?? '').split('?');
    const table = /^\/api\/tables\/([0-9a-f]{32})\/socket$/.exec(path!)?.[1];
    if (table === undefined) return refuse(socket, 404);
    await turns.take();
    const isHanded = options.handing?.isHanded(request, table) === true;
    const status = isHanded && !isClosed ? null : await refusalOf(request, guestOf(request));
    // It may have been revoked since.
    const guest = guestOf(request);
    if (status !== null || guest === null) return refuse(socket, status ?? 401);
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (line) => {
      const payers = isHanded ? [] : [addressOf(request, trust), guest.id];
      for (const who of payers) count(who, 1);
      const state = { guest: guest.id, isAlive: true, heardAt: performance.now() };
      lines.set(line, state);
      // It is answered without anybody being asked, so it counts as something said.
      line.on('ping', async () => {
        if ((await limits.take('message', guest.id))?.isFlood) hangUp(line, FLOOD);
      });
      line.on('pong', () => {
        state.isAlive = true;
      });
      line.on('message', () => {
        state.heardAt = performance.now();
      });
      line.on('error', () => line.terminate());
      line.on('close', () => {
        lines.delete(line);
        for (const who of payers) count(who, -1);
      });
      void serve(options, { table, guest, line, request, isHanded, seen: seenIn(query) });
    });
  };

  const beating = setInterval(() => {
    const asleep = performance.now() - idle;
    for (const [line, state] of lines) {
      if (!state.isAlive) line.terminate();
      else if (state.heardAt < asleep) {
        line.send(JSON.stringify({ tell: 'farewell', why: 'idle' } satisfies RoomTold));
        hangUp(line, codeOf('idle'));
        state.isAlive = false;
      } else {
        state.isAlive = false;
        line.ping();
      }
    }
  }, heartbeat);
  beating.unref();

  return {
    attach: (http) =>
      void http.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        void upgrade(request, socket, head).catch(() => socket.destroy());
      }),
    get count() {
      return lines.size;
    },
    hangUpOn(guests) {
      for (const [line, { guest }] of lines) if (guests.includes(guest)) hangUp(line, REVOKED);
    },
    close() {
      isClosed = true;
      clearInterval(beating);
      for (const line of lines.keys()) hangUp(line, codeOf('restart'));
      // Whoever sleeps does not say goodbye, and keeps no server from stopping.
      setTimeout(() => {
        for (const line of lines.keys()) line.terminate();
      }, LAST_WORDS).unref();
      server.close();
    },
  };
}

interface Served {
  readonly table: string;
  readonly guest: Guest;
  readonly line: WebSocket;
  readonly request: IncomingMessage;
  /** By another process, which believes that we own the table. */
  readonly isHanded: boolean;
  readonly seen: number | undefined;
}

async function serve(options: SocketOptions, served: Served): Promise<void> {
  const { hall, limits, meters, onFault } = options;
  const { table, guest, line } = served;
  const tell = (told: RoomTold): void => {
    if (told.tell === 'refused') meters.refusals.inc({ code: told.code });
    if (line.readyState !== line.OPEN) return;
    if (line.bufferedAmount > MOST_UNSENT) line.terminate();
    else line.send(textOf(told), { binary: false });
  };
  const visitor = { guest, tell, close: (why: Farewell['why']) => hangUp(line, codeOf(why)) };
  const early: unknown[] = [];
  const tooFast = (message: unknown): void =>
    tell(refused(idOf(message), 'too-fast', 'You say more than anyone can follow: wait a moment.'));
  let hear = (message: unknown): void => {
    if (early.length < MOST_EARLY) early.push(message);
    else tooFast(message);
  };
  line.on('message', async (data, isBinary) => {
    const limited = await limits.take('message', guest.id);
    if (limited?.isFlood) return hangUp(line, FLOOD);
    const message = isBinary ? undefined : parsed(String(data));
    if (limited) return tooFast(message);
    if (message === undefined)
      return tell(refused(null, 'bad-message', 'This message is not understood: it is no JSON.'));
    hear(message);
  });
  try {
    const entered = await enter(options, served, visitor);
    if (entered === null) return;
    if ('beyond' in entered) {
      meters.handed.inc();
      hear = (message) => entered.beyond.send(JSON.stringify(message));
      for (const message of early.splice(0)) hear(message);
      return passOn(entered.beyond, line);
    }
    const { room, leave } = entered;
    if (line.readyState !== line.OPEN) return leave();
    line.on('close', leave);
    if (room.isIn(visitor) && room.hasChat) for (const said of await hall.said(table)) visitor.tell(said);
    hear = (message) => {
      const since = performance.now();
      const done = room.receive(visitor, message).catch((cause) => {
        const id = idOf(message);
        if (cause instanceof NotStored) return tell(refused(id, cause.code, cause.message));
        onFault(cause, table);
        tell(refused(id, 'not-stored', 'Something went wrong here, so it did not happen.'));
      });
      void done.then(() => {
        const seconds = (performance.now() - since) / 1000;
        meters.answered.observe(seconds);
        meters.tables.note(table, seconds);
      });
      meters.messages.inc({ say: kindOf(message) });
    };
    for (const message of early.splice(0)) hear(message);
  } catch (cause) {
    // A database that does not answer now may do so soon.
    const why = cause instanceof NoRoom ? cause.why : cause instanceof Fault ? 'broken' : 'restart';
    if (!(cause instanceof NoRoom)) onFault(cause, table);
    tell({ tell: 'farewell', why });
    hangUp(line, codeOf(why));
  }
}

type Entered = Awaited<ReturnType<Hall['enter']>> | { readonly beyond: WebSocket };

/** Into the room, or to whoever owns the table; while its last owner may be gone it is asked again. */
async function enter({ hall, handing }: SocketOptions, served: Served, visitor: Visitor): Promise<Entered> {
  const { table, request, isHanded, line, seen } = served;
  for (const since = performance.now(); ; )
    try {
      return await hall.enter(table, visitor, seen);
    } catch (cause) {
      if (!(cause instanceof Elsewhere) || handing === undefined) throw cause;
      if (isHanded || performance.now() - since > LOOKING) throw new NoRoom('restart');
      const beyond = await handing.reach(cause.owner, table, request);
      if (line.readyState === line.OPEN && beyond !== null) return { beyond };
      beyond?.close();
      if (line.readyState !== line.OPEN) return null;
      await handing.freed(cause.owner, table, AGAIN);
    }
}

/** What the owner says reaches the one whose line this is; when either goes, so does the other. */
function passOn(beyond: WebSocket, line: WebSocket): void {
  beyond.on('message', (data, isBinary) => {
    if (line.bufferedAmount > MOST_UNSENT) line.terminate();
    else if (line.readyState === line.OPEN) line.send(data as Buffer, { binary: isBinary });
  });
  // One that breaks off has most likely died: the table is soon somewhere else.
  beyond.on('close', (code) => hangUp(line, code >= 1005 && code <= 1006 ? codeOf('restart') : code));
  line.on('close', () => beyond.close());
  beyond.resume();
}

/** Whoever is told goodbye is not heard any more, whether he hangs up or not. What somebody says before he goes is. */
function hangUp(line: WebSocket, code: number): void {
  line.removeAllListeners('message');
  line.close(code);
}

const FLOOD = 1008;
const REVOKED = 4001;
const CODES: { readonly [Why in Farewell['why']]?: number } = { restart: 1012, full: 1013, idle: 4000 };
const codeOf = (why: Farewell['why']): number => CODES[why] ?? 1000;

/** What many are told one after the other is put into words once. Words kept any longer weigh more than they save. */
let lately: { readonly told: RoomTold; readonly text: Buffer } | undefined;
function textOf(told: RoomTold): Buffer {
  if (lately?.told !== told) lately = { told, text: Buffer.from(JSON.stringify(told)) };
  return lately.text;
}

/** Undefined: no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KINDS =
  'look do sit leave missed shown concede knock chat unsay start lock offer admit publish mute remove host'.split(' ');
function kindOf(message: unknown): string {
  const say = (message as { say?: unknown } | null)?.say;
  return typeof say === 'string' && KINDS.includes(say) ? say : 'other';
}

function idOf(message: unknown): string | null {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id.slice(0, 64) : null;
}

/** The number of entries somebody says he has seen. */
function seenIn(query = ''): number | undefined {
  const seen = new URLSearchParams(query).get('seen');
  return seen !== null && /^\d{1,9}$/.test(seen) ? Number(seen) : undefined;
}

type Status = 401 | 403 | 404 | 429 | 503;
const WORDS: Readonly<Record<Status, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Nobody else looks after a line that was to be one: whoever does not hang up on his side would keep it for good. */
function refuse(socket: Duplex, status: Status): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
