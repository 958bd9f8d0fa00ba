import type { NoQueue } from '@shamble/server/queue';
import type { Phrase } from '@shamble/text';
import { Stop } from '../stop.ts';

/** The database of a queue: as given, or the one that servers use. */
export function queueAt(given: string | true, env: Readonly<Record<string, string | undefined>>): string {
  const url = given === true ? env.DATABASE_URL : given;
  if (url === undefined || url === '') throw new Stop('cli.queue.nowhere');
  return url;
}

/** The database fails, and is asked again; or it is back. */
export const troubled = (what: string | null): Phrase =>
  what === null ? { id: 'cli.queue.back' } : { id: 'cli.queue.away', with: { what } };

/** Told to a person: what, why, and what to do. */
export const stopOf = ({ why, message }: NoQueue, more: Phrase['with'] = {}): Stop =>
  new Stop(`cli.queue.${why}`, { ...more, what: message || 'it does not answer' });
