import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RoomTold, refused } from '@shamble/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Guest } from './guests.ts';
import { type Hall, NoRoom } from './hall.ts';

/** Larger messages than these nobody needs to send. */
const MOST_BYTES = 64 * 1024;
/** So many messages at once, and then so many a second. */
const BURST = 40;
const A_SECOND = 20;
const HEARTBEAT = 25_000;
/** Whoever does not take what he is sent cannot make the server keep it for him. */
const MOST_UNSENT = 4 * 1024 * 1024;

export interface SocketOptions {
  readonly hall: Hall;
  guestOf(request: IncomingMessage): Guest | null;
  readonly mostPerAddress?: number;
}

export interface Sockets {
  attach(server: Server): void;
  readonly count: number;
  close(): void;
}

/** The lines of those who sit at tables: `/api/tables/<id>/socket`. */
export function openSockets({ hall, guestOf, mostPerAddress = 50 }: SocketOptions): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const byAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const table = /^\/api\/tables\/([0-9a-f]{32})\/socket$/.exec(pathOf(request))?.[1];
    const guest = guestOf(request);
    const address = request.socket.remoteAddress ?? '';
    const isCrowded = (byAddress.get(address) ?? 0) >= mostPerAddress;
    if (table === undefined || !isSameOrigin(request) || guest === null || isCrowded) {
      refuse(socket, table === undefined ? 404 : !isSameOrigin(request) ? 403 : guest === null ? 401 : 429);
      return;
    }
    server.handleUpgrade(request, socket, head, (line) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      line.on('close', () => {
        const left = byAddress.get(address)! - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
      alive.add(line);
      line.on('pong', () => alive.add(line));
      line.on('error', () => line.terminate());
      void serve(hall, table, guest, line);
    });
  };

  const heartbeat = setInterval(() => {
    for (const line of server.clients) {
      if (!alive.has(line)) line.terminate();
      else {
        alive.delete(line);
        line.ping();
      }
    }
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    attach: (http) => void http.on('upgrade', upgrade),
    get count() {
      return server.clients.size;
    },
    close() {
      clearInterval(heartbeat);
      for (const line of server.clients) line.close(1012, 'restart');
      server.close();
    },
  };
}

async function serve(hall: Hall, table: string, guest: Guest, line: WebSocket): Promise<void> {
  const tell = (told: RoomTold): void => {
    if (line.readyState !== line.OPEN) return;
    if (line.bufferedAmount > MOST_UNSENT) line.terminate();
    else line.send(JSON.stringify(told));
  };
  const visitor = { guest, tell, close: () => line.close(1000) };
  const take = allowance();
  const early: unknown[] = [];
  let hear = (message: unknown): void => void early.push(message);
  line.on('message', (data, isBinary) => {
    if (!take()) return tell(refused(null, 'too-fast', 'You say more than anyone can follow: wait a moment.'));
    const message = isBinary ? undefined : parsed(String(data));
    if (message === undefined)
      return tell(refused(null, 'bad-message', 'This message is not understood: it is no JSON.'));
    if (early.length < BURST) hear(message);
  });
  try {
    const entered = await hall.enter(table, visitor);
    if (entered === null) return;
    const { room, leave } = entered;
    if (line.readyState !== line.OPEN) return leave();
    line.on('close', leave);
    for (const said of await hall.said(table)) tell(said);
    hear = (message) =>
      void room.receive(visitor, message).catch(() => tell(refused(null, 'bad-message', 'This could not be done.')));
    for (const message of early.splice(0)) hear(message);
  } catch (cause) {
    tell({ tell: 'farewell', why: cause instanceof NoRoom ? 'gone' : 'broken' });
    line.close(1011);
  }
}

/** A bucket that fills again as time goes by. */
function allowance(): () => boolean {
  let left = BURST;
  let since = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - since) / 1000) * A_SECOND);
    since = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Undefined: no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0]!;

/** Pages of other sites may not speak in the name of whoever looks at them. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true; // no browser
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function refuse(socket: Duplex, status: 401 | 403 | 404 | 429): void {
  const words = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' };
  socket.end(`HTTP/1.1 ${status} ${words[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
