import type { Arrangement, ArrangeOffer, Look, Play, RuleId, Slot } from '@shamble/kernel';
import { CARDS } from '../../content/equipment.ts';
import { putAway } from '../rules/changes.ts';
import { type CardId, EMPTY, type State, type SurvivorId, WOUND, type Zombicide } from '../types.ts';
import { choice } from '../words.ts';

/** The place for cards that are thrown away: always allowed (ZC-INV-06). */
export const AWAY = 'away';

export const inventory = choice('inventory', {
  offer: (look, { survivor, with: other }) => inventoryOffer(look, other < 0 ? [survivor] : [survivor, other]),
  usual: (view, _about, offer) => stowFinds(view, offer as ArrangeOffer),
});

/** Numbers alone as names of fields would be slow. */
const ITEMS = CARDS.map((_, card) => `c${card}`);
export const itemOf = (card: CardId): string => ITEMS[card]!;
const cardIn = (item: string): CardId => Number(item.slice(1));

interface Place {
  readonly owner: SurvivorId;
  readonly slot: number;
  /** `owner.slot` */
  readonly id: string;
  /** The item that a Wound in it is. */
  readonly wound: string;
  /** As an offer lists it. */
  readonly listed: Slot;
}

// The same few names are made and read at every search: each is worked out once.
const places = new Map<string, Place>();
const MOST_SLOTS = 16;
const bySlot: Place[] = [];
export const placeAt = (owner: SurvivorId, slot: number): Place =>
  bySlot[owner * MOST_SLOTS + slot] ?? placeNamed(`${owner}.${slot}`);

export function placeNamed(id: string): Place {
  let place = places.get(id);
  if (place === undefined) {
    const [owner, slot] = id.split('.').map(Number) as [number, number];
    place = { owner, slot, id, wound: `w${id}`, listed: { id, holds: 1 } };
    places.set(id, place);
    bySlot[owner * MOST_SLOTS + slot] = place;
  }
  return place;
}

/** Items are `c` with the number of a card, and `w` with survivor and slot for a Wound, which moves but neither leaves nor changes owner (ZC-INV-07, ZC-TRADE-02). */
export function inventoryOffer(look: Look<Zombicide>, ids: readonly SurvivorId[]): ArrangeOffer {
  const { state } = look;
  const items: string[] = [];
  const slots: Slot[] = [];
  // A dictionary: as a record, names that come in any order would be slow to make.
  const now: Record<string, string> = Object.create(null);
  for (const id of ids) {
    const held = state.survivors[id]!.slots;
    const room = look.query('slots', { survivor: id });
    for (let slot = 0; slot < room; slot++) {
      const place = placeAt(id, slot);
      slots.push(place.listed);
      const item = held[slot] ?? EMPTY;
      if (item === EMPTY) continue;
      const name = item === WOUND ? place.wound : itemOf(item);
      items.push(name);
      now[name] = place.id;
    }
  }
  for (const card of state.found) items.push(itemOf(card));
  slots.push({ id: AWAY, holds: items.length });
  return { kind: 'arrange', items, slots, fits, because, now };
}

const W = 'w'.charCodeAt(0);
const fits = (item: string, slot: string): boolean => {
  if (item.charCodeAt(0) !== W) return true;
  return slot !== AWAY && placeNamed(slot).owner === placeNamed(item.slice(1)).owner;
};

const KEPT: readonly RuleId[] = ['ZC-INV-07'];
const OWN: readonly RuleId[] = ['ZC-TRADE-02'];
const because = (_item: string, slot: string): readonly RuleId[] => (slot === AWAY ? KEPT : OWN);

/** Everything where it is, and finds into free slots as far as there are any. */
function stowFinds(view: Pick<State, 'found'>, offer: ArrangeOffer): Arrangement {
  const now = offer.now ?? {};
  const taken = new Set(Object.values(now));
  const free = offer.slots.map(({ id }) => id).filter((id) => id !== AWAY && !taken.has(id));
  return { ...now, ...Object.fromEntries(view.found.map((card) => [itemOf(card), free.shift() ?? AWAY])) };
}

/** Carries an arrangement out. Cards just found and thrown away count as discards like any other. */
export function arrangeInventory(
  play: Play<Zombicide>,
  id: SurvivorId,
  other: SurvivorId,
  where: Arrangement,
  rules: readonly RuleId[],
): void {
  const { state } = play;
  const ids = other < 0 ? [id] : [id, other];
  const others = other < 0 ? [] : [...state.survivors[other]!.slots];
  for (const one of ids)
    state.survivors[one]!.slots = Array<number>(play.query('slots', { survivor: one })).fill(EMPTY);
  state.found = [];
  for (const item in where) {
    const place = where[item]!;
    if (place === AWAY) {
      const card = cardIn(item);
      putAway(play, card);
      play.tell({
        id: 'discarded',
        data: { survivor: others.includes(card) ? other : id, card },
        rules: ['ZC-INV-06'],
      });
      continue;
    }
    const { owner, slot } = placeNamed(place);
    state.survivors[owner]!.slots[slot] = item.startsWith('w') ? WOUND : cardIn(item);
  }
  for (const one of ids)
    play.tell({ id: 'inventoryChanged', data: { survivor: one, slots: [...state.survivors[one]!.slots] }, rules });
}
