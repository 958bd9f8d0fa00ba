import type { Phrase } from '@shamble/kernel';
import type { text } from '@shamble/plague';
import { type Ground, groundOf } from '@shamble/plague/board/ground';
import { NAMES, type View } from '@shamble/plague/types';
import type { Seen } from '../../table/skin.ts';
import { capital } from '../../text/capital.ts';

import type { en } from './text/en.ts';

export type { Act, View, ZombieAct } from '@shamble/plague/types';
export { capital };

export const viewOf = (seen: Seen): View => seen.state as View;
export const groundFor = (view: Pick<View, 'board' | 'cellar'>): Ground => groundOf(view);

/** A message of the game or of its skin: one that nobody has written does not compile. */
export type SkinWord = keyof typeof en | keyof (typeof text)['en'] | Content;
/** Cards and rooms are content: its tests find words for each. */
type Content = `card.${string}` | `room.${string}`;

export const say = (id: SkinWord, more: NonNullable<Phrase['with']> = {}): Phrase => ({ id, with: more });

const WAYS = ['north', 'east', 'south', 'west'] as const;
export const wayPhrase = (facing: number): Phrase => say(`way.${WAYS[facing]!}`);

/** Names of people are the same in both languages. */
export const nameOf = (human: number): string => capital(NAMES[human]!);

export const humanPiece = (human: number): string => `human ${human}`;
export const zombiePiece = (zombie: number): string => `zombie ${zombie}`;

/** Where the search space was that turned out to be the way down to the cellar; -1 before. */
export function stairsOf(view: Pick<View, 'board' | 'cellar'>): number {
  const { columns } = groundFor(view);
  return view.cellar < 0 ? -1 : (view.cellar >> 2) + [-columns, 1, columns, -1][view.cellar & 3]!;
}
