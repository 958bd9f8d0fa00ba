import type { DoRequest } from '@shamble/protocol';

/**
 * So many entries a journal may have when something is still done: going back ends long before play does, and taking
 * seats in between. To give up is always possible, and ends the game, so that it can be carried away.
 */
const MOST_ENTRIES: { readonly [Do in DoRequest['input']['do']]?: number } = {
  undo: 5_000,
  agree: 5_000,
  hold: 18_000,
  answer: 20_000,
  aside: 20_000,
};

/** Why a journal with so many entries takes no more of this; null: it does. */
export function isTooLong(what: DoRequest['input']['do'], n: number): string | null {
  const most = MOST_ENTRIES[what];
  if (most === undefined || n < most) return null;
  if (what === 'undo' || what === 'agree')
    return `After ${most} entries a table online no longer goes back; it can be played on.`;
  if (what === 'hold') return `After ${most} entries nobody changes seats at a table online; it can be played on.`;
  return `A table online has at most ${most} entries. It can still be given up, and carried away then.`;
}
