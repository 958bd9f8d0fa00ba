import { type Luck, randomAnswer, rng } from '@shamble/bots';
import { type GamePack, type Shape, WATCHER } from '@shamble/kernel';
import { offerFrom } from '@shamble/protocol';
import { pack, text } from '@shamble/thumbnail';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../src/games/index.ts';
import { TableSession } from '../src/session/session.ts';
import { openTableWith } from './openTable.ts';

const game: LoadedGame = { id: 'thumbnail', pack: pack as unknown as GamePack<Shape>, text };
const SEATS = ['p1', 'p2', 'p3'];
const HOLDERS = ['here', 'here:Ada', 'bot:usual'];

/** Three seats, the first a person's; every message and every thought takes its own time. */
function tableOf(seed: number, luck: Luck) {
  const delay = (): number => luck(12);
  const { house, table } = openTableWith({
    ...{ game, seed, delay },
    options: { board: 'alley', seats: 3 },
    holders: { p1: 'here', p2: 'bot:usual', p3: 'bot:usual' },
    async decide(_bot, view, offer) {
      await new Promise((resolve) => setTimeout(resolve, delay()));
      return { answer: offer.usual ?? randomAnswer(offerFrom(offer), rng(view.n)), because: null };
    },
  });
  return { table, session: new TableSession(house, 't', { load: async () => game }) };
}

/** Time goes on until it is so; false if it never is. */
async function until(fits: () => boolean): Promise<boolean> {
  for (let i = 0; i < 600 && !fits(); i++) await vi.advanceTimersByTimeAsync(5);
  return fits();
}

describe('a table in the worker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('can be watched without a gap when the last person here gives a seat to a bot, and takes it back', async () => {
    const { session } = tableOf(1, rng(1));
    await until(() => session.getSnapshot().phase === 'open');
    const seen: (string | null)[] = [];
    session.subscribe(() => {
      const { view, seat, offer, asked } = session.getSnapshot();
      expect(view).not.toBeNull();
      if (seen.at(-1) !== seat) seen.push(seat);
      if (seat === WATCHER) expect([offer, asked]).toEqual([null, null]);
    });
    void session.hold('p1', 'bot:usual');
    expect(await until(() => session.getSnapshot().seat === WATCHER)).toBe(true);
    const { n } = session.getSnapshot().update!;
    expect(
      await until(() => {
        session.skip();
        return session.getSnapshot().update!.n > n + 5;
      }),
    ).toBe(true);
    void session.hold('p1', 'here');
    expect(await until(() => session.getSnapshot().seat === 'p1')).toBe(true);
    expect(seen).toEqual(['p1', WATCHER, 'p1']);
  });

  it('goes on whoever changes hands, and whenever', { timeout: 600_000 }, async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const luck = rng(seed);
      const { session, table } = tableOf(seed, luck);
      await until(() => session.getSnapshot().phase === 'open');
      session.subscribe(() => expect(session.getSnapshot().view, `${seed}: nothing to look at`).not.toBeNull());
      for (let step = 0; step < 40 && session.getSnapshot().outcome === null; step++) {
        const { offer, queue } = session.getSnapshot();
        if (luck(3) === 0) void session.hold(SEATS[luck(3)]!, HOLDERS[luck(3)]!);
        else if (queue.length > 0) session.played(queue[luck(queue.length)]!.id);
        else if (offer !== null) void session.answer(randomAnswer(offerFrom(offer), luck));
        await vi.advanceTimersByTimeAsync(luck(40));
      }
      // Whatever happened: once everything has been shown, somebody here is asked, or a bot has gone on.
      for (let rest = 0; rest < 3; rest++) {
        const before = table.status().n;
        const isMoving = await until(() => {
          session.skip();
          const { offer, outcome } = session.getSnapshot();
          return offer !== null || outcome !== null || table.status().n > before + 20;
        });
        const { seat, asked, update, thinking, view } = session.getSnapshot();
        expect(isMoving, JSON.stringify({ seed, seat, asked, thinking, n: update?.n, pending: view?.pending })).toBe(
          true,
        );
        const { offer } = session.getSnapshot();
        if (offer !== null) void session.answer(randomAnswer(offerFrom(offer), luck));
      }
      session.close();
    }
  });
});
