import { parentPort } from 'node:worker_threads';
import { createEngine, type Engine, Fault, type FaultCode, type Shape } from '@shamble/kernel';
import { games } from './games.ts';
import { readHistory, type Want, type Written } from './online/history.ts';

// Whole journals are read here, apart from the tables that are played.

/** Pages of entries as they are written down; then what is wanted of them. */
export type Reading = { readonly page: readonly string[] } | { readonly written: Written; readonly want: Want };
export type Reply =
  | { readonly found: unknown }
  | { readonly fault: { readonly code: FaultCode; readonly sentence: string } }
  | { readonly failed: string };

const engines = new Map<string, Engine<Shape>>();
let bodies: string[] = [];

function engineOf(id: string): Engine<Shape> {
  const pack = games.find((game) => game.id === id)?.pack;
  if (pack === undefined) throw new Fault('bad-options', `This Shamble has no game "${id}".`);
  const engine = engines.get(id) ?? createEngine(pack.game);
  engines.set(id, engine);
  return engine;
}

function replyTo(written: Written, want: Want): Reply {
  try {
    return { found: readHistory(engineOf(written.record.game), written, bodies, want) };
  } catch (cause) {
    if (cause instanceof Fault) return { fault: { code: cause.code, sentence: cause.message } };
    return { failed: cause instanceof Error ? cause.message : String(cause) };
  } finally {
    bodies = [];
  }
}

parentPort?.on('message', (reading: Reading) => {
  if ('page' in reading) bodies.push(...reading.page);
  else parentPort!.postMessage(replyTo(reading.written, reading.want));
});
