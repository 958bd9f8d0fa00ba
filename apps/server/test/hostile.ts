import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rng } from '@shamble/bots';
import type { RoomTold } from '@shamble/protocol';
import type { WebSocket } from 'ws';
import { openDatabase } from '../src/store/index.ts';
import { openLine } from './line.ts';
import { Person, playOn, post } from './person.ts';
import type { Served } from './served.ts';

type Luck = ReturnType<typeof rng>;

export interface Pestered {
  readonly sent: number;
  readonly replies: Readonly<Record<string, number>>;
  /** One sentence for each thing that should not be. */
  readonly wrong: readonly string[];
}

const TOGETHER = 50;
const OVERSIZED = 70_000;

/** Somebody who looks on sends whatever comes to mind to a table, so many times. Two others play there. */
export async function pester(served: Served, count: number, seed: number): Promise<Pestered> {
  const luck = rng(seed);
  const { base } = served;
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Person.called(base, name)));
  const [table, own] = [await ann!.table(), await eve!.table({ seats: 1 })];
  await ann!.join(table);
  await ben!.join(table);
  await eve!.join(own);
  await ben!.say({ say: 'sit', seat: 'p2' });
  const replayed = { ...ann!.deed!, id: 'played' };
  await ann!.say(replayed);
  await playOn([ann!, ben!], 6);
  const ownDeed = eve!.deed!;
  const { you } = await joined(eve!, table, ann!);
  eve!.line!.close();
  const before = await everything(served);
  const secrets = secretsOf(served, [ann!, ben!], before);

  const wrong: string[] = [];
  const replies: Record<string, number> = {};
  let pending = 0;
  let line: WebSocket | null = null;
  const hear = (text: string): void => {
    for (const [name, secret] of secrets)
      if (text.includes(secret)) wrong.push(`${name} was told: ${text.slice(0, 200)}`);
    if (/\bat .*\.(ts|js):\d|node_modules|select |insert /i.test(text))
      wrong.push(`its inside was told: ${text.slice(0, 200)}`);
    const told = JSON.parse(text) as RoomTold;
    const kind = told.tell === 'refused' ? told.code : told.tell;
    if (told.tell === 'update' && told.seat !== '$watcher') wrong.push(`the view of ${told.seat} was told`);
    if (!['hello', 'room', 'said'].includes(told.tell)) {
      replies[kind] = (replies[kind] ?? 0) + 1;
      pending -= 1;
    }
    if (told.tell === 'done') wrong.push(`it was done: ${text}`);
  };
  const connect = async (): Promise<void> => {
    pending = 1; // the update of the table as it is
    line = await openLine(base, table, eve!.cookie, hear);
    line.on('error', () => undefined);
    await until(() => pending <= 0);
  };
  const mind = thoughts({ luck, replayed, ownDeed, n: ann!.latest!.n, you, people: ['p1', 'p2', you] });
  await connect();
  for (let sent = 0; sent < count; ) {
    for (let i = 0; i < TOGETHER && sent < count; i++, sent++) {
      pending += 1;
      line!.send(mind());
    }
    await until(() => pending <= 0);
    if (luck(20) === 0) {
      // One that is too long ends the line, and nothing else.
      line!.send(`"${'x'.repeat(OVERSIZED)}"`);
      await until(() => line!.readyState === line!.CLOSED);
      sent += 1;
      replies.oversized = (replies.oversized ?? 0) + 1;
      await connect();
    }
  }
  line!.terminate();
  // Somebody who sits at the table, but is not asked, or answers what is long over.
  for (let i = 0; i < Math.min(40, count / 20); i++) {
    const seat = luck(2) === 0 ? 'p1' : 'p2';
    const n = luck(ann!.latest!.n);
    const told = await ben!.say({ ...replayed, id: `stale ${i}`, seat, n });
    const code = told.tell === 'refused' ? told.code : told.tell;
    if (code !== (seat === 'p1' ? 'not-yours' : 'stale')) wrong.push(`${seat} at ${n}: ${code}`);
    replies[code] = (replies[code] ?? 0) + 1;
  }
  // He who said it may say it again: he is answered as before.
  const again = await ann!.say(replayed);
  if (again.tell !== 'done' || again.n !== 2) wrong.push(`said again, it was answered ${JSON.stringify(again)}`);
  if (JSON.stringify(await everything(served)) !== JSON.stringify(before)) wrong.push('something has changed');
  if (!(await fetch(`${base}/readyz`)).ok) wrong.push('the server is not ready any more');
  return { sent: count, replies, wrong };
}

/** The table is closed to whoever looks on: he may neither sit down nor chat. Tells his id. */
async function joined(eve: Person, table: string, ann: Person): Promise<{ you: string }> {
  const { id } = await eve.get<{ id: string }>('/api/guest');
  await eve.join(table);
  await ann.say({ say: 'lock', locked: true });
  await ann.say({ say: 'mute', guest: id, muted: true });
  if ((await post(eve.base, `/api/tables/${table}`, {}, eve.cookie)).status !== 404) throw new Error('not expected');
  return { you: id };
}

/** All that is kept. */
async function everything({ file }: Served): Promise<Record<string, unknown[]>> {
  const db = await openDatabase({ file });
  const names = ['tables', 'segments', 'entries', 'snapshots', 'rooms', 'chat', 'members'] as const;
  const all: Record<string, unknown[]> = {};
  for (const name of names) {
    const rows = await db.selectFrom(name).selectAll().execute();
    // When somebody left is noted whenever a line closes.
    all[name] = rows.map((row) => ('facts' in row ? { ...row, facts: { ...JSON.parse(row.facts), seen: {} } } : row));
  }
  await db.destroy();
  return all;
}

function secretsOf(
  served: Served,
  people: readonly Person[],
  { segments }: Record<string, unknown[]>,
): [string, string][] {
  const secret = readFileSync(join(served.folder, 'secret'));
  const keys = (segments as { body: string }[]).map(({ body }) => JSON.parse(body).start.key as string);
  return [
    ...keys.map((key): [string, string] => ['the key of the dice', key]),
    ['the secret of the server', secret.toString('hex')],
    ['the secret of the server', secret.toString('base64url')],
    ...people.map(({ cookie }): [string, string] => ['a cookie', cookie.split('=')[1]!]),
    ['where it is kept', served.folder],
  ];
}

interface Known {
  readonly luck: Luck;
  readonly replayed: object;
  readonly ownDeed: object;
  readonly n: number;
  readonly you: string;
  readonly people: readonly string[];
}

/** Malformed, stale, replayed, from another seat, for another table; now and then all at once. */
function thoughts({ luck, replayed, ownDeed, n, you, people }: Known): () => string | Buffer {
  const pick = <T>(from: readonly T[]): T => from[luck(from.length)]!;
  const junk = (): unknown =>
    pick<() => unknown>([
      () => null,
      () => luck(2) === 0,
      () => pick([-1, 0, 1.5, 1e308, n, n + 1, n - 1, Number.MAX_SAFE_INTEGER]),
      () =>
        pick([
          '',
          'p1',
          'p2',
          '$everyone',
          '$watcher',
          '__proto__',
          'constructor',
          'bot:open',
          '\0',
          '\ud800',
          "' or 1=1 --",
        ]),
      () => 'x'.repeat(luck(2000)),
      () => [],
      () => ({}),
      () => JSON.parse('{"__proto__":{"host":"me"}}'),
      () => Array.from({ length: luck(5) }, () => luck(10)),
    ])();
  const inputs = (): object =>
    pick<object>([
      { do: 'answer', answer: junk() },
      { do: 'aside', aside: pick(['discard', 'toString', 'trade']), answer: junk() },
      { do: 'undo', to: luck(n + 3) },
      { do: 'agree', agreed: true },
      { do: 'hold', holder: you },
      { do: 'resign' },
    ]);
  const seat = (): string => pick(['p1', 'p2', '$watcher', '$everyone', 'p3']);
  const id = (): string => `e${luck(1000)}`;
  const sound = (): Record<string, unknown> =>
    pick<() => Record<string, unknown>>([
      () => ({ say: 'do', id: id(), n, seat: seat(), input: inputs() }),
      () => ({ say: 'do', id: id(), n: luck(n + 5), seat: seat(), input: inputs() }),
      () => ({ ...replayed }),
      () => ({ ...replayed, id: id(), n }),
      () => ({ ...ownDeed }),
      () => ({ ...ownDeed, seat: seat(), n }),
      () => ({ say: 'look', seat: pick(['p1', 'p2', '$everyone', 'p9']) }),
      () => ({ say: 'sit', id: id(), seat: seat() }),
      () => ({ say: 'leave', id: id(), seat: pick(['p1', 'p2']), to: pick(['bot', 'open']) }),
      () => ({ say: 'chat', id: id(), text: 'psst' }),
      () => ({ say: 'unsay', id: id(), at: luck(3) }),
      () => ({ say: 'lock', id: id(), locked: false }),
      () => ({ say: 'publish', id: id(), isPublic: true }),
      () => ({ say: 'mute', id: id(), guest: pick(people), muted: luck(2) === 0 }),
      () => ({ say: 'remove', id: id(), guest: pick(people) }),
      () => ({ say: 'host', id: id(), guest: pick(people) }),
    ])();
  const twisted = (): string => {
    const message = sound();
    const names = Object.keys(message);
    for (let times = 1 + luck(2); times > 0; times--) {
      const name = pick([...names, 'more', '__proto__']);
      if (luck(3) === 0) delete message[name];
      else
        Object.defineProperty(message, name, { value: junk(), enumerable: true, configurable: true, writable: true });
    }
    // What is left may be sound by chance, but never his to say.
    return message.say === 'look' && message.seat === '$watcher' ? '{}' : JSON.stringify(message);
  };
  const noise = (): string | Buffer =>
    pick<() => string | Buffer>([
      () => JSON.stringify(sound()).slice(0, luck(40)),
      () => '['.repeat(luck(20_000)),
      () => `{"say":"do","id":"${'x'.repeat(luck(30_000))}"}`,
      () => Buffer.from(Array.from({ length: luck(100) }, () => luck(256))),
      () => JSON.stringify(junk()),
      () => '{"say":"chat","id":"1","text":1e999}',
    ])();
  return () => pick<() => string | Buffer>([() => JSON.stringify(sound()), twisted, noise])();
}

async function until(isSo: () => boolean): Promise<void> {
  const since = performance.now();
  while (!isSo()) {
    if (performance.now() - since > 60_000) throw new Error('The server does not answer any more.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
