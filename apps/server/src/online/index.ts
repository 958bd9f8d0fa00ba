import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname } from 'node:path';
import type { Hono } from 'hono';
import { openDatabase, type Place } from '../store/index.ts';
import { createApi, guestIn } from './api.ts';
import type { Bots } from './bots.ts';
import { GuestBook, newSecret } from './guests.ts';
import { Hall } from './hall.ts';
import { openSockets } from './sockets.ts';

export interface Online {
  readonly api: Hono;
  attach(server: Server): void;
  /** Everyone is told to come again, and everything is on the disk. */
  close(): Promise<void>;
}

const TIDYING = 60_000;

export async function openOnline(wanted: { place: Place; secret: Buffer; bots: Bots }): Promise<Online> {
  const hall = new Hall(await openDatabase(wanted.place), wanted.bots);
  const book = new GuestBook(wanted.secret);
  const sockets = openSockets({ hall, guestOf: ({ headers }) => guestIn(book, headers.cookie) });
  const tidying = setInterval(() => void hall.tidy(), TIDYING);
  tidying.unref();
  return {
    api: createApi(hall, book),
    attach: (server) => sockets.attach(server),
    async close() {
      clearInterval(tidying);
      await hall.close();
      sockets.close();
    },
  };
}

/** What signs the guests: given, or made once and kept for the owner's eyes only. */
export function secretFrom(given: string | undefined, file: string): Buffer {
  if (given !== undefined && given !== '') {
    if (given.length < 32) throw new Error('SHAMBLE_SECRET needs 32 letters or more.');
    return Buffer.from(given);
  }
  try {
    return readFileSync(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  mkdirSync(dirname(file), { recursive: true });
  const secret = newSecret();
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
