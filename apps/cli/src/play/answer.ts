import {
  type ArrangeOffer,
  isOffered,
  type Offer,
  type OrderOffer,
  type ShareOffer,
  type SomeOffer,
} from '@shamble/kernel';
import type { Phrase } from '@shamble/text';

export type Reading = { readonly answer: unknown } | { readonly wrong: Phrase };

/** What a line typed at a question means: an answer that is allowed, or what is wrong with it. */
export function readAnswer(offer: Offer, line: string): Reading {
  const text = line.trim().toLowerCase();
  if (text === '') return offer.usual === undefined ? wrong(`how-${offer.kind}`, hint(offer)) : { answer: offer.usual };
  const reading = read(offer, text);
  if ('answer' in reading && !isOffered(offer, reading.answer)) return wrong(`not-${offer.kind}`, hint(offer));
  return reading;
}

function read(offer: Offer, text: string): Reading {
  switch (offer.kind) {
    case 'one': {
      const at = indexIn(text, offer.from.length);
      return at === null ? wrong('how-one', hint(offer)) : { answer: offer.from[at] };
    }
    case 'some':
      return readSome(offer, text);
    case 'share':
      return readShare(offer, text);
    case 'order':
      return readOrder(offer, text);
    case 'arrange':
      return readArrange(offer, text);
  }
}

function readSome(offer: SomeOffer<unknown>, text: string): Reading {
  if (text === '-' || text === '0') return { answer: [] };
  const picked = text.split(/[\s,]+/).map((part) => indexIn(part, offer.from.length));
  if (picked.includes(null)) return wrong('how-some', hint(offer));
  return { answer: [...new Set(picked)].map((at) => offer.from[at!]) };
}

/** `1:2 2:1`; what is not named gets nothing. A number alone gets all that it can take. */
function readShare(offer: ShareOffer, text: string): Reading {
  const alone = offer.among[indexIn(text, offer.among.length) ?? -1];
  if (alone !== undefined) return { answer: { [alone.id]: Math.min(offer.total, alone.max) } };
  const answer: Record<string, number> = {};
  for (const part of text.split(/[\s,]+/)) {
    const [, place, share] = /^(\d+):(\d+)$/.exec(part) ?? [];
    const at = indexIn(place ?? '', offer.among.length);
    if (at === null) return wrong('how-share', hint(offer));
    const { id } = offer.among[at]!;
    answer[id] = (answer[id] ?? 0) + Number(share);
  }
  return { answer: Object.fromEntries(Object.entries(answer).filter(([, share]) => share > 0)) };
}

/** `3 1`; what is not named follows in the order it has. */
function readOrder(offer: OrderOffer, text: string): Reading {
  const first = text.split(/[\s,]+/).map((part) => indexIn(part, offer.items.length));
  if (first.includes(null) || new Set(first).size < first.length) return wrong('how-order', hint(offer));
  const rest = offer.items.map((_, i) => i).filter((i) => !first.includes(i));
  return { answer: [...(first as number[]), ...rest].map((i) => offer.items[i]!) };
}

/** `1a 3b`; what is not named stays where it is. */
function readArrange(offer: ArrangeOffer, text: string): Reading {
  const answer: Record<string, string> = { ...(offer.now ?? (offer.usual as Record<string, string> | undefined)) };
  if (text === '-') return { answer };
  for (const part of text.split(/[\s,]+/)) {
    const [, item, letter] = /^(\d+)[:>]?([a-z])$/.exec(part) ?? [];
    const at = indexIn(item ?? '', offer.items.length);
    const slot = offer.slots[letters.indexOf(letter ?? '?')];
    if (at === null || slot === undefined) return wrong('how-arrange', hint(offer));
    answer[offer.items[at]!] = slot.id;
  }
  return { answer };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
export const letterOf = (index: number): string => letters[index] ?? '?';

function indexIn(text: string, count: number): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= count ? number - 1 : null;
}

/** The numbers that a hint on how to answer speaks of. */
export function hint(offer: Offer): Record<string, number> {
  switch (offer.kind) {
    case 'one':
      return { count: offer.from.length };
    case 'some':
      return { min: offer.min, max: Math.min(offer.max, offer.from.length), count: offer.from.length };
    case 'share':
      return { total: offer.total, count: offer.among.length };
    case 'order':
      return { count: offer.items.length };
    case 'arrange':
      return { count: offer.items.length };
  }
}

const wrong = (id: string, more: Record<string, number>): Reading => ({ wrong: { id: `cli.play.${id}`, with: more } });
