import { once } from 'node:events';
import { randomAnswer, rng } from '@shamble/bots';
import { decider } from '@shamble/kernel';
import {
  type Missed,
  type OnlineCard,
  offerFrom,
  type RoomState,
  type RoomTold,
  readTold,
  type Update,
} from '@shamble/protocol';
import { expect } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';

const luck = rng(1);

export const post = (
  base: string,
  path: string,
  body: unknown,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Somebody at a real server, with a cookie and a line. */
export class Person {
  readonly base: string;
  readonly cookie: string;
  readonly heard: RoomTold[] = [];
  line: WebSocket | null = null;
  closed = 0;
  private count = 0;
  private readonly how: ClientOptions;

  /** `how`: what is special about his line, such as where it comes from. */
  constructor(base: string, cookie: string, how: ClientOptions = {}) {
    this.base = base;
    this.cookie = cookie;
    this.how = how;
  }

  static async called(base: string, name: string): Promise<Person> {
    const response = await post(base, '/api/guest', { name });
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    return new Person(base, cookie.split(';')[0]!);
  }

  async get<T>(path: string): Promise<T> {
    return (
      await fetch(this.base + path, { headers: { cookie: this.cookie, connection: 'close' } })
    ).json() as Promise<T>;
  }

  /** Makes a table. */
  async table(more: object = {}): Promise<string> {
    const wanted = { game: 'zombicide', mission: '00', seats: 2, ...more };
    const response = await post(this.base, '/api/tables', wanted, this.cookie);
    expect(response.status).toBe(201);
    return ((await response.json()) as OnlineCard).id;
  }

  async join(table: string, query = ''): Promise<void> {
    this.heard.length = 0;
    this.line = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      ...this.how,
      headers: { ...this.how.headers, cookie: this.cookie },
    });
    this.line.on('message', (data) => {
      const read = readTold(JSON.parse(String(data)));
      if ('wrong' in read) throw new Error(read.wrong);
      this.heard.push(read.request);
    });
    this.line.on('close', (code) => {
      this.closed = code;
    });
    await once(this.line, 'open');
    await expect.poll(() => this.latest).toBeDefined();
  }

  private last<Tell extends RoomTold['tell']>(tell: Tell): Extract<RoomTold, { tell: Tell }> | undefined {
    return this.heard.findLast((told): told is Extract<RoomTold, { tell: Tell }> => told.tell === tell);
  }

  get latest(): Update | undefined {
    return this.last('update');
  }

  get room(): RoomState | undefined {
    return this.last('room');
  }

  get missed(): Missed | undefined {
    return this.last('missed');
  }

  /** Says something and waits for what comes of it. */
  async say(message: Record<string, unknown>): Promise<RoomTold> {
    const id = `m${++this.count}`;
    this.line!.send(JSON.stringify({ id, ...message }));
    const wanted = message.id ?? id;
    const reply = (): RoomTold | undefined =>
      this.heard.findLast((told) => (told.tell === 'done' || told.tell === 'refused') && told.id === wanted);
    await expect.poll(reply).toBeDefined();
    return reply()!;
  }

  /** What he may answer now, if one of his seats is asked. */
  get deed(): Record<string, unknown> | null {
    const { n } = this.latest!;
    const asked = this.heard.findLast(
      (told): told is Update => told.tell === 'update' && told.n === n && told.offer !== null,
    );
    if (asked === undefined || decider(asked.view.pending!.who) !== asked.seat) return null;
    const input = { do: 'answer', answer: asked.offer!.usual ?? randomAnswer(offerFrom(asked.offer!), luck) };
    return { say: 'do', n, seat: asked.seat, input };
  }

  async answer(): Promise<boolean> {
    const { deed } = this;
    return deed !== null && (await this.say(deed)).tell === 'done';
  }
}

/** They answer in turn, so many times. */
export async function playOn(people: readonly Person[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    let done = false;
    for (const one of people) done ||= await one.answer();
    const n = Math.max(...people.map(({ latest }) => latest!.n));
    await expect.poll(() => people.every(({ latest }) => latest!.n >= n)).toBe(true);
    if (!done) return;
  }
}
