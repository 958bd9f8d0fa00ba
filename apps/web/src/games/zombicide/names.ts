import type { Phrase } from '@shamble/kernel';
import type { Locale } from '@shamble/text';
import type { text } from '@shamble/zombicide';
import { type Board, boardOf } from '@shamble/zombicide/board/board';
import { CARDS } from '@shamble/zombicide/content/equipment';
import { type Sheet, SURVIVORS } from '@shamble/zombicide/content/survivors';
import { KINDS, type SurvivorId, type View, type Zone } from '@shamble/zombicide/types';
import type { Seen } from '../../table/skin.ts';
import { localeOf } from '../../text/tongue.ts';
import type { GameWords } from '../../text/words.ts';

import type { en } from './text/en.ts';

export { place as zonePhrase, roomName } from '@shamble/zombicide/phrases';
export type { Act, SurvivorId, View, Zone } from '@shamble/zombicide/types';
export { capital } from '../../text/capital.ts';

export const viewOf = (seen: Seen): View => seen.state as View;
export const boardFor = (view: Pick<View, 'mission'>): Board => boardOf(view.mission);

/** A message of the game or of its skin: one that nobody has written does not compile. */
export type SkinWord = keyof typeof en | keyof (typeof text)['en'] | Content;
/** Rooms are content: its tests find words for each. */
type Content = `room.${string}`;

export const say = (id: SkinWord, more: NonNullable<Phrase['with']> = {}): Phrase => ({ id, with: more });

export const sheetOf = ({ survivors, sheets }: Pick<View, 'survivors' | 'sheets'>, id: SurvivorId): Sheet =>
  [...sheets, ...SURVIVORS].find((sheet) => sheet.id === survivors[id]!.sheet)!;

export const nameOf = (view: View, id: SurvivorId, words: GameWords): string => nameIn(sheetOf(view, id).name, words);

/** Whoever was brought along may have no name in this language. */
export const nameIn = (name: Sheet['name'] & Partial<Record<Locale, string>>, { tongue }: GameWords): string =>
  name[localeOf(tongue)] ?? name.en;

export const cardPhrase = (card: number): Phrase => say(`card.${CARDS[card]!}`);

/** `4 Walkers and 1 Fatty`; null: nobody. */
export function deadPhrase({ figures }: Pick<View, 'figures'>, zone: Zone): Phrase | null {
  const groups = KINDS.flatMap((kind, at) => {
    const count = figures[KINDS.length * zone + at]!;
    return count > 0 ? [say('count', { count, kind: say(`kind.${kind}`) })] : [];
  });
  return groups.length === 0 ? null : groups.reduceRight((rest, first) => say('why.comma', { first, rest }));
}
