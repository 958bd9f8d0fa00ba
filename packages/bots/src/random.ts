import { Fault, type Limit, type Offer, type ShareOffer, type Shares, type SomeOffer, same } from '@shamble/kernel';
import { arrangement } from './arrangement.ts';
import { type Luck, shuffled } from './luck.ts';

/**
 * A legal answer by chance: every legal answer may come, none is favoured much. Where there is none, a Fault
 * `dead-end`.
 */
export function randomAnswer(offer: Offer, luck: Luck): unknown {
  // The hot case of simulation: it makes nothing new.
  if (offer.kind === 'one') {
    const { from } = offer;
    if (from.length === 0) throw deadEnd('one');
    return from[luck(from.length)];
  }
  switch (offer.kind) {
    case 'some':
      return randomSome(offer, luck);
    case 'share':
      return randomShare(offer, luck);
    case 'order':
      return shuffled([...offer.items], luck);
    case 'arrange':
      return arrangement(offer, luck) ?? noAnswer('arrange');
  }
}

function randomSome(offer: SomeOffer<unknown>, luck: Luck): unknown[] {
  const { from, min, max } = offer;
  const most = Math.min(max, from.length);
  if (min > most) throw deadEnd('some');
  const order = shuffled(
    from.map((_, i) => i),
    luck,
  );
  const room = roomOf(offer.limits ?? []);
  const wanted = Math.max(min, 0) + luck(most - Math.max(min, 0) + 1);
  const limitsOf = order.map((i) => limitsOn(offer.limits ?? [], from[i]));
  const taken: number[] = [];
  for (let at = 0; at < order.length && taken.length < wanted; at++)
    if (take(room, limitsOf[at]!)) taken.push(order[at]!);
  if (taken.length >= min) return taken.map((i) => from[i]);
  // Limits that overlap can leave the greedy way short of `min`: then look at every way.
  const found = search(order, limitsOf, roomOf(offer.limits ?? []), min);
  return (found ?? noAnswer('some')).map((i) => from[i]);
}

/** So many of the options within the limits; null if there is no such choice. */
function search(
  order: readonly number[],
  limitsOf: readonly (readonly number[])[],
  room: number[],
  wanted: number,
): number[] | null {
  const taken: number[] = [];
  const go = (at: number): boolean => {
    if (taken.length >= wanted) return true;
    if (taken.length + order.length - at < wanted) return false;
    if (take(room, limitsOf[at]!)) {
      taken.push(order[at]!);
      if (go(at + 1)) return true;
      taken.pop();
      for (const limit of limitsOf[at]!) room[limit]! += 1;
    }
    return go(at + 1);
  };
  return go(0) ? taken : null;
}

const roomOf = (limits: readonly Limit<unknown>[]): number[] => limits.map((limit) => limit.max);

/** Which limits count the option, by their number in the list. */
const limitsOn = (limits: readonly Limit<unknown>[], option: unknown): number[] =>
  limits.flatMap(({ of }, i) => (of.some((one) => same(one, option)) ? [i] : []));

function take(room: number[], limits: readonly number[]): boolean {
  for (const limit of limits) if (room[limit]! < 1) return false;
  for (const limit of limits) room[limit]! -= 1;
  return true;
}

/** In lumps to random places while any has room: lone units would make lopsided shares too rare. */
function randomShare(offer: ShareOffer, luck: Luck): Shares {
  const limits = offer.limits ?? [];
  const room = roomOf(limits);
  const open = offer.among.map(({ id, max }) => ({ id, max, limits: limitsOn(limits, id) }));
  const shares: Record<string, number> = {};
  let left = offer.total;
  while (left > 0 && open.length > 0) {
    const at = luck(open.length);
    const place = open[at]!;
    const most = Math.min(left, place.max, ...place.limits.map((limit) => room[limit]!));
    if (most < 1) {
      open.splice(at, 1);
      continue;
    }
    const lump = 1 + luck(most);
    shares[place.id] = (shares[place.id] ?? 0) + lump;
    place.max -= lump;
    for (const limit of place.limits) room[limit]! -= lump;
    left -= lump;
  }
  return shares;
}

const deadEnd = (kind: string): Fault => new Fault('dead-end', `An offer of the kind "${kind}" allows no answer.`);
const noAnswer = (kind: string): never => {
  throw deadEnd(kind);
};
