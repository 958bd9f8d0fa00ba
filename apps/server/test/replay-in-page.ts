// Runs in Node and, bundled, in a browser: the same journal must give the same hashes.
import { createEngine, parseJournal, replay } from '@shamble/kernel';
import { pack } from '@shamble/thumbnail';

/** The hash of every table a journal goes through, each checked against the one written there. */
export function hashesOf(text: string): string[] {
  const engine = createEngine(pack.game);
  const hashes: string[] = [];
  replay(engine, parseJournal(JSON.parse(text)), {
    verify: true,
    onEntry: (_entry, table) => void hashes.push(engine.hash(table)),
  });
  return hashes;
}

Object.assign(globalThis, { hashesOf });
