import { createEngine } from '@shamble/kernel';
import { games } from '../src/games.ts';
import { type Found, readHistory } from '../src/online/history.ts';
import type { JournalReaders } from '../src/online/readers.ts';

/** Reads journals in this thread: the sources cannot run in one of their own. */
export const readHere: JournalReaders = {
  async ask(written, want, pages) {
    const bodies: string[] = [];
    for await (const page of pages) bodies.push(...page);
    const { pack } = games.find(({ id }) => id === written.record.game)!;
    return readHistory(createEngine(pack.game), written, bodies, want) as Found[typeof want.want];
  },
  close: async () => undefined,
};
