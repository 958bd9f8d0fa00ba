import type { Skin } from './table/skin.ts';

const shelf: Readonly<Record<string, () => Promise<{ readonly skin: Skin }>>> = {
  zombicide: () => import('./zombicide/skin.ts'),
  plague: () => import('./plague/skin.ts'),
};

/** Every game that has a look. */
export const DRAWN: readonly string[] = Object.keys(shelf);

/** How the game of that name is drawn; null if nobody has drawn it. Fetched with its first table. */
export async function loadSkin(game: string): Promise<Skin | null> {
  const fetch = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  return fetch === undefined ? null : (await fetch()).skin;
}
