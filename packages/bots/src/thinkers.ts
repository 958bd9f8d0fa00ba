import type { Engine, GamePack, Shape } from '@shamble/kernel';
import { beginner } from './beginner.ts';
import type { Policy } from './policy.ts';
import { thinker } from './search.ts';

/** Those who play by the mind of this game, by the strength they state; games they think by are counted, so they play the same every time. */
export function thinkersFor<G extends Shape>(
  engine: Engine<G>,
  { mind }: Pick<GamePack<G>, 'mind'>,
): Readonly<Record<string, Policy<G>>> {
  if (mind === undefined) return {};
  const { steady, strong } = mind.playouts;
  return {
    beginner: beginner(mind),
    steady: thinker(engine, mind, { playouts: steady }),
    strong: thinker(engine, mind, { playouts: strong }),
  };
}
