import type { GamePack, Shape } from '@shamble/kernel';
import type { Text } from '@shamble/text';

/** A game with its rules and words, once it is here. */
export interface LoadedGame {
  readonly id: string;
  readonly pack: GamePack<Shape>;
  readonly text: Text;
}

/** Every game there is. A new one is one line here. None is loaded before somebody opens a table of it. */
const shelf: Readonly<Record<string, () => Promise<{ readonly pack: unknown; readonly text: Text }>>> = {
  zombicide: () => import('@shamble/zombicide'),
  plague: () => import('@shamble/plague'),
  thumbnail: () => import('@shamble/thumbnail'),
};

export const GAMES: readonly string[] = Object.keys(shelf);

/** The game of that name; null if this Shamble has none. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const fetch = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (fetch === undefined) return null;
  const { pack, text } = await fetch();
  // A table plays any game: it passes states, views and answers on without looking inside.
  return { id, pack: pack as GamePack<Shape>, text };
}
