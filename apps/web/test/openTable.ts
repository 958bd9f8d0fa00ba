import { cardOf, keptFrom } from '@shamble/kept';
import { createEngine, keyFromSeed, openMatch, type Seat } from '@shamble/kernel';
import type { Update } from '@shamble/protocol';
import type { RuledGame } from '../src/games/index.ts';
import type { Bots } from '../src/link/bots.ts';
import type { TableStatus } from '../src/link/messages.ts';
import type { House, OpenedTable } from '../src/page/house.ts';
import type { TableStore } from '../src/store/tableStore.ts';
import { OpenTable } from '../src/worker/openTable.ts';

interface Wanted {
  readonly game: RuledGame;
  readonly options: unknown;
  readonly holders: Record<Seat, string>;
  readonly seed: number;
  readonly decide: Bots['decide'];
  /** How long the next message is under way, and how long the storage takes, in ms. */
  readonly delay?: () => number;
}

/**
 * A table as the worker has it, and a house that joins it across a link: messages of one direction arrive in the order they
 * were sent, each after its own time. The storage keeps everything.
 */
export function openTableWith({ game, options, holders, seed, decide, delay = () => 0 }: Wanted) {
  const engine = createEngine(game.pack.game);
  const { match } = openMatch(engine, { options, key: keyFromSeed(seed), holders });
  const kept = keptFrom(match, { id: 't', title: null, opened: 0, round: 1 });
  const hearers = { update: new Set<(update: Update) => void>(), status: new Set<(status: TableStatus) => void>() };
  const append = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay()));
  const store = { append, read: async () => kept, mark: async () => kept.record };
  const toPage = inOrder(delay);
  const toWorker = inOrder(delay);
  const tell = <T>(who: ReadonlySet<(news: T) => void>, news: T): void => {
    const copy = structuredClone(news);
    toPage(() => {
      for (const hear of who) hear(copy);
    });
  };
  const table = new OpenTable(
    game,
    engine,
    kept,
    { store: store as unknown as TableStore, bots: { decide } as Bots, ring: () => undefined },
    {
      hear: (update) => tell(hearers.update, update),
      status: (status) => tell(hearers.status, status),
      closed({ sentence }) {
        throw new Error(sentence);
      },
    },
  );
  const on =
    <T>(set: Set<(news: T) => void>) =>
    (hear: (news: T) => void) => {
      set.add(hear);
      return () => set.delete(hear);
    };
  const opened = (): OpenedTable => ({
    card: cardOf(kept.record),
    status: table.status(),
    updates: table.updates,
    link: {
      send: (request) =>
        new Promise((resolve) =>
          toWorker(() => void table.receive(request).then((reply) => toPage(() => resolve(reply)))),
        ),
      onUpdate: on(hearers.update),
      close: () => undefined,
    },
    onStatus: on(hearers.status),
    onClosed: () => () => undefined,
    story: async (seat) => table.story(seat),
    takeOver: async () => table.takeOver(),
    goOn: async () => table.goOn(),
    shown: (n) => toWorker(() => table.shown(n)),
  });
  const house: Pick<House, 'join'> = {
    async join() {
      await table.begin();
      return opened();
    },
  };
  return { house, table };
}

/** One direction of a link. */
function inOrder(delay: () => number): (arrive: () => void) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (arrive) => {
    const underWay = new Promise((resolve) => setTimeout(resolve, delay()));
    last = Promise.all([last, underWay]).then(arrive);
  };
}
