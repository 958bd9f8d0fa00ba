import Embedded from 'libsql';
import { NoServer } from '../noServer.ts';
import { makePrivate } from './files.ts';
import { nameOf, type Place } from './place.ts';
import { PostgresLock } from './postgresLock.ts';

/** That no other server uses the same database. It is gone with the process, however that ends. */
export interface Lock {
  /** Whether anything may be written now. */
  readonly isHeld: boolean;
  release(): Promise<void>;
}

/**
 * A NoServer says that another server is there. `onTaken`: one has come meanwhile. `isShared`: those that know of each other
 * keep only those away that do not.
 */
export async function takeLock(place: Place, onTaken: () => void = () => undefined, isShared = false): Promise<Lock> {
  const store = nameOf(place);
  try {
    return 'file' in place ? fileLock(place.file) : await PostgresLock.take(place.url, onTaken, isShared);
  } catch (cause) {
    if (cause instanceof NoServer) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === 'SQLITE_BUSY' || code === 'TAKEN') throw new NoServer('server.store.in-use', { store });
    throw new NoServer('server.store.closed', { store, what: message });
  }
}

/** On a file beside it, so that whoever only reads the database is not kept out. */
function fileLock(file: string): Lock {
  const beside = `${file}.lock`;
  makePrivate(beside);
  const lock = new Embedded(beside);
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw cause;
  }
  return { isHeld: true, release: async () => void lock.close() };
}
