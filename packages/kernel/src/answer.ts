import { same } from './json.ts';
import type { Arrangement, ArrangeOffer, Limit, Offer, ShareOffer, Shares, SomeOffer } from './offer.ts';

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
      return Array.isArray(answer) && answer.every(isText) && same([...answer].sort(), [...offer.items].sort());
    case 'arrange':
      return isRecord(answer) && fitsArrange(offer, answer as Arrangement);
  }
}

/** The only legal answer; undefined if there are several, or none. A `some` of nothing and the like count as answers. */
export function onlyAnswer(offer: Offer): unknown {
  switch (offer.kind) {
    case 'one':
      return offer.from.length === 1 ? offer.from[0] : undefined;
    case 'some': {
      if (offer.min <= 0)
        return fitsSome(offer, []) && !offer.from.some((option) => fitsSome(offer, [option])) ? [] : undefined;
      const [first, second] = leastSets(offer);
      return second === undefined ? first : undefined;
    }
    case 'share': {
      // Whoever can be given so much alone can be given it in some answer: so they are all filled, or there is a choice.
      const most: [id: string, most: number][] = [];
      let left = offer.total;
      for (const { id, max } of offer.among) {
        const alone = mostAlone(offer, id, max);
        if (alone <= 0) continue;
        left -= alone;
        if (left < 0) return undefined;
        most.push([id, alone]);
      }
      const full = Object.fromEntries(most);
      return fitsShare(offer, full) ? full : undefined;
    }
    case 'order':
      return offer.items.length < 2 ? [...offer.items] : undefined;
    case 'arrange': {
      const placed = place(offer);
      if (placed !== null && hasRoom(offer, placed)) return undefined;
      const first = arrangement(offer, null);
      if (first === null) return undefined;
      const another = ([item, slot]: [string, string]): boolean => arrangement(offer, { item, slot }) !== null;
      return Object.entries(first).some(another) ? undefined : first;
    }
  }
}

/** Whether nobody could answer: a fault of the rules that made the offer. */
export function isDeadEnd(offer: Offer): boolean {
  switch (offer.kind) {
    case 'one':
      return offer.from.length === 0;
    case 'some':
      return offer.min > 0 ? leastSets(offer).length === 0 : !fitsSome(offer, []);
    case 'share':
      return !Number.isInteger(offer.total) || offer.total < 0 || (offer.limits ?? []).some((limit) => limit.max < 0);
    case 'order':
      return false;
    case 'arrange':
      return place(offer) === null && arrangement(offer, null) === null;
  }
}

/** Two answers of `min` options if there are so many. Who may take more may take fewer, so these tell about all. */
function leastSets(offer: SomeOffer<unknown>): unknown[][] {
  const { from, min, max, limits = [] } = offer;
  const found: unknown[][] = [];
  const taken: unknown[] = [];
  const look = (at: number): void => {
    if (found.length === 2 || taken.length + from.length - at < min) return;
    if (taken.length === min) {
      found.push([...taken]);
      return;
    }
    taken.push(from[at]);
    if (limits.every((limit) => isWithin(limit, taken))) look(at + 1);
    taken.pop();
    look(at + 1);
  };
  if (min <= max) look(0);
  return found;
}

function mostAlone({ total, limits = [] }: ShareOffer, id: string, max: number): number {
  let most = Math.min(total, max);
  for (const limit of limits) if (limit.max < most && limit.of.includes(id)) most = limit.max;
  return most;
}

/** The slot of each item, and how many more each slot would hold. */
interface Placed {
  readonly at: readonly number[];
  readonly room: readonly number[];
}

/** Each item into the first slot that has room for it, as nearly always is possible; null if one is left over. */
function place({ items, slots, fits }: ArrangeOffer): Placed | null {
  const room: number[] = [];
  for (let slot = 0; slot < slots.length; slot++) room.push(slots[slot]!.holds);
  const at: number[] = [];
  for (const item of items) {
    let slot = 0;
    while (slot < slots.length && !(room[slot]! > 0 && fits(item, slots[slot]!.id))) slot++;
    if (slot === slots.length) return null;
    room[slot]! -= 1;
    at.push(slot);
  }
  return { at, room };
}

/** Whether some item could simply go elsewhere: the common case, and cheaper than looking for another arrangement. */
function hasRoom({ items, slots, fits }: ArrangeOffer, { at, room }: Placed): boolean {
  for (let slot = 0; slot < slots.length; slot++)
    if (room[slot]! > 0)
      for (let i = 0; i < items.length; i++) if (at[i] !== slot && fits(items[i]!, slots[slot]!.id)) return true;
  return false;
}

/** Some arrangement without the one place given, or null. Who finds his slots full moves others out of the way. */
function arrangement(offer: ArrangeOffer, without: { item: string; slot: string } | null): Arrangement | null {
  const { items, slots } = offer;
  const held: string[][] = slots.map(() => []);
  const mayGo = (item: string, slot: string): boolean =>
    !(item === without?.item && slot === without.slot) && offer.fits(item, slot);
  const put = (item: string, tried: boolean[]): boolean => {
    for (let at = 0; at < slots.length; at++) {
      if (held[at]!.length >= slots[at]!.holds || !mayGo(item, slots[at]!.id)) continue;
      held[at]!.push(item);
      return true;
    }
    for (let at = 0; at < slots.length; at++) {
      if (tried[at] === true || !mayGo(item, slots[at]!.id)) continue;
      tried[at] = true;
      const moved = held[at]!.findIndex((other) => put(other, tried));
      if (moved < 0) continue;
      held[at]![moved] = item;
      return true;
    }
    return false;
  };
  for (const item of items) if (!put(item, [])) return null;
  return Object.fromEntries(slots.flatMap(({ id }, at) => held[at]!.map((item) => [item, id])));
}

function fitsSome(offer: SomeOffer<unknown>, answer: readonly unknown[]): boolean {
  if (answer.length < offer.min || answer.length > offer.max) return false;
  const left = [...offer.from];
  for (const part of answer) {
    const at = left.findIndex((option) => same(option, part));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return (offer.limits ?? []).every((limit) => isWithin(limit, answer));
}

const isWithin = ({ of, max }: Limit<unknown>, parts: readonly unknown[]): boolean =>
  parts.filter((part) => of.some((option) => same(option, part))).length <= max;

function fitsShare(offer: ShareOffer, answer: Shares): boolean {
  const max = new Map(offer.among.map((place) => [place.id, place.max]));
  for (const [id, share] of Object.entries(answer)) {
    if (!Number.isInteger(share) || share < 0 || !(share <= (max.get(id) ?? -1))) return false;
  }
  const room = (id: string): boolean =>
    held(answer, [id]) < max.get(id)! &&
    (offer.limits ?? []).every((limit) => !limit.of.includes(id) || held(answer, limit.of) < limit.max);
  if ((offer.limits ?? []).some((limit) => held(answer, limit.of) > limit.max)) return false;
  const shared = sum(answer);
  return shared === offer.total || (shared < offer.total && !offer.among.some((place) => room(place.id)));
}

function fitsArrange(offer: ArrangeOffer, answer: Arrangement): boolean {
  const { items, slots } = offer;
  if (Object.keys(answer).length !== items.length) return false;
  const room: number[] = [];
  for (let at = 0; at < slots.length; at++) room.push(slots[at]!.holds);
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const where = Object.hasOwn(answer, item) ? answer[item] : undefined;
    let at = 0;
    while (at < slots.length && slots[at]!.id !== where) at++;
    if (at === slots.length || room[at]! < 1 || !offer.fits(item, where!)) return false;
    room[at]! -= 1;
  }
  return true;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sum = (shares: Shares): number => Object.values(shares).reduce((total, share) => total + share, 0);
const held = (shares: Shares, ids: readonly string[]): number =>
  ids.reduce((total, id) => total + (Object.hasOwn(shares, id) ? shares[id]! : 0), 0);
