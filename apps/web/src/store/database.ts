import { Trouble, troubleFrom } from './trouble.ts';

const NAME = 'shamble';
const VERSION = 1;

export type StoreName = 'tables' | 'segments' | 'entries' | 'snapshots';
export const STORES: readonly StoreName[] = ['tables', 'segments', 'entries', 'snapshots'];

const KEYS: Readonly<Record<StoreName, string | string[]>> = {
  tables: 'id',
  segments: ['table', 'at'],
  entries: ['table', 'n'],
  snapshots: 'table',
};

/** The database, opened when first needed and again if the browser took it away. */
export class Database {
  private opening: Promise<IDBDatabase> | null = null;

  /** Runs what is asked in one transaction; gives its result once the transaction is on the disk. */
  async write<T>(stores: readonly StoreName[], run: (of: Stores) => Promise<T>): Promise<T> {
    return this.transact(stores, 'readwrite', run);
  }

  async read<T>(stores: readonly StoreName[], run: (of: Stores) => Promise<T>): Promise<T> {
    return this.transact(stores, 'readonly', run);
  }

  private async transact<T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    run: (of: Stores) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.begin(stores, mode);
    const settled = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
    });
    // It is awaited below; an abort in the meantime must not count as unheard.
    settled.catch(() => undefined);
    let result: T;
    try {
      result = await run((name) => transaction.objectStore(name));
    } catch (cause) {
      try {
        transaction.abort();
      } catch {
        // It has been aborted by what failed.
      }
      await settled.catch(() => undefined);
      // What the browser said of the whole tells more than that one request was aborted with it.
      const told = (cause as { name?: unknown } | null)?.name === 'AbortError' ? (transaction.error ?? cause) : cause;
      throw troubleFrom(told);
    }
    await settled.catch((cause) => {
      throw troubleFrom(cause);
    });
    return result;
  }

  private async begin(stores: readonly StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = async (): Promise<IDBTransaction> =>
      (await this.connect()).transaction([...stores], mode, { durability: 'strict' });
    try {
      return await start();
    } catch (cause) {
      if (cause instanceof Trouble) throw cause;
      this.opening = null;
      return start().catch((again) => {
        throw troubleFrom(again);
      });
    }
  }

  private connect(): Promise<IDBDatabase> {
    this.opening ??= open(() => {
      this.opening = null;
    }).catch((cause) => {
      this.opening = null;
      throw cause;
    });
    return this.opening;
  }
}

type Stores = (name: StoreName) => IDBObjectStore;

function open(lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const unavailable = (cause: unknown): void => reject(new Trouble('unavailable', cause));
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, VERSION);
    } catch (cause) {
      unavailable(cause);
      return;
    }
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const name of STORES)
        if (!known.contains(name)) request.result.createObjectStore(name, { keyPath: KEYS[name] });
    };
    request.onerror = () => unavailable(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = lost;
      // A newer Shamble in another tab wants to change the shape of the storage.
      database.onversionchange = () => {
        database.close();
        lost();
      };
      resolve(database);
    };
  });
}

export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The keys [table, anything]. */
export const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);
