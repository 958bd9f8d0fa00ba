import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Fault } from '@shamble/kernel';
import { type Farewell, type RoomTold, refused } from '@shamble/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Guest } from './guests.ts';
import type { Hall } from './hall.ts';
import type { Limits } from './limits.ts';
import type { Meters } from './meters.ts';
import { NoRoom } from './owners.ts';
import { addressOf, isSameOrigin, type Trust } from './trust.ts';

/** Larger messages than these nobody needs to send. */
const MOST_BYTES = 64 * 1024;
/** So many messages may wait until the room is open. */
const MOST_EARLY = 40;
const HEARTBEAT = 25_000;
/** Whoever says nothing for so long has gone to sleep over it. */
const IDLE = 2 * 3600_000;
/** Whoever does not take what he is sent cannot make the server keep it for him. */
const MOST_UNSENT = 4 * 1024 * 1024;

export interface SocketOptions {
  readonly hall: Hall;
  guestOf(request: IncomingMessage): Guest | null;
  readonly limits: Limits;
  readonly trust: Trust;
  readonly meters: Meters;
  onFault(cause: unknown): void;
  readonly heartbeat?: number | undefined;
  readonly idle?: number | undefined;
}

export interface Sockets {
  attach(server: Server): void;
  readonly count: number;
  close(): void;
}

interface Line {
  isAlive: boolean;
  heardAt: number;
}

/** The lines of those who sit at tables: `/api/tables/<id>/socket`. */
export function openSockets(options: SocketOptions): Sockets {
  const { guestOf, limits, trust, heartbeat = HEARTBEAT, idle = IDLE } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const open = new Map<string, number>();
  const lines = new Map<WebSocket, Line>();
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
    const guest = guestOf(request);
    const status = await refusalOf(request, guest);
    if (status !== null || guest === null) return refuse(socket, status ?? 401);
    if (socket.destroyed) return;
    server.handleUpgrade(request, socket, head, (line) => {
      const payers = [addressOf(request, trust), guest.id];
      for (const who of payers) count(who, 1);
      const state = { isAlive: true, heardAt: Date.now() };
      lines.set(line, state);
      // It is answered without anybody being asked, so it counts as something said.
      line.on('ping', async () => {
        if ((await limits.take('message', guest.id))?.isFlood) line.close(1008, 'flood');
      });
      line.on('pong', () => {
        state.isAlive = true;
      });
      line.on('message', () => {
        state.heardAt = Date.now();
      });
      line.on('error', () => line.terminate());
      line.on('close', () => {
        lines.delete(line);
        for (const who of payers) count(who, -1);
      });
      void serve(options, table, guest, line, seenIn(query));
    });
  };

  const beating = setInterval(() => {
    const asleep = Date.now() - idle;
    for (const [line, state] of lines) {
      if (!state.isAlive) line.terminate();
      else if (state.heardAt < asleep) {
        line.send(JSON.stringify({ tell: 'farewell', why: 'idle' } satisfies RoomTold));
        line.close(codeOf('idle'));
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
    close() {
      isClosed = true;
      clearInterval(beating);
      for (const line of lines.keys()) line.close(codeOf('restart'));
      server.close();
    },
  };
}

async function serve(
  { hall, limits, meters, onFault }: SocketOptions,
  table: string,
  guest: Guest,
  line: WebSocket,
  seen: number | undefined,
): Promise<void> {
  const tell = (told: RoomTold): void => {
    if (told.tell === 'refused') meters.refusals.inc({ code: told.code });
    if (line.readyState !== line.OPEN) return;
    if (line.bufferedAmount > MOST_UNSENT) line.terminate();
    else line.send(JSON.stringify(told));
  };
  const visitor = { guest, tell, close: (why: Farewell['why']) => line.close(codeOf(why)) };
  const early: unknown[] = [];
  let hear = (message: unknown): void => {
    if (early.length < MOST_EARLY) early.push(message);
  };
  line.on('message', async (data, isBinary) => {
    const limited = await limits.take('message', guest.id);
    if (limited?.isFlood) return line.close(1008, 'flood');
    if (limited) return tell(refused(null, 'too-fast', 'You say more than anyone can follow: wait a moment.'));
    const message = isBinary ? undefined : parsed(String(data));
    if (message === undefined)
      return tell(refused(null, 'bad-message', 'This message is not understood: it is no JSON.'));
    hear(message);
  });
  try {
    const entered = await hall.enter(table, visitor, seen);
    if (entered === null) return;
    const { room, leave } = entered;
    if (line.readyState !== line.OPEN) return leave();
    line.on('close', leave);
    for (const said of await hall.said(table)) tell(said);
    hear = (message) => {
      const since = performance.now();
      const done = room.receive(visitor, message).catch((cause) => {
        onFault(cause);
        tell(refused(idOf(message), 'not-stored', 'Something went wrong here, so it did not happen.'));
      });
      void done.then(() => meters.answered.observe((performance.now() - since) / 1000));
      meters.messages.inc({ say: kindOf(message) });
    };
    for (const message of early.splice(0)) hear(message);
  } catch (cause) {
    // A database that does not answer now may do so soon.
    const why = cause instanceof NoRoom ? cause.why : cause instanceof Fault ? 'broken' : 'restart';
    if (!(cause instanceof NoRoom)) onFault(cause);
    tell({ tell: 'farewell', why });
    line.close(codeOf(why));
  }
}

const codeOf = (why: Farewell['why']): number => (why === 'restart' ? 1012 : why === 'idle' ? 4000 : 1000);

/** Undefined: no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KINDS = 'look do sit leave chat unsay start lock publish mute remove host'.split(' ');
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

function refuse(socket: Duplex, status: Status): void {
  socket.end(`HTTP/1.1 ${status} ${WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
