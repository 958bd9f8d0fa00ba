import { usual } from '@shamble/bots';
import type { Engine, Mind, Shape } from '@shamble/kernel';
import { loadBots } from '../games/index.ts';
import { rulesOf } from './keptTables.ts';

/** Rules of a game with somebody who can think about it. */
export interface Thinking {
  readonly engine: Engine<Shape>;
  readonly mind: Mind<Shape>;
}

const PLAYOUTS = { steady: 24, strong: 96 };

/** A game whose bots come apart from its rules brings its mind without a policy: that comes with them. */
export async function thinkingOf(id: string): Promise<Thinking> {
  const [{ game, engine }, { bots }] = await Promise.all([rulesOf(id), loadBots(id)]);
  const policy = bots?.careful ?? game.pack.mind?.policy ?? usual;
  return { engine, mind: { playouts: PLAYOUTS, ...game.pack.mind, policy } };
}
