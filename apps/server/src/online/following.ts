import type { openDatabase } from '../store/index.ts';
import { type Order, ordersAfter } from '../store/orders.ts';

interface Wanted {
  /** The last order that is known already. */
  readonly from: number;
  /** It is looked every so many milliseconds. */
  readonly every: number;
  /** Should it fail it is called again, with the same orders. */
  obey(orders: readonly Order[]): Promise<void>;
  /** Called once, however long it goes on. */
  onFault(cause: unknown): void;
}

/** Learns what was done to the store from outside while this server runs. */
export function followOrders(
  db: Awaited<ReturnType<typeof openDatabase>>,
  { from, every, obey, onFault }: Wanted,
): { look(): void; close(): Promise<void> } {
  let at = from;
  let isWell = true;
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      const orders = await ordersAfter(db, at);
      if (orders.length > 0) await obey(orders);
      at = orders.at(-1)?.at ?? at;
      isWell = true;
    } catch (cause) {
      if (isWell) onFault(cause);
      isWell = false;
    }
    looking = null;
  };
  // What is ordered while we look may not be seen.
  let isCalled = false;
  const begin = (): void => {
    isCalled = looking !== null;
    looking ??= look().then(() => {
      if (isCalled) begin();
    });
  };
  const timer = setInterval(begin, every);
  timer.unref();
  return {
    look: begin,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
