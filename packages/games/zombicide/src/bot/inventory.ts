import type { Arrangement, ArrangeOffer } from '@shamble/kernel';
import { board, cardOf } from '../rules/questions.ts';
import { type CardId, EMPTY, HANDS, type Survivor, type SurvivorId, type View } from '../types.ts';
import { armsOf, keepOf, worthOf } from './arms.ts';

type About = { readonly survivor: SurvivorId; readonly with: SurvivorId };

const wantsSupply = (view: View): boolean => board(view).goals.some(({ goal }) => goal === 'supplies');

/** The best of each into the hands, what is good for something into the other slots, the rest away. */
export function arrange(view: View, { survivor, with: other }: About, offer: ArrangeOffer): Arrangement {
  const answer: Record<string, string> = {};
  const free = new Map<SurvivorId, string[]>();
  for (const { id } of offer.slots) {
    if (id === 'away') continue;
    const owner = Number(id.split('.')[0]);
    free.set(owner, [...(free.get(owner) ?? []), id]);
  }
  // Wounds into the last slots, so that the hands stay free.
  for (const item of offer.items)
    if (item.startsWith('w')) answer[item] = free.get(Number(item.slice(1).split('.')[0]))!.pop()!;
  const owners = other < 0 ? [survivor] : [survivor, other];
  const cards = offer.items.filter((item) => item.startsWith('c')).map((item) => Number(item.slice(1)));
  const shares = owners.length === 1 ? [cards] : dealt(view, owners, cards, free);
  owners.forEach((owner, i) => {
    lay(view, shares[i]!, free.get(owner)!, answer);
  });
  return answer;
}

/** Cards of one survivor into its slots. */
function lay(view: View, cards: readonly CardId[], slots: readonly string[], answer: Record<string, string>): void {
  const wanted = wantsSupply(view);
  const kept = [...cards]
    .map((card) => ({ card, keep: keepOf(card, cards, wanted) }))
    .sort((a, b) => b.keep - a.keep || a.card - b.card);
  const room = kept.slice(0, slots.length).map(({ card }) => card);
  for (const { card } of kept.slice(slots.length)) answer[`c${card}`] = 'away';
  const hands = bestHands(room).filter((_, i) => i < Math.min(HANDS, slots.length));
  const rest = room.filter((card) => !hands.includes(card));
  [...hands, ...rest].forEach((card, i) => {
    answer[`c${card}`] = slots[i]!;
  });
}

/** How much better the hands could be filled with what is stored. */
export function handsGain({ slots }: Survivor): number {
  const cards = slots.filter((held) => held >= 0);
  const best = bestHands(cards);
  const [left, right] = [slots[0]!, slots[1]!];
  const now = left >= 0 ? pairWorth(left, right >= 0 ? right : left) : right >= 0 ? pairWorth(right, right) : 0;
  return best.length === 0 ? 0 : pairWorth(best[0]!, best.at(-1)!) - now;
}

/** What a weapon to spare is worth to another who has none as good. */
export function giftGain(giver: Survivor, taker: Survivor): number {
  const worths = giver.slots.filter((held) => held >= 0).map(worthOf);
  const [, spare = 0] = worths.sort((a, b) => b - a);
  const room = taker.slots.includes(EMPTY);
  return room ? Math.max(0, spare - armsOf(taker)) : 0;
}

/** Two of them: twins, else the best weapon and, if it opens no doors, what does. */
function bestHands(cards: readonly CardId[]): CardId[] {
  let best: CardId[] = [];
  let most = -1;
  for (const a of cards)
    for (const b of cards) {
      if (a === b && cards.length > 1) continue;
      const worth = pairWorth(a, b);
      if (worth <= most) continue;
      most = worth;
      best = a === b ? [a] : [a, b];
    }
  return best;
}

function pairWorth(a: CardId, b: CardId): number {
  const twins = a !== b && cardOf(a).dual && cardOf(a) === cardOf(b);
  const better = Math.max(worthOf(a), worthOf(b));
  const worse = a === b ? 0 : Math.min(worthOf(a), worthOf(b));
  const opens = cardOf(a).opensDoors || cardOf(b).opensDoors;
  return twins ? better * 1.8 : better + 0.3 * worse + (opens ? 0.8 : 0);
}

/** Each gets the better weapons in turn, whoever has less first. */
function dealt(
  view: View,
  owners: readonly SurvivorId[],
  cards: readonly CardId[],
  free: ReadonlyMap<SurvivorId, readonly string[]>,
): CardId[][] {
  const mine = (i: number): CardId[] => cards.filter((card) => view.survivors[owners[i]!]!.slots.includes(card));
  const shares = [mine(0), mine(1)];
  const rooms = owners.map((owner) => free.get(owner)!.length);
  for (let turn = 0; turn < 2; turn++) {
    const arms = shares.map((share) => Math.max(0, ...share.map(worthOf)));
    const [rich, poor] = arms[0]! > arms[1]! ? [0, 1] : [1, 0];
    const [best, ...spare] = [...shares[rich!]!].sort((a, b) => worthOf(b) - worthOf(a));
    const gift = spare.find((card) => worthOf(card) > arms[poor!]! && card !== best);
    if (gift === undefined || shares[poor!]!.length >= rooms[poor!]!) break;
    shares[rich!] = shares[rich!]!.filter((card) => card !== gift);
    shares[poor!]!.push(gift);
  }
  return shares;
}

/** The card that is missed least. */
export function loseCard(view: View, survivor: SurvivorId, from: readonly number[]): number {
  const { slots } = view.survivors[survivor]!;
  const wanted = wantsSupply(view);
  const held = slots.filter((card) => card >= 0);
  let least = from[0]!;
  for (const slot of from) if (keepOf(slots[slot]!, held, wanted) < keepOf(slots[least]!, held, wanted)) least = slot;
  return least;
}
