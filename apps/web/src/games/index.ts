import type { GamePack, Mind, Shape } from '@shamble/kernel';
import type { Text } from '@shamble/text';
import type { MissionMaps, Skin } from '../table/skin.ts';
import { fetchText } from '../text/late.ts';
import { dawn } from './dawn/entry.ts';
import type { Face, GameEntry } from './entry.ts';
import { marvel } from './marvel/entry.ts';
import { plague } from './plague/entry.ts';
import { thumbnail } from './thumbnail/entry.ts';
import { zombicide } from './zombicide/entry.ts';

/** Every game there is, in the order of the first page. A new one is one line here. */
const shelf: readonly GameEntry[] = [zombicide, plague, dawn, marvel, thumbnail];

/** A game with its rules, once it is here: what a worker needs. */
export interface RuledGame {
  readonly id: string;
  readonly pack: GamePack<Shape>;
}

/** A game with its rules and all its words. */
export interface LoadedGame extends RuledGame {
  readonly text: Text;
}

export const GAMES: readonly string[] = shelf.map(({ id }) => id);

/** Every game that has a face. */
export const FACES: readonly (Face & { readonly id: string })[] = shelf.flatMap(({ id, face }) =>
  face === undefined ? [] : [{ id, ...face }],
);

export const faceOf = (game: string): Face | null => FACES.find(({ id }) => id === game) ?? null;

const entryOf = (game: string): GameEntry | undefined => shelf.find(({ id }) => id === game);

/** The game of that name, without a word; null if this Shamble has none. */
export async function loadRules(game: string): Promise<RuledGame | null> {
  const loaded = await entryOf(game)?.load();
  // A table plays any game: it passes states, views and answers on without looking inside.
  return loaded === undefined ? null : { id: game, pack: loaded.pack as GamePack<Shape> };
}

/** The game of that name; null if this Shamble has none. */
export async function loadGame(game: string): Promise<LoadedGame | null> {
  const entry = entryOf(game);
  if (entry === undefined) return null;
  const [ruled, text] = await Promise.all([loadRules(game), fetchText(entry.words)]);
  return ruled && { ...ruled, text };
}

/** The game of that name as bots play it. */
export async function loadBots(game: string): Promise<Pick<GamePack<Shape>, 'bots' | 'mind'>> {
  const [loaded, apart] = await Promise.all([loadRules(game), entryOf(game)?.bots?.()]);
  if (apart === undefined) return loaded?.pack ?? {};
  const mind = apart.mind as Mind<Shape>;
  return { mind, bots: { careful: mind.policy } };
}

/** How the missions of that game are drawn; null if nobody has drawn it. */
export async function loadMap(game: string): Promise<MissionMaps | null> {
  return (await faceOf(game)?.map())?.map ?? null;
}

/** How the game of that name is drawn; null if nobody has drawn it. */
export async function loadSkin(game: string): Promise<Skin | null> {
  return (await faceOf(game)?.skin())?.skin ?? null;
}
