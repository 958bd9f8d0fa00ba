import { same } from './json.ts';
import type { Arrangement, ArrangeOffer, Offer, ShareOffer, Shares, SomeOffer } from './offer.ts';

/** Whether the answer is one the offer allows, noun and all. */
export function isOffered(offer: Offer, answer: unknown): boolean {
  switch (offer.kind) {
    case 'one':
      return offer.from.includes(answer) || offer.from.some((option) => same(option, answer));
    case 'some':
      return Array.isArray(answer) && fitsSome(offer, answer);
    case 'share':
      return isRecord(answer) && fitsShare(offer, answer as Shares);
    case 'order':
      return Array.isArray(answer) && same([...answer].sort(), [...offer.items].sort());
    case 'arrange':
      return isRecord(answer) && fitsArrange(offer, answer as Arrangement);
  }
}

/** The only legal answer; undefined if there are several. A `some` of nothing and the like count as answers. */
export function onlyAnswer(offer: Offer): unknown {
  switch (offer.kind) {
    case 'one':
      return offer.from.length === 1 ? offer.from[0] : undefined;
    case 'some': {
      const most = Math.min(offer.max, offer.from.length);
      if (most === 0 && offer.min <= 0) return [];
      return offer.min === offer.from.length && isOffered(offer, offer.from) ? [...offer.from] : undefined;
    }
    case 'share': {
      const open = offer.among.filter((place) => place.max > 0);
      if (offer.total === 0 || open.length === 0) return {};
      if (open.length === 1) return onlyShare(offer, open[0]!.id, Math.min(offer.total, open[0]!.max));
      const all = Object.fromEntries(open.map((place) => [place.id, place.max]));
      return sum(all) <= offer.total && isOffered(offer, all) ? all : undefined;
    }
    case 'order':
      return offer.items.length < 2 ? [...offer.items] : undefined;
    case 'arrange':
      return offer.items.length === 0 ? {} : undefined;
  }
}

/** Whether nobody could answer: a fault of the rules that made the offer. */
export function isDeadEnd(offer: Offer): boolean {
  if (offer.kind === 'one') return offer.from.length === 0;
  if (offer.kind === 'some') return offer.min > offer.from.length || offer.min > offer.max;
  return false;
}

function onlyShare(offer: ShareOffer, id: string, most: number): Shares {
  const limits = (offer.limits ?? []).filter((limit) => limit.of.includes(id)).map((limit) => limit.max);
  const share = Math.min(most, ...limits);
  return share > 0 ? { [id]: share } : {};
}

function fitsSome(offer: SomeOffer<unknown>, answer: readonly unknown[]): boolean {
  if (answer.length < offer.min || answer.length > offer.max) return false;
  const left = [...offer.from];
  for (const part of answer) {
    const at = left.findIndex((option) => same(option, part));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return (offer.limits ?? []).every(
    (limit) => answer.filter((part) => limit.of.some((option) => same(option, part))).length <= limit.max,
  );
}

function fitsShare(offer: ShareOffer, answer: Shares): boolean {
  const max = new Map(offer.among.map((place) => [place.id, place.max]));
  for (const [id, share] of Object.entries(answer)) {
    if (!Number.isInteger(share) || share < 0 || share > (max.get(id) ?? -1)) return false;
  }
  const room = (id: string): boolean =>
    (answer[id] ?? 0) < max.get(id)! &&
    (offer.limits ?? []).every((limit) => !limit.of.includes(id) || held(answer, limit.of) < limit.max);
  if ((offer.limits ?? []).some((limit) => held(answer, limit.of) > limit.max)) return false;
  const shared = sum(answer);
  return shared === offer.total || (shared < offer.total && !offer.among.some((place) => room(place.id)));
}

function fitsArrange(offer: ArrangeOffer, answer: Arrangement): boolean {
  if (Object.keys(answer).length !== offer.items.length) return false;
  const room = new Map(offer.slots.map((slot) => [slot.id, slot.holds]));
  for (const item of offer.items) {
    const slot = answer[item];
    if (slot === undefined || !offer.fits(item, slot)) return false;
    const left = room.get(slot) ?? 0;
    if (left < 1) return false;
    room.set(slot, left - 1);
  }
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sum = (shares: Shares): number => Object.values(shares).reduce((total, share) => total + share, 0);
const held = (shares: Shares, ids: readonly string[]): number =>
  ids.reduce((total, id) => total + (shares[id] ?? 0), 0);
