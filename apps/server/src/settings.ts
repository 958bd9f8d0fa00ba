import { join } from 'node:path';
import { findRoot } from './clauses.ts';
import { NoServer } from './noServer.ts';
import type { Place } from './store/index.ts';

/** Where tables and the secret that signs guests are: in a folder of this clone, or where the owner of the server says. */
export function placeFrom({ SHAMBLE_DATA, DATABASE_URL }: NodeJS.ProcessEnv): {
  readonly place: Place;
  readonly secretFile: string;
  /** Says that there were tables. */
  readonly markerFile: string;
} {
  const folder = SHAMBLE_DATA || join(findRoot() ?? process.cwd(), 'data');
  const place = DATABASE_URL ? { url: DATABASE_URL } : { file: join(folder, 'shamble.db') };
  return { place, secretFile: join(folder, 'secret'), markerFile: join(folder, 'kept') };
}

/** How many tables may be unfinished at once; undefined: as many as usual. */
export function tablesFrom({ SHAMBLE_TABLES = '' }: NodeJS.ProcessEnv): number | undefined {
  if (SHAMBLE_TABLES === '') return undefined;
  if (/^[1-9]\d{0,8}$/.test(SHAMBLE_TABLES)) return Number(SHAMBLE_TABLES);
  throw new NoServer('server.tables', { given: SHAMBLE_TABLES });
}

/** How many times as much as usual an address or a guest may ask for. */
export function limitsFrom({ SHAMBLE_LIMITS = '' }: NodeJS.ProcessEnv): number {
  const factor = SHAMBLE_LIMITS === '' ? 1 : Number(SHAMBLE_LIMITS);
  if (factor > 0 && Number.isFinite(factor)) return factor;
  throw new NoServer('server.limits', { given: SHAMBLE_LIMITS });
}

/** The PostgreSQL with the queue where `shamble work` takes analyses; undefined: there is none. */
export function queueFrom({ SHAMBLE_QUEUE = '', DATABASE_URL = '' }: NodeJS.ProcessEnv): string | undefined {
  if (SHAMBLE_QUEUE === '') return undefined;
  const url = SHAMBLE_QUEUE === 'yes' ? DATABASE_URL : SHAMBLE_QUEUE;
  if (/^postgres(ql)?:/.test(url)) return url;
  throw new NoServer('server.queue', { given: SHAMBLE_QUEUE });
}

/** Where other processes on the same database reach this one; undefined: there are none, and none may come. */
export function peerFrom({ SHAMBLE_PEER = '' }: NodeJS.ProcessEnv, place: Place): string | undefined {
  if (SHAMBLE_PEER === '') return undefined;
  if (!/^http:\/\/[^/]+$/.test(SHAMBLE_PEER) || !URL.canParse(SHAMBLE_PEER))
    throw new NoServer('server.peer', { given: SHAMBLE_PEER });
  if ('file' in place) throw new NoServer('server.peer.store');
  return SHAMBLE_PEER;
}
