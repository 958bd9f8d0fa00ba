import { cardOf, keptFrom, undoneIn } from '@shamble/kept';
import { createEngine, type GamePack, keyFromSeed, openMatch, type Seat, type Shape } from '@shamble/kernel';
import { type Reply, type Request, TableHost, type Update } from '@shamble/protocol';
import { pack, text } from '@shamble/thumbnail';
import type { LoadedGame } from '../src/games/index.ts';
import type { Failure, TableStatus } from '../src/link/messages.ts';
import type { House, OpenedTable } from '../src/page/house.ts';
import { TableSession } from '../src/session/session.ts';
import { lineOf } from '../src/worker/line.ts';
import { storyOf } from '../src/worker/story.ts';

export const game: LoadedGame = { id: 'thumbnail', pack: pack as unknown as GamePack<Shape>, text };
export const engine = createEngine(game.pack.game);

/** A house with one table, without worker and storage: what crosses the link can be watched and held up. */
export function houseWith(more: { seats?: number; seed?: number; holders?: Record<Seat, string> } = {}) {
  const { match } = openMatch(engine, {
    options: { board: 'alley', seats: more.seats ?? 1 },
    key: keyFromSeed(more.seed ?? 1),
    ...(more.holders === undefined ? {} : { holders: more.holders }),
  });
  const card = cardOf(keptFrom(match, { id: 't', title: null, opened: 0, round: 1 }).record);
  const isMine = (seat: Seat): boolean => !match.holders[seat]!.startsWith('bot:');
  const facts = { role: 'playing', trouble: null, thinking: null, said: null, faltered: null } as Pick<
    TableStatus,
    'role' | 'trouble' | 'thinking' | 'said' | 'faltered'
  >;
  const hearers = {
    update: new Set<(update: Update) => void>(),
    status: new Set<(status: TableStatus) => void>(),
    closed: new Set<(failure: Failure) => void>(),
  };
  const sent: Request[] = [];
  const control = {
    store: async (): Promise<void> => undefined,
    send: async (request: Request): Promise<Reply> => host.receive(request),
  };
  const host = new TableHost(match, { store: () => control.store() });
  const status = (): TableStatus => ({
    n: match.table.n,
    holders: match.holders,
    undoRule: match.undoRule,
    line: lineOf(match, isMine),
    undone: [...undoneIn(match.entries)],
    ...facts,
  });
  const tellStatus = (change: Partial<typeof facts> = {}): void => {
    Object.assign(facts, change);
    for (const hear of hearers.status) hear(status());
  };
  let told = -1;
  for (const seat of match.table.seats.filter(isMine))
    host.listen({
      seat,
      hear(update) {
        if (told !== update.n) tellStatus();
        told = update.n;
        for (const hear of hearers.update) hear(update);
      },
    });
  const on =
    <T>(set: Set<(news: T) => void>) =>
    (hear: (news: T) => void) => {
      set.add(hear);
      return () => set.delete(hear);
    };
  const opened = (): OpenedTable => ({
    card,
    status: status(),
    updates: match.table.seats.filter(isMine).map((seat) => host.update(seat)),
    link: {
      async send(request) {
        sent.push(request);
        return control.send(request);
      },
      onUpdate: on(hearers.update),
      close: () => undefined,
    },
    onStatus: on(hearers.status),
    onClosed: on(hearers.closed),
    story: async (seat) => storyOf(game, match, seat),
    takeOver: async () => tellStatus({ role: 'playing' }),
    goOn: async () => undefined,
    shown: () => undefined,
  });
  const house: Pick<House, 'join'> = { join: async () => opened() };
  const fail = (failure: Failure): void => {
    for (const hear of hearers.closed) hear(failure);
  };
  return { house, host, match, sent, control, tellStatus, fail };
}

/** A session at that table, open. */
export async function sessionAt(
  house: Pick<House, 'join'>,
  more: { onFirstDeed?(): void } = {},
): Promise<TableSession> {
  const session = new TableSession(house, 't', { load: async () => game, ...more });
  await until(() => session.getSnapshot().phase !== 'opening');
  await until(() => true);
  return session;
}

export async function until(fits: () => boolean): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (fits()) return;
  }
  throw new Error('It never came to that.');
}
