import { newId } from '@shamble/kept';
import {
  type Errand,
  type Farewell,
  PROTOCOL,
  type Reply,
  type Request,
  type RoomTold,
  readRoomRequest,
  readTold,
  type Shown,
} from '@shamble/protocol';

/** `old`: page and server do not understand each other. `nobody`: the server does not know who we are. */
export type Ending = Extract<Farewell['why'], 'full' | 'removed' | 'gone' | 'broken'> | 'old' | 'nobody';

export type LineState =
  | { readonly is: 'opening' | 'open' | 'lost' | 'asleep' }
  | { readonly is: 'over'; readonly why: Ending };

/** What somebody wants, before it has a name. */
export type Wish = Errand extends infer E ? (E extends unknown ? Omit<E, 'id'> : never) : never;

/** As much of a socket as a line needs. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen?: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

interface LineOptions {
  open?(address: string): SocketLike;
  /** Why no line can be had; null: try again. */
  check?(table: string): Promise<Ending | null>;
  /** The waits between tries, in milliseconds; the last one again and again. */
  readonly waits?: readonly number[];
  /** Whoever answers nothing for so long is not there, and whoever does not pick up for half of it; later for longer. */
  readonly patience?: number;
}

/** Of several servers another one may have the table in a moment. */
const WAITS = [300, 300, 600, 1000, 2000, 4000, 8000, 15_000];
/** A server that sleeps is left for another soon; a line that is only slow is given more time each time. */
const PATIENCE = 4000;
const MOST_PATIENCE = 3;
const MOST_RINGING = 6;

const openSocket = (address: string): SocketLike => new WebSocket(address) as unknown as SocketLike;
/** `again`: whom we came to before did not answer, so that a proxy sends us to somebody else. */
const addressOf = (table: string, seen: number | null, again: number): string => {
  const { protocol, host } = globalThis.location ?? { protocol: 'http:', host: 'localhost' };
  const query = [seen === null ? [] : `seen=${seen}`, again === 0 ? [] : `again=${again}`].flat().join('&');
  const path = `/api/tables/${table}/socket${query === '' ? '' : `?${query}`}`;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
};

/** What says how it stands. */
const STANDING: readonly RoomTold['tell'][] = ['hello', 'door', 'room', 'update', 'lately', 'missed'];

interface Waiting {
  readonly message: Request | Errand;
  resolve(reply: Reply): void;
  since: number;
}

/**
 * A line to a table on the server, for as long as somebody looks at it. When it drops it is opened again, and whatever
 * was not answered is said again under the same id: the server does it once.
 */
export class RoomLine {
  readonly table: string;
  /** How many entries have been seen; what comes after is told anew. */
  seen: number | null = null;
  private readonly options: LineOptions;
  private readonly hearers = new Set<(told: RoomTold) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  /** The last of each kind that says how it stands, in the order it came. */
  private readonly last = new Map<string, RoomTold>();
  private now: LineState = { is: 'opening' };
  private socket: SocketLike | null = null;
  private tries = 0;
  /** How often in a row nobody has picked up, and how often a line has fallen silent. */
  private unanswered = 0;
  private silences = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly beat: ReturnType<typeof setInterval>;
  private isClosed = false;

  constructor(table: string, options: LineOptions = {}) {
    this.table = table;
    this.options = options;
    const { patience = PATIENCE } = options;
    this.beat = setInterval(() => this.listenForSilence(patience), patience / 8);
    globalThis.addEventListener?.('online', this.comeAgain);
    globalThis.addEventListener?.('offline', this.lose);
    globalThis.document?.addEventListener('visibilitychange', this.comeAgain);
    this.connect();
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.watchers.add(hear);
    return () => this.watchers.delete(hear);
  };

  readonly getState = (): LineState => this.now;

  /** Whoever comes late may hear first how it stands. */
  onTold(hear: (told: RoomTold) => void, from: 'now' | 'from the start' = 'now'): () => void {
    if (from === 'from the start') for (const told of [...this.last.values()]) hear(told);
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  /** Asks for something that is not play. */
  say(wish: Wish): Promise<Reply> {
    return this.send({ ...wish, id: newId() } as Errand);
  }

  /** Resolves with the answer, however many lines it takes. */
  send(message: Request | Errand): Promise<Reply> {
    const read = readRoomRequest(message);
    if ('wrong' in read) return Promise.reject(new TypeError(read.wrong));
    return new Promise((resolve) => {
      this.waiting.set(nameOf(message), { message, resolve, since: performance.now() });
      if (this.now.is === 'open') this.put(message);
      else this.comeAgain();
    });
  }

  /** Says something nobody answers. False: there is no line now. */
  mention(shown: Shown): boolean {
    if (this.now.is !== 'open') return false;
    this.socket?.send(JSON.stringify(shown));
    return true;
  }

  /** Something was missed: from the last thing seen, please. */
  renew(): void {
    this.tries = 0;
    this.drop('lost');
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    if (this.timer !== null) clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.comeAgain);
    globalThis.removeEventListener?.('offline', this.lose);
    globalThis.document?.removeEventListener('visibilitychange', this.comeAgain);
    this.hangUp();
    this.hearers.clear();
    this.watchers.clear();
  }

  /** Now is a good moment to try. */
  readonly comeAgain = (): void => {
    const { is } = this.now;
    if (this.socket !== null || is === 'over' || this.isClosed || globalThis.document?.hidden === true) return;
    this.tries = 0;
    this.connect();
  };

  private readonly lose = (): void => {
    if (this.socket !== null) this.drop('lost');
  };

  private connect(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { open = openSocket, patience = PATIENCE } = this.options;
    const ringing = (patience / 2) * Math.min(1 + this.unanswered, MOST_RINGING);
    const socket = open(addressOf(this.table, this.seen, this.unanswered));
    this.socket = socket;
    let isGreeted = false;
    const late = setTimeout(() => {
      if (socket !== this.socket) return;
      this.unanswered += 1;
      this.hangUp();
      this.connect();
    }, ringing);
    socket.onopen = () => clearTimeout(late);
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      const told = toldIn(data);
      if (told === null) return this.end('old');
      if (told.tell === 'hello') {
        if (told.protocol !== PROTOCOL) return this.end('old');
        isGreeted = true;
        clearTimeout(late);
        this.tries = 0;
        this.unanswered = 0;
        this.become({ is: 'open' });
      }
      this.hear(told);
      if (told.tell === 'hello') for (const { message } of [...this.waiting.values()]) this.put(message);
    };
    socket.onclose = () => {
      clearTimeout(late);
      if (socket !== this.socket) return;
      if (!isGreeted) this.unanswered += 1;
      if (!isGreeted) void this.lookWhy();
      this.drop('lost');
    };
  }

  private hear(told: RoomTold): void {
    if (told.tell === 'farewell') {
      this.takeLeave(told.why);
      return;
    }
    this.keep(told);
    for (const hear of [...this.hearers]) hear(told);
    if (told.tell !== 'update' && told.tell !== 'done' && told.tell !== 'refused') return;
    const name = told.tell === 'update' ? `look ${told.seat}` : told.id;
    const waiting = name === null ? undefined : this.waiting.get(name);
    if (waiting === undefined) return;
    this.waiting.delete(name!);
    this.silences = 0;
    waiting.resolve(told);
  }

  private keep(told: RoomTold): void {
    const { tell } = told;
    if (!STANDING.includes(tell)) return;
    const name = 'seat' in told ? `${tell} ${told.seat}` : tell;
    this.last.delete(name);
    this.last.set(name, told);
  }

  private takeLeave(why: Farewell['why']): void {
    if (why === 'restart') this.drop('lost');
    else if (why === 'idle') this.drop('asleep');
    else this.end(why);
  }

  private put(message: Request | Errand): void {
    const waiting = this.waiting.get(nameOf(message));
    if (waiting !== undefined) waiting.since = performance.now();
    this.socket?.send(JSON.stringify(message));
  }

  private listenForSilence(patience: number): void {
    const oldest = Math.min(...[...this.waiting.values()].map(({ since }) => since));
    const wait = patience * Math.min(1 + this.silences, MOST_PATIENCE);
    if (this.now.is !== 'open' || performance.now() - oldest <= wait) return;
    this.silences += 1;
    this.unanswered += 1;
    this.drop('lost');
  }

  private drop(how: 'lost' | 'asleep'): void {
    this.hangUp();
    if (this.isClosed || this.now.is === 'over') return;
    this.become({ is: how });
    if (how === 'asleep' || this.timer !== null) return;
    const { waits = WAITS } = this.options;
    const wait = waits[Math.min(this.tries, waits.length - 1)]!;
    this.tries += 1;
    // Not everyone at once, when a server comes back.
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private end(why: Ending): void {
    this.become({ is: 'over', why });
    this.hangUp();
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private async lookWhy(): Promise<void> {
    const why = (await this.options.check?.(this.table).catch(() => null)) ?? null;
    if (why !== null && !this.isClosed && this.now.is !== 'open') this.end(why);
  }

  private become(state: LineState): void {
    this.now = state;
    for (const hear of [...this.watchers]) hear();
  }
}

/** A look has no id: it is answered by the next update of its seat. */
const nameOf = (message: Request | Errand): string => (message.say === 'look' ? `look ${message.seat}` : message.id);

/** Null: nothing we understand. */
function toldIn(data: unknown): RoomTold | null {
  try {
    const read = readTold(JSON.parse(String(data)));
    return 'wrong' in read ? null : read.request;
  } catch {
    return null;
  }
}
