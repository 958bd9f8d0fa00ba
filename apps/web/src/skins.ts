import type { Skin } from './table/skin.ts';

const shelf: Readonly<Record<string, () => Promise<{ readonly skin: Skin }>>> = {
  zombicide: () => import('./zombicide/skin.ts'),
};

/** How the game of that name is drawn; null if nobody has drawn it. Fetched with its first table. */
export async function loadSkin(game: string): Promise<Skin | null> {
  const fetch = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  return fetch === undefined ? null : (await fetch()).skin;
}
