/** Letters that cannot be seen, that turn the direction of others, or that are none. What joins letters may stay. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u180e\u200b\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody has written, fit to be shown to others: empty if there is nothing to see in it. */
export function shown(text: string, most: number): string {
  const plain = text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = [...plain].slice(0, most).join('').trim();
  return SEEN.test(cut) ? cut : '';
}
