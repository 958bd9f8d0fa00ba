import * as dawn from '@shamble/dawn';
import { surveyor as ofDawn } from '@shamble/dawn/survey';
import type { GamePack, Shape, Surveyor } from '@shamble/kernel';
import * as marvel from '@shamble/marvel';
import { surveyor as ofMarvel } from '@shamble/marvel/survey';
import * as plague from '@shamble/plague';
import type { Text } from '@shamble/text';
import * as thumbnail from '@shamble/thumbnail';
import * as zombicide from '@shamble/zombicide';
import { surveyor as ofZombicide } from '@shamble/zombicide/survey';

/** A game as the apps know it. */
export interface ShelvedGame {
  readonly id: string;
  readonly pack: GamePack<Shape>;
  readonly text: Text;
  /** Where its clause list, scenarios and sources are, from the root of the repository. */
  readonly folder: string;
  /** What a simulation counts beside how games end. */
  readonly surveyor?: Surveyor<Shape>;
}

/** Every game there is. A new one is one line here. */
export const games: readonly ShelvedGame[] = [
  shelve({ ...zombicide, surveyor: ofZombicide }, 'packages/games/zombicide'),
  shelve(plague, 'packages/games/plague'),
  shelve({ ...dawn, surveyor: ofDawn }, 'packages/games/dawn'),
  shelve({ ...marvel, surveyor: ofMarvel }, 'packages/games/marvel'),
  shelve(thumbnail, 'packages/thumbnail'),
];

interface Shipped {
  readonly pack: unknown;
  readonly text: Text;
  readonly surveyor?: unknown;
}

function shelve(game: Shipped, folder: string): ShelvedGame {
  // An app plays any game: it passes states, views and answers on without looking inside.
  const { pack, surveyor } = game as unknown as ShelvedGame;
  return { id: pack.game.id, pack, text: game.text, folder, ...(surveyor && { surveyor }) };
}
