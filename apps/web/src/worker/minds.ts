import { usual } from '@shamble/bots';
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

const PLAYOUTS = { steady: 24, strong: 96 };

export async function thinkingOf(id: string): Promise<Thinking> {
  const [{ engine }, { bots, mind }] = await Promise.all([rulesOf(id), loadBots(id)]);
  const own = mind ?? { policy: bots?.careful ?? usual, playouts: PLAYOUTS };
  return { engine, isOwn: mind !== undefined, mind: own };
}
