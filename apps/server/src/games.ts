import type { GamePack, Shape } from '@shamble/kernel';
import * as plague from '@shamble/plague';
import type { Text } from '@shamble/text';
import * as thumbnail from '@shamble/thumbnail';
import * as zombicide from '@shamble/zombicide';

/** A game as the apps know it. */
export interface ShelvedGame {
  readonly id: string;
  readonly pack: GamePack<Shape>;
  readonly text: Text;
  /** Where its clause list, scenarios and sources are, from the root of the repository. */
  readonly folder: string;
}

/** Every game there is. A new one is one line here. */
export const games: readonly ShelvedGame[] = [
  shelve(zombicide, 'packages/games/zombicide'),
  shelve(plague, 'packages/games/plague'),
  shelve(thumbnail, 'packages/thumbnail'),
];

function shelve(game: { readonly pack: unknown; readonly text: Text }, folder: string): ShelvedGame {
  // An app plays any game: it passes states, views and answers on without looking inside.
  const pack = game.pack as GamePack<Shape>;
  return { id: pack.game.id, pack, text: game.text, folder };
}
