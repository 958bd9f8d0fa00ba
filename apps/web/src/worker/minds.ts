import { mindFor } from '@shamble/bots';
import type { Engine, Mind, Shape } from '@shamble/kernel';
import { loadBots } from '../games/index.ts';
import { rulesOf } from './keptTables.ts';

/** Rules of a game with somebody who can think about it. */
export interface Thinking {
  readonly engine: Engine<Shape>;
  readonly mind: Mind<Shape>;
  /** Whether the game brought it. */
  readonly isOwn: boolean;
}

export async function thinkingOf(id: string): Promise<Thinking> {
  const [{ engine }, bots] = await Promise.all([rulesOf(id), loadBots(id)]);
  return { engine, isOwn: bots.mind !== undefined, mind: mindFor(bots) };
}
