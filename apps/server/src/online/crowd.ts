import type { Seat } from '@shamble/kernel';
import type { RoomState } from '@shamble/protocol';
import type { Visitor } from './fanOut.ts';

/** So many who look on are named, so that friends who wait see each other; of the others it is known how many they are. */
const MOST_NAMED = 8;
/** So many lines may look on at one table. */
export const MOST_WATCHERS = 500;
/** Up to so many are told everything at once. */
const FEW = 12;
/** In milliseconds for each who is there: the more there are, the less often all of them are told. */
const WAIT_FOR_NEWS = 2;
const WAIT_FOR_COUNT = 10;

/** What is told to everyone alike. */
type Known = Omit<RoomState, 'you' | 'seats' | 'watchers' | 'knocking' | 'reason'>;

/** Who a room is told of: those it cannot do without, and a handful of those who look on. */
export function namedIn(needed: Iterable<string>, here: ReadonlyMap<string, string>) {
  const named = new Set(needed);
  const others = [...here.keys()].filter((id) => !named.has(id));
  for (const id of others.slice(0, MOST_NAMED)) named.add(id);
  return { named, watchers: Math.max(0, others.length - MOST_NAMED) };
}

export interface State {
  readonly known: Known;
  readonly watchers: number;
  readonly muted: readonly string[];
  /** For the host's eyes. */
  readonly knocking: RoomState['knocking'];
}

/** Tells those who are here how the room stands: a few at once, a crowd now and then, and nobody the same twice. */
export class Crowd {
  private readonly visitors: ReadonlySet<Visitor>;
  private readonly look: () => State;
  private readonly seatsOf: (guest: string) => readonly Seat[];
  private readonly heard = new WeakMap<Visitor, string>();
  /** What all were told last, and when. */
  private last = { news: '', at: Number.NEGATIVE_INFINITY };
  /** What a bot said last. */
  private reason: RoomState['reason'] = null;
  private timer: { readonly due: number; readonly stop: () => void } | null = null;

  constructor(visitors: ReadonlySet<Visitor>, look: () => State, seatsOf: (guest: string) => readonly Seat[]) {
    this.visitors = visitors;
    this.look = look;
    this.seatsOf = seatsOf;
  }

  /** A bot tells why it does what it does. */
  say(reason: RoomState['reason']): void {
    this.reason = reason;
    this.tell();
  }

  /** Nobody says why about what was taken back. */
  stored(entry: object): void {
    if (this.reason !== null && ('undoTo' in entry || 'undoAgreed' in entry)) this.say(null);
  }

  /** Something may have changed. */
  tell(): void {
    const state = this.look();
    const count = this.visitors.size;
    const isNews = this.newsOf(state) !== this.last.news;
    const wait = count <= FEW ? 0 : count * (isNews ? WAIT_FOR_NEWS : WAIT_FOR_COUNT);
    const due = this.last.at + wait;
    if (due <= performance.now()) this.tellAll(state);
    else this.tellAt(due);
  }

  /** Nobody waits for the others to know what came of his own wish. */
  tellOne(visitor: Visitor, state: State = this.look(), news = this.newsOf(state)): void {
    const { known, watchers, muted } = state;
    const you = visitor.guest.id;
    const knocking = you === known.host ? state.knocking : [];
    const seats = this.seatsOf(you);
    const self = { id: you, name: visitor.guest.name, here: true, muted: muted.includes(you) };
    const text = `${news} ${watchers} ${JSON.stringify([self, knocking])} ${seats.join(' ')}`;
    if (this.heard.get(visitor) === text) return;
    this.heard.set(visitor, text);
    const isNamed = known.people.some(({ id }) => id === you);
    const people = isNamed ? known.people : [...known.people, self];
    visitor.tell({
      ...known,
      people,
      watchers: isNamed ? watchers : watchers - 1,
      you,
      seats,
      knocking,
      reason: this.reason,
    });
  }

  close(): void {
    this.timer?.stop();
    this.timer = null;
  }

  private newsOf({ known }: State): string {
    return JSON.stringify([known, this.reason]);
  }

  private tellAll(state: State): void {
    this.close();
    const news = this.newsOf(state);
    this.last = { news, at: performance.now() };
    for (const visitor of this.visitors) this.tellOne(visitor, state, news);
  }

  private tellAt(due: number): void {
    if (this.timer !== null && this.timer.due <= due) return;
    this.timer?.stop();
    const timer = setTimeout(() => this.tellAll(this.look()), due - performance.now());
    timer.unref();
    this.timer = { due, stop: () => clearTimeout(timer) };
  }
}
