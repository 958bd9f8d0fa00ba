/** A wish to be the one who plays a table, among all tabs of this browser. */
export interface Claim {
  /** Takes it from whoever has it. */
  takeOver(): void;
  release(): void;
}

export interface Claimant {
  granted(): void;
  /** Somebody else has taken it over. The claim stays, and waits. */
  lost(): void;
}

const lockOf = (table: string): string => `shamble table ${table}`;

/** Null on plain http, where browsers have none: then the storage alone keeps two tabs from both writing an entry. */
const browserLocks = (): LockManager | null => globalThis.navigator?.locks ?? null;

export function claim(table: string, claimant: Claimant, locks = browserLocks()): Claim {
  let waiting: AbortController | null = null;
  let letGo: (() => void) | null = null;
  let over = false;

  const hold = (): Promise<void> | undefined => {
    if (over) return;
    waiting = null;
    return new Promise((resolve) => {
      letGo = resolve;
      claimant.granted();
    });
  };

  const ask = (how: 'wait' | 'steal'): void => {
    if (locks === null) {
      queueMicrotask(() => void hold());
      return;
    }
    const asking = new AbortController();
    waiting = asking;
    const options: LockOptions = how === 'steal' ? { steal: true } : { signal: asking.signal };
    locks.request(lockOf(table), options, hold).catch(() => {
      if (over || asking.signal.aborted) return;
      if (letGo === null) return void hold(); // locks are forbidden here: as if there were none
      letGo = null;
      claimant.lost();
      ask('wait');
    });
  };

  ask('wait');
  return {
    takeOver() {
      if (letGo !== null || over) return;
      waiting?.abort();
      ask('steal');
    },
    release() {
      over = true;
      waiting?.abort();
      letGo?.();
    },
  };
}

/** Does something with a table that nobody plays; false if somebody does. */
export async function whileFree(table: string, run: () => Promise<void>, locks = browserLocks()): Promise<boolean> {
  if (locks === null) {
    await run();
    return true;
  }
  return locks.request(lockOf(table), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
    return lock !== null;
  });
}
